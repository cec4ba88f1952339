-- Sends answers of many learners with wrk: `wrk … -s answers.lua URL PLAN`.
-- Each line of the plan is one learner: the id of the attempt, the cookie, and the ids of the items, separated by spaces.
local learners = {}
local number = 0
-- Each run begins above the sequence numbers of the runs before it, so that every answer is newer than those before.
local first = os.time() * 100000

function init(arguments)
  for line in io.lines(arguments[1]) do
    local words = {}
    for word in line:gmatch("%S+") do words[#words + 1] = word end
    local learner = { headers = { ["Cookie"] = words[2], ["Content-Type"] = "application/json" }, paths = {} }
    for index = 3, #words do
      learner.paths[#learner.paths + 1] = "/api/v1/attempts/" .. words[1] .. "/answers/" .. words[index]
    end
    learners[#learners + 1] = learner
  end
end

function request()
  local learner = learners[number % #learners + 1]
  local path = learner.paths[math.floor(number / #learners) % #learner.paths + 1]
  local body = string.format('{"choice": "o%d", "sequence": %.0f}', number % 4 + 1, first + number)
  number = number + 1
  return wrk.format("PUT", path, learner.headers, body)
end

-- Prints one line for the benchmark: the number of answers, the number of refused or failed ones, seconds, and latencies in milliseconds.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("answers %d failed %d seconds %.3f p50 %.3f p99 %.3f\n", summary.requests, failed,
    summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
