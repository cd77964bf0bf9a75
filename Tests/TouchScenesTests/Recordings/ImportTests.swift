import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct ImportTests {
  private static let header = "type,down,x,y,time\n"

  private func imported(_ text: String) throws(FileError) -> String {
    let recording = try TouchRecording.read(Array(text.utf8), file: "r.csv")
    return try InputFile(recording, size: InputFile.likelySize(of: recording)).text
  }

  @Test func timesCountFromTheFirstRowAndPlacesKeepThousandths() throws {
    let text = "down,true,10.12345,20,0:01:02.500000\nmove,true,11,20,0:01:02.512345\nup,false,11,20,0:01:03.000000\n"
    try expectEqual(
      imported(Self.header + text),
      """
      {"format": "touchstone-input", "version": 1, "size": [430, 932]}
      {"t": 0, "id": 1, "phase": "began", "x": 10.123, "y": 20}
      {"t": 0.012345, "id": 1, "phase": "moved", "x": 11, "y": 20}
      {"t": 0.5, "id": 1, "phase": "ended", "x": 11, "y": 20}

      """)
  }

  @Test func eachRowGoesToTheNearestFingerAndTheRowsAreSortedByTime() throws {
    let text = """
      time,y,x,down,type
      1.0,100,100,true,down
      1.2,100,110,true,move
      1.3,100,115,false,up
      1.1,100,300,true,down
      1.2,100,290,true,move
      1.4,100,280,false,cancel
      """
    try expectEqual(
      imported(text),
      """
      {"format": "touchstone-input", "version": 1, "size": [430, 932]}
      {"t": 0, "id": 1, "phase": "began", "x": 100, "y": 100}
      {"t": 0.1, "id": 2, "phase": "began", "x": 300, "y": 100}
      {"t": 0.2, "id": 1, "phase": "moved", "x": 110, "y": 100}
      {"t": 0.2, "id": 2, "phase": "moved", "x": 290, "y": 100}
      {"t": 0.3, "id": 1, "phase": "ended", "x": 115, "y": 100}
      {"t": 0.4, "id": 2, "phase": "cancelled", "x": 280, "y": 100}

      """)
  }

  @Test func theSizeGrowsWithTheTouches() throws {
    let recording = try TouchRecording.read(Array((Self.header + "down,true,1024,5,0\n").utf8), file: "r.csv")
    try expectEqual(InputFile.likelySize(of: recording), CGSize(width: 1025, height: 932))
  }

  @Test(arguments: [
    BadFile("", "r.csv: the file is empty [65]"),
    BadFile(header, "r.csv: no rows below the names of the columns [65]"),
    BadFile("type,down,x,y\n", "r.csv:1: no column time or timeStamp; there are type, down, x, y [65]"),
    BadFile(
      header + "tap,true,1,1,0\n", "r.csv:2: type is \"tap\"; accepted: down, move, up, cancel [65]"),
    BadFile(header + "down,false,1,1,0\n", "r.csv:2: down is \"false\"; accepted: true, as type is down [65]"),
    BadFile(header + "down,true,1,1\n", "r.csv:2: 4 columns; at least 5 are needed [65]"),
    BadFile(
      header + "down,true,nan,1,0\n", "r.csv:2: x is \"nan\"; accepted: a number from -1000000 to 1000000 [65]"),
    BadFile(
      header + "down,true,1,1,0:61\nup,false,1,1,1:00:99\n",
      "r.csv:2: time is \"0:61\"; accepted: seconds, or h:mm:ss with a fraction [65]"),
    BadFile(
      header + "down,true,1,1,-1\n", "r.csv:2: time is \"-1\"; accepted: seconds, or h:mm:ss with a fraction [65]"),
    BadFile(
      header + "down,true,1,1,0\nup,false,1,1,1\nmove,true,1,1,2\n",
      "r.csv:4: type is \"move\", but no finger is down; accepted: down [65]"),
    BadFile(header + "down,true,20000,1,0\n", "r.csv:2: x is 20000; accepted: 0 to 9999 [65]"),
    BadFile(
      header + "down,true,1,1,5\nup,false,1,1,90006\n",
      "r.csv:3: time is 90001 seconds after the first row; accepted: 0 to 86400 [65]"),
    BadFile(header + "\n", "r.csv:2: 1 columns; at least 5 are needed [65]"),
  ]) func aBadRecordingIsRefusedWithItsLine(_ bad: BadFile) {
    expectEqual(
      refusal { () throws(FileError) in
        let recording = try TouchRecording.read(bad.bytes, file: "r.csv")
        return try InputFile(recording, size: InputFile.likelySize(of: recording))
      }, bad.message)
  }
}
