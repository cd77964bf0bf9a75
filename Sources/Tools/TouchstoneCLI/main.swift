import CTouchSystem
import TouchFiles
import TouchGeometry
import TouchScenes

touch_secure_standard_descriptors()
touch_ignore_write_signals()
// Logs depend on the sizes of the kit's own buttons, so these have English titles in every locale.
BuiltInTexts.use(["en"])
ToolTexts.use(BuiltInTexts.languagesOfEnvironment())
exit(Dispatcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
