extension NotesLanguage {
  static let spanish = NotesLanguage(
    code: "es", name: "Spanish",
    vocabulary: Vocabulary(
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
    cues: .spanish,
    definitions: DefinitionWording(
      copulas: [
        (" se define como ", ""), (" se refiere a ", ""), (" es un ", "un "), (" es una ", "una "), (" es el ", "el "), (" es la ", "la "),
        (" son los ", "los "), (" son las ", "las "), (" es aquel ", "aquel "), (" es aquella ", "aquella "),
      ],
      articles: ["el ", "la ", "los ", "las ", "un ", "una "],
      pronouns: """
        esto eso este esta estos estas ese esa esos esas ello aquí allí uno otro otra cada no su sus él ella ellos ellas lo le se además también
        pero y o porque así entonces sin por para cuando si aunque como primero después luego finalmente sí
        """,
      leaning: "también además esto eso este esta estos estas ese esa tampoco",
      hollow: """
        un ejemplo;el mismo;la misma;los mismos;las mismas;el motivo;la razón;el resultado;un resultado;el caso;el único;la única;el primero;
        la primera;el más;la más;un tipo;una clase
        """,
      aliases: [" también llamado ", " también llamada ", " también conocido como ", " también conocida como ", " llamado también "],
      figures: "figura tabla cuadro imagen"),
    reasons: ReasonWording(
      because: [" porque "], leadsTo: [" provoca ", " conduce a ", " da lugar a ", " causa ", " produce "],
      pointing: "ello ellos ellas él ella esto eso",
      breaks: [" porque ", ", ", "; ", " cuando "]),
    questions: QuestionWording(
      named: "¿Cómo se llama {a}?|¿Con qué nombre se conoce {a}?|¿Qué término designa {a}?",
      openings: ["el ", "la ", "un ", "una "], anaphors: ["el que ", "la que ", "aquel que ", "aquella que "],
      termOf:
        "¿A qué término corresponde esta definición: «{a}»?|¿Qué término tiene este significado: «{a}»?|¿Qué término se define como «{a}»?",
      meaningOf:
        "¿Qué se entiende por «{a}»?|¿Cuál es la definición de «{a}»?|¿Qué significa el término «{a}»?|¿Cómo se define «{a}»?",
      descriptionOf: "¿Qué descripción corresponde a «{a}»?",
      describedAs: "¿A qué corresponde esta descripción: «{a}»?",
      reasonOf: "«{a}». ¿Por qué es así?|«{a}». ¿Por qué?",
      resultOf: "¿A qué lleva esto: «{a}»?|¿Cuál es el resultado de esto: «{a}»?",
      stepAfter: "«{a}». ¿Qué paso va justo después de este: «{b}»?", stepBefore: "«{a}». ¿Qué paso va justo antes de este: «{b}»?",
      firstStep: "«{a}». ¿Qué paso va en primer lugar?", lastStep: "«{a}». ¿Qué paso va en último lugar?",
      compute: "Usa {a} con {b}. ¿Cuánto vale {c}?",
      entryWith: "¿Cuál de estos tiene «{b}» en la columna «{a}»?", valueOf: "¿Qué figura en la columna «{b}» para «{a}»?",
      gap: "«{a}» ¿Qué término falta?|¿Qué término completa la frase: «{a}»?", missing: "¿Qué falta aquí: «{a}»?",
      yearOf: "¿En qué año ocurrió esto: «{a}»?",
      ordinals: "primero primera inicialmente posteriormente segundo tercero luego después finalmente último última antes", and: " y ",
      decimalMark: ",",
      innerQuotes: ["«": "“", "»": "”"]))
}
