-- Asks for the paths in the file named by BENCH_PATHS, one a line, in turn.
local requests = {}
local place = 0

function init()
  for path in io.lines(os.getenv("BENCH_PATHS")) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  place = place % #requests + 1
  return requests[place]
end
