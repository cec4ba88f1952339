import Measurement
import Placement

extension CalibrationRun {
  /// The analysis of the options of an item; nil without the chosen options. Abilities come from the answers to the other items.
  func optionAnalysis(item: Int, options: ItemOptions, _ responses: CalibrationResponses) throws(MeasurementError) -> OptionAnalysis? {
    guard let choices = responses.choices(of: responses.itemIDs[item]) else { return nil }
    let (rows, others) = self.responses.answering(item: item)
    let indices = choices.values.map { options.ids.firstIndex(of: $0) }
    return try OptionAnalysis(options, choices: rows.map { row in choices[row].flatMap { indices[$0] } }, abilities: abilities(of: others))
  }
}

extension CalibrationReport.Item {
  /// The wrong options that attract able persons, one sentence each.
  var optionNotes: [String] {
    guard let options else { return [] }
    return zip(options.options.ids, options.flags).compactMap { id, flag in
      flag == .attractsAble
        ? "\(itemID): the persons who chose the wrong option \(id) are more able on average than those who chose the key "
          + "\(options.options.ids[options.options.key])." : nil
    }
  }
}
