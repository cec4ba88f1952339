import Testing

@testable import NoteFacts

@Suite("Named lists in notes")
struct ListFactsTests {
  private func items(_ markdown: String, language: String = "en") -> [String] {
    ListFacts(NotesDocument(markdown: markdown), language: .orNeutral(language)).all().map(\.summary)
  }

  @Test("give an item for each bullet under a heading, and under a bullet with bullets of its own")
  func items() {
    #expect(
      items(
        """
        # Memory
        ## Stack
        - The size is fixed by the compiler
        - Freed when the call ends
          - valid on every modern machine
        ## 2. Heap:
        - **Program decides:**
          - The size can change at any time
        """) == [
          "Stack ∋ The size is fixed by the compiler", "Stack ∋ Freed when the call ends",
          "Freed when the call ends ∋ valid on every modern machine", "Program decides ∋ The size can change at any time",
        ])
  }

  @Test("are left out if their name only says which properties they hold")
  func properties() { #expect(items("# Compilers\n## Advantages\n- The program runs much faster") == []) }

  @Test("end at a paragraph and at a heading")
  func ends() {
    #expect(
      items("# Glaciers\n- Ice that moves slowly\n\nA paragraph.\n\n  - Water that froze twice")
        == ["Glaciers ∋ Ice that moves slowly", "Glaciers ∋ Water that froze twice"])
  }

  @Test("know the term of an item that is an entry")
  func entries() {
    let notes = NotesDocument(markdown: "# Cells\n- **Ribosome**: the body that builds proteins")
    let facts = ListFacts(notes, language: .english).all()
    #expect(
      facts.map(\.content) == [
        .item("Ribosome: the body that builds proteins", term: "Ribosome", of: ItemList(name: "Cells", parents: []))
      ])
  }

  @Test("have evidence of at least five words, quoted from the notes")
  func evidence() {
    let notes = NotesDocument(markdown: "# Pumps\n- push water through pipes\n- made of steel and brass")
    let facts = ListFacts(notes, language: .english).all()
    #expect(facts.map(\.evidence) == ["push water through pipes\nmade of steel and brass", "made of steel and brass"])
  }

  @Test("have evidence that stays below their heading, in any script")
  func boundedEvidence() {
    let notes = NotesDocument(markdown: "# Pumps\n- push water through pipes\n# Fans\n- push air through rooms\n- !\n- !\n- !")
    #expect(ListFacts(notes, language: .english).all().map(\.evidence) == ["push water through pipes", "push air through rooms\n!\n!"])
    let japanese = NotesDocument(markdown: "# ポンプ\n- 水を管の中へ送り出す機械である\n- 鉄でできている")
    #expect(ListFacts(japanese, language: .orNeutral("ja")).all().first?.evidence == "水を管の中へ送り出す機械である")
  }

  @Test("have names that pass their gate", arguments: ListGate.names)
  func names(example: TextExample) {
    #expect(ListGate.acceptsName(example.text, reading(example)) == example.passes)
  }

  @Test("have items that pass their gate", arguments: ListGate.items)
  func items(example: TextExample) {
    #expect(ListGate.acceptsItem(example.text, reading(example)) == example.passes)
  }

  private func reading(_ example: TextExample) -> NotesReading {
    NotesReading(passages: [], language: .orNeutral(example.language))
  }
}

@Suite("Sentences that name a thing")
struct NamingCuesTests {
  @Test("are told from other sentences", arguments: NamingCues.examples)
  func examples(example: TextExample) throws {
    let blank = try #require(example.text.firstRange(of: Fact.blank))
    #expect(NamingCues.surround(blank, in: example.text) == example.passes)
  }
}
