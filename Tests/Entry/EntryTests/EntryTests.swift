// No tests: the package manager looks for XCTMain.swift in the folder of a target of tests, and finds it beside this one.
