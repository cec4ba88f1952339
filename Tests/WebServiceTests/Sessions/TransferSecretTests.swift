import Storage
import Testing

@testable import WebService

@Suite("The text of a transfer code")
struct TransferSecretTests {
  @Test("has 80 bits of the token, in groups without I, L, O and U")
  func made() {
    let secret = TransferSecret(token: "ffffffffffff0123456789abcdef0123")
    #expect(secret.text == "04HMASW9NF6YY093" && secret.grouped == "04HM-ASW9-NF6Y-Y093")
    let texts = Set(
      (0..<200).map { _ in
        var generator = SystemRandomNumberGenerator()
        return TransferSecret(token: Token.make(using: &generator)).text
      })
    #expect(texts.count == 200)
    #expect(texts.allSatisfy { $0.count == 16 && !$0.contains { "ILOU".contains($0) } })
  }

  @Test(
    "is found in what people type",
    arguments: [
      "04HM-ASW9-NF6Y-Y093", "04hmasw9nf6yy093", " 04HM ASW9 NF6Y Y093\n", "O4HM-ASW9-NF6Y-YO93", "04HM–ASW9—NF6Y‐Y093",
      "０４ＨＭ－ＡＳＷ９－ＮＦ６Ｙ－Ｙ０９３", "٠٤HM-ASW٩-NF٦Y-Y٠٩٣", "۰۴hm-asw۹-nf۶y-y۰۹۳",
    ])
  func typed(text: String) { #expect(TransferSecret(typed: text)?.text == "04HMASW9NF6YY093") }

  @Test("reads I and L as 1")
  func ones() { #expect(TransferSecret(typed: "iIlL-0000-0000-0000")?.text == "1111000000000000") }

  @Test(
    "is not found in other texts",
    arguments: ["", "04HM", "04HM-ASW9-NF6Y-Y09U", "04HM-ASW9-NF6Y-Y0934", "04HM-ASW9-NF6Y-Y09!", "' OR 1=1 -- 0000", "04HM½"])
  func others(text: String) { #expect(TransferSecret(typed: text) == nil) }

  @Test("is not in its description, and its key is not the text")
  func secrecy() {
    let secret = TransferSecret(token: String(repeating: "5", count: 32))
    #expect("\(secret)" == "<code>")
    #expect(secret.key == TokenDigest(token: secret.text))
  }
}
