extension NotesLanguage {
  static let swedish = NotesLanguage(
    code: "sv", name: "Swedish",
    vocabulary: Vocabulary(
      common: """
        och att det som en ett den de är var för med av till på från om inte men har kan ska vid under över mellan genom sin sitt
        sina dess deras han hon vi ni man när där här också mycket mer än eller så
        """,
      meta: """
        alla ovanstående;alla dessa;inget av ovanstående;ingen av ovanstående;inget av dessa;a och b;b och c;a och c;
        både a och b;varken a eller b
        """,
      negatives: "inte ej aldrig utom förutom falskt felaktigt",
      absolutes: "alltid aldrig alla varje endast bara enbart inga ingen helt omöjligt",
      vague: "ofta ibland vanligtvis oftast sällan några många",
      banned: "enligt texten;enligt anteckningarna;som nämnts;i denna fråga;rätt svar är;alternativ a;alternativ b",
      interrogatives: "vad vilken vilket vilka vem vems varför när var hur"),
    definitions: DefinitionWording(
      copulas: [
        (" definieras som ", ""), (" syftar på ", ""), (" är en ", "en "), (" är ett ", "ett "), (" är den ", "den "), (" är det ", "det "),
        (" är de ", "de "),
      ],
      articles: ["en ", "ett ", "den ", "det ", "de "],
      pronouns: """
        den det de detta denna dessa han hon här där man vad vilken vem annan varje sin sitt sina dess därför sedan också men och eller eftersom om när
        fast först
        """,
      leaning: "också detta denna dessa därför dock här där",
      hollow: "ett exempel;samma;den enda;det enda;den första;den sista;en sorts;ett slags",
      aliases: [" även kallad ", " även kallat ", " också kallad ", " också kallat "]),
    reasons: ReasonWording(
      because: [" eftersom ", " därför att "], leadsTo: [" leder till ", " orsakar "], breaks: [" eftersom ", " därför att ", ", ", "; "]),
    questions: QuestionWording(
      named: "Vad kallas {a}?|Vad heter {a}?", openings: ["en ", "ett ", "den ", "det "],
      termOf: "Vilken term har denna betydelse: ”{a}”?|Vilken term hör till denna definition: ”{a}”?",
      meaningOf: "Vad menas med ”{a}”?|Vad betyder termen ”{a}”?|Hur definieras ”{a}”?",
      descriptionOf: "Vilken beskrivning hör till ”{a}”?",
      describedAs: "Vad hör den här beskrivningen till: ”{a}”?",
      reasonOf: "”{a}.” Varför är det så?|”{a}.” Varför?", resultOf: "Vad leder detta till: ”{a}”?",
      stepAfter: "”{a}.” Vilket steg kommer direkt efter detta: ”{b}”?", stepBefore: "”{a}.” Vilket steg kommer direkt före detta: ”{b}”?",
      firstStep: "”{a}.” Vilket steg kommer först?", lastStep: "”{a}.” Vilket steg kommer sist?",
      compute: "Använd {a} med {b}. Hur stort är {c}?", entryWith: "Vilken av dessa har ”{b}” i kolumnen ”{a}”?",
      valueOf: "Vad står i kolumnen ”{b}” för ”{a}”?",
      gap: "”{a}” Vilken term saknas?", missing: "Vad saknas här: ”{a}”?",
      yearOf: "Vilket år hände detta: ”{a}”?",
      ordinals: "först första andra tredje sedan därefter slutligen sist sista", and: " och ",
      decimalMark: ",",
      innerQuotes: ["“": "‘", "”": "’"]))
}
