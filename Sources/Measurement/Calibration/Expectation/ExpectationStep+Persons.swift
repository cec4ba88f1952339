extension ExpectationStep {
  /// Adds the posteriors of rows to the sums of their patterns.
  ///
  /// - Returns: The log-likelihood of the rows in steps.
  func add(_ rows: Range<Int>, of matrix: ResponseMatrix, to sums: inout PatternSums) -> Int64 {
    var posterior = [Lane](repeating: .zero, count: table.lanes)
    var steps: Int64 = 0
    let counts = matrix.counts
    posterior.withUnsafeMutableBufferPointer { posterior in
      sums.rows.withUnsafeMutableBufferPointer { sums in
        withPatterns(of: matrix) { person in
          for row in rows {
            let count = counts.isEmpty ? 1 : Int64(counts[row])
            person.row = row
            let logLikelihood = person.computePosterior(posterior, count: Double(count), shift: fixedPoint.shift)
            person.add(posterior, to: sums)
            steps &+= count &* fixedPoint.steps(ofLogLikelihood: logLikelihood)
          }
        }
      }
    }
    return steps
  }

  func withPatterns<Result>(of matrix: ResponseMatrix, _ body: (inout PersonKernel) -> Result) -> Result {
    matrix.patterns.withUnsafeBufferPointer { patterns in
      table.rows.withUnsafeBufferPointer { rows in
        logPrior.withUnsafeBufferPointer { prior in
          var kernel = PersonKernel(patterns: patterns, table: rows, prior: prior, groups: table.groups, lanes: table.lanes)
          return body(&kernel)
        }
      }
    }
  }
}
