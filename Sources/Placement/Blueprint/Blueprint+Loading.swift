public import StrictJSON

/// Why a blueprint was not loaded.
public enum BlueprintError: Error, Sendable, CustomStringConvertible {
  case syntax(JSONSyntaxError)
  case problems([JSONValidationError])
  case violations([BlueprintInvariant.Violation])

  public var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .problems(let problems): problems.map { "line \($0.line): \($0)" }.joined(separator: "\n")
    case .violations(let violations): violations.map { "\($0.itemID ?? "blueprint"): \($0.message)" }.joined(separator: "\n")
    }
  }
}

extension Blueprint {
  /// The largest file that is read as a blueprint, in bytes. Fifty languages of ten forms each stay far below it.
  public static let fileSizeLimit = 8 << 20

  /// Loads a blueprint for use: whole, strict, and with every invariant kept.
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
