import CTouchSystem
import TouchFiles
import TouchGeometry

touch_secure_standard_descriptors()
touch_ignore_write_signals()
// Everything that the command prints and shows is English.
BuiltInTexts.use(["en"])
exit(Dispatcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
