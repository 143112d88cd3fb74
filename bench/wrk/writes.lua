-- Posts the pairs in the file named by BENCH_WRITES: a path and a JSON body on a line each, with a
-- tab between. Each is sent by the next of the cookies in BENCH_COOKIES; %w in a body becomes a
-- word that no other request of this run has: people do not write the same thing a thousand times,
-- and the site takes what differs only in numbers for copies.
local writes = {}
local cookies = {}
local sent = 0

function init()
  for line in io.lines(os.getenv("BENCH_WRITES")) do
    local path, body = line:match("^(.-)\t(.*)$")
    writes[#writes + 1] = { path = path, body = body }
  end
  for cookie in io.lines(os.getenv("BENCH_COOKIES")) do
    cookies[#cookies + 1] = cookie
  end
end

local digits = "abcdefghijklmnopqrstuvwxyz"

local function word(number)
  local letters = ""
  repeat
    local digit = number % 26
    letters = digits:sub(digit + 1, digit + 1) .. letters
    number = (number - digit) / 26
  until number == 0
  return letters
end

-- Each run begins elsewhere.
local first = os.time() % 1000000 * 100000

function request()
  local write = writes[sent % #writes + 1]
  -- Once round the writes, the next member: so that no like is given twice before all are given.
  local cookie = cookies[(sent + math.floor(sent / #writes)) % #cookies + 1]
  sent = sent + 1
  return wrk.format("POST", write.path, {
    ["Content-Type"] = "application/json",
    ["Origin"] = os.getenv("BENCH_ORIGIN"),
    ["Cookie"] = cookie,
  }, (write.body:gsub("%%w", word(first + sent))))
end
