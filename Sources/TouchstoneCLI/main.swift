import TouchGeometry

exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
