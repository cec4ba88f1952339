extension FactGate {
  /// A date is no term: `1918`, `9 November 1918`, `Aug`, `Monday`.
  static let date = FactGate(
    name: "date",
    examples: [
      .init("Aug", "the month in which the war began", passes: false),
      .init("November 1918", "the end of the war in the west", passes: false),
      .init("Since 1950", "the share of farmers has fallen", passes: false),
      .init("8 sierpnia", "wojsko zajmuje dwie dzielnice tego miasta", language: "pl", passes: false),
      .init("Montag", "der Tag des Besuchs im Museum der Stadt", language: "de", passes: false),
      .init("Marca", "el nombre que distingue un producto de otros", language: "es", passes: true),
      .init("Constitution of 1919", "the law on which the first republic was built", passes: true),
      .init("März-Gefallene", "die Menschen, die 1848 in Berlin starben", language: "de", passes: true),
    ],
    refuses: { candidate in
      let edges = ClauseWords.edges(candidate.language)
      return candidate.termWords.allSatisfy { Dates.names.contains($0) || edges.contains($0) || $0.allSatisfy(\.isNumber) }
    })
}

/// The names of months and days, and the numbers that can be years.
enum Dates {
  static let years = 1100...2030

  static let names = Words.set(
    """
    january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
    monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today tomorrow yesterday
    januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo
    janvier février mars avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche
    gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica
    janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
    januari februari maart mei augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień
    stycznia lutego kwietnia maja czerwca lipca sierpnia września października listopada grudnia
    января февраля марта апреля мая июня июля августа сентября октября ноября декабря
    январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь
    ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
    """)
}
