extension WritingCues {
  static let spanish = WritingCues(
    harmless: """
      al menos;por lo menos;más o menos;menos que;menos de;tiene menos;tienen menos;con menos;lo menos;la menos;el menos;hay menos;no solo;no sólo;
      signo menos;a salvo
      """,
    subordinators: "que si porque aunque donde cuando quien quienes cuyo cuya sin mientras",
    falsities: "falso falsa falsos falsas incorrecto incorrecta incorrectos incorrectas",
    copulas: "es son era eran está están ser",
    eitherOrBoth: "y/o",
    pronouns: "esto eso este esta estos estas ello ese esa",
    subjective: "claramente;obviamente;por supuesto;sin duda;evidentemente;desde luego;como todos saben;todo el mundo sabe;naturalmente",
    negations: "no nunca sin ni jamás tampoco",
    opposites: """
      aumenta/disminuye sube/baja mayor/menor más/menos alto/bajo alta/baja positivo/negativo positiva/negativa antes/después máximo/mínimo
      verdadero/falso rápido/lento largo/corto dentro/fuera encima/debajo singular/plural masculino/femenino activo/pasivo activa/pasiva
      directo/indirecto directa/indirecta mismo/distinto absorbe/libera gana/pierde
      """,
    articles: "el la los las un una unos unas",
    prepositions: "a ante bajo con contra de desde durante en entre hacia hasta para por según sin sobre tras",
    numbers: """
      cero uno/una/un/primero/primera dos/segundo/segunda/ambos/ambas/doble tres/tercero/tercera/tercer cuatro/cuarto/cuarta cinco/quinto/quinta
      seis/sexto/sexta siete/séptimo/séptima ocho/octavo/octava nueve/noveno/novena diez/décimo/décima once doce/docena trece catorce quince
      dieciséis diecisiete dieciocho diecinueve veinte
      """,
    connectives: "y e o u ni solo sólo ambos ambas",
    machine:
      "como modelo de lenguaje;como una ia;soy una ia;aquí está la pregunta;aquí tienes la pregunta;el texto anterior;los apuntes anteriores",
    bloom: [
      .remember: "define;nombra;enumera;qué término", .understand: "explica;describe;resume", .apply: "calcula;resuelve",
      .analyze: "compara;contrasta;distingue;en qué se diferencian", .evaluate: "justifica;juzga;evalúa;valora",
    ])
}
