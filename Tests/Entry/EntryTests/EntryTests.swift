// No tests: the package manager looks for XCTMain.swift in the folder of a test target, and finds it next to this file.
