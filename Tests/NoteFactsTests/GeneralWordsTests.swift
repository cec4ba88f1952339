import Testing

@testable import NoteFacts

@Suite("General words")
struct GeneralWordsTests {
  private func general(_ language: String) throws -> GeneralWords {
    try #require(GeneralWords.of(.orNeutral(language)))
  }

  @Test(
    "have their regular forms",
    arguments: [
      ("en", "structures"), ("en", "historical"), ("de", "leistungen"), ("de", "gesellschaften"), ("fr", "l'histoire"), ("fr", "causes"),
      ("es", "ventajas"), ("it", "dell'impatto"), ("it", "vantaggi"), ("nl", "voordelen"), ("pl", "cechy"), ("pl", "przyczyny"),
      ("pt", "vantagens"), ("ru", "причины"), ("ru", "особенности"), ("sv", "orsaker"), ("tr", "i\u{307}lişki"), ("ar", "الأسباب"),
      ("zh", "原因"), ("ja", "特徴"), ("ko", "원인"), ("th", "สาเหตุ"),
    ])
  func forms(language: String, word: String) throws { #expect(try general(language).contains(word)) }

  @Test(
    "do not cover terms that begin like one",
    arguments: [
      ("en", "photon"), ("en", "momentum"), ("en", "theorem"), ("en", "organism"), ("en", "solvent"), ("en", "radius"), ("en", "stator"),
      ("en", "cyclone"), ("en", "entropy"), ("en", "starch"), ("de", "planet"), ("de", "photosynthese"), ("fr", "cellule"),
      ("fr", "photon"), ("it", "fotone"), ("nl", "foton"), ("ru", "фотон"), ("th", "ความดัน"), ("th", "ความถี่"), ("zh", "细胞膜"),
      ("ja", "葉緑体"),
    ])
  func terms(language: String, word: String) throws { #expect(try !general(language).contains(word)) }

  @Test("are there for every language whose sentences the program reads")
  func languages() { for language in NotesLanguage.table { #expect(GeneralWords.of(language) != nil, "\(language.code)") } }

  @Test("tell in which languages a text is general")
  func codes() {
    #expect(GeneralWords.languages(of: "house") == ["en"])
    #expect(GeneralWords.languages(of: "osmosis") == [])
    #expect(GeneralWords.languages(of: "") == [])
  }
}
