import Testing

@testable import NoteFacts

@Suite("Sentences with a term of the notes")
struct GapFactsTests {
  private func gaps(_ markdown: String, language: String = "en") -> [String] {
    let notes = NotesDocument(markdown: markdown)
    let facts = notes.facts(language: language)
    let prominence = TermProminence(notes, segmentation: CharacterSegmentation())
    return GapFacts(notes, beside: facts, language: .orNeutral(language), prominence: prominence).all().map(\.summary)
  }

  private static let sentence = "Plants take up most of their water through the root hair in dry soil."
  private static let gap = "Plants take up most of their water through the _____ in dry soil. [root hair]"

  @Test("are found by a heading, by a defined term, by a wikilink, and by words that are marked twice")
  func terms() {
    #expect(gaps("# Root hair\n\(Self.sentence)") == [Self.gap])
    #expect(gaps("- Root hair: the thin cell at the end of a root\n\n\(Self.sentence)") == [Self.gap])
    #expect(gaps("It grows [[root hair|a root hair]].\n\nIt has a [[root hair]].\n\n\(Self.sentence)") == [Self.gap])
    #expect(gaps(Self.sentence.replacing("root hair", with: "[[cell|root hair]]")) == [Self.gap])
    for mark in ["**", "*", "`", "_", "__"] {
      let marked = Self.sentence.replacing("root hair", with: "\(mark)root hair\(mark)")
      #expect(gaps("\(marked)\n\nIt has one \(mark)root hair\(mark).") == [Self.gap], "\(mark)")
      #expect(gaps(marked) == [], "\(mark)")
    }
    #expect(gaps(Self.sentence) == [])
  }

  @Test("are found in several languages, where a capital letter marks a German noun")
  func languages() {
    #expect(
      gaps("Das Wasser gelangt durch ein **Wurzelhaar** in die Wurzel der Pflanze.", language: "de")
        == ["Das Wasser gelangt durch ein _____ in die Wurzel der Pflanze. [Wurzelhaar]"])
    #expect(gaps("Der Druck der Luft ist von der Höhe **abhängig** und vom Wetter.", language: "de") == [])
    #expect(gaps("# 细胞膜\n水通过植物根部的细胞膜进入细胞的内部。", language: "zh") == ["水通过植物根部的_____进入细胞的内部。 [细胞膜]"])
    #expect(gaps("# Root hair\n\(Self.sentence)", language: "xx") == [])
  }

  @Test("have the same blank in every run, also if two terms are equally long")
  func ties() {
    let notes = "# Osmosis\n# Mitosis\nPlants of every garden need osmosis and mitosis for their growth in dry soil."
    let found = (0..<20).map { _ in gaps(notes) }
    #expect(Set(found).count == 1 && found[0].count == 1)
  }

  @Test("have whole words as blanks, also in scripts without spaces")
  func wholeWords() {
    let notes = NotesDocument(markdown: "# 细胞\n遗传信息储存在细胞核的内部结构之中。\n\n水分子和许多很小的分子可以穿过细胞的外层进入内部。")
    let prominence = TermProminence(notes, segmentation: Nuclei())
    let facts = GapFacts(notes, beside: [], language: .orNeutral("zh"), prominence: prominence, segmentation: Nuclei()).all()
    #expect(facts.map(\.summary) == ["水分子和许多很小的分子可以穿过_____的外层进入内部。 [细胞]"])
  }

  /// Knows one word of three characters and one of two.
  private struct Nuclei: WordSegmentation {
    func words(in text: String) -> [String] {
      text.replacing("细胞核", with: " N ").replacing("细胞", with: " C ").split(separator: " ").flatMap { part in
        part == "N" ? ["细胞核"] : part == "C" ? ["细胞"] : part.map(String.init)
      }
    }
  }

  @Test("have no marks that are signs of something else")
  func marks() {
    let marked = { (markdown: String) in NotesDocument(markdown: markdown).passages.first?.emphasis }
    #expect(marked("If a == b then *equality* holds.") == ["equality"])
    #expect(marked("The product 2 * 3 and *one factor* of it.") == ["one factor"])
    #expect(marked("A my_var and an other_var of it.") == [])
    #expect(marked("The **bold one**, the _thin one_ and the `code`.") == ["bold one", "thin one", "code"])
    #expect(marked("水通过**细胞膜**进入细胞。") == ["细胞膜"])
  }

  @Test("need a full stop unless they end their passage, and need a subject")
  func sentences() {
    #expect(gaps("# Root hair\n\(Self.sentence.dropLast())").count == 1)
    #expect(gaps("# Root hair\n- The water of a plant comes in through the root hair mostly").count == 1)
    #expect(gaps("# Root hair\n- Takes up the water of a plant through the root hair mostly").isEmpty)
    #expect(gaps("# Root hair\nStores the water of a whole plant beside the root hair for a time.").isEmpty)
    #expect(gaps("# Root hair\nThe water of a plant comes in through the root hair and").isEmpty)
  }

  @Test("are left out if another fact quotes them, or if the term stands in many of them")
  func leftOut() {
    #expect(gaps("# Root hair\nThe normal length of one young root hair is about 15 millimetres in dry soil.") == [])
    let many = (1...13).map { "Plants of kind \($0 < 2 ? "A" : "B") take up their water with the root hair in the soil." }
    #expect(gaps("# Root hair\n" + many.prefix(12).joined(separator: "\n\n")).count == 12)
    #expect(gaps("# Root hair\n" + many.joined(separator: "\n\n")).isEmpty)
  }

  @Test("are found by names of several words, and by abbreviations that the notes mention in several passages")
  func names() {
    #expect(
      gaps("Late in his life the king made Otto von Bismarck the head of his government.")
        == ["Late in his life the king made _____ the head of his government. [Otto von Bismarck]"])
    let sentence = "The electronic mail of the whole house travels through SMTP to the server of the reader."
    #expect(gaps(sentence) == [])
    #expect(gaps("\(sentence)\n\nWith SMTP it is easy.").count == 1)
  }

  @Test("have names with capital letters, but not at their beginning", arguments: SentenceNames.examples.indices)
  func namesInSentences(place: Int) {
    let example = SentenceNames.examples[place]
    #expect(SentenceNames.all(in: example.sentence, .orNeutral(example.language)) == example.names)
  }

  @Test("have words around the blank that pass their gate", arguments: GapGate.sentences)
  func gate(example: TextExample) {
    #expect(GapGate.accepts(example.text, .orNeutral(example.language)) == example.passes)
  }

  @Test("have terms that pass their gate", arguments: GapGate.terms)
  func termGate(example: TextExample) {
    #expect(GapGate.acceptsTerm(example.text, .orNeutral(example.language)) == example.passes)
  }
}
