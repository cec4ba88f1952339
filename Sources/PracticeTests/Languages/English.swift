extension NotesLanguage {
  static let english = NotesLanguage(
    code: "en", name: "English",
    vocabulary: Vocabulary(
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
    definitions: DefinitionWording(
      copulas: [
        (" is defined as ", ""), (" refers to ", ""), (" is a ", "a "), (" is an ", "an "), (" is the ", "the "), (" are the ", "the "),
      ],
      articles: ["the ", "a ", "an "],
      pronouns: [
        "it", "this", "that", "these", "those", "they", "he", "she", "there", "here", "what", "which", "who", "one", "another", "each",
      ],
      hollow: Words.phrases(
        "an example;the same;the reason;the result;a result;the case;the only;the first;the second;the last;the best;the most")),
    questions: QuestionWording(
      termOf: ("Which term do your notes explain as “", "”?"), definitionOf: ("Which of these describes the term “", "” as your notes do?"),
      innerQuotes: ["“": "‘", "”": "’"]))
}
