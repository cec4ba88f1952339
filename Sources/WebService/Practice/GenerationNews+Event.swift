import PracticeTests
import QuestionWriting
import StrictJSON

extension EventStreams.Event {
  /// The news with a number, as clients see them.
  init(_ number: Int, _ news: GenerationNews) {
    switch news {
    case .waiting(let place): self.init(id: number, name: "waiting", data: ["place": .number(place)])
    case .event(.planned(let slots)): self.init(id: number, name: "planned", data: ["slots": .number(slots)])
    case .event(.rejected(let slot, let attempt, let codes)):
      self.init(
        id: number, name: "rejected", data: ["slot": .string(slot), "attempt": .number(attempt), "codes": .strings(codes)])
    case .event(.fellBack(let slot)): self.init(id: number, name: "fell_back", data: ["slot": .string(slot)])
    case .event(.accepted(let slot, let attempts)):
      self.init(id: number, name: "accepted", data: ["slot": .string(slot), "attempts": .number(attempts)])
    case .event(.skipped(let slot)): self.init(id: number, name: "skipped", data: ["slot": .string(slot)])
    case .ended(let status, let failure):
      self.init(id: number, name: "ended", data: ["status": .string(status.rawValue), "failure": .string(failure)])
    }
  }
}
