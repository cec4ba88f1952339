import Identifiers
import PracticeTests

/// The rows of `course`.
enum CourseRows {
  private static let columns = "id, profile_id, name, language, topics, created_at"

  /// The courses of a profile in the order of their creation, without the texts of their notes.
  static func all(of profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> [CourseContents] {
    let rows = try connection.rows(
      "SELECT \(columns) FROM course WHERE profile_id = $1 ORDER BY created_at, id", [profileID])
    return try contents(rows, connection)
  }

  /// A course without the texts of its notes; nil when the profile has no such course.
  static func find(_ id: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> CourseContents? {
    guard let row = try fetch(id, profileID, connection) else { return nil }
    return try contents([row], connection).first
  }

  /// A course with its notes; nil when the profile has no such course.
  static func course(_ id: String, profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> Course? {
    guard let row = try fetch(id, profileID, connection) else { return nil }
    let notes = try NotesRows.all(in: id, connection)
    return Course(
      id: try row["id"], profileID: try row["profile_id"], name: try row["name"], language: try row["language"],
      topics: try row["topics"], createdAt: try row["created_at"], notes: notes)
  }

  static func count(of profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> Int {
    try connection.row("SELECT count(*) AS count FROM course WHERE profile_id = $1", [profileID])?["count"] ?? 0
  }

  /// Stores a course, and writes only the parts that differ from the earlier version.
  static func save(_ course: CourseContents, over earlier: CourseContents?, _ connection: PostgreSQLConnection) throws {
    if let earlier { try update(course, from: earlier, connection) } else { try insert(course, connection) }
    try NotesRows.save(course, over: earlier, connection)
  }

  private static func insert(_ course: CourseContents, _ connection: PostgreSQLConnection) throws {
    try connection.change(
      "INSERT INTO course (\(columns)) VALUES ($1, $2, $3, $4, $5, $6)",
      [course.id, course.profileID, course.name, course.language, course.topics, course.createdAt])
  }

  /// NB: a change cannot set the id, the profile and the time.
  private static func update(_ course: CourseContents, from earlier: CourseContents, _ connection: PostgreSQLConnection) throws {
    let isSame =
      course.name.isExactly(earlier.name) && course.language.isExactly(earlier.language) && course.topics.areExactly(earlier.topics)
    guard !isSame else { return }
    try connection.change(
      "UPDATE course SET name = $2, language = $3, topics = $4 WHERE id = $1", [course.id, course.name, course.language, course.topics])
  }

  private static func fetch(_ id: String, _ profileID: ProfileID, _ connection: PostgreSQLConnection) throws -> SQLRow? {
    try connection.row("SELECT \(columns) FROM course WHERE id = $1 AND profile_id = $2", [id, profileID])
  }

  private static func contents(_ rows: [SQLRow], _ connection: PostgreSQLConnection) throws -> [CourseContents] {
    let ids: [String] = try rows.map { try $0["id"] }
    let notes = try NotesRows.contents(ofCourses: ids, connection)
    return try zip(ids, rows).map { id, row in
      CourseContents(
        id: id, profileID: try row["profile_id"], name: try row["name"], language: try row["language"], topics: try row["topics"],
        createdAt: try row["created_at"], notes: notes[id] ?? [])
    }
  }
}
