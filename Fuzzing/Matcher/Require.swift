/// Ends the process if an invariant is violated. The fuzzer records the crash.
func require(_ holds: Bool, _ sentence: String, _ involved: Any...) {
  guard !holds else { return }
  // NB: a trap is correct here, because only the fuzzer runs this program.
  fatalError("violated: \(sentence): \(involved)")
}

func scalars(_ text: String) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
