public import StrictJSON

/// The reason that a calibration was not loaded.
public enum ItemCalibrationError: Error, Sendable, CustomStringConvertible {
  /// The file is not JSON.
  case syntax(JSONSyntaxError)
  /// The file is JSON, but does not follow the schema.
  case problems([JSONValidationError])
  /// The file follows the schema, but does not fit the blueprint.
  case faults([ItemCalibration.Fault])

  /// One line for each fault.
  public var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .problems(let problems): problems.map { "line \($0.line): \($0)" }.joined(separator: "\n")
    case .faults(let faults): faults.map(\.description).joined(separator: "\n")
    }
  }
}

extension ItemCalibration {
  /// Loads a calibration for use with a blueprint.
  /// - Throws: ``ItemCalibrationError``.
  public static func load(_ bytes: [UInt8], for blueprint: Blueprint) throws(ItemCalibrationError) -> ItemCalibration {
    let json: JSON
    do { json = try JSON.parse(bytes) } catch { throw .syntax(error) }
    let problems = JSONProblems()
    guard let calibration = read(json, problems), problems.list.isEmpty else { throw .problems(problems.list) }
    let faults = calibration.faults(for: blueprint)
    guard faults.isEmpty else { throw .faults(faults) }
    return calibration
  }

  private static func read(_ json: JSON, _ problems: JSONProblems) -> ItemCalibration? {
    guard var object = JSONObjectReader(json, path: "", problems: problems) else { return nil }
    _ = object.integer("schema_version", in: schemaVersion...schemaVersion)
    let (language, blueprint, version) = (object.string("language_id"), object.string("blueprint_version"), object.string("version"))
    var items: [String: Item] = [:]
    for (json, path) in object.elements("items") {
      guard let (itemID, item) = entry(json, path, problems) else { continue }
      if items.updateValue(item, forKey: itemID) != nil {
        problems.add("another entry has the id \(itemID): remove one of them", path: path, line: json.line)
      }
    }
    object.refuseUnknownKeys()
    guard let language, let blueprint, let version else { return nil }
    return ItemCalibration(languageID: language, blueprintVersion: blueprint, version: version, items: items)
  }

  private static func entry(_ json: JSON, _ path: String, _ problems: JSONProblems) -> (itemID: String, item: Item)? {
    guard var object = JSONObjectReader(json, path: path, problems: problems) else { return nil }
    let itemID = object.string("item_id")
    let difficulty = object.decimal("difficulty", in: -10...10)
    let standardError = object.decimal("standard_error", in: 0...10)
    let responses = object.integer("responses", in: 1...1 << 40)
    object.refuseUnknownKeys()
    guard let itemID, let difficulty, let standardError, let responses else { return nil }
    return (itemID, Item(difficulty: difficulty, standardError: standardError, responses: responses))
  }

  /// The calibration as a file, with one item on each line. Equal calibrations have equal bytes.
  public var bytes: [UInt8] {
    let head: [(String, JSON)] = [
      ("schema_version", .number(Self.schemaVersion)), ("language_id", .string(languageID)),
      ("blueprint_version", .string(blueprintVersion)), ("version", .string(version)),
    ]
    let lines = items.sorted { $0.key < $1.key }.map { itemID, item -> String in
      let json: JSON = [
        "item_id": .string(itemID), "difficulty": .decimal(item.difficulty, places: 4),
        "standard_error": .decimal(item.standardError, places: 4), "responses": .number(item.responses),
      ]
      return "  " + json.text
    }
    let members = head.map { " \"\($0)\": \($1.text),\n" }.joined()
    return Array("{\n\(members) \"items\": [\n\(lines.joined(separator: ",\n"))\n ]\n}\n".utf8)
  }
}
