import AnswerMatching
import MatcherModule

/// The fuzzer calls this function with each input that it generates.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMatcher(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  if let fuzzCase = FuzzCase(bytes) {
    fuzz(fuzzCase)
  } else if !bytes.isEmpty {
    fuzzRaw(UnsafeBufferPointer(rebasing: bytes.dropFirst()))
  }
  return 0
}

private func fuzz(_ fuzzCase: FuzzCase) {
  FormInvariants(matcher: fuzzCase.matcher).check(fuzzCase.answer)
  VerdictInvariants(matcher: fuzzCase.matcher).check(fuzzCase.answer, fuzzCase.accept)
  MessageInvariants(fuzzCase).check()
  SolverInvariants(matcher: fuzzCase.matcher).check(fuzzCase.tiles, fuzzCase.accept)
}

private func fuzzRaw(_ bytes: UnsafeBufferPointer<UInt8>) {
  _ = MatcherMessages.match(bytes)
  _ = MatcherMessages.normalize(bytes)
  for matcher in rawMatchers {
    let form = matcher.withNormalized(bytes) { Array($0) }
    let text = String(validating: bytes, as: UTF8.self)
    require(form == text.map { Array(matcher.normalize($0).utf8) }, "bytes and text have the same form", Array(bytes))
  }
}

private let rawMatchers = [AnswerMatcher(language: "ja"), AnswerMatcher(language: "vi"), AnswerMatcher(profile: .seed, language: "en")]
