/// Abbreviations with a full stop that does not end a sentence.
enum Abbreviations {
  /// Whether a word is an abbreviation before a name or another word: `Dr.`, `bzw.`, `ecc.`
  static func areFollowedByWords(_ word: Substring) -> Bool { beforeWords.contains(String(word)) }

  /// Whether a word is an abbreviation if a number follows: `Art. 5`, `p. 12`.
  static func areFollowedByNumbers(_ word: Substring) -> Bool { beforeNumbers.contains(word.lowercased()) }

  /// Whether a text begins with a noun before which German writes an ordinal number: `9. November`.
  static func followOrdinals(_ text: Substring) -> Bool {
    let word = text.trimmingSpaces.prefix { $0.isLetter }
    return afterOrdinals.contains(String(word))
  }

  private static let beforeWords = exact(
    """
    Dr Mr Mrs Ms Prof St Fig Sr Sra Srta Dra Lic Ing Hr Fr Mme Mlle Mgr Dott Sig No vs etc al approx cf viz resp Jr Inc Ltd Gen Gov Pres
    bzw vgl usw ca evtl ggf inkl insb sog u.a z.B d.h Mio Mrd Jh Jhd Abb Tab bspw Hrsg Aufl Nr Str Std Bd
    aprox núm pág Ud Uds EE UU art cap fig ecc es.g pp ss segg cfr env éd vol ex bv bijv enz nl o.a d.w.z mln mld m.b.t
    np tzn tzw itp itd ok wg prof dr św ul т.е т.д т.п др г гг в.в им тыс млн млрд см рис табл гл стр vb vs bkz yy Örn örn Doç bl.a t.ex dvs osv kl
    """)
  private static let beforeNumbers = exact(
    "art abs nr no n p pp s fig figs ch chap sec sect eq eqs vol núm pág pag cap abb tab kap § ss lit ziff rn ст гл рис табл с стр п art. par rys str blz hfst hoofdst ca c"
  )
  private static let afterOrdinals = exact(
    """
    Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jahrhundert Jahrhunderts Jh Weltkrieg Weltkriegs
    Weltkrieges Jahrtausend Klasse Semester Auflage Kapitel Juli Tag Monat Woche Republik
    """)

  private static func exact(_ list: String) -> Set<String> { Set(list.split(whereSeparator: \.isWhitespace).map(String.init)) }
}

/// Counts open brackets, because no sentence ends inside brackets. An opening bracket without a closing one near it does not count.
struct OpenBrackets {
  private let scalars: String.UnicodeScalarView
  private var depth = 0
  /// The number of scalars until open brackets are forgotten, or until the next search for a closing bracket.
  private var remaining = 0
  private static let maximumLength = 300

  init(_ scalars: String.UnicodeScalarView) { self.scalars = scalars }

  var areOpen: Bool { depth > 0 }

  mutating func read(_ scalar: Unicode.Scalar, at index: String.Index) {
    if remaining > 0 { remaining -= 1 } else { depth = 0 }
    if scalar == "(" || scalar == "（" {
      open(scalar == "(" ? ")" : "）", index)
    } else if depth > 0, scalar == ")" || scalar == "）" {
      depth -= 1
    }
  }

  private mutating func open(_ closing: Unicode.Scalar, _ index: String.Index) {
    if depth > 0 { return depth += 1 }
    guard remaining == 0 || scalars[index...].prefix(Self.maximumLength / 10).contains(closing) else { return }
    remaining = Self.maximumLength
    if scalars[index...].prefix(Self.maximumLength).contains(closing) { depth = 1 }
  }
}
