import Placement
import StrictJSON

/// The body of a PUT of an answer: exactly one of `choice`, `text`, `tiles` and `dont_know`, an optional sequence number,
/// and how long the question was on the screen.
struct AnswerRequest {
  let given: GivenAnswer
  let sequence: Int?
  let milliseconds: Int?

  init?(_ reader: inout JSONObjectReader) {
    sequence = reader.optionalInteger("sequence", in: 0...(1 << 53))
    milliseconds = reader.optionalInteger("milliseconds", in: 0...86_400_000)
    let forms: [GivenAnswer?] = [
      reader.optionalString("choice").map(GivenAnswer.choice), reader.optionalString("text").map(GivenAnswer.text),
      reader.optionalStrings("tiles").map(GivenAnswer.tiles),
      reader.optionalBool("dont_know").flatMap { $0 ? .dontKnow : nil },
    ]
    let present = forms.compactMap(\.self)
    guard present.count == 1, let given = present.first else {
      reader.problems.add(
        "give exactly one of \"choice\", \"text\", \"tiles\" and \"dont_know\": true", path: "", line: reader.line)
      return nil
    }
    self.given = given
  }
}

extension GivenAnswer {
  /// The answer in the form in which the client sent it.
  var json: JSON {
    switch self {
    case .choice(let id): ["choice": .string(id)]
    case .text(let text): ["text": .string(text)]
    case .tiles(let ids): ["tiles": .strings(ids)]
    case .dontKnow: ["dont_know": .bool(true)]
    }
  }
}
