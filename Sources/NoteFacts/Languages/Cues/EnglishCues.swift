extension WritingCues {
  package static let english = WritingCues(
    harmless: "at least;not only;whether or not;does not equal;not equal to;last but not least",
    subordinators: "when if that who whom whose because although though where while unless until after before since whether without",
    falsities: "false incorrect untrue",
    copulas: "is are was were be being",
    eitherOrBoth: "and/or",
    pronouns: "this it these those they he she",
    subjective:
      "clearly;obviously;of course;undoubtedly;everyone knows;as we all know;needless to say;without a doubt;surely;naturally;simply put",
    negations: "not no never cannot without non",
    opposites: """
      increases/decreases increase/decrease rises/falls rise/fall higher/lower high/low more/less larger/smaller greater/smaller positive/negative
      gains/loses gain/lose accepts/donates hot/cold hotter/colder faster/slower fast/slow longer/shorter long/short stronger/weaker inside/outside
      above/below before/after maximum/minimum true/false absorbs/releases absorb/release attract/repel attracts/repels parallel/perpendicular
      active/passive direct/indirect same/different always/never warm/cold up/down left/right into/out
      """,
    articles: "a an the",
    prepositions: "in on at by of for from with to into through between under over during after before",
    numbers: """
      zero one/first two/second/twice/both three/third four/fourth five/fifth six/sixth seven/seventh eight/eighth nine/ninth ten/tenth eleven twelve/dozen
      thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
      """,
    connectives: "and or only both neither nor alone",
    machine: """
      as a language model;as a large language model;as an artificial intelligence;i am an ai;here is the question;here is a question;here's the question;
      here's a question;notes above;text above;passage above;the provided text;the provided passage;the provided notes;the given text;
      the given passage;the given notes
      """,
    bloom: [
      .remember: "define;name;list;which term;what is the name;what is the definition",
      .understand: "explain;describe;summarise;summarize;which statement best describes;what does the term",
      .apply: "calculate;compute;solve",
      .analyze: "compare;contrast;distinguish;differentiate;what distinguishes",
      .evaluate: "justify;judge;critique;evaluate;assess;which argument;the strongest evidence;the best justification",
    ])
}
