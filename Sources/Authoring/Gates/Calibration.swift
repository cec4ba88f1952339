import Placement
import StrictJSON

extension Check {
  static let calibration = Check(
    "calibration",
    reason: """
      The calibration of a blueprint, if there is one, is for this version of it. It names only items of the blueprint, each with a standard \
      error below 0.5 logits and a difficulty less than 1.5 logits from the middle of its author's level.
      """,
    passing: [calibrated("an item a little harder than its level", blames: nil, entry: #"{"item_id": "A1_1", "difficulty": -2.6"#)],
    failing: [
      calibrated("another version", version: "2026.10.1", blames: nil, entry: #"{"item_id": "A1_1", "difficulty": -2.6"#),
      calibrated("an item that plays two levels higher", blames: "A1_1", entry: #"{"item_id": "A1_1", "difficulty": 0.9"#),
      calibrated("an uncertain estimate", blames: "A1_1", entry: #"{"item_id": "A1_1", "difficulty": -2.6"#, standardError: "0.5"),
    ]
  ) { subject in
    switch subject.calibrationError {
    case nil: []
    case .syntax(let error): [Note(nil, "the calibration is not JSON: line \(error.line): \(error.message)")]
    case .problems(let problems): problems.map { Note(nil, "the calibration, line \($0.line): \($0)") }
    case .faults(let faults): faults.map { Note($0.itemID, "the calibration: \($0.message)") }
    }
  }

  /// An example with three choices at each level, and the calibration of one of them.
  private static func calibrated(
    _ title: String, version: String = "2026.11.1", blames itemID: String?, entry: String, standardError: String = "0.2"
  ) -> Example {
    let line = "\(entry), \"standard_error\": \(standardError), \"responses\": 412}"
    let calibration = """
      {"schema_version": 1, "language_id": "en", "blueprint_version": "\(version)", "version": "2027.1.1",
       "items": [\(line)]}
      """
    let blueprint = Example.levels(title, choicesPerLevel: 3)
    return Example(
      title: title, excerpt: "the calibration of version \(version):\n\(line)", itemID: itemID, text: blueprint.text,
      calibration: calibration)
  }
}
