import Foundation
import GRDB
import Identifiers
import PracticeTests

/// A row of `course`.
struct CourseRecord: SnakeCaseRecord {
  static let databaseTableName = "course"

  let id: String
  let profileId: ProfileID
  let name: String
  let language: String
  let topics: [String]
  let createdAt: Timestamp

  init(_ course: Course) {
    (id, profileId, name, language) = (course.id, course.profileID, course.name, course.language)
    (topics, createdAt) = (course.topics, course.createdAt)
  }

  /// The course with its notes.
  func course(_ db: Database) throws -> Course {
    Course(
      id: id, profileID: profileId, name: name, language: language, topics: topics, createdAt: createdAt,
      notes: try CourseNotesRecord.all(in: id, db))
  }

  /// The course without its notes.
  func outline(_ db: Database) throws -> CourseOutline {
    let notes = try Row.fetchAll(
      db, sql: "SELECT topics, word_count FROM course_notes WHERE course_id = ? ORDER BY place", arguments: [id])
    let found = try notes.flatMap { try CourseNotesRecord.topics(of: $0) }
    return CourseOutline(
      id: id, name: name, language: language, topics: found + topics, notesCount: notes.count,
      wordCount: notes.reduce(0) { $0 + $1["word_count"] })
  }

  /// Stores a course with its notes, and replaces the stored course.
  static func save(_ course: Course, _ db: Database) throws {
    try CourseRecord(course).save(db)
    try db.execute(sql: "DELETE FROM course_notes WHERE course_id = ?", arguments: [course.id])
    for (place, notes) in course.notes.enumerated() {
      try CourseNotesRecord(
        courseId: course.id, id: notes.id, place: place, name: notes.name, text: notes.text, topics: notes.topics,
        wordCount: notes.wordCount
      )
      .insert(db)
    }
  }
}

/// A row of `course_notes`.
struct CourseNotesRecord: SnakeCaseRecord {
  static let databaseTableName = "course_notes"

  let courseId: String
  let id: String
  let place: Int
  let name: String
  let text: String
  let topics: [String]
  let wordCount: Int

  static func topics(of row: Row) throws -> [String] {
    try JSONDecoder().decode([String].self, from: Data((row["topics"] as String).utf8))
  }

  static func all(in courseID: String, _ db: Database) throws -> [Course.Notes] {
    try fetchAll(db, sql: "SELECT * FROM course_notes WHERE course_id = ? ORDER BY place", arguments: [courseID]).map {
      Course.Notes(id: $0.id, name: $0.name, text: $0.text, topics: $0.topics, wordCount: $0.wordCount)
    }
  }
}
