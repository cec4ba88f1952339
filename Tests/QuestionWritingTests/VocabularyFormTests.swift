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

  @Test("Words that are nearly the same in two languages are known", arguments: LikeWords.examples.indices)
  func likeWords(index: Int) {
    let (one, other, areAlike) = LikeWords.examples[index]
    #expect(LikeWords.areAlike(one, other) == areAlike && LikeWords.areAlike(other, one) == areAlike)
  }

  @Test("A word that is nearly the same in both languages is typed, and others are chosen")
  func likeWordsAreTyped() async throws {
    let words = [
      "el policía – the police", "el perro – the dog", "el gato – the cat", "la mesa – the table", "la casa – the house",
      "el pan – the bread",
    ]
    let questions = try await written(words)
    #expect(questions.count == 6 && questions.contains { $0.format == .choice })
    for question in questions where question.draft.stem.contains("polic") { #expect(question.format == .typed) }
  }

  @Test("The transcription of a word in brackets is accepted, and a remark is not")
  func transcriptions() async throws {
    let words = [
      "one – واحد (Wahid)", "two – اثنان (Ithnan)", "three – ثلاثة (Thalatha)", "four – أربعة (Arba'a)", "five – خمسة (Khamsa)",
      "six – ستة (Sitta)",
    ]
    let typed = try await written(words).filter {
      $0.format == .typed && $0.draft.correctAnswer.unicodeScalars.allSatisfy { $0.value > 0x0600 }
    }
    #expect(!typed.isEmpty)
    for question in typed {
      #expect(question.draft.otherAnswers.count == 1 && question.draft.evidence.contains(question.draft.otherAnswers[0]))
    }
    #expect(OtherNames(of: "dog (m)", evidence: "", isPair: true, .orNeutral("en"))?.others == [])
  }

  @Test("A phrase with a slash is not asked for")
  func phrasesWithSlashes() async throws {
    let words = ["hitta på något/saker – make up", "hund – dog", "katt – cat", "hus – house", "bröd – bread", "vatten – water"]
    let stems = try await written(words).map(\.draft.stem)
    #expect(stems.count == 5 && !stems.contains { $0.contains("/") })
  }

  private func written(_ words: [String]) async throws -> [PracticeQuestion] {
    let request = try PracticeTestRequest(course: "Words", questionCount: words.count)
    let notes = NotesDocument(markdown: words.map { "- \($0)" }.joined(separator: "\n"))
    return try await request.written(from: notes, language: "en", segmentation: CharacterSegmentation(), seed: 1).questions
  }
}
