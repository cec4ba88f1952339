import Testing

@testable import WebService

@Suite("The modules of the browser app, joined by part")
struct JoinedScriptsTests {
  /// An app with one screen in each of three parts.
  private static let modules = [
    "app.js": "import { t } from \"./words.js\";\nt();\nimport(`./screens/x.js`);\n",
    "words.js": "/** Says\n * hello. */\nexport function t() {\n  // once\n  return 1;\n}\n",
    "screens/one.js": "import { t as say } from \"../words.js\";\nimport * as tool from \"../tools/tool.js\";\n"
      + "export const open = () => say() + tool.run();\n",
    "screens/two.js":
      "import {\n  run,\n} from \"../tools/tool.js\";\nexport async function open() {\n  return run() + (await import(\"../tools/late.js\")).a;\n}\n",
    "tools/tool.js": "export function run() {\n  return new URL(\"./x.wasm\", import.meta.url);\n}\n",
    "tools/late.js": "export const a = 1;\n",
  ]

  private func graph(_ modules: [String: String] = modules) throws -> ModuleGraph {
    let screens = ["first": ["app.js"], "one": ["screens/one.js"], "two": ["screens/two.js"]]
    return try ModuleGraph(screens: screens.filter { modules[$0.value[0]] != nil }) { modules[$0] }
  }

  @Test("A module is in the script of its part, of the first page, or of the modules that several parts share")
  func parts() throws {
    let parts = try graph().partOf
    #expect(parts["words.js"] == "first")
    #expect(parts["tools/tool.js"] == "shared")
    #expect(parts["screens/one.js"] == "one")
    #expect(parts["tools/late.js"] == "tools/late.js")
  }

  @Test("A script has its modules in the order of their imports, with the names that they import")
  func script() throws {
    let files = JoinedScripts.files(try graph())
    #expect(
      files["part.first.js"] == """
        // words.js
        export const $words_js = (() => {
        function t() {
          return 1;
        }

        return { t };
        })();
        // app.js
        export const $app_js = (() => {
        const { t } = $words_js;
        t();
        import(`./screens/x.js`);

        return {  };
        })();

        """)
    let one = try #require(files["part.one.js"])
    #expect(one.hasPrefix("import { $words_js } from \"./part.first.js\";\nimport { $tools_tool_js } from \"./part.shared.js\";\n"))
    #expect(one.contains("const { t: say } = $words_js;\nconst tool = $tools_tool_js;\n"))
  }

  @Test("Addresses relative to a module stay valid in the script")
  func addresses() throws {
    let files = JoinedScripts.files(try graph())
    #expect(files["part.shared.js"]?.contains("new URL(\"./x.wasm\", new URL(\"./tools/tool.js\", import.meta.url))") == true)
    #expect(files["part.two.js"]?.contains("import(\"./tools/late.js\")") == true)
    #expect(files["tools/late.js"] == "import { $tools_late_js as module } from \"../part.tools.late.js\";\nexport const { a } = module;\n")
    #expect(files["screens/one.js"]?.hasSuffix("export const { open } = module;\n") == true)
    #expect(files["app.js"] == nil)
  }

  @Test("A line keeps its text, also beside the word import, in any script, and without an end")
  func lines() throws {
    let text = "export const open = \"important: é 中\";\n\nsimimport(\"./one.js\"); const b = 1; /* mim */"
    let module = try WebModule(path: "screens/one.js", text: text)
    #expect(module.body == "const open = \"important: é 中\";\n\nsimimport(\"./screens/one.js\"); const b = 1; /* mim */\n")
    #expect(module.later == ["screens/one.js"])
  }

  @Test(
    "A form that cannot be joined is refused with its place",
    arguments: [
      ("export default 1;\n", 1), ("\nexport let a = 1;\n", 2), ("import a from \"./words.js\";\n", 1),
      ("import { a } from \"library\";\n", 1), ("import a from \"./a.json\" with { type: \"json\" };\n", 1),
      ("export const { a } = b;\n", 1), ("const a = 1;\nimport(`./${a}.js`);\n", 2), ("import { a } from \"./none.js\";\n", 1),
      ("import { open } from \"./one.js\";\n", 1),
    ])
  func refused(text: String, line: Int) {
    let error = #expect(throws: SiteError.self) { try graph(["screens/one.js": text]) }
    guard case .module("screens/one.js", line, _)? = error else {
      Issue.record("refused with \(String(describing: error))")
      return
    }
  }
}
