import Expectations
import Testing
import UIKit

// With Foundation only: the walk takes most of a minute, and what it walks through is the same without.
#if FoundationGeometry
/// Every public property that contains a number, as `Scripts/numbers` finds them in the compiled modules: for every
/// value the program continues, and a sibling view is drawn as before.
@MainActor struct PublicNumbersTests {
  @Test(arguments: await PublicNumbers.all) func whateverIsSetWhatIsBesideStays(_ walk: Walk) {
    expectEqual(walk.run(Place()), [])
  }
}
#endif
