import HTTPTypes
import StrictJSON

/// A request as it appears in the log and in the metrics.
struct RequestRecord: Sendable {
  let id: String
  let method: String
  /// The route, such as `/api/v1/attempts/{attempt}`. The path itself may contain a secret.
  let route: String
  let status: Int
  /// The name of the problem; nil if the request succeeded.
  let problem: String?
  /// The pseudonym of the profile; nil if the request has none.
  let profile: String?
  /// The changes of sessions and profiles, each with the pseudonym of its profile.
  let session: [(event: SessionEvent, profile: String?)]
  let duration: Duration

  /// The security event that the request is; nil for an ordinary request.
  var securityEvent: String? {
    switch (status, problem) {
    case (_, "cross-origin"?): "cross-origin"
    case (421, _): "host-refused"
    case (404, _) where route.contains("{"): "unknown-id"
    case (413, _), (429, _), (503, _): "limit"
    default: nil
    }
  }

  var fields: KeyValuePairs<String, JSON> { fields(of: profile) }

  /// The fields of a line about a profile.
  func fields(of profile: String?) -> KeyValuePairs<String, JSON> {
    [
      "request": .string(id), "method": .string(method), "route": .string(route), "status": .number(status),
      "problem": .string(problem), "profile": .string(profile), "milliseconds": .number(Int(duration / .milliseconds(1))),
    ]
  }
}
