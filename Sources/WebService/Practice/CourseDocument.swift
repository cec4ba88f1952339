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

extension CourseContents {
  /// The course with its notes, without their texts.
  var json: JSON {
    let files = notes.map { ["note_id": .string($0.id), "name": .string($0.name), "words": .number($0.wordCount)] as JSON }
    return outline.json(files: files, foundTopics: foundTopics, topics: topics)
  }
}

extension Course {
  /// The course with its notes and their texts.
  var json: JSON { outline.json(files: notes.map(\.json), foundTopics: foundTopics, topics: topics) }
}

extension Course.Notes {
  /// The notes with their text.
  var json: JSON { ["note_id": .string(id), "name": .string(name), "words": .number(wordCount), "text": .string(text)] }
}

extension CourseOutline {
  fileprivate func json(files: [JSON], foundTopics: [String], topics: [String]) -> JSON {
    let more: JSON = ["files": .array(files), "found_topics": .strings(foundTopics), "named_topics": .strings(topics)]
    return .object((json.object ?? []) + (more.object ?? []))
  }
}
