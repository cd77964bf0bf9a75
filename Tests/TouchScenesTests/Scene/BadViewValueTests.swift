import Expectations
import Testing
import TouchScenes

@Suite struct BadViewValueTests {
  @Test(arguments: cases) func aViewWithAValueOfTheWrongShapeIsRefused(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") }, bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "alpha":1.5}}
      """,
      #"scene.json:3: "alpha" in UIView "a" is 1.5; accepted: a number from 0 to 1 [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "alpha":"half"}}
      """,
      #"scene.json:3: "alpha" in UIView "a" is "half"; accepted: a number from 0 to 1 [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "isHidden":1}}
      """,
      #"scene.json:3: "isHidden" in UIView "a" is 1; accepted: true or false [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "backgroundColor":"yellow"}}
      """,
      ##"scene.json:3: "backgroundColor" in UIView "a" is "yellow"; accepted: "#RRGGBB", "#RRGGBBAA" or "#LIGHT/#DARK" [65]"##
    ),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "backgroundColor":"#FFCC0"}}
      """,
      ##"scene.json:3: "backgroundColor" in UIView "a" is "#FFCC0"; accepted: "#RRGGBB", "#RRGGBBAA" or "#LIGHT/#DARK" [65]"##
    ),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "backgroundColor":"#FFCC0é"}}
      """,
      ##"scene.json:3: "backgroundColor" in UIView "a" is "#FFCC0é"; accepted: "#RRGGBB", "#RRGGBBAA" or "#LIGHT/#DARK" [65]"##
    ),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "transform":[1,0,0,1]}}
      """,
      """
      scene.json:3: "transform" in UIView "a" is [1, 0, 0, 1]; accepted: [a, b, c, d, tx, ty], numbers from \
      -1000000 to 1000000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "bounds":[0,0,-1,5]}}
      """,
      """
      scene.json:3: "bounds" in UIView "a" is [0, 0, -1, 5]; accepted: [x, y, width, height], numbers from \
      -1000000 to 1000000, no negative size [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "overrides":["touchesBegun"]}}
      """,
      """
      scene.json:3: "overrides" in UIView "a" is ["touchesBegun"]; accepted: a list of motionBegan, \
      motionCancelled, motionEnded, pressesBegan, pressesCancelled, pressesChanged, pressesEnded, \
      remoteControlReceived, touchesBegan, touchesCancelled, touchesEnded, touchesMoved (each once); did you mean \
      touchesBegan? [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "overrides":["touchesBegan","touchesBegan"]}}
      """,
      """
      scene.json:3: "overrides" in UIView "a" is ["touchesBegan", "touchesBegan"]; accepted: a list of \
      motionBegan, motionCancelled, motionEnded, pressesBegan, pressesCancelled, pressesChanged, pressesEnded, \
      remoteControlReceived, touchesBegan, touchesCancelled, touchesEnded, touchesMoved (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "overrides":"touchesBegan"}}
      """,
      """
      scene.json:3: "overrides" in UIView "a" is "touchesBegan"; accepted: a list of motionBegan, \
      motionCancelled, motionEnded, pressesBegan, pressesCancelled, pressesChanged, pressesEnded, \
      remoteControlReceived, touchesBegan, touchesCancelled, touchesEnded, touchesMoved (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "callsSuper":"sometimes"}}
      """,
      #"scene.json:3: "callsSuper" in UIView "a" is "sometimes"; accepted: after, before, never [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "hitTest":"nobody"}}
      """,
      #"scene.json:3: "hitTest" in UIView "a" is "nobody"; accepted: default, passThrough, superview, a [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "touchInsets":[1,2,3]}}
      """,
      """
      scene.json:3: "touchInsets" in UIView "a" is [1, 2, 3]; accepted: [top, left, bottom, right], numbers \
      from -1000000 to 1000000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "pointInside":"no"}}
      """,
      #"scene.json:3: "pointInside" in UIView "a" is "no"; accepted: true or false [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "touchInsets":[-9,-9,-9,-9],
      "pointInside":true}}
      """,
      #"scene.json:4: "pointInside" in UIView "a" is true; accepted: pointInside or touchInsets, not both [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "font":13}}
      """,
      """
      scene.json:3: "font" in UILabel "a" is 13; accepted: {"size": a number from 1 to 1000, "weight": \
      black, bold, heavy, light, medium, regular, semibold, thin, ultraLight} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "font":{"weight":"bold"}}}
      """,
      """
      scene.json:3: "font" in UILabel "a" is {"weight": "bold"}; accepted: {"size": a number from 1 to 1000, "weight": \
      black, bold, heavy, light, medium, regular, semibold, thin, ultraLight} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "font":{"size":13,"weight":"fat"}}}
      """,
      """
      scene.json:3: "font" in UILabel "a" is {"size": 13, "weight": "fat"}; accepted: {"size": a number from 1 to 1000, "weight": \
      black, bold, heavy, light, medium, regular, semibold, thin, ultraLight} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "font":{"size":13,"italic":true}}}
      """,
      """
      scene.json:3: "font" in UILabel "a" is {"size": 13, "italic": true}; accepted: {"size": a number from 1 to 1000, "weight": \
      black, bold, heavy, light, medium, regular, semibold, thin, ultraLight} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "textAlignment":"middle"}}
      """,
      """
      scene.json:3: "textAlignment" in UILabel "a" is "middle"; accepted: center, justified, left, \
      natural, right [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "cornerRadius":-1}}
      """,
      """
      scene.json:3: "cornerRadius" in UILabel "a" is -1; accepted: a number from 0 to 1000000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIStackView","frame":[0,0,10,10],
      "axis":"down"}}
      """,
      #"scene.json:3: "axis" in UIStackView "a" is "down"; accepted: horizontal, vertical [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIStackView","frame":[0,0,10,10],
      "distribution":"equal"}}
      """,
      """
      scene.json:3: "distribution" in UIStackView "a" is "equal"; accepted: equalCentering, equalSpacing, fill, \
      fillEqually, fillProportionally [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIStackView","frame":[0,0,10,10],
      "alignment":"left"}}
      """,
      """
      scene.json:3: "alignment" in UIStackView "a" is "left"; accepted: bottom, center, fill, firstBaseline, \
      lastBaseline, leading, top, trailing [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIStackView","frame":[0,0,10,10],
      "spacing":-1}}
      """,
      #"scene.json:3: "spacing" in UIStackView "a" is -1; accepted: a number from 0 to 1000000 [65]"#),
  ]
}
