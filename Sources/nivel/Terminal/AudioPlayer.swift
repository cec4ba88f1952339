import Foundation

/// Plays a recording with the first audio player found on the system.
struct AudioPlayer {
  /// Returns the file of a recording for the path that its item names.
  let file: (String) -> String

  private static let players = [
    ["ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"], ["mpv", "--really-quiet", "--no-video"], ["play", "-q"],
    ["afplay"],
  ]

  /// Plays a recording to its end. Returns false when no player is found or the player fails.
  func play(_ recording: String) -> Bool {
    for command in Self.players {
      guard let program = ExternalProgram(named: command[0]) else { continue }
      let process = Process()
      process.executableURL = program.file
      process.arguments = command.dropFirst() + [file(recording)]
      do { try process.run() } catch { continue }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
    return false
  }
}
