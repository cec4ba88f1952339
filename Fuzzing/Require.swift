/// Ends the process when something that must hold does not: that is what a fuzzer looks for.
func require(_ holds: Bool, _ sentence: String, _ involved: Any...) {
  guard !holds else { return }
  // NB: this is no program that someone uses.
  fatalError("broken: \(sentence): \(involved)")
}

func scalars(_ text: String) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
