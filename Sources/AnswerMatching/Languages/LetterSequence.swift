/// A run of letters and marks that is written in two ways, and the way it is compared in.
struct LetterSequence: Sendable {
  let from: Scalars
  let to: Scalars

  init(_ from: String, _ to: String) {
    self.from = Scalars(from)
    self.to = Scalars(to)
  }
}
