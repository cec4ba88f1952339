import AnswerMatching
import Foundation
import StrictJSON

extension ConformanceFile {
  /// The file with the current forms of the matcher, one vector per line.
  var recorded: String {
    let head = JSON.object(["description": .string(description), "profile": .number(MatchingProfile.current.number)]).text
    return "\(head.dropLast()),\"vectors\":[\n\(vectors.map(\.recorded).joined(separator: ",\n"))\n]}\n"
  }
}

extension ConformanceFile.Vector {
  fileprivate var recorded: String {
    let forms = ["answer_form": matcher.normalize(answer), "entry_form": matcher.normalize(entry)]
    let members = members.map { "\"\($0.key)\":\(Self.readable(forms[$0.key].map { .string($0) } ?? $0.value))" }
    return "{\(members.joined(separator: ","))}"
  }

  /// JSON with escapes for invisible characters, and for text that a program that composes letters would change.
  private static func readable(_ json: JSON) -> String {
    let text = json.text
    let isComposed = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars) == Array(text.unicodeScalars)
    return text.unicodeScalars.map { scalar in
      guard !scalar.isASCII, !isComposed || isInvisible(scalar) else { return String(scalar) }
      return String(scalar).utf16.map { "\\u" + String(format: "%04x", $0) }.joined()
    }.joined()
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
