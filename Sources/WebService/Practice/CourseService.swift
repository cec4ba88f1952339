import Identifiers
import QuestionWriting
import HTTPTypes
import NoteFacts
import PracticeTests

/// The operations of a learner on courses and notes, independent of HTTP.
struct CourseService: Sendable {
  let store: any PracticeTestStore
  let samples: [SampleNotes]
  let environment: ServiceEnvironment

  static let maximumCourses = 200
  static let maximumFiles = 100
  /// The maximum size of all notes of a course, in bytes of UTF-8.
  static let maximumBytes = 10 << 20

  func list(profileID: ProfileID) async throws -> [CourseOutline] { try await store.outlines(profileID: profileID) }

  func create(_ request: CourseRequest, profileID: ProfileID) async throws -> CourseContents {
    let course = Course(
      id: environment.makeToken(), profileID: profileID, name: request.name, language: request.language ?? LanguageGuess.undetermined,
      topics: request.topics,
      createdAt: environment.now())
    return try await keep(course)
  }

  /// The sample with an id.
  func sample(_ id: String) throws -> SampleNotes {
    guard let sample = samples.first(where: { $0.id == id }) else { throw Problem.notFound("sample") }
    return sample
  }

  /// Creates a course with the notes of a sample.
  func create(_ sample: SampleNotes, profileID: ProfileID) async throws -> CourseContents {
    let notes = Course.Notes(id: environment.makeToken(), name: "\(sample.id).md", text: sample.text)
    let course = Course(
      id: environment.makeToken(), profileID: profileID, name: sample.name, language: sample.language, createdAt: environment.now(),
      notes: [notes])
    return try await keep(course)
  }

  private func keep(_ course: Course) async throws -> CourseContents {
    guard try await store.create(course, limit: Self.maximumCourses) else {
      throw Problem(.conflict, "too-many-courses", "There are \(Self.maximumCourses) courses already: delete one first.")
    }
    return CourseContents(course)
  }

  /// A course with the texts of its notes.
  func course(_ id: String, profileID: ProfileID) async throws -> Course { try found(try await store.course(id, profileID: profileID)) }

  /// The words of a course for the game; none if its notes are no vocabulary list, or too large to be one.
  func words(of id: String, languages: ComputedOnce<WordLanguages>, profileID: ProfileID) async throws -> CourseWords {
    let contents = try await contents(id, profileID: profileID)
    guard contents.byteCount <= CourseWords.maximumBytes else { return .none }
    let course = try await course(id, profileID: profileID)
    let documents = course.notes.map { NotesDocument(markdown: $0.text) }
    guard let vocabulary = NotesVocabulary(documents, language: course.language) else { return .none }
    return CourseWords(vocabulary, language: course.language, languages: languages.value)
  }

  /// A course without the texts of its notes.
  func contents(_ id: String, profileID: ProfileID) async throws -> CourseContents {
    try found(try await store.contents(ofCourse: id, profileID: profileID))
  }

  func notes(_ notesID: String, in id: String, profileID: ProfileID) async throws -> Course.Notes {
    guard let notes = try await store.notes(notesID, inCourse: id, profileID: profileID) else { throw Problem.notFound("file of notes") }
    return notes
  }

  func rename(_ id: String, _ request: CourseRequest, profileID: ProfileID) async throws -> CourseContents {
    try await change(id, profileID: profileID) {
      ($0.name, $0.language, $0.topics) = (request.name, request.language ?? $0.language, request.topics)
    }
  }

  func delete(_ id: String, profileID: ProfileID) async throws {
    guard try await store.deleteCourse(id, profileID: profileID) else { throw Problem.notFound("course") }
  }

  func addNotes(_ request: NotesRequest, to id: String, profileID: ProfileID) async throws -> CourseContents {
    let notes = CourseContents.Notes(Course.Notes(id: environment.makeToken(), name: request.name, text: request.text))
    let language = LanguageGuess.language(of: request.text)
    return try await change(id, profileID: profileID, adding: notes.byteCount) { course in
      guard course.notes.count < Self.maximumFiles else {
        throw Problem(.conflict, "too-many-notes", "There are \(Self.maximumFiles) files of notes already: delete one first.")
      }
      course.notes.append(notes)
      // NB: a language that the learner chose stays, whatever the notes look like.
      if course.language == LanguageGuess.undetermined, let language { course.language = language }
      try Self.checkSize(of: course)
    }
  }

  func changeNotes(_ notesID: String, _ request: NotesRequest, in id: String, profileID: ProfileID) async throws -> CourseContents {
    let changed = CourseContents.Notes(Course.Notes(id: notesID, name: request.name, text: request.text))
    return try await changingNotes(notesID, in: id, profileID: profileID, adding: changed.byteCount) { notes, index in
      notes[index] = changed
    }
  }

  func deleteNotes(_ notesID: String, in id: String, profileID: ProfileID) async throws -> CourseContents {
    try await changingNotes(notesID, in: id, profileID: profileID) { notes, index in notes.remove(at: index) }
  }

  private func changingNotes(
    _ notesID: String, in id: String, profileID: ProfileID, adding bytes: Int = 0,
    _ change: @escaping @Sendable (inout [CourseContents.Notes], Int) -> Void
  ) async throws -> CourseContents {
    try await self.change(id, profileID: profileID, adding: bytes) { course in
      guard let index = course.notes.firstIndex(where: { $0.id == notesID }) else { throw Problem.notFound("file of notes") }
      change(&course.notes, index)
      try Self.checkSize(of: course)
    }
  }

  private func change(
    _ id: String, profileID: ProfileID, adding bytes: Int = 0, _ change: @escaping @Sendable (inout CourseContents) throws -> Void
  ) async throws -> CourseContents {
    try found(try await store.updateCourse(id, profileID: profileID, adding: bytes, change))
  }

  private static func checkSize(of course: CourseContents) throws {
    guard course.byteCount <= maximumBytes else {
      throw Problem(
        .contentTooLarge, "notes-too-large",
        "The notes of a course may have at most \(maximumBytes >> 20) MiB in total: make another course for the rest.")
    }
  }

  private func found<Found>(_ course: Found?) throws -> Found {
    guard let course else { throw Problem.notFound("course") }
    return course
  }
}

/// Sample notes that ship with the program.
public struct SampleNotes: Sendable {
  /// The id of the sample.
  public let id: String
  /// The title of the notes.
  public let name: String
  /// The primary subtag of the language of the notes (BCP 47).
  public let language: String
  /// The text of the notes, in Markdown.
  public let text: String

  /// Creates sample notes.
  public init(id: String, name: String, language: String, text: String) {
    self.id = id
    self.name = name
    self.language = language
    self.text = text
  }
}
