import Foundation

/// Reads a file of notes: Markdown, plain text, or a document that another program converts to text.
///
/// Nivel has no reader for documents of its own. It runs `pdftotext` (Poppler) and `pandoc`, if they are installed. A server never does:
/// a document from a stranger could attack them.
struct NotesFile {
  let path: String

  /// A program that converts documents to text.
  struct Converter: Sendable {
    let program: String
    /// What the program belongs to, for those who have to install it.
    let package: String
    /// The extensions of the files that it reads.
    let extensions: Set<String>
    /// The arguments before the path of the document.
    let options: [String]
    /// The arguments after it.
    var output: [String] = []

    static let all = [
      Converter(
        program: "pdftotext", package: "Poppler (poppler-utils)", extensions: ["pdf"], options: ["-q", "-enc", "UTF-8", "-nopgbrk"],
        output: ["-"]),
      // NB: the sandbox of pandoc keeps a document from reading other files.
      Converter(
        program: "pandoc", package: "pandoc", extensions: ["docx", "odt", "rtf", "epub"],
        options: ["--sandbox", "--quiet", "--wrap=none", "--to=gfm+tex_math_dollars"]),
    ]
  }

  /// The text of several files of notes, in their order.
  /// - Throws: ``InputError`` if a file cannot be read or converted, or if it is not text.
  static func text(of files: [String]) throws(InputError) -> String {
    var texts: [String] = []
    for file in files { texts.append(try Self(path: file).text()) }
    return texts.joined(separator: "\n\n")
  }

  /// The text of the notes.
  /// - Throws: ``InputError`` if the file cannot be read or converted, or if it is not text.
  func text() throws(InputError) -> String {
    let suffix = URL(filePath: path).pathExtension.lowercased()
    guard path != "-", let converter = Converter.all.first(where: { $0.extensions.contains(suffix) }) else { return try utf8() }
    return try converted(by: converter)
  }

  private func utf8() throws(InputError) -> String {
    guard let text = String(validating: try InputFile.read(path), as: UTF8.self) else {
      throw InputError(file: path, message: "this is not UTF-8 text: save the notes as UTF-8")
    }
    return text
  }

  private func converted(by converter: Converter) throws(InputError) -> String {
    try InputFile.check(path)
    guard let program = ExternalProgram(named: converter.program) else {
      throw InputError(
        file: path,
        message:
          "this file is read by “\(converter.program)”, which is not installed: install \(converter.package), or save the notes as text")
    }
    // NB: an absolute path is never taken for an option.
    let document = URL(filePath: path).absoluteURL.path(percentEncoded: false)
    let result = program.output(converter.options + [document] + converter.output, limit: Self.textLimit, within: Self.patience)
    switch result {
    case .success(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains(where: \.isLetter) else {
        throw InputError(
          file: path, message: "there is no text in this file: if its pages are pictures, a program must recognize their text first")
      }
      return text
    case .failure(let failure):
      throw InputError(file: path, message: "\(converter.program) \(failure): check that this is a whole file, or save the notes as text")
    }
  }

  /// The maximum size of the text in bytes.
  private static let textLimit = 8 << 20
  /// How long a program may take.
  private static let patience = Duration.seconds(60)
}
