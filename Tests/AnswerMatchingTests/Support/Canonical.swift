@_spi(_Unicode) import Swift

func composed(_ text: String) -> String {
  var iterator = text._nfc.makeIterator()
  var view = String.UnicodeScalarView()
  while let scalar = iterator.next() { view.append(scalar) }
  return String(view)
}

func decomposed(_ text: String) -> String {
  var iterator = text._nfd.makeIterator()
  var view = String.UnicodeScalarView()
  while let scalar = iterator.next() { view.append(scalar) }
  return String(view)
}

/// The scalars of a text in hexadecimal, for messages about invisible text.
func dump(_ text: String) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}

/// Whether a scalar is a letter, a number or a symbol, and so has meaning in an answer.
func isTelling(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol: true
  case .currencySymbol, .mathSymbol: scalar != "|"
  default: false
  }
}
