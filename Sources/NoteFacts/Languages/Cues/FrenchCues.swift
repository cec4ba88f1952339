extension WritingCues {
  static let french = WritingCues(
    harmless: "non seulement;au moins", subordinators: "si que qui parce bien où quand lorsque sans dont",
    falsities: "faux fausse incorrect incorrecte",
    copulas: "est sont était étaient",
    eitherOrBoth: "et/ou",
    pronouns: "ceci cela ce cette ces il elle ils elles",
    subjective: "clairement;évidemment;bien sûr;sans aucun doute;naturellement;manifestement",
    negations: "ne n pas jamais sans aucun aucune",
    opposites: """
      augmente/diminue monte/descend plus/moins haut/bas haute/basse grand/petit positif/négatif positive/négative avant/après maximum/minimum
      vrai/faux rapide/lent long/court intérieur/extérieur actif/passif
      """,
    articles: "le la les un une des du",
    prepositions: "à au aux avec chez contre dans de depuis en entre par pour sans sous sur vers",
    numbers: """
      zéro un/une/premier/première deux/deuxième/double/second/seconde trois/troisième quatre/quatrième cinq/cinquième six/sixième sept/septième
      huit/huitième neuf/neuvième dix/dixième onze douze/douzaine treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt
      """,
    connectives: "et ou seulement ni",
    machine: "en tant qu'ia;en tant que modèle;selon le texte;d'après le texte;voici la question;comme mentionné;le texte ci-dessus",
    bloom: [
      .remember: "définissez;nommez;quel terme", .understand: "expliquez;décrivez", .apply: "calculez;résolvez",
      .analyze: "comparez;distinguez", .evaluate: "justifiez;évaluez;jugez",
    ])
}
