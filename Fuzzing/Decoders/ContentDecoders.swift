import Authoring
import Placement
import StrictJSON

@testable import ContentDelivery

extension Decoder {
  static let json = Decoder("json") { bytes in
    guard let json = try? JSON.parse(bytes) else { return nil }
    return violated((try? JSON.parse(json.bytes))?.bytes == json.bytes, "JSON that was written has the same value")
  }

  /// A blueprint, and what the server does with each that it loads: the form, and the level of a run with no right answer.
  static let blueprint = Decoder("blueprint") { bytes in
    guard let reading = try? BlueprintReading(bytes: bytes), let blueprint = reading.blueprint else { return nil }
    let form = Form(blueprint: blueprint, attemptID: AttemptID("fuzzed"), seed: 1)
    for question in form.questions { _ = (question.pieces, question.item.minimalPair) }
    _ = BlueprintInvariant.allCases.flatMap { $0.violations(in: blueprint) }
    return violated(form.questions.count <= blueprint.items.count, "a form has no more questions than the blueprint has items")
  }

  /// The audit of a blueprint that a stranger sends. It stops when the deadline is over, as on the page of authors.
  static let audit = Decoder(
    "audit",
    ignoringResult: { bytes in
      let deadline = ContinuousClock.now + .seconds(2)
      _ = try Audit(givesAdvice: true, isGivenUp: { ContinuousClock.now > deadline }, audioHead: { _ in nil }).report(on: bytes, file: "x")
    })

  /// The recordings of a person, and the edit of a blueprint that takes one.
  static let recordings = Decoder("recordings") { bytes in
    if let json = try? JSON.parse(bytes) { _ = PersonRecordings(json, problems: JSONProblems()) }
    guard let before = try? Blueprint.load(bytes), let item = before.items.first(where: { $0.type == .listening }) else { return nil }
    var text = BlueprintText(bytes)
    guard text.setAudio(AudioClip(file: "new.opus", origin: .human, speaker: "Ana \"A\""), of: item.itemID) else { return nil }
    guard let after = try? Blueprint.load(text.bytes) else { return nil }
    return violated(after.items.map(\.prompt) == before.items.map(\.prompt), "an edit changes no other part of a blueprint")
  }

  /// A calibration, for a blueprint with one item.
  static let calibration = Decoder(
    "calibration",
    ignoringResult: { bytes in
      guard let blueprint = try BlueprintReading(bytes: Array(Self.blueprintText.utf8)).blueprint else { return }
      _ = try ItemCalibration.load(bytes, for: blueprint)
    })

  private static let blueprintText = """
    {"schema_version": 2, "language_id": "en", "version": "1", "matching_profile": 2, "direction": "ltr",
     "cuts": [{"level": "pre-A1", "from": 0}, {"level": "A1", "from": 1}],
     "items": [{"item_id": "en_001", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "c",
       "prompt": {"instructions": "i", "stem": "I ___ here."}, "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}],
       "correct_option_id": "a"}]}
    """

  static let envelope = Decoder("envelope") { bytes in
    guard let envelope = SignedEnvelope(bytes) else { return nil }
    _ = try? ContentManifest(envelope.payload)
    return violated(SignedEnvelope(envelope.bytes) == envelope, "an envelope that was written is the same")
  }

  static let manifest = Decoder("manifest") { bytes in
    guard let manifest = try? ContentManifest(bytes) else { return nil }
    return violated((try? ContentManifest(manifest.bytes))?.bytes == manifest.bytes, "a manifest that was written is the same")
  }

  static let root = Decoder("root") { bytes in
    guard let root = try? KeySet(bytes) else { return nil }
    return violated((try? KeySet(root.bytes))?.bytes == root.bytes, "a root that was written is the same")
  }

  /// A file with a private key.
  static let signingKey = Decoder("key-file") { bytes in
    guard let key = SigningKey(text: text(bytes)) else { return nil }
    return violated(SigningKey(text: key.text)?.text == key.text, "a key that was written is the same")
  }

  static let syncState = Decoder("sync-state") { bytes in
    let state = SyncState(bytes)
    return violated(SyncState(state.bytes) == state, "a state that was written is the same")
  }
}
