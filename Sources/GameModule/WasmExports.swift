#if arch(wasm32)

  import WasmMessages

  // What a host sees. It asks for memory, writes a request into it, calls a function, reads the reply (its length as a little-endian 32-bit
  // number, then its bytes), and gives both pieces of memory back. An instance holds one list and one game.

  // NB: an instance runs on one thread, and the host cannot call it while it is in a call.
  nonisolated(unsafe) private var table = GameTable()

  /// The version of the messages. A host that knows another one must not go on.
  @_expose(wasm, "nivel_message_version")
  @_cdecl("nivel_message_version")
  public func nivelMessageVersion() -> Int32 { 1 }

  @_expose(wasm, "nivel_game_load")
  @_cdecl("nivel_game_load")
  public func nivelGameLoad(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(table.load(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  @_expose(wasm, "nivel_game_start")
  @_cdecl("nivel_game_start")
  public func nivelGameStart(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(table.start(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  @_expose(wasm, "nivel_game_answer")
  @_cdecl("nivel_game_answer")
  public func nivelGameAnswer(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(table.answer(UnsafeBufferPointer(start: request, count: Int(count))))
  }

#endif
