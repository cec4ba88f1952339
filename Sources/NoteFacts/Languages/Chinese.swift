extension NotesLanguage {
  static let chinese = NotesLanguage(
    code: "zh", name: "Chinese",
    vocabulary: Vocabulary(
      meta: "以上 都 是;以上 全部;以上 都 不是;以上 皆 是;以上 皆 非;都 不是;都 是",
      negatives: "不是 不属于 除外 错误",
      absolutes: "总是 从不 所有 全部 绝对 只有",
      vague: "经常 有时 通常 偶尔 很少",
      banned: "根据 课文;根据 笔记;正确 答案 是;选项 a;选项 b"),
    definitions: DefinitionWording(
      copulas: [("是指", ""), ("指的是", ""), ("是一种", "一种"), ("是一个", "一个")],
      articles: [],
      pronouns: "它 他 她 这 那 这些 那些 此 其",
      leaning: "也 此 这 那",
      aliases: ["又称", "也叫", "又叫", "亦称", "也称"]),
    reasons: ReasonWording(
      because: ["，因为", "因为"], leadsTo: ["导致", "引起", "造成"], breaks: ["，", "；"]),
    questions: QuestionWording(
      termOf: "哪个术语的意思是“{a}”？|下面的定义属于哪个术语：“{a}”？",
      meaningOf: "“{a}”是什么意思？|“{a}”的定义是什么？|什么是“{a}”？",
      descriptionOf: "哪项说明与“{a}”相符？",
      describedAs: "下面的说明对应哪一项：“{a}”？",
      reasonOf: "“{a}。”这是为什么？|“{a}。”原因是什么？", resultOf: "“{a}”会导致什么结果？",
      stepAfter: "“{a}。”紧接在这一步之后的是哪一步：“{b}”？", stepBefore: "“{a}。”紧接在这一步之前的是哪一步：“{b}”？",
      firstStep: "“{a}。”第一步是什么？", lastStep: "“{a}。”最后一步是什么？",
      compute: "用公式 {a} 计算，已知 {b}。{c} 是多少？", entryWith: "哪一项的“{a}”是“{b}”？",
      valueOf: "“{a}”的“{b}”是什么？",
      gap: "“{a}”缺少的术语是哪个？", missing: "这里缺少什么：“{a}”？",
      yearOf: "这件事发生在哪一年：“{a}”？", ordinals: "首先 最初 之后 第一 第二 第三 然后 接着 最后", and: "，"))
}
