"""Services of a desktop on the session's bus that do what a check says: notifications, the portal's dialogs for files, and
its text scale. Prints the calls that it gets, except those that read settings."""
from gi.repository import Gio, GLib

INTERFACES = """<node>
<interface name="org.freedesktop.Notifications">
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
</interface>
<interface name="org.freedesktop.portal.FileChooser">
<method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="o" direction="out"/></method>
<method name="SaveFile"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="o" direction="out"/></method>
<method name="SaveFiles"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="o" direction="out"/></method>
</interface>
<interface name="org.freedesktop.portal.Settings">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
</interface>
<interface name="test.Settings">
<method name="SetTextScale"><arg type="d" direction="in"/></method>
</interface>
<interface name="test.Files">
<method name="Answer"><arg type="u" direction="in"/><arg type="as" direction="in"/></method>
</interface>
<interface name="test.Notifications">
<method name="Press"><arg type="u" direction="in"/><arg type="s" direction="in"/></method>
<method name="Close"><arg type="u" direction="in"/><arg type="u" direction="in"/></method>
</interface>
</node>"""
NOTIFICATIONS, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
PORTAL, PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
FILES, SETTINGS = "org.freedesktop.portal.FileChooser", "org.freedesktop.portal.Settings"
TEXT_SCALE = ("org.gnome.desktop.interface", "text-scaling-factor")


class Services:
    def __init__(self, bus):
        self.bus, self.shown, self.dialog, self.dialogs = bus, 0, None, 0
        self.settings = {}
        info = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
        for name, path in ((NOTIFICATIONS, PATH), (FILES, PORTAL_PATH), (SETTINGS, PORTAL_PATH),
                           ("test.Notifications", "/test"), ("test.Files", "/test"), ("test.Settings", "/test")):
            bus.register_object(path, info.lookup_interface(name), self.called, None, None)

    def called(self, bus, sender, path, interface, method, parameters, invocation):
        self.sender = sender
        try:
            invocation.return_value(getattr(self, method)(*parameters.unpack()))
        except KeyError as name:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", f"no setting {name}")

    def emit(self, member, signature, *values):
        self.bus.emit_signal(None, PATH, NOTIFICATIONS, member, GLib.Variant(signature, values))

    # org.freedesktop.Notifications

    def GetCapabilities(self):
        return GLib.Variant("(as)", (["actions", "body", "body-markup"],))

    def Notify(self, program, replaced, icon, title, body, actions, hints, time):
        hints = [f"{name}={value}" for name, value in hints.items()]
        print("Notify", program, replaced, icon, title, body, *actions, *hints, time)
        self.shown += 1
        return GLib.Variant("(u)", (replaced or self.shown,))

    def CloseNotification(self, number):
        print("CloseNotification", number)
        self.emit("NotificationClosed", "(uu)", number, 3)

    # org.freedesktop.portal.Settings

    def Read(self, namespace, key):
        return GLib.Variant("(v)", (GLib.Variant("v", self.settings[(namespace, key)]),))

    def SetTextScale(self, scale):
        self.settings[TEXT_SCALE] = GLib.Variant("d", scale)
        self.bus.emit_signal(None, PORTAL_PATH, SETTINGS, "SettingChanged",
                             GLib.Variant("(ssv)", (*TEXT_SCALE, self.settings[TEXT_SCALE])))

    # org.freedesktop.portal.FileChooser

    def ask(self, method, title, options):
        named = []
        for name, value in options.items():
            if name in ("current_folder", "files"):
                value = [bytes(each).decode() for each in (value if name == "files" else [value])]
            named.append(f"{name}={value!r}")
        print(method, title, *named)
        self.dialogs += 1
        path = f"{PORTAL_PATH}/request/{self.sender[1:].replace('.', '_')}/t{self.dialogs}"
        self.dialog = (self.sender, path)
        return GLib.Variant("(o)", (path,))

    def OpenFile(self, parent, title, options):
        return self.ask("OpenFile", title, options)

    def SaveFile(self, parent, title, options):
        return self.ask("SaveFile", title, options)

    def SaveFiles(self, parent, title, options):
        return self.ask("SaveFiles", title, options)

    # The check's own

    def Answer(self, response, uris):
        sender, path = self.dialog
        results = {"uris": GLib.Variant("as", uris)} if uris else {}
        self.bus.emit_signal(
            sender, path, "org.freedesktop.portal.Request", "Response", GLib.Variant("(ua{sv})", (response, results)))

    def Press(self, number, action):
        self.emit("ActionInvoked", "(us)", number, action)

    def Close(self, number, reason):
        self.emit("NotificationClosed", "(uu)", number, reason)


def main():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    services = Services(bus)
    Gio.bus_own_name_on_connection(bus, PORTAL, 0, None, None)
    Gio.bus_own_name_on_connection(bus, NOTIFICATIONS, 0, lambda *_: print("ready"), None)
    GLib.MainLoop().run()
    return services


main()
