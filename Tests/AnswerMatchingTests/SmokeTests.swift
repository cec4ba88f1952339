import AnswerMatching
import Testing

@Test("smoke") func smoke() {
  let s = WordReorderSolver(matcher: AnswerMatcher(language: "en"))
  print(s.solve(tiles: ["I", "like", "tea"], accept: ["I like tea."]))
  print(s.solve(tiles: ["I", "like", "tea", "coffee"], accept: ["I like tea."]))
  print(s.solve(tiles: ["I", "lik", "tea"], accept: ["I like tea."]))
  print(s.solve(tiles: ["I", "like"], accept: ["I like green tea."]))
  print(s.solve(tiles: ["Where", "are", "you", "?"], accept: ["Where are you?"]))
  print(s.solve(tiles: ["stop.", "it"], accept: ["Stop it."]))
  print(s.solve(tiles: ["a", ",", "b"], accept: ["a b"]))
  print(s.solve(tiles: Array(repeating: "a", count: 20), accept: [String(repeating: "a", count: 20)]))
  print(s.solve(tiles: (1...14).map { String(repeating: "a", count: $0) }, accept: [String(repeating: "a", count: 105)]))
}
