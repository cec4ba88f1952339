extension NotesLanguage {
  static let thai = NotesLanguage(
    code: "th", name: "Thai",
    vocabulary: Vocabulary(
      meta: "ถูก ทุก ข้อ;ไม่มี ข้อ ใด ถูก;ผิด ทุก ข้อ;ทั้งหมด ข้าง ต้น",
      negatives: "ยกเว้น มิใช่",
      absolutes: "เสมอ ทั้งหมด เท่านั้น",
      vague: "บ่อย บางครั้ง มัก ปกติ",
      banned: "ตาม เนื้อหา;ตาม บันทึก;คำตอบ ที่ ถูก คือ"),
    definitions: DefinitionWording(
      copulas: [(" หมายถึง ", ""), ("หมายถึง", ""), (" คือ ", ""), ("คือ", "")],
      articles: [],
      pronouns: "มัน นี่ นั่น นี้ นั้น เขา เธอ สิ่งนี้",
      leaning: "นี้ นั้น ด้วย",
      aliases: ["เรียกอีกอย่างว่า", "หรือเรียกว่า"]),
    reasons: ReasonWording(
      because: ["เพราะ", " เพราะ "], leadsTo: ["ทำให้เกิด", "ส่งผลให้"], breaks: ["เพราะ"]),
    questions: QuestionWording(
      termOf: "คำศัพท์ใดมีความหมายว่า “{a}”?|คำนิยามนี้ตรงกับคำศัพท์ใด: “{a}”?",
      meaningOf: "“{a}” หมายถึงอะไร?|ข้อใดคือความหมายของ “{a}”?|“{a}” คืออะไร?",
      reasonOf: "“{a}” เพราะเหตุใด?", resultOf: "“{a}” ส่งผลอย่างไร?",
      stepAfter: "“{a}” ขั้นตอนใดอยู่ถัดจากขั้นตอนนี้ทันที: “{b}”?", stepBefore: "“{a}” ขั้นตอนใดอยู่ก่อนขั้นตอนนี้ทันที: “{b}”?",
      firstStep: "“{a}” ขั้นตอนแรกคือข้อใด?", lastStep: "“{a}” ขั้นตอนสุดท้ายคือข้อใด?",
      compute: "ใช้สูตร {a} โดยที่ {b} จงหาว่า {c} มีค่าเท่าใด?", entryWith: "ข้อใดมี “{a}” เป็น “{b}”?",
      valueOf: "“{a}” มี “{b}” เป็นอะไร?", oddOne: "ข้อใดมี “{a}” ต่างจากอีกสี่ข้อ?",
      gap: "“{a}” คำศัพท์ใดหายไป?", ordinals: "แรก ก่อน ต่อมา จากนั้น สุดท้าย", and: " และ "))
}
