import PracticeTests
import StrictJSON

extension CourseOutline {
  /// The course in the list of courses.
  var json: JSON {
    [
      "course_id": .string(id), "name": .string(name), "language": .string(language),
      "direction": .string(WritingDirection(language: language).rawValue), "notes": .number(notesCount), "words": .number(wordCount),
      "topics": .strings(topics),
    ]
  }
}

extension Course {
  /// The course with its notes.
  var json: JSON {
    let files: JSON = .array(
      notes.map { ["note_id": .string($0.id), "name": .string($0.name), "words": .number($0.wordCount), "text": .string($0.text)] })
    let more: JSON = ["files": files, "found_topics": .strings(foundTopics), "named_topics": .strings(topics)]
    return .object((outline.json.object ?? []) + (more.object ?? []))
  }
}
