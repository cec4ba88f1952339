import ItemWriting
import NoteFacts
import Testing

@testable import QuestionWriting

@Suite("Questions on vocabulary lists")
struct VocabularyQuestionTests {
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

  @Test("Brackets are separated from the rest", arguments: Brackets.examples.indices)
  func brackets(index: Int) {
    let (text, plain, inner) = Brackets.examples[index]
    #expect(Brackets.split(text) == (plain, inner))
  }

  @Test("Transcriptions in brackets are known", arguments: Transcription.examples.indices)
  func transcriptions(index: Int) {
    let (text, transcription) = Transcription.examples[index]
    #expect(Transcription.of(text) == (transcription.isEmpty ? nil : transcription))
  }

  @Test("The transcription of a word is accepted if the list has them, and a single remark in brackets is not")
  func acceptedTranscriptions() async throws {
    let numbers = ["one – واحد (Wahid)", "two – اثنان (Ithnan)", "three – ثلاثة (Thalatha)", "four – أربعة (Arba'a)"]
    let things = ["bank – بنك (finance)", "house – بيت", "water – ماء", "book – كتاب"]
    for (words, isAccepted) in [(numbers + ["five – خمسة", "six – ستة"], true), (things + ["bread – خبز", "child – طفل"], false)] {
      var typed: [PracticeQuestion] = []
      for seed in 1...8 as ClosedRange<UInt64> {
        typed += try await written(words, seed: seed).filter {
          $0.format == .typed && $0.draft.evidence.contains("(") && $0.draft.correctAnswer.unicodeScalars.allSatisfy { $0.value > 0x0600 }
        }
      }
      #expect(!typed.isEmpty)
      for question in typed {
        let inner = question.draft.evidence.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        #expect(question.draft.otherAnswers.contains(String(inner)) == isAccepted)
      }
    }
  }

  @Test("A phrase with a choice of words is not asked for, and one with a choice of articles is")
  func phrasesWithSlashes() async throws {
    let words = [
      "hitta på något/saker – make up", "el/la estudiante – pupil", "katt – cat", "hus – house", "bröd – bread", "vatten – water",
    ]
    let stems = try await written(words).map(\.draft.stem)
    #expect(stems.count == 5 && !stems.contains { $0.contains("något/saker") })
  }

  private func written(_ words: [String], seed: UInt64 = 1) async throws -> [PracticeQuestion] {
    let request = try PracticeTestRequest(course: "Words", questionCount: words.count)
    let notes = NotesDocument(markdown: words.map { "- \($0)" }.joined(separator: "\n"))
    return try await request.written(from: notes, language: "en", segmentation: CharacterSegmentation(), seed: seed).questions
  }
}
