import ItemWriting
import NoteFacts
import PracticeTests
import StrictJSON

@testable import LanguageModels
@testable import QuestionWriting

extension Decoder {
  static let notes = Decoder("notes") { bytes in
    let notes = NotesDocument(markdown: text(bytes))
    return violated(notes.topics.count <= notes.passages.count, "notes have no more topics than passages")
  }

  /// Notes, their facts, and a question of each Bloom level. The first line is the language.
  static let noteFacts = Decoder("note-facts") { bytes in
    let parts = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let (language, notes) = (text(parts[0]), NotesDocument(markdown: text(parts.dropFirst().first ?? [])))
    _ = notes.facts(language: language)
    _ = try? NotesGenerator(notes: notes, language: language)
    return nil
  }

  static let sharedTest = Decoder("shared-test") { bytes in
    guard let test = try? PracticeTestImport.test(from: bytes) else { return nil }
    for export in PracticeTestExport.all { _ = export.text(of: test) }
    let copy = PracticeTestExport.named("json").flatMap { try? PracticeTestImport.test(from: Array($0.text(of: test).utf8)) }
    return violated(copy == test, "a test that was exported is the same")
  }

  /// The reply of a model as text, and whether the limit of tokens cut it off.
  static let modelReply = Decoder(
    "model-reply",
    ignoringResult: { bytes in
      for isTruncated in [false, true] { _ = try? DraftReader.draft(in: ModelReply(text: text(bytes), isTruncated: isTruncated)) }
    })

  static let modelScript = Decoder("model-script", ignoringResult: { bytes in _ = try ModelScript(text: text(bytes)) })

  /// The body of a response of a model server.
  static let completion = Decoder(
    "completion",
    ignoringResult: { bytes in
      let reply = try ChatReply.completion(try JSON.parse(bytes), from: "http://localhost")
      _ = try DraftReader.draft(in: reply)
    })
}
