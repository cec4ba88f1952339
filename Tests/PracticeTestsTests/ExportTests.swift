import NoteFacts
import ItemWriting
import PracticeTests
import QuestionWriting
import Testing

@Suite("An export of a practice test")
struct ExportTests {
  static let golden: [(String, String)] = [
    (
      "json",
      """
      {"format_version":1,"course":"Physics","topics":["Waves"],"difficulty":"easy","language":"en","backend":"notes",\
      "seed":18446744073709551615,"question_count":1,"missing":1,"estimated_minutes":2,"questions":[{"id":"S1","topic":"Waves",\
      "bloom_level":"remember","difficulty":"easy","template":"concept_id","prompt":"Which term is {a} = b: #1?\\nSay it.",\
      "options":["=1+1","Amplitude","Pitch & <b>","تردد","C:\\\\new"],"correct_answer":"Amplitude",\
      "explanation":"“Amplitude: the greatest distance from rest.” (Waves)","evidence":"Amplitude: the greatest distance from rest.",\
      "headings":["Sound","Waves"],"provenance":{"backend":"notes","attempts":1,"rejections":[],"fallback":false}}]}

      """
    ),
    (
      "markdown",
      """
      # Physics

      1. Which term is {a} = b: \\#1?\\
         Say it.

         - **A** \\=1+1
         - **B** Amplitude
         - **C** Pitch \\& \\<b\\>
         - **D** تردد
         - **E** C:\\\\new

      <div style="page-break-before: always"></div>

      ## Key

      1. **B** Amplitude

         “Amplitude: the greatest distance from rest.” (Waves)

      """
    ),
    (
      "csv",
      [
        "\u{FEFF}id,topic,bloom_level,difficulty,prompt,option_a,option_b,option_c,option_d,option_e,correct_option,correct_answer,"
          + "explanation,evidence,headings,format,other_answers",
        "\"S1\",\"Waves\",\"remember\",\"easy\",\"Which term is {a} = b: #1?\nSay it.\",\"'=1+1\",\"Amplitude\",\"Pitch & <b>\",\"تردد\","
          + "\"C:\\new\",\"B\",\"Amplitude\",\"“Amplitude: the greatest distance from rest.” (Waves)\","
          + "\"Amplitude: the greatest distance from rest.\",\"Sound › Waves\",\"choice\",\"\"", "",
      ]
      .joined(separator: "\r\n")
    ),
    (
      "moodle",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <quiz>
        <question type="category">
          <category><text>$course$/top/Physics/Waves</text></category>
        </question>
        <question type="multichoice">
          <name><text>Which term is {a} = b: #1? Say it. (S1)</text></name>
          <questiontext format="html"><text>Which term is {a} = b: #1?&lt;br&gt;Say it.</text></questiontext>
          <generalfeedback format="html"><text>“Amplitude: the greatest distance from rest.” (Waves)</text></generalfeedback>
          <defaultgrade>1</defaultgrade>
          <penalty>0.3333333</penalty>
          <hidden>0</hidden>
          <single>true</single>
          <shuffleanswers>false</shuffleanswers>
          <answernumbering>ABCD</answernumbering>
      \(["=1+1", "Amplitude", "Pitch &amp;amp; &amp;lt;b&amp;gt;", "تردد", "C:\\new"].enumerated().map(answer).joined(separator: "\n"))
          <tags><tag><text>bloom-remember</text></tag><tag><text>difficulty-easy</text></tag></tags>
        </question>
      </quiz>

      """
    ),
    (
      "gift",
      """
      $CATEGORY: $course$/top/Physics/Waves

      // [tag:bloom-remember] [tag:difficulty-easy]
      ::Which term is (a) \\= b\\: \\#1? Say it. (S1)::[html]Which term is &\\#123;a&\\#125; \\= b\\: \\#1?<br>Say it.{
      \t~\\=1+1
      \t=Amplitude
      \t~Pitch &amp; &lt;b&gt;
      \t~تردد
      \t~C\\:\\\\new
      \t####“Amplitude\\: the greatest distance from rest.” (Waves)
      }

      """
    ),
    (
      "anki",
      """
      #separator:tab
      #html:true
      #notetype:Basic
      #columns:Front\tBack\tTags
      #tags column:3
      "<p dir=""auto"">Which term is {a} = b: #1?<br>Say it.</p><ol type=""A""><li dir=""auto"">=1+1</li><li dir=""auto"">Amplitude</li>\
      <li dir=""auto"">Pitch &amp; &lt;b&gt;</li><li dir=""auto"">تردد</li><li dir=""auto"">C:\\new</li></ol>"\t\
      "<p dir=""auto""><b>B</b> Amplitude</p><p dir=""auto"">“Amplitude: the greatest distance from rest.” (Waves)</p>"\t\
      "course::Physics topic::Waves bloom::remember difficulty::easy"

      """
    ),
  ]

  private static func answer(_ index: Int, _ text: String) -> String {
    """
        <answer fraction="\(index == 1 ? 100 : 0)" format="html">
          <text>\(text)</text>
          <feedback format="html"><text></text></feedback>
        </answer>
    """
  }

  @Test("writes this text", arguments: golden)
  func writes(name: String, expected: String) throws {
    let export = try #require(PracticeTestExport.named(name))
    #expect(export.text(of: try #require(ExportSamples.plain)) == expected)
  }

  @Test("has a name, an extension and a media type for each format")
  func table() {
    #expect(PracticeTestExport.all.map(\.name) == Self.golden.map(\.0))
    #expect(PracticeTestExport.all.map(\.fileExtension) == ["json", "md", "csv", "xml", "txt", "tsv"])
    #expect(PracticeTestExport.all.allSatisfy { $0.mediaType.contains("/") && PracticeTestExport.named($0.name)?.name == $0.name })
    #expect(PracticeTestExport.named("pdf") == nil)
  }

  @Test("of a test without questions is a valid file", arguments: PracticeTestExport.all.map(\.name))
  func empty(name: String) throws {
    let request = try PracticeTestRequest(course: "Physics", questionCount: 1)
    let test = SharedPracticeTest(request: request, language: "en", seed: 0, backend: "notes", questions: [])
    let text = try #require(PracticeTestExport.named(name)).text(of: test)
    #expect(text.utf8.last == 0x0A && !text.contains("S1"))
  }

  @Test("labels options by letters beyond E and by numbers beyond Z", arguments: ["csv", "markdown"])
  func manyOptions(name: String) throws {
    let plain = try #require(ExportSamples.plain)
    let question = try #require(plain.questions.first)
    let slot = QuestionSlot(
      id: "S1", topic: "Waves", bloomLevel: .apply, difficulty: .easy, template: .causeEffect, keyPosition: .max)
    var draft = question.draft
    draft.distractors = (0..<26).map { "wrong \($0)" }
    let many = PracticeQuestion(slot: slot, draft: draft, headings: [])
    let test = SharedPracticeTest(request: plain.request, language: "en", seed: 0, backend: "notes", questions: [question, many])
    let text = try #require(PracticeTestExport.named(name)).text(of: test)
    #expect(many.keyLetter == "27" && draft.distractors.allSatisfy { text.contains($0) })
    #expect(text.contains(name == "csv" ? "option_z,option_27,correct_option" : "**27** Amplitude"))
  }
}
