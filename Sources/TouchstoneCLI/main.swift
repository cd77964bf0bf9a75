import TouchGeometry

exit(Dispatcher.run(Array(CommandLine.arguments.dropFirst())).rawValue)
