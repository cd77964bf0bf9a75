"""Services of a desktop on the session's bus that do what a check says: notifications. Prints the calls that it gets."""
from gi.repository import Gio, GLib

INTERFACES = """<node>
<interface name="org.freedesktop.Notifications">
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
</interface>
<interface name="test.Notifications">
<method name="Press"><arg type="u" direction="in"/><arg type="s" direction="in"/></method>
<method name="Close"><arg type="u" direction="in"/><arg type="u" direction="in"/></method>
</interface>
</node>"""
NOTIFICATIONS, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"


class Services:
    def __init__(self, bus):
        self.bus, self.shown = bus, 0
        info = Gio.DBusNodeInfo.new_for_xml(INTERFACES)
        for name, path in ((NOTIFICATIONS, PATH), ("test.Notifications", "/test")):
            bus.register_object(path, info.lookup_interface(name), self.called, None, None)

    def called(self, bus, sender, path, interface, method, parameters, invocation):
        invocation.return_value(getattr(self, method)(*parameters.unpack()))

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

    # The check's own

    def Press(self, number, action):
        self.emit("ActionInvoked", "(us)", number, action)

    def Close(self, number, reason):
        self.emit("NotificationClosed", "(uu)", number, reason)


def main():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    services = Services(bus)
    Gio.bus_own_name_on_connection(bus, NOTIFICATIONS, 0, lambda *_: print("ready"), None)
    GLib.MainLoop().run()
    return services


main()
