import Testing

@testable import GestureReports

@Suite struct ContentHashTests {
  func hexadecimal(_ text: String) -> String {
    ContentHash.sha256(Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  // The examples of FIPS 180-4's predecessor (NIST, SHA256.pdf): one block, two blocks; and the empty message.
  @Test(
    "The standard's examples",
    arguments: [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ])
  func examples(text: String, digest: String) {
    #expect(hexadecimal(text) == digest)
  }

  @Test func `a digest of 32 bytes ends its base 64 with one sign of equality`() {
    // ba 78 16 is 101110 100111 100000 010110: u n g W.
    let text = ContentHash.base64(of: "abc")
    #expect(text.count == 44 && text.hasPrefix("ungW") && text.hasSuffix("="))
    #expect(!text.hasSuffix("=="))
  }
}
