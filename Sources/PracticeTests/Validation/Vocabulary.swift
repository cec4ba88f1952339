/// The words of a language that item-writing checks look for. A language without a list of its own has none: its checks of words find
/// nothing, and those of form remain.
struct Vocabulary: Sendable {
  /// Words too common to mean anything by themselves.
  let common: Set<String>
  /// Options that stand for other options.
  let metaOptions: [[String]]
  /// Words that turn a question round.
  let negatives: Set<String>
  /// Words that are seldom true.
  let absolutes: Set<String>
  /// Words that leave open how often.
  let vague: Set<String>
  /// Phrases that point outside the question, or at a machine.
  let banned: [[String]]
  /// Words that a question asks with.
  let interrogatives: Set<String>

  static func of(_ language: String) -> Vocabulary { lists[language] ?? none }

  private static let none = Vocabulary(common: "", meta: "", negatives: "", absolutes: "", vague: "", banned: "", interrogatives: "")

  private static let lists = [
    "en": Vocabulary(
      common: """
        the and for are but not you all any can had her was one our out has him his how its may new now old see two way who did get let put say
        she too use that this with have from they been were will would there their what about which when them then than these those into such
        where while also does each more most other some only over same very because between during both being could should
        """,
      meta: """
        all of the above;all of these;all of them;all the above;none of the above;none of these;none of them;both of the above;neither of the above;
        both a and b;both b and c;both a and c;a and b;b and c;a and c;neither a nor b
        """,
      negatives: "not except least never cannot isn't aren't doesn't don't didn't won't can't false incorrect untrue",
      absolutes: "always never all every only none must completely entirely impossible exclusively",
      vague: "often usually sometimes generally typically frequently rarely seldom mostly may might some many",
      banned: """
        according to the text;according to the passage;according to the notes;as mentioned;mentioned above;in this question;correct answer is;
        as an ai;lorem ipsum;tbd;option 1;option 2;option a;option b
        """,
      interrogatives: "what which who whom whose when where why how"),
    "es": Vocabulary(
      common: """
        los las del una uno que con por para como más pero sus este esta esto son fue han hay muy sin sobre entre cuando donde también desde todo
        todos nos les ese esa eso estos estas porque cada otro otra otros otras ser estar tiene tienen puede pueden
        """,
      meta: """
        todas las anteriores;todos los anteriores;ninguna de las anteriores;ninguno de los anteriores;todas son correctas;ninguna es correcta;
        tanto a como b;a y b;b y c;a y c;ni a ni b
        """,
      negatives: "no excepto salvo menos nunca falso falsa incorrecto incorrecta",
      absolutes:
        "siempre nunca todo todos todas ningún ninguno ninguna únicamente solamente completamente totalmente imposible exclusivamente",
      vague: "frecuentemente generalmente normalmente raramente usualmente quizá quizás algunos algunas muchos muchas",
      banned:
        "según el texto;según el pasaje;según los apuntes;como se mencionó;en esta pregunta;la respuesta correcta es;opción a;opción b",
      interrogatives: "qué cuál cuáles quién quiénes cuándo dónde cómo cuánto cuánta cuántos cuántas"),
  ]

  /// Words are separated by spaces, phrases by semicolons.
  private init(
    common: String, meta: String, negatives: String, absolutes: String, vague: String, banned: String, interrogatives: String
  ) {
    self.common = Self.words(common)
    metaOptions = Self.phrases(meta)
    self.negatives = Self.words(negatives)
    self.absolutes = Self.words(absolutes)
    self.vague = Self.words(vague)
    self.banned = Self.phrases(banned)
    self.interrogatives = Self.words(interrogatives)
  }

  private static func words(_ list: String) -> Set<String> { Set(list.split(whereSeparator: \.isWhitespace).map(String.init)) }

  private static func phrases(_ list: String) -> [[String]] {
    list.split(separator: ";").map { Words.all(String($0)) }.filter { !$0.isEmpty }
  }
}
