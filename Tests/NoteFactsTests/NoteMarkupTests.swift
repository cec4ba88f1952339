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
