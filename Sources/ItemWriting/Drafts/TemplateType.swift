/// The kind of question a slot asks for. Slots take them in turn, in this order.
public enum TemplateType: String, Sendable, Hashable, CaseIterable {
  case conceptIdentification = "concept_id"
  case causeEffect = "cause_effect"
  case scenarioChange = "scenario_change"
  case dataInterpretation = "data_interpretation"
  case compareContrast = "compare_contrast"
}
