extension NotesLanguage {
  package static let english = NotesLanguage(
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
    cues: .english,
    definitions: DefinitionWording(
      copulas: [
        (" is defined as ", ""), (" refers to ", ""), (" is a ", "a "), (" is an ", "an "), (" is the ", "the "), (" are the ", "the "),
      ],
      articles: ["the ", "a ", "an "],
      pronouns: """
        it this that these those they he she there here what which who one another each its their his her we you i such both some many most
        however therefore thus hence then also but and so or because since if when while although for in on at by as first second finally next
        before after
        """,
      leaning: "also too instead this these those such therefore however thus former latter here above below again both",
      hollow: """
        an example;the same;the reason;the result;a result;the case;the only;the first;the second;the last;the best;the most;the one;a kind;a type;
        the opposite;a way;the way;a good;the main;the other
        """,
      aliases: [" also called ", " also known as ", " sometimes called ", " or simply ", " abbreviated "],
      figures: "figure fig table diagram picture listed"),
    reasons: ReasonWording(
      because: [" because "],
      leadsTo: [" leads to ", " lead to ", " results in ", " result in ", " can lead to ", " can cause ", " causes "],
      pointing: "it they them he she him this these those", definite: ["the "],
      breaks: [" because ", ", ", "; ", " when ", " and so "]),
    questions: QuestionWording(
      named: "What do we call {a}?|Which term names {a}?|What is the name for {a}?",
      openings: ["the ", "a ", "an "],
      termOf: "Which term has this meaning: “{a}”?|Which term fits this definition: “{a}”?|Which term is defined as “{a}”?",
      meaningOf: "What is meant by “{a}”?|Which of these defines “{a}”?|What does the term “{a}” mean?|How is “{a}” defined?",
      descriptionOf: "Which description fits “{a}”?",
      describedAs: "What does this describe: “{a}”?",
      reasonOf: "“{a}.” Why is this so?|“{a}.” Why is that?",
      resultOf: "What does this lead to: “{a}”?|What is the result of this: “{a}”?",
      stepAfter: "“{a}.” Which step comes directly after this one: “{b}”?",
      stepBefore: "“{a}.” Which step comes directly before this one: “{b}”?",
      firstStep: "“{a}.” Which step comes first?", lastStep: "“{a}.” Which step comes last?",
      compute: "Use {a} with {b}. What is {c}?",
      entryWith: "Which of these has the entry “{b}” under “{a}”?", valueOf: "Which value does the table give for “{a}” under “{b}”?",
      gap: "“{a}” Which term is missing?|Which term fills the gap: “{a}”?", missing: "What is missing here: “{a}”?",
      yearOf: "In which year did this happen: “{a}”?",
      ordinals: "first firstly second third then next finally last lastly before after begin begins beginning subsequent finish end start",
      and: " and "))
}
