import Testing
import UIKit

// With Foundation only: the walk takes most of a minute, and what it walks through is the same without.
#if FoundationGeometry
/// Every public property with a number in it, as `Scripts/numbers` finds them in the compiled modules: for every value the
/// program goes on, and what is beside it is drawn as before.
@MainActor struct PublicNumbersTests {
  @Test(arguments: await PublicNumbers.all) func whateverIsSetWhatIsBesideStays(_ walk: Walk) {
    #expect(walk.run(Place()) == [])
  }
}
#endif
