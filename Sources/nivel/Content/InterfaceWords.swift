import StrictJSON

/// The texts of the interface in one language.
struct InterfaceWords {
  let languageID: String
  let name: String
  let direction: String
  let bytes: [UInt8]
  private let words: JSON

  init(file: String) throws {
    bytes = try InputFile.read(file)
    let json = try InputFile.json(bytes, file: file)
    let problems = JSONProblems()
    guard var object = JSONObjectReader(json, path: "", problems: problems), let id = object.string("language_id"),
      let name = object.string("name"), let direction = object.string("direction"), let words = object.required("words"),
      words.object != nil
    else {
      let problem = problems.list.first
      throw InputError(file: file, line: problem?.line ?? 1, message: problem?.description ?? "\"words\" is not an object")
    }
    languageID = id
    self.name = name
    self.direction = direction
    self.words = words
  }

  /// The text for a key, with each placeholder `{name}` replaced by its value. An unknown key returns the key itself.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    values.reduce(words[key]?.string ?? key) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
