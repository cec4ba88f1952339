/// All series of one metric, by their labels.
struct Family: Sendable {
  enum Kind: String {
    case counter, gauge, histogram
  }

  let kind: Kind
  var series: [String: any MetricSeries] = [:]

  init(kind: Kind) { self.kind = kind }

  func text(_ name: String) -> String {
    let lines = series.sorted { $0.key < $1.key }.map { labels, series in series.lines(name, labels) }
    return "# TYPE \(name) \(kind.rawValue)\n" + lines.joined()
  }

  /// Labels as they stand between braces. Backslashes, quotation marks and line breaks are escaped.
  static func text(of labels: [(String, String)]) -> String {
    labels.map { name, value in "\(name)=\"\(escaped(value))\"" }.joined(separator: ",")
  }

  /// NB: by scalars. A line feed after a carriage return, and a quotation mark before a combining mark, are other characters for Swift.
  private static func escaped(_ value: String) -> String {
    value.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(scalar)
      }
    }
    .joined()
  }
}

/// One series of values: a metric with its labels.
protocol MetricSeries: AnyObject, Sendable {
  /// The lines of the series, each with a line break.
  func lines(_ name: String, _ labels: String) -> String
}

extension MetricSeries {
  func line(_ name: String, _ labels: String, _ value: Double) -> String {
    let number = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    return "\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(number)\n"
  }
}
