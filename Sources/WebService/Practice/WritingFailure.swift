import QuestionWriting

/// Why a practice test could not be written. The test is stored with a sentence for the learner. The raw value lets the app say the same in the
/// language of its interface.
enum WritingFailure: String, Error, CaseIterable {
  case stopped
  case queueFull = "queue_full"
  case interrupted
  case tookTooLong = "took_too_long"
  case noCourse = "no_course"
  case takenOver = "taken_over"
  case noQuestions = "no_questions"
  case tooFewFacts = "too_few_facts"
  case model
  case other

  /// The failure that an error means.
  init(_ error: any Error) {
    self =
      switch error {
      case let failure as WritingFailure: failure
      case is CancellationError: .stopped
      case GenerationStop.displaced: .queueFull
      case GenerationStop.serverStopped: .interrupted
      case GenerationStop.tookTooLong: .tookTooLong
      case is NotesGeneratorError: .tooFewFacts
      case is LanguageModelError: .model
      default: .other
      }
  }

  /// The failure of a stored sentence; nil for a sentence of another version of the program.
  init?(sentence: String) {
    guard let failure = Self.allCases.first(where: { $0.sentence == sentence }) else { return nil }
    self = failure
  }

  /// What happened and what to do, for the learner.
  var sentence: String {
    switch self {
    case .stopped: "You stopped the writing of this test. Try again whenever you like."
    case .queueFull: Problem(FairQueue<String>.Refusal.queueIsFull).detail
    case .interrupted: "The server stopped while it was writing this test. Try again."
    case .tookTooLong: "The writing of this test took too long and was stopped. Choose a topic, or shorter notes."
    case .noCourse: "The course of this test and its notes were deleted: make a new test from another course."
    case .takenOver: "Another server writes this test now, or it was deleted."
    case .noQuestions: "The notes contain nothing to ask about these topics: choose other topics, or add notes."
    case .tooFewFacts:
      """
      The notes state too few facts that can be asked for: write more lines such as “Term: what it is”, tables of terms, numbered steps, \
      sentences such as “A cell is the smallest unit of life”, or key terms in bold.
      """
    // NB: it does not name the address of the model server, which is for the operator only.
    case .model: "The model did not answer. Try again later, or let your notes alone write the questions."
    case .other: "Something went wrong on the server while the test was being written. Try again."
    }
  }
}
