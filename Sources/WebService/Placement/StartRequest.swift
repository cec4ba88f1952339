import Placement
import StrictJSON

/// The body of a POST that starts an attempt.
struct StartRequest {
  let languageID: String
  let length: TestLength
  let client: AttemptClient

  init(languageID: String, length: TestLength, client: AttemptClient = .unknown) {
    self.languageID = languageID
    self.length = length
    self.client = client
  }

  init?(_ reader: inout JSONObjectReader) {
    length = reader.optionalWord("length", TestLength.self) ?? .full
    let interfaceLanguage = reader.optionalString("interface_language")
    client = AttemptClient(
      device: reader.optionalWord("device", AttemptClient.Device.self), interfaceLanguage: interfaceLanguage)
    if let interfaceLanguage, !LanguageID.isValid(interfaceLanguage) {
      reader.problems.add(
        "expected a language tag such as \"es\" or \"pt-BR\"", path: reader.path(of: "interface_language"), line: reader.line)
    }
    guard let language = reader.string("language_id") else { return nil }
    languageID = language
  }
}
