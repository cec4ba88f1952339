import Testing

@testable import NoteFacts

@Suite("Marks of note-taking programs")
struct NoteMarkupTests {
  private func texts(_ markdown: String) -> [String] { NotesDocument(markdown: markdown).passages.map(\.text) }

  @Test(
    "are removed, and links keep their text",
    arguments: [
      ("A [[Cell|cell]] has a [[Parts/Wall#Layers]].", "A cell has a Wall."),
      ("The wall is stiff.[^1] See it here ![[wall.png]].", "The wall is stiff. See it here ."),
      ("The ==wall== is ~~soft~~stiff ^block-1", "The wall is stiff"),
      ("![the picture of a cell](cell.png) Cells divide.", "Cells divide."),
      ("> [!note]+ Cells divide.", "Cells divide."), ("Cells divide %%ask why%% often [@smith2019].", "Cells divide  often ."),
      ("2 == 2 and a[i] and {x}", "2 == 2 and a[i] and {x}"),
    ])
  func marks(markdown: String, text: String) { #expect(texts(markdown) == [text]) }

  @Test("are removed from headings")
  func headings() {
    #expect(NotesDocument(markdown: "# Cells {#sec:cells}\nCells divide.").passages.map(\.headings) == [["Cells"]])
  }

  @Test("do not hide the lines that continue a definition")
  func continuation() {
    #expect(
      texts("Economics\n: the study of how\nnational markets work\n\nNext.") == [
        "Economics: the study of how national markets work", "Next.",
      ])
  }

  @Test("do not join the lines of a list without bullets, and running text stays whole")
  func entries() {
    #expect(texts("Haus\thouse\nBaum\ttree\nHund\tdog\nBrot\tbread") == ["Haus – house", "Baum – tree", "Hund – dog", "Brot – bread"])
    #expect(texts("one\ntwo\nthree\nfour") == ["one two three four"])
    #expect(texts("Cells, which divide,\ngrow, and die,\nlive, and so,\non, they say.").count == 1)
  }

  @Test("are split into sentences, which brackets and abbreviations of any language do not end")
  func sentences() {
    #expect(Sentences.all("Das steht im Gesetz (Art. 5 GG. Absatz 2). Es gilt bzw. Wirkt am 9. November.").count == 2)
    #expect(Sentences.all("Voir l’art. 12 et la p. 4. Ensuite, lire.") == ["Voir l’art. 12 et la p. 4.", "Ensuite, lire."])
    #expect(Sentences.all("An open (bracket. Next one.").count == 2)
  }
}

@Suite("Formulas in notes")
struct TeXTests {
  @Test(
    "become plain text, also behind prices and signs that open nothing",
    arguments: [
      (#"The energy is $\frac{1}{2} m v^2$ here."#, "The energy is 1/2 m v² here."),
      (#"It is \(x^2\) and $$y^2$$ and \[z^2\]."#, "It is x² and y² and z²."),
      (#"It costs from $5 to $9 for $x^2$ items."#, "It costs from $5 to $9 for x² items."),
      (#"A path C:\temp and $x^2$ items."#, #"A path C:\temp and x² items."#),
      (#"An open $ and"#, #"An open $ and"#), ("$$", "$$"), ("$", "$"), (#"\"#, #"\"#), ("$\u{301}x$", "\u{301}x"),
    ])
  func plain(text: String, expected: String) { #expect(TeX.plain(text) == expected) }

  @Test("are found in a text of nothing else")
  func many() {
    #expect(TeX.plain(String(repeating: "$a$", count: 100_000)) == String(repeating: "a", count: 100_000))
    #expect(TeX.plain(String(repeating: "$ ", count: 100_000)) == String(repeating: "$ ", count: 100_000))
  }
}
