import NoteFacts
import StrictJSON
import WebService

extension ContentFolder {
  /// The sample notes. `notes/samples.json` gives the language of each note, and the first heading of a note is its name.
  func sampleNotes() throws -> [SampleNotes] {
    let file = place(of: "notes/samples.json")
    let json = try InputFile.json(file)
    return try (json.object ?? []).map { member in
      guard let language = member.value.string else { throw InputError(file: file, message: "\(member.key): name its language") }
      return try sample(member.key, language: language)
    }
  }

  private func sample(_ id: String, language: String) throws -> SampleNotes {
    let file = place(of: "notes/\(id).md")
    guard let text = String(validating: try InputFile.read(file), as: UTF8.self) else {
      throw InputError(file: file, message: "this is not UTF-8 text: save the notes as UTF-8")
    }
    let title = NotesDocument(markdown: text).passages.first?.headings.first
    return SampleNotes(id: id, name: title ?? id, language: language, text: text)
  }
}
