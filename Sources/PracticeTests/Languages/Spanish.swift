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
    definitions: DefinitionWording(
      copulas: [
        (" se define como ", ""), (" se refiere a ", ""), (" es un ", "un "), (" es una ", "una "), (" es el ", "el "), (" es la ", "la "),
        (" son los ", "los "), (" son las ", "las "),
      ],
      articles: ["el ", "la ", "los ", "las ", "un ", "una "],
      pronouns: [
        "esto", "eso", "este", "esta", "estos", "estas", "ese", "esa", "ello", "aquí", "allí", "uno", "otro", "otra", "cada", "no",
      ],
      hollow: Words.phrases(
        "un ejemplo;el mismo;la misma;los mismos;las mismas;el motivo;la razón;el resultado;un resultado;el caso;el único;la única;el primero;la primera;el más;la más"
      )),
    questions: QuestionWording(
      termOf: ("¿Qué término explican tus apuntes como «", "»?"),
      definitionOf: ("¿Cuál de estas descripciones corresponde al término «", "» según tus apuntes?"),
      innerQuotes: ["«": "“", "»": "”"]))
}
