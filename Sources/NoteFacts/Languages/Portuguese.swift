extension NotesLanguage {
  static let portuguese = NotesLanguage(
    code: "pt", name: "Portuguese",
    vocabulary: Vocabulary(
      common: """
        os as dos das nos nas uma umas uns que com por para como mais mas seu sua seus suas este esta isto esse essa isso são foi ser
        estar tem têm há muito sem sobre entre quando onde também todo todos cada pelo pela pelos pelas ao aos não num numa de do da
        em no na se
        """,
      meta: """
        todas as anteriores;todas as alternativas anteriores;nenhuma das anteriores;nenhuma das alternativas;
        todas estão corretas;a e b;b e c;a e c;tanto a como b;nem a nem b
        """,
      negatives: "não exceto salvo nunca falso falsa incorreto incorreta",
      absolutes: """
        sempre nunca todo todos todas nenhum nenhuma apenas somente unicamente completamente impossível exclusivamente
        """,
      vague: "frequentemente geralmente normalmente raramente talvez alguns algumas muitos muitas",
      banned: """
        segundo o texto;de acordo com o texto;segundo os apontamentos;como mencionado;nesta pergunta;
        a resposta correta é;opção a;opção b
        """,
      interrogatives: "que qual quais quem quando onde como quanto quanta quantos quantas porquê porque"),
    definitions: DefinitionWording(
      copulas: [
        (" define-se como ", ""), (" é definido como ", ""), (" é definida como ", ""), (" refere-se a ", ""), (" é um ", "um "),
        (" é uma ", "uma "),
        (" é o ", "o "), (" é a ", "a "), (" são os ", "os "), (" são as ", "as "),
      ],
      articles: ["o ", "a ", "os ", "as ", "um ", "uma "],
      pronouns: """
        ele ela eles elas isto isso aquilo este esta estes estas esse essa esses essas aqui ali outro outra cada seu sua seus suas quem que qual
        além também mas e ou porque assim então depois se quando embora
        """,
      leaning: "também além isto isso este esta estes estas esse essa assim então",
      hollow:
        "um exemplo;o mesmo;a mesma;os mesmos;as mesmas;o motivo;a razão;o resultado;o caso;o único;a única;o primeiro;a primeira;o mais;a mais",
      aliases: [" também chamado ", " também chamada ", " também conhecido como ", " também conhecida como "],
      figures: "figura"),
    reasons: ReasonWording(
      because: [" porque "], leadsTo: [" provoca ", " causa ", " leva a ", " resulta em ", " origina "], breaks: [" porque ", ", ", "; "]),
    questions: QuestionWording(
      named: "Como se chama {a}?|Que nome tem {a}?", openings: ["o ", "a ", "um ", "uma "], anaphors: ["o que ", "a que "],
      termOf: "Que termo tem este significado: «{a}»?|A que termo corresponde esta definição: «{a}»?",
      meaningOf: "O que se entende por «{a}»?|O que significa o termo «{a}»?|Qual é a definição de «{a}»?",
      descriptionOf: "Que descrição corresponde a «{a}»?",
      describedAs: "A que corresponde esta descrição: «{a}»?",
      reasonOf: "«{a}». Por que motivo é assim?|«{a}». Por que é assim?", resultOf: "Qual é o resultado disto: «{a}»?",
      stepAfter: "«{a}». Que passo vem logo depois deste: «{b}»?", stepBefore: "«{a}». Que passo vem logo antes deste: «{b}»?",
      firstStep: "«{a}». Que passo vem em primeiro lugar?", lastStep: "«{a}». Que passo vem em último lugar?",
      compute: "Use {a} com {b}. Qual é o valor de {c}?", entryWith: "Qual destes tem «{b}» na coluna «{a}»?",
      valueOf: "O que indica a coluna «{b}» para «{a}»?",
      gap: "«{a}» Que termo falta aqui?", missing: "O que falta aqui: “{a}”?",
      yearOf: "Em que ano aconteceu isto: «{a}»?",
      ordinals: "primeiro primeira inicialmente posteriormente segundo terceiro depois finalmente último última antes", and: " e ",
      decimalMark: ",",
      innerQuotes: ["«": "“", "»": "”"]))
}
