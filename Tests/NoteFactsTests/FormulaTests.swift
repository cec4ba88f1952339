import Foundation
import Testing

@testable import NoteFacts

@Suite("Formulas as trees")
struct FormulaTests {
  /// The examples that the browser app and an independent converter share.
  private struct Examples: Decodable {
    struct Formula: Decodable { let tex, text, mathml: String }
    struct Found: Decodable {
      let text: String
      let formulas, parts: [String]
    }
    let formulas: [Formula]
    let found: [Found]

    static func read() throws -> Examples {
      let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Conformance/formulas.json")
      return try JSONDecoder().decode(Examples.self, from: Data(contentsOf: url))
    }
  }

  @Test("are written as plain text and as MathML")
  func table() throws {
    let examples = try Examples.read().formulas
    #expect(examples.count >= 40)
    for example in examples {
      let formula = try #require(TeXFormula(tex: example.tex), "\(example.tex)")
      #expect(formula.text == example.text)
      #expect(formula.mathML.map(\.xml).joined() == example.mathml)
    }
  }

  @Test("are found in texts as whole words, the longest first")
  func found() throws {
    for example in try Examples.read().found {
      let finder = FormulaFinder(example.formulas.map { TeXFormula(text: $0, tex: "") })
      let parts = finder.parts(of: example.text).map { part in
        switch part {
        case .text(let text): text
        case .formula(let formula): "$\(formula.text)$"
        }
      }
      #expect(parts == example.parts, "\(example.text)")
    }
  }

  @Test(
    "show upright text, spaces, functions and primes",
    arguments: [
      (#"\frac{\text{max speed}}{2}"#, "<mfrac><mtext>max\u{A0}speed</mtext><mn>2</mn></mfrac>"),
      (#"5^2\,\mathrm{kg}"#, "<msup><mn>5</mn><mn>2</mn></msup><mtext>\u{2009}kg</mtext>"),
      (#"\sin x_1"#, "<mi>sin</mi><mtext>\u{2009}</mtext><msub><mi>x</mi><mn>1</mn></msub>"),
      (#"\sin(x_1)"#, "<mi>sin</mi><mrow><mo>(</mo><msub><mi>x</mi><mn>1</mn></msub><mo>)</mo></mrow>"),
      ("f'_1", "<mi>f</mi><msub><mo>′</mo><mn>1</mn></msub>"),
      ("f'(x_1)", "<msup><mi>f</mi><mo>′</mo></msup><mrow><mo>(</mo><msub><mi>x</mi><mn>1</mn></msub><mo>)</mo></mrow>"),
      (
        #"\left(\frac{a}{b}\right)^2"#,
        "<msup><mrow><mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>)</mo></mrow><mn>2</mn></msup>"
      ),
      (#"a^2<b"#, "<msup><mi>a</mi><mn>2</mn></msup><mo>&lt;</mo><mi>b</mi>"),
      (#"^2"#, "<msup><mrow></mrow><mn>2</mn></msup>"),
      (#"(x_1"#, "<mrow><mo>(</mo><msub><mi>x</mi><mn>1</mn></msub></mrow>"),
    ])
  func details(tex: String, xml: String) { #expect(TeXFormula(tex: tex)?.mathML.map(\.xml).joined() == xml) }

  @Test(
    "are none without structure, with commands that are not known, or with more depth than a page can show",
    arguments: [
      "x", "a + b", #"\alpha"#, #"\alpha \leq 3"#, #"\sum_{i=1}^n i"#, #"\sqrt[3]{x}"#, "x^", "^", "}{", #"\frac{1}"#,
      "",
      #"\left. x^2"#, "x^1^2^3^4^5", String(repeating: "{", count: 100) + "x^2" + String(repeating: "}", count: 100),
      String(repeating: #"\sqrt"#, count: 70) + "2", String(repeating: "x^2", count: 200),
    ])
  func refused(tex: String) { #expect(TeXFormula(tex: tex) == nil) }
}

@Suite("The formulas of notes")
struct NoteFormulaTests {
  private func formulas(_ markdown: String) -> [TeXFormula] { NotesDocument(markdown: markdown).formulas }

  @Test(
    "are collected from headings, paragraphs, lists and tables",
    arguments: [
      #"# The law $E = mc^2$"#, #"The law is $E = mc^2$ here."#, #"- **Law**: $E = mc^2$"#, "| a | b |\n|---|---|\n| x | $E = mc^2$ |",
      "The law\n$E =\nmc^2$ is short.", "Law $E = mc^2$\n===", #"1. First \(E = mc^2\)"#, "$$E = mc^2$$",
    ])
  func places(markdown: String) { #expect(formulas(markdown) == [TeXFormula(text: "E = mc²", tex: "E = mc^2")]) }

  @Test("are collected once, in their order, and without those that plain text shows as they are")
  func order() {
    #expect(formulas("First $b^2$, then $a_1$, $n$, $x + y$ and $b ^ 2$ again.").map(\.text) == ["b²", "a₁"])
  }

  @Test("are also those that plain text cannot show, as they stand in the text")
  func raw() {
    let found = formulas(#"The speeds $v_d$, $v_{\frac{1}{2}}$, $$v_q$$ and \(v_b\) of it."#)
    #expect(
      found == [TeXFormula(text: "$v_d$", tex: "v_d"), TeXFormula(text: #"$v{\frac{1}{2}}$"#, tex: #"v_{\frac{1}{2}}"#)])
    #expect(FormulaFinder(found).formulas(in: ["It is $v_d$."]).count == 1)
  }

  @Test(
    "are none in texts with prices, in code or in texts without formulas",
    arguments: [
      "It costs from $5 to $9, and $1/2 of it is tax.", "Apples cost $3/kg and pears $4/kg.", "Pay $5 and/or $6.", "`x^2` and x^2",
      "```\n$x^2$\n```", "US$ 3 and US$ 4_000",
    ])
  func prices(markdown: String) { #expect(formulas(markdown).isEmpty) }

  @Test("are found fast in notes of nothing else", .timeLimit(.minutes(1)))
  func hostile() {
    #expect(formulas(String(repeating: "$", count: 1_000_000)).isEmpty)
    #expect(formulas(String(repeating: "$x^2$ ", count: 100_000)).count == 1)
    #expect(formulas((0..<20_000).map { "$x^{\($0)}$" }.joined(separator: "\n\n")).count == 5_000)
    let nested = String(repeating: "{", count: 390) + "^2"
    #expect(formulas(String(repeating: "$\(nested)$\n\n", count: 2_000)).isEmpty)
    let finder = FormulaFinder((1..<130).map { TeXFormula(text: String(repeating: "+a", count: $0) + "²", tex: "") })
    #expect(finder.formulas(in: [String(repeating: "+a", count: 5_000)]).isEmpty)
  }
}
