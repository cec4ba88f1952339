import AnswerMatching
import WasmMessages

/// The matcher as functions on messages of bytes. WebAssembly hosts call them through exports; tests call them natively.
///
/// A request begins with the fields language, format, profile, case, marks and spaces; the fields of the function follow. An empty format,
/// profile or rule means the default. A reply begins with `ok` or `error`. One English sentence follows `error`.
public enum MatcherMessages {
  /// Normalizes a text. Request: the fields of the matcher, then the text. Reply: the form of the text.
  public static func normalize(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let head = MatcherHead(&reader)
    let fields = reader.texts()
    guard reader.isIntact else { return error("the request is cut off, or is not UTF-8") }
    switch head.matcher(nearMisses: []) {
    case .failure(let problem): return error(problem.sentence)
    case .success(let matcher):
      var reply = MessageWriter()
      reply.add("ok")
      reply.add(matcher.normalize(fields.first ?? ""))
      return reply.bytes
    }
  }

  /// Judges an answer.
  ///
  /// Request: the fields of the matcher, then the number of near misses, the near misses, the answer, and the accept list.
  ///
  /// Reply: outcome, tier (may be empty), entry, profile, form, remark, note, and whether the language is known. Then come the nearest
  /// entry, the kind of difference, the number of its pieces, and the kind and text of each piece. At the end come the name, the text
  /// before and the text after of each step that changed the answer.
  public static func match(_ request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var reader = MessageReader(request)
    let head = MatcherHead(&reader)
    guard let near = Int(reader.text()), (0...10_000).contains(near) else { return error("the number of near misses is missing") }
    let nearMisses = (0..<near).map { _ in reader.text() }
    let text = reader.text()
    let accept = reader.texts()
    guard reader.isIntact else { return error("the request is cut off, or is not UTF-8") }
    switch head.matcher(nearMisses: nearMisses) {
    case .failure(let problem): return error(problem.sentence)
    case .success(let matcher): return reply(matcher.verdict(on: text, accept: accept))
    }
  }

  private static func error(_ sentence: String) -> [UInt8] {
    var reply = MessageWriter()
    reply.add("error")
    reply.add(sentence)
    return reply.bytes
  }

  private static func reply(_ verdict: Verdict) -> [UInt8] {
    var reply = MessageWriter()
    reply.add("ok")
    reply.add(verdict.outcome.rawValue)
    if let tier = verdict.tier { reply.add(tier) } else { reply.add("") }
    reply.add(verdict.entry ?? "")
    reply.add(verdict.profile)
    reply.add(verdict.normalized)
    reply.add(verdict.remark?.rawValue ?? "")
    reply.add(verdict.note ?? "")
    reply.add(verdict.knowsLanguage)
    add(verdict.nearest, to: &reply)
    for step in verdict.trace {
      reply.add(step.step)
      reply.add(step.before)
      reply.add(step.after)
    }
    return reply.bytes
  }

  private static func add(_ nearest: NearestEntry?, to reply: inout MessageWriter) {
    reply.add(nearest?.entry ?? "")
    reply.add(nearest?.kind?.rawValue ?? "")
    let pieces = nearest?.difference ?? []
    reply.add(pieces.count)
    for piece in pieces {
      switch piece {
      case .same(let text): add("same", text, to: &reply)
      case .added(let text): add("added", text, to: &reply)
      case .missing(let text): add("missing", text, to: &reply)
      }
    }
  }

  private static func add(_ kind: String, _ text: String, to reply: inout MessageWriter) {
    reply.add(kind)
    reply.add(text)
  }
}
