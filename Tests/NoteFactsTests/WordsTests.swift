import Reproducible
import Synchronization
import Testing

@testable import NoteFacts

@Suite("The words of a text")
struct WordsTests {
  @Test("are the same whether read by bytes or by characters")
  func ascii() {
    var random = SeededGenerator(seed: 1)
    let signs = Array("aBz09 '-.,\t\n\"(")
    for _ in 0..<5_000 {
      let text = String((0..<Int.random(in: 0..<20, using: &random)).map { _ in signs.randomElement(using: &random) ?? "a" })
      // NB: With a letter beyond ASCII, the whole text is read by characters.
      #expect(Words.all(text) == Words.all("\(text) é").dropLast(), "\(text.debugDescription)")
    }
  }

  @Test("of a heading or an entry have no number before them", arguments: Numbering.examples.indices)
  func numbering(place: Int) {
    let (text, name) = Numbering.examples[place]
    #expect(Numbering.removed(from: text) == name)
  }

  @Test("are looked up once, and again after the segmentation has forgotten all texts")
  func remembered() {
    let slow = CountedSegmentation()
    let segmentation = RememberedSegmentation(slow)
    for _ in 0..<3 { #expect(segmentation.words(in: "細胞") == ["細", "胞"]) }
    #expect(slow.count.withLock { $0 } == 1)
    for number in 0..<20_000 { #expect(segmentation.words(in: "細\(number)").first == "細") }
    #expect(segmentation.words(in: "細胞") == ["細", "胞"])
    #expect(slow.count.withLock { $0 } == 20_002)
  }

  @Test("are in lowercase and keep apostrophes and hyphens inside")
  func examples() {
    #expect(Words.all("The cell's well-known 'wall' -- 3D.") == ["the", "cell's", "well-known", "wall", "3d"])
  }

  @Test("have content if they have three letters or more and are not common, and are compared in the singular")
  func content() throws {
    let english = try #require(NotesLanguage.of("en"))
    #expect(Words.content(["the", "cells", "of", "ox", "berries", "have", "walls"], english.vocabulary) == ["cell", "berry", "wall"])
  }
}

/// Counts how often it is asked.
private final class CountedSegmentation: WordSegmentation {
  let count = Mutex(0)

  func words(in text: String) -> [String] {
    count.withLock { $0 += 1 }
    return CharacterSegmentation().words(in: text)
  }
}
