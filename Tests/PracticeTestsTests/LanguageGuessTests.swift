import Foundation
import Testing

@testable import PracticeTests

@Suite("The language of notes")
struct LanguageGuessTests {
  @Test("is recognized in the example of its own row", arguments: LanguageSigns.all.map(\.code))
  func examples(code: String) throws {
    let signs = try #require(LanguageSigns.all.first { $0.code == code })
    #expect(LanguageGuess.language(of: signs.example) == code)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let interfaces = ((try? FileManager.default.contentsOfDirectory(atPath: "\(root.path)/Content/interface")) ?? []).sorted()

  @Test("is recognized in the texts of the interface, which were not used for the table", arguments: interfaces)
  func interface(file: String) throws {
    let code = String(file.prefix { $0 != "." && $0 != "-" })
    let data = try Data(contentsOf: Self.root.appending(path: "Content/interface/\(file)"))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let words = try #require(document["words"] as? [String: String])
    let texts = words.sorted { $0.key < $1.key }.map(\.value).filter { $0.utf8.count > 40 }
    #expect(texts.count > 60)
    // NB: each stretch is as long as a short page of notes.
    for start in stride(from: 0, to: texts.count - 10, by: 10) {
      #expect(LanguageGuess.language(of: texts[start..<(start + 10)].joined(separator: "\n")) == code, "\(texts[start])")
    }
  }

  @Test("is recognized in the sample notes", arguments: [("biology-cells", "en"), ("physics-waves", "en"), ("spanish-grammar", "es")])
  func samples(file: String, code: String) throws {
    #expect(
      LanguageGuess.language(of: try String(contentsOf: Self.root.appending(path: "Content/notes/\(file).md"), encoding: .utf8)) == code)
  }

  @Test("is not guessed where nothing shows it", arguments: ["", "42 + 17 = 59", "v = f × λ", "Haus\nBaum", "lorem ipsum dolor sit amet"])
  func nothing(text: String) { #expect(LanguageGuess.language(of: text) == nil) }

  @Test("is that of the text, not of its foreign terms")
  func terms() {
    let german = "Das Stack ist ein Speicher. Die Funktion push() legt einen Wert auf den Stack und pop() nimmt ihn wieder herunter."
    #expect(LanguageGuess.language(of: german) == "de")
    #expect(LanguageGuess.language(of: "HTTP は Web の通信プロトコルです。TCP を使います。") == "ja")
    #expect(LanguageGuess.language(of: "HTTP 是应用层协议，TCP 是传输层协议。") == "zh")
    #expect(LanguageGuess.language(of: "뉴턴의 운동 법칙(運動 法則)은 세 가지이다.") == "ko")
  }
}
