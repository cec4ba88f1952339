import PracticeTests
import StrictJSON

/// A course as its owner sees it.
struct CourseDocument {
  let course: Course

  /// Without the notes themselves.
  var summary: JSON { .object(members) }

  var json: JSON {
    let notes = course.notes.map { notes in
      [
        "note_id": .string(notes.id), "name": .string(notes.name), "words": .number(notes.wordCount), "text": .string(notes.text),
      ] as JSON
    }
    return .object(
      members + [
        JSON.Member(key: "files", value: .array(notes)), JSON.Member(key: "found_topics", value: .strings(course.document.topics)),
        JSON.Member(key: "named_topics", value: .strings(course.topics)),
      ])
  }

  private var members: [JSON.Member] {
    let json: JSON = [
      "course_id": .string(course.id), "name": .string(course.name), "language": .string(course.language),
      "direction": .string(WritingDirection(language: course.language).rawValue), "notes": .number(course.notes.count),
      "words": .number(course.wordCount), "topics": .strings(course.allTopics),
    ]
    return json.object ?? []
  }
}
