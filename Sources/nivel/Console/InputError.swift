/// An error in a user's input: the place, the fault, and a remedy.
struct InputError: Error, CustomStringConvertible {
  let file: String
  /// Counted from 1; nil for an error that belongs to the file as a whole.
  var line: Int? = 1
  let message: String

  var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
