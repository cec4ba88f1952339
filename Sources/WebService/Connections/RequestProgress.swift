/// How far the requests and responses of one connection are. Requests may be pipelined, and responses have the order of their requests.
struct RequestProgress {
  /// Whether a part of the last request is still to come.
  private(set) var isReading = false
  /// Whether a response is written in part.
  private(set) var isResponding = false
  /// The number of accepted requests whose response is not written completely.
  private(set) var owed = 0
  /// The number of responses that are written completely and have not left the server.
  private var sending = 0

  /// Whether no request is under way, and all responses have left the server.
  var isIdle: Bool { owed == 0 && sending == 0 && !isReading }

  /// What the connection waits for.
  var activity: ConnectionActivity {
    if isIdle { return .idle }
    // NB: the request that is being read is owed a response, unless it was answered early.
    return isReading && owed <= 1 && sending == 0 && !isResponding ? .receiving : .serving
  }

  /// The number of responses that come before the refusal of the request that is being read, or of the next request.
  var owedBeforeRefusal: Int { isReading ? max(0, owed - 1) : owed }

  /// Whether the request that is being read has its complete response already.
  var isRefusedRequestAnswered: Bool { isReading && owed == 0 }

  mutating func requestBegins() {
    owed += 1
    isReading = true
  }

  mutating func requestEnds() { isReading = false }

  mutating func responseBegins() { isResponding = true }

  mutating func responseIsWritten() {
    isResponding = false
    owed -= 1
    sending += 1
  }

  mutating func responseIsSent() { sending -= 1 }
}
