import Testing
import UIKit

/// Every public property with a number in it, as `Scripts/numbers` finds them in the compiled modules: for every value the
/// program goes on, and what is beside it is drawn as before.
@MainActor struct PublicNumbersTests {
  @Test(arguments: await PublicNumbers.all) func whateverIsSetWhatIsBesideStays(_ walk: Walk) {
    #expect(walk.run(Place()) == [])
  }
}
