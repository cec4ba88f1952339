import Measurement
import Placement

/// The scores of persons, with their groups and the options that they chose.
struct CalibrationResponses {
  let itemIDs: [String]
  let matrix: ResponseMatrix
  private let labels: [ResponseLabels]

  init(itemIDs: [String], matrix: ResponseMatrix, labels: [ResponseLabels]) {
    (self.itemIDs, self.matrix, self.labels) = (itemIDs, matrix, labels)
  }

  /// Reads a CSV file, or standard input for `-`.
  init(file: String) throws(InputError) {
    var parser = ResponseFileParser()
    try InputFile.readParts(file) { part throws(InputError) in
      do throws(ResponseFileError) { try parser.parse(part) } catch { throw InputError(error, file: file) }
    }
    do {
      let read = try parser.finish()
      self.init(itemIDs: read.itemIDs, matrix: read.matrix, labels: read.labels)
    } catch { throw InputError(error, file: file) }
  }

  /// The groupings of the persons, such as the device.
  var groups: [ResponseLabels] { labels.filter { $0.kind == .group } }

  /// The options that the persons chose at an item; nil if they are not known.
  func choices(of itemID: String) -> ResponseLabels? { labels.first { $0.kind == .option && $0.name == itemID } }

  /// Checks that every chosen option is one of its item, and that a person's score is right exactly for the key.
  /// - Throws: ``InputErrors`` with the line of each text that is no option, and with each item whose scores contradict the chosen options.
  func checkOptions(_ authored: AuthoredItems?, file: String) throws(InputErrors) {
    let errors = labels.filter { $0.kind == .option }.flatMap { labels -> [InputError] in
      guard let authored else {
        return [
          InputError(file: file, message: "the column \"option:\(labels.name)\" needs --blueprint, which has the options and the key")
        ]
      }
      guard let options = authored.options(of: labels.name) else {
        return [InputError(file: file, message: "the item \"\(labels.name)\" has no options: remove the column \"option:\(labels.name)\"")]
      }
      let unknown = labels.values.filter { !options.ids.contains($0) }.map { value in
        InputError(
          file: file, line: labels.line(of: value),
          message:
            "\"\(value)\" is no option of the item \"\(labels.name)\": write one of \(options.ids.joined(separator: ", ")), or nothing")
      }
      return unknown.isEmpty ? contradiction(labels, options, file: file).map { [$0] } ?? [] : unknown
    }
    guard errors.isEmpty else { throw InputErrors(list: errors) }
  }

  /// Scores that are right for a wrong option, or wrong for the key: the answers were scored with another key. Nil if there are none.
  private func contradiction(_ labels: ResponseLabels, _ options: ItemOptions, file: String) -> InputError? {
    guard let item = itemIDs.firstIndex(of: labels.name) else { return nil }
    let key = labels.values.firstIndex(of: options.ids[options.key])
    let rows = (0..<labels.count).filter { row in
      labels[row].map { matrix[row, item] == ($0 == key ? .wrong : .right) } ?? false
    }
    guard let first = rows.first, let choice = labels[first] else { return nil }
    return InputError(
      file: file,
      message:
        "person \(first + 1) has the score \(choice == key ? 0 : 1) at the item \"\(labels.name)\" for the option \(labels.values[choice]), but its key is "
        + "\(options.ids[options.key]). Score the answers again with this blueprint. Such scores at this item: \(rows.count)")
  }
}

extension InputError {
  fileprivate init(_ error: ResponseFileError, file: String) { self.init(file: file, line: error.line, message: error.message) }
}
