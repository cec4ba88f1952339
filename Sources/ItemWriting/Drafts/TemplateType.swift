/// The kind of question that a slot asks for. The slots of a test use the kinds in turn, in this order.
public enum TemplateType: String, Sendable, Hashable, CaseIterable {
  /// Which concept is described.
  case conceptIdentification = "concept_id"
  /// What causes something, or what it leads to.
  case causeEffect = "cause_effect"
  /// What changes when a condition changes.
  case scenarioChange = "scenario_change"
  /// What a number, a table row or an observation shows.
  case dataInterpretation = "data_interpretation"
  /// What two things share, or how they differ.
  case compareContrast = "compare_contrast"
}
