/// A fragment of HTML. Text is escaped when it is added, so that it never becomes markup.
struct HTML: Sendable, ExpressibleByStringInterpolation {
  let markup: String

  init(stringLiteral text: String) { markup = Self.escaped(text) }
  init(_ text: String) { markup = Self.escaped(text) }
  private init(markup: String) { self.markup = markup }

  /// An element. Attributes with the value nil are omitted.
  static func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [HTML?]) -> HTML {
    HTML(markup: "<\(name)\(markup(of: attributes))>\(children.compactMap { $0?.markup }.joined())</\(name)>")
  }

  static func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: HTML?...) -> HTML {
    element(name, attributes, children)
  }

  /// A whole document, ready to be written to a file.
  static func document(title: String, style: String, body: [HTML]) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title))</title>
    <style>
    \(style)</style>
    \(body.map(\.markup).joined(separator: "\n"))
    </html>

    """
  }

  private static func markup(of attributes: KeyValuePairs<String, String?>) -> String {
    attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
