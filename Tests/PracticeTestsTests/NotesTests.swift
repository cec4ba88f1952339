import Testing

@testable import PracticeTests

@Suite("Notes")
struct NotesTests {
  private func texts(_ markdown: String) -> [String] { NotesDocument(markdown: markdown).passages.map(\.text) }

  @Test("are taken apart into paragraphs, items and rows, each below its headings")
  func passages() {
    let notes = NotesDocument(
      markdown: """
        # Waves
        A wave carries
        energy.

        ## Kinds
        - **Sound**: a wave in *air*
        1. First `step`
        | Term | Meaning |
        |---|:--|
        | Crest | the top of a wave |
        # Light
        Light is [fast](https://example.org).
        """)
    #expect(
      notes.passages.map(\.text) == [
        "A wave carries energy.", "Sound: a wave in air", "First step", "Crest – the top of a wave", "Light is fast.",
      ])
    #expect(notes.passages.map(\.headings) == [["Waves"], ["Waves", "Kinds"], ["Waves", "Kinds"], ["Waves", "Kinds"], ["Light"]])
    #expect(notes.passages[3].kind == .row(cells: ["Crest", "the top of a wave"], columns: ["Term", "Meaning"]))
    #expect(notes.topics == ["Waves", "Kinds", "Light"])
  }

  @Test("leave code out, and keep signs that are no marks")
  func code() {
    #expect(texts("before\n```\nlet x = 1\n```\nafter") == ["before", "after"])
    #expect(texts("2 * 3 is 6, and snake_case_name stays") == ["2 * 3 is 6, and snake_case_name stays"])
    #expect(texts("a [b and c") == ["a [b and c"])
  }

  @Test(
    "are anything, and never too much",
    arguments: ["", "\n\n", "#", "######## x", "|", "||||", "```", "- ", "*", "**", "[](", "\u{202E}x", "\u{0}"])
  func anything(markdown: String) {
    let notes = NotesDocument(markdown: markdown)
    #expect(notes.passages.allSatisfy { !$0.text.isEmpty })
  }

  @Test("have sentences, which abbreviations and numbers do not end")
  func sentences() {
    #expect(
      Sentences.all("It is 3.5 m long. Is it? Yes! J. Smith says e.g. this.") == [
        "It is 3.5 m long.", "Is it?", "Yes!", "J. Smith says e.g. this.",
      ])
    #expect(Sentences.all("これは本です。あれも本です。") == ["これは本です。", "あれも本です。"])
  }

  @Test("state facts in tables, glossaries and sentences")
  func facts() {
    let notes = NotesDocument(
      markdown: """
        # Cells
        - **Ribosome**: the body that builds proteins. It is small.
        | Part | Task |
        |---|---|
        | Nucleus | the body that keeps the genes |

        A vacuole is a space filled with water. It is the largest part. This is a sentence about nothing. Sound in air is an example of something.
        """)
    let facts = notes.facts(language: "en")
    #expect(facts.map(\.term) == ["Ribosome", "Nucleus", "Vacuole"])
    #expect(facts.map(\.definition) == ["the body that builds proteins", "the body that keeps the genes", "a space filled with water"])
    #expect(facts[0].evidence == "Ribosome: the body that builds proteins.")
    #expect(facts[2].evidence == "A vacuole is a space filled with water.")
    let spanish = NotesDocument(markdown: "El sujeto es la palabra que concuerda con el verbo.").facts(language: "es")
    #expect(spanish.map(\.term) == ["Sujeto"] && spanish[0].definition == "la palabra que concuerda con el verbo")
    #expect(NotesDocument(markdown: "A vacuole is a space filled with water.").facts(language: "xx").isEmpty)
  }
}
