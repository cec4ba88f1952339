import Foundation
import NoteFacts

/// Formulas are a JSON array of objects with the plain text and the source.
extension TeXFormula: SQLStored {
  private struct Element: Codable {
    let text: String
    let tex: String
  }

  static func sqlValue(of array: [TeXFormula]) -> SQLValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // NB: texts can always be encoded.
    let json = try? encoder.encode(array.map { Element(text: $0.text, tex: $0.tex) })
    return .text(String(decoding: json ?? Data("[]".utf8), as: UTF8.self))
  }

  static func array(_ text: String) -> [TeXFormula]? {
    let elements = try? JSONDecoder().decode([Element].self, from: Data(text.utf8))
    return elements?.map { TeXFormula(text: $0.text, tex: $0.tex) }
  }
}
