#if arch(wasm32)

  import WasmMessages

  // The exports for a host. A host allocates memory, writes a request into it, calls a function, reads the reply (its length as a
  // little-endian 32-bit number, then its bytes), and releases the memory of both. An instance holds one list and one game.

  // NB: an instance runs on one thread, and the host cannot call it during another call.
  nonisolated(unsafe) private var table = GameTable()

  /// The version of the message format. A host must not use a module with a version that it does not support.
  @_expose(wasm, "nivel_message_version")
  @_cdecl("nivel_message_version")
  public func nivelMessageVersion() -> Int32 { 2 }

  /// Calls ``GameTable/load(_:)`` with a request of `count` bytes. The host releases the reply.
  @_expose(wasm, "nivel_game_load")
  @_cdecl("nivel_game_load")
  public func nivelGameLoad(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(table.load(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  /// Calls ``GameTable/start(_:)`` with a request of `count` bytes. The host releases the reply.
  @_expose(wasm, "nivel_game_start")
  @_cdecl("nivel_game_start")
  public func nivelGameStart(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(table.start(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  /// Calls ``GameTable/answer(_:)`` with a request of `count` bytes. The host releases the reply.
  @_expose(wasm, "nivel_game_answer")
  @_cdecl("nivel_game_answer")
  public func nivelGameAnswer(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(table.answer(UnsafeBufferPointer(start: request, count: Int(count))))
  }

#endif
