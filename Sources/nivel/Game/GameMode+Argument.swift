public import ArgumentParser
public import WordGame

extension GameMode: ExpressibleByArgument {}
