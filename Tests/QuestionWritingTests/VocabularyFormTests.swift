import ItemWriting
import NoteFacts
import Testing

@testable import QuestionWriting

@Suite("The form of vocabulary entries")
struct VocabularyFormTests {
  @Test(
    "An entry can be an option beside another only if both look like the same kind of word",
    arguments: VocabularyEntryForm.examples.indices)
  func examples(index: Int) {
    let (key, option, suits) = VocabularyEntryForm.examples[index]
    let forms = [key, option].map { VocabularyEntryForm(word: $0.0, translation: $0.1, language: "de") }
    #expect(forms[0].suits(forms[1], answering: \.translation) == suits)
    #expect(forms[1].suits(forms[0], answering: \.translation) == suits)
  }

  @Test("Two words with a slash are two answers, and a phrase with a slash is none")
  func slashes() {
    #expect(OtherNames.split("within/inside") == ["within", "inside"])
    #expect(OtherNames.split("amigo/a") == ["amigo"])
    #expect(OtherNames.split("he/she sees") == ["he/she sees"])
  }
}
