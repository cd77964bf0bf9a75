import Expectations
import Testing
import TouchPlatform

@Suite struct AddressListTests {
  private func addresses(_ text: String) -> [String] { AddressList.addresses(in: Array(text.utf8)) }

  @Test func aListHasOneAddressALine() {
    #expect(addresses("file:///a\r\nhttps://example.org/b?c#d\r\n") == ["file:///a", "https://example.org/b?c#d"])
    #expect(addresses("file:///a\nfile:///b") == ["file:///a", "file:///b"])
    #expect(addresses("file:///a\0") == ["file:///a"])
  }

  @Test func commentsAndLinesThatAreNoAddressesAreLeftOut() {
    expectEqual(addresses("# from a file manager\r\n\r\n/etc/hosts\r\n:x\r\n1a:b\r\nmailto:a@b"), ["mailto:a@b"])
    expectEqual(AddressList.addresses(in: [0xFF, 0x3A, 0x0A, 0x61, 0x3A, 0x62]), ["a:b"])
    expectEqual(AddressList.addresses(in: []), [])
  }

  @Test func aListHasAMaximumLength() {
    let list = String(repeating: "a:b\r\n", count: AddressList.maximumAddresses + 1)
    expectEqual(addresses(list).count, AddressList.maximumAddresses)
  }

  @Test func aFileOfThisMachineHasAPath() {
    #expect(AddressList.path(of: "file:///tmp/a%20b/%C3%A4.txt") == "/tmp/a b/ä.txt")
    #expect(AddressList.path(of: "FILE://localhost/a") == "/a")
    expectEqual(AddressList.path(of: "file:/a"), "/a")
    #expect(AddressList.path(of: "file://desk/a", host: "desk") == "/a")
  }

  @Test func otherAddressesHaveNone() {
    let others = [
      "https://a/b", "file://elsewhere/a", "file:a", "file://", "file:///a%2", "file:///a%zz", "file:///a%00b",
      "file:///%FF", "/a",
    ]
    for other in others { expectNil(AddressList.path(of: other, host: "desk")) }
  }
}
