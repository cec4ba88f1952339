import Hummingbird
import StrictJSON

/// The routes of the words of the app, below `/api/v1/interface`.
struct InterfaceRoutes: Sendable {
  let languages: [InterfaceLanguage]

  func add<Context: RequestContext>(to group: RouterGroup<Context>) {
    group.get { _, _ in Response.json(["languages": .array(languages.map(\.json))]) }
    group.get(":language") { request, context in
      let id = context.parameters.get("language")
      guard let language = languages.first(where: { $0.languageID == id }) else { throw Problem.notFound("interface language") }
      return language.file.response(to: request)
    }
  }
}

extension InterfaceLanguage {
  var json: JSON {
    ["language_id": .string(languageID), "name": .string(name), "direction": .string(direction)]
  }
}
