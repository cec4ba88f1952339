/// The characters that named entities of HTML stand for.
///
/// Source: HTML 4.01 specification, section 24, character entity references.
enum HTMLEntities {
  /// The character with a name; `nil` if the name is unknown.
  static func character(named name: String) -> String? { others[name] ?? characters[name] }

  private static let characters: [String: String] = {
    let ranges: [(first: UInt32, names: String)] = [(160, latin), (913, capitalGreek), (945, greek)]
    let pairs = ranges.flatMap { range in
      range.names.split(whereSeparator: \.isWhitespace).enumerated().compactMap { place, name in
        Unicode.Scalar(range.first + UInt32(place)).map { (String(name), String($0)) }
      }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// U+00A0 to U+00FF in order.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1
    ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc
    Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml
    aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave
    uacute ucirc uuml yacute thorn yuml
    """
  /// U+0391 to U+03A9 in order. U+03A2 is no letter.
  private static let capitalGreek = """
    Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega
    """
  /// U+03B1 to U+03C9 in order.
  private static let greek = """
    alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega
    """

  // NB: a space that does not break is a space to a learner.
  private static let others = [
    "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "hellip": "…", "euro": "€",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bdquo": "„", "sbquo": "‚", "bull": "•", "larr": "←", "rarr": "→", "harr": "↔",
    "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "minus": "−", "sum": "∑", "radic": "√", "OElig": "Œ", "oelig": "œ",
    "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "trade": "™",
  ]
}
