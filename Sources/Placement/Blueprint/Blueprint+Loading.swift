public import StrictJSON

/// The reason that a blueprint was not loaded.
public enum BlueprintError: Error, Sendable, CustomStringConvertible {
  /// The file is not JSON.
  case syntax(JSONSyntaxError)
  /// The file is JSON, but does not follow the schema.
  case problems([JSONValidationError])
  /// The file follows the schema, but the blueprint breaks invariants.
  case violations([BlueprintInvariant.Violation])

  /// One line for each fault, with the line of the file or the id of the item.
  public var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .problems(let problems): problems.map { "line \($0.line): \($0)" }.joined(separator: "\n")
    case .violations(let violations): violations.map { "\($0.itemID ?? "blueprint"): \($0.message)" }.joined(separator: "\n")
    }
  }
}

extension Blueprint {
  /// The maximum size of a blueprint file, in bytes. Fifty languages of ten forms each stay far below it.
  public static let fileSizeLimit = 8 << 20

  /// Loads a blueprint for use. The file must follow the schema exactly, and the blueprint must satisfy every invariant.
  /// - Throws: ``BlueprintError``.
  public static func load(_ bytes: [UInt8]) throws(BlueprintError) -> Blueprint {
    let reading: BlueprintReading
    do { reading = try BlueprintReading(bytes: bytes) } catch { throw .syntax(error) }
    guard reading.problems.isEmpty, let blueprint = reading.blueprint else {
      throw .problems(reading.problems.map(\.problem))
    }
    let violations = BlueprintInvariant.allCases.flatMap { $0.violations(in: blueprint) }
    guard violations.isEmpty else { throw .violations(violations) }
    return blueprint
  }
}
