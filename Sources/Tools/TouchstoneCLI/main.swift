import CTouchSystem
import TouchGeometry

touch_secure_standard_descriptors()
touch_ignore_write_signals()
exit(Dispatcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
