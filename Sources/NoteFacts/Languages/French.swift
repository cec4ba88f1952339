extension NotesLanguage {
  static let french = NotesLanguage(
    code: "fr", name: "French",
    vocabulary: Vocabulary(
      common: """
        les des une que qui dans pour par sur avec est sont été être avoir ont pas plus mais aux ces cet cette son ses sa leur leurs
        nous vous ils elles elle comme tout tous très aussi entre sans sous dont où ce de la le du un et en au se ne il
        """,
      meta: """
        toutes les réponses ci-dessus;toutes ces réponses;toutes les réponses;aucune des réponses ci-dessus;
        aucune de ces réponses;aucune réponse;a et b;b et c;a et c;à la fois a et b;ni a ni b
        """,
      negatives: "pas jamais aucun aucune sauf excepté hormis faux fausse incorrect incorrecte",
      absolutes: """
        toujours jamais tous toutes chaque seulement uniquement aucun aucune entièrement impossible exclusivement
        """,
      vague: "souvent parfois généralement habituellement rarement quelques plusieurs",
      banned: """
        selon le texte;d'après le texte;selon les notes;comme mentionné;dans cette question;la bonne réponse est;
        option a;option b
        """,
      interrogatives: """
        quel quelle quels quelles que qui quoi qu'est-ce qu'entend-on pourquoi quand où comment combien lequel laquelle lesquels
        lesquelles
        """),
    cues: .french,
    definitions: DefinitionWording(
      copulas: [
        (" est défini comme ", ""), (" est définie comme ", ""), (" désigne ", ""), (" est un ", "un "), (" est une ", "une "),
        (" est le ", "le "),
        (" est la ", "la "), (" est l’", "l’"), (" est l'", "l'"), (" sont les ", "les "),
      ],
      articles: ["le ", "la ", "les ", "l’", "l'", "un ", "une "],
      pronouns: """
        il elle ils elles ce c'est ceci cela ces cet cette ici là on qui que quoi lequel un autre chaque son sa ses leur leurs donc ainsi puis ensuite
        mais et ou car parce si quand lorsque aussi cependant
        """,
      leaning: "aussi ceci cela ces cet cette également ici donc ainsi cependant",
      hollow:
        "un exemple;le même;la même;les mêmes;la raison;le résultat;un résultat;le cas;le seul;la seule;le plus;la plus;le premier;la première",
      aliases: [" aussi appelé ", " aussi appelée ", " également appelé ", " également appelée ", " ou encore "]),
    reasons: ReasonWording(
      because: [" parce que ", " parce qu’", " parce qu'", " car "], leadsTo: [" entraîne ", " provoque ", " conduit à ", " cause "],
      breaks: [" parce ", " car ", ", ", "; "]),
    questions: QuestionWording(
      named: "Comment appelle-t-on {a} ?|Quel terme désigne {a} ?", openings: ["le ", "la ", "l’", "l'", "un ", "une "],
      termOf: "Quel terme a ce sens : « {a} » ?|À quel terme correspond cette définition : « {a} » ?",
      meaningOf: "Que signifie le terme « {a} » ?|Quelle est la définition de « {a} » ?|Comment définit-on « {a} » ?",
      descriptionOf: "Quelle description correspond à « {a} » ?",
      describedAs: "À quoi correspond cette description : « {a} » ?",
      reasonOf: "« {a}. » Pourquoi en est-il ainsi ?|« {a}. » Pourquoi ?", resultOf: "Quel est le résultat de ceci : « {a} » ?",
      stepAfter: "« {a}. » Quelle étape vient juste après celle-ci : « {b} » ?",
      stepBefore: "« {a}. » Quelle étape vient juste avant celle-ci : « {b} » ?",
      firstStep: "« {a}. » Quelle étape vient en premier ?", lastStep: "« {a}. » Quelle étape vient en dernier ?",
      compute: "Utilisez {a} avec {b}. Quelle est la valeur de {c} ?",
      entryWith: "Lequel de ces éléments a « {b} » dans la colonne « {a} » ?",
      valueOf: "Que lit-on dans la colonne « {b} » pour « {a} » ?",
      gap: "« {a} » Quel terme manque ici ?", missing: "Que manque-t-il ici : « {a} » ?",
      yearOf: "En quelle année cela a-t-il eu lieu : « {a} » ?",
      ordinals: "premier premièrement initialement deuxième puis ensuite enfin finalement dernier avant après",
      and: " et ",
      decimalMark: ",", innerQuotes: ["«": "“", "»": "”"]))
}
