/// Recognizes words and years that tell the place of a step in its list: “at first”, “in 1914”. A learner needs no notes for the order then.
enum OrderWords {
  static func occur(in step: String) -> Bool {
    if UnspacedScript.occurs(in: step) { return unspaced.contains { step.firstPlace(of: $0) != nil } }
    return Words.all(step).contains(where: all.contains)
  }

  /// Whether a step names a year.
  static func haveYear(_ step: String) -> Bool {
    step.split { !$0.isNumber }.contains { $0.count == 4 && Int($0).map(years.contains) ?? false }
  }

  private static let years = 1000...2100

  private static let all = Words.set(
    """
    first firstly beginning begins initially then next subsequent subsequently after afterwards finally final last lastly
    zuerst zunächst anfangs anfang beginn dann danach anschließend schließlich abschließend zuletzt
    primero primeramente inicialmente luego después posteriormente finalmente último
    abord premièrement ensuite puis après enfin finalement dernier
    innanzitutto inizialmente poi dopo successivamente infine ultimo
    primeiro inicialmente depois então posteriormente finalmente último
    eerst begin daarna vervolgens tenslotte uiteindelijk laatste
    najpierw początkowo następnie potem wreszcie ostatni
    сначала сперва затем потом после наконец последний
    önce ardından sonra sonunda son först sedan därefter slutligen sist
    أولا ثم بعد أخيرا 먼저 다음 다음에 마지막 마지막으로
    """)
  private static let unspaced = ["首先", "先", "然后", "接着", "之后", "最后", "まず", "最初", "次に", "その後", "ก่อน", "จากนั้น", "แล้ว", "สุดท้าย"]
}
