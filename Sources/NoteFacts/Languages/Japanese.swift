extension NotesLanguage {
  static let japanese = NotesLanguage(
    code: "ja", name: "Japanese",
    vocabulary: Vocabulary(
      meta: "上記 すべて;すべて 正しい;該当 なし;どれ でも ない;上記 の すべて",
      negatives: "誤り 間違い 以外",
      absolutes: "必ず 常に 絶対",
      vague: "しばしば 時々 たいてい まれ",
      banned: "本文 に よる と;ノート に よる と;正解 は"),
    definitions: DefinitionWording(
      copulas: [("とは、", ""), ("とは", "")],
      articles: [],
      pronouns: "これ それ あれ この その あの ここ そこ",
      leaning: "これ それ この その また",
      endings: ["のことである", "のことです", "のことをいう", "のことを指す", "をいう", "を指す", "を意味する", "である", "です", "だ"],
      aliases: ["とも呼ばれる", "ともいう", "とも言う"]),
    reasons: .none,
    questions: QuestionWording(
      termOf: "「{a}」を表す用語はどれですか？|次の説明に当てはまる用語はどれですか：「{a}」？",
      meaningOf: "「{a}」とは何ですか？|「{a}」の意味はどれですか？|「{a}」の説明として正しいものはどれですか？",
      descriptionOf: "「{a}」に当てはまる説明はどれですか？",
      describedAs: "次の説明に当てはまるものはどれですか：「{a}」？",
      stepAfter: "「{a}」。次の手順の直後に来るのはどれですか：「{b}」？", stepBefore: "「{a}」。次の手順の直前に来るのはどれですか：「{b}」？",
      firstStep: "「{a}」。最初の手順はどれですか？", lastStep: "「{a}」。最後の手順はどれですか？",
      compute: "{a} を使いなさい。{b} のとき、{c} はいくらですか？", entryWith: "「{a}」が「{b}」であるものはどれですか？",
      valueOf: "「{a}」の「{b}」はどれですか？",
      gap: "「{a}」抜けている用語はどれですか？", missing: "「{a}」に入るものはどれですか？",
      yearOf: "「{a}」は何年のことですか？", ordinals: "最初 まず その後 次 最後 次に", and: "、", innerQuotes: ["「": "『", "」": "』"]))
}
