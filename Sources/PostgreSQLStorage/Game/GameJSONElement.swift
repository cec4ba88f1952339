import Foundation

/// An element of a JSON array in a column of the game.
protocol GameJSONElement: SQLStored, Codable {}

extension GameJSONElement {
  static func sqlValue(of array: [Self]) -> SQLValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // NB: the elements have texts and whole numbers alone, which can always be encoded.
    return .text(String(decoding: (try? encoder.encode(array)) ?? Data("[]".utf8), as: UTF8.self))
  }

  static func array(_ text: String) -> [Self]? { try? JSONDecoder().decode([Self].self, from: Data(text.utf8)) }
}
