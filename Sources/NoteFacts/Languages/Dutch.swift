extension NotesLanguage {
  static let dutch = NotesLanguage(
    code: "nl", name: "Dutch",
    vocabulary: Vocabulary(
      common: """
        het een van voor met aan uit bij naar over onder door zijn was waren wordt worden heeft hebben kan kunnen ook als dat die
        deze dit niet maar niet zeer meer hun haar hij zij wij men zich nog dan wel
        """,
      meta: """
        alle bovenstaande;al het bovenstaande;geen van bovenstaande;geen van deze;geen van beide;a en b;b en c;a en c;
        zowel a als b;noch a noch b
        """,
      negatives: "niet geen nooit behalve onjuist onwaar fout",
      absolutes: "altijd nooit alle elke ieder alleen uitsluitend geen volledig onmogelijk",
      vague: "vaak soms meestal gewoonlijk zelden sommige veel",
      banned: """
        volgens de tekst;volgens de aantekeningen;zoals vermeld;in deze vraag;het juiste antwoord is;optie a;optie b
        """,
      interrogatives: "wat welk welke wie wiens waarom wanneer waar hoe hoeveel waartoe"),
    definitions: DefinitionWording(
      copulas: [
        (" wordt gedefinieerd als ", ""), (" verwijst naar ", ""), (" is een ", "een "), (" is de ", "de "), (" is het ", "het "),
        (" zijn de ", "de "),
      ],
      articles: ["de ", "het ", "een "],
      pronouns: """
        hij zij ze dit dat deze die hier daar men wat welke wie andere elk elke ieder zijn haar hun dus daarom daarna ook maar en of omdat als wanneer
        hoewel eerst
        """,
      leaning: "ook dit deze daarom dus echter hier daar",
      hollow: "een voorbeeld;hetzelfde;de reden;het resultaat;de enige;het enige;de eerste;de laatste;een soort",
      aliases: [" ook wel ", " ook bekend als "],
      figures: "zie figuur afbeelding"),
    reasons: ReasonWording(
      because: [" omdat ", " doordat "], leadsTo: [" leidt tot ", " leiden tot ", " veroorzaakt "],
      breaks: [" omdat ", " doordat ", ", ", "; "]),
    questions: QuestionWording(
      named: "Hoe heet {a}?|Hoe noemen we {a}?", openings: ["de ", "het ", "een "],
      termOf: "Welke term heeft deze betekenis: “{a}”?|Bij welke term hoort deze definitie: “{a}”?",
      meaningOf: "Wat wordt bedoeld met “{a}”?|Wat betekent de term “{a}”?|Wat is de definitie van “{a}”?",
      descriptionOf: "Welke beschrijving hoort bij “{a}”?",
      describedAs: "Waarbij hoort deze beschrijving: “{a}”?",
      reasonOf: "“{a}.” Waarom is dat zo?|“{a}.” Waarom?", resultOf: "Waartoe leidt dit: “{a}”?",
      stepAfter: "“{a}.” Welke stap komt direct na deze: “{b}”?", stepBefore: "“{a}.” Welke stap komt direct voor deze: “{b}”?",
      firstStep: "“{a}.” Welke stap komt het eerst?", lastStep: "“{a}.” Welke stap komt het laatst?",
      compute: "Gebruik {a} met {b}. Hoe groot is {c}?", entryWith: "Welke van deze heeft “{b}” in de kolom “{a}”?",
      valueOf: "Wat staat er in de kolom “{b}” bij “{a}”?",
      gap: "“{a}” Welke term ontbreekt?", missing: "Wat ontbreekt hier: “{a}”?",
      yearOf: "In welk jaar gebeurde dit: “{a}”?",
      ordinals: "eerst eerste vervolgens uiteindelijk tweede derde daarna dan ten slotte laatste", and: " en ", decimalMark: ","
    ))
}
