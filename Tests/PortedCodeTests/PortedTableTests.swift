#if FoundationGeometry
import Expectations
import Testing
import UIKit

private protocol Listener: AnyObject { func hear(_ word: String) }

private final class Ear: Listener {
  var words: [String] = []
  func hear(_ word: String) { words.append(word) }
}

/// Several delegates of one object, as public code holds them.
private final class Speaker {
  private let listeners = NSHashTable<Listener>.weakObjects()
  func add(_ listener: Listener) { listeners.add(listener) }
  func remove(_ listener: Listener) { listeners.remove(listener) }
  func say(_ word: String) { listeners.allObjects.forEach { $0.hear(word) } }
  var count: Int { listeners.count }
}

@MainActor @Suite struct PortedTableTests {
  @Test func aHashTableHoldsDelegatesWeaklyAndOnce() {
    let (speaker, ear) = (Speaker(), Ear())
    speaker.add(ear)
    speaker.add(ear)
    do {
      let other = Ear()
      speaker.add(other)
      speaker.say("a")
      #expect(other.words == ["a"] && speaker.count == 2)
    }
    speaker.say("b")
    #expect(ear.words == ["a", "b"] && speaker.count == 1)
    speaker.remove(ear)
    speaker.say("c")
    #expect(ear.words == ["a", "b"] && speaker.count == 0)
  }

  @Test func aHashTableComparesByEqualityOrByIdentity() {
    let (first, second) = (NSString(string: "a"), NSString(string: "a"))
    let equal = NSHashTable<NSString>()
    let same = NSHashTable<NSString>(options: [.weakMemory, .objectPointerPersonality])
    for table in [equal, same] {
      table.add(first)
      table.add(second)
      table.add(nil)
    }
    #expect(equal.count == 1 && equal.member(second) === first && equal.anyObject === first)
    #expect(same.count == 2 && same.contains(second))
    same.removeAllObjects()
    #expect(same.allObjects.isEmpty && !same.contains(first))
  }

  @Test func aMapTableForgetsWeakKeysAndWeakObjects() {
    let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
    let names = NSMapTable<UIView, NSString>.weakToStrongObjects()
    let view = UIView()
    do {
      let other = UIView()
      views.setObject(view, forKey: "a")
      views.setObject(other, forKey: "b")
      names.setObject("one", forKey: view)
      names.setObject("two", forKey: other)
      #expect(views.object(forKey: "b") === other && names.object(forKey: other) == "two" && names.count == 2)
    }
    #expect(views.object(forKey: "a") === view && views.object(forKey: "b") == nil && views.count == 1)
    #expect(names.count == 1 && names.keyEnumerator().nextObject() as? UIView === view)
    names.setObject("three", forKey: view)
    expectEqual(names.objectEnumerator()?.allObjects as? [NSString], ["three"])
    names.removeObject(forKey: view)
    views.removeAllObjects()
    #expect(names.count == 0 && views.count == 0 && NSMapTable<NSString, NSString>.weakToWeakObjects().count == 0)
  }
}
#endif
