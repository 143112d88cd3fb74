/**
 * Phrases that spam and abuse are made of, as they stand after folding. One alone makes a
 * newcomer's text wait from weight 2 on; others can say two of them before theirs does. They are
 * phrases, not topics: a member who debates casinos, drugs or pills is not held back.
 */
export const words: readonly { pattern: RegExp; weight: 1 | 2 | 4 }[] = [
  { weight: 2, pattern: /\b(?:buy|order|get) (?:now|today|cheap)\b/ },
  {
    weight: 2,
    pattern:
      /\b(?:cheap|discount(?:ed)?|replica) (?:viagra|cialis|pills|meds|watches|bags|followers)\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:viagra|cialis|tramadol|xanax) (?:online|for sale|without prescription|best price)\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:earn|make|win) (?:up to )?[$€£]? ?\d[\d,.]*[k$€£]?\b.{0,30}\b(?:day|daily|week|weekly|month|hour|home)\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:work from home|passive income|financial freedom)\b.{0,60}\b(?:join|sign up|contact|message|click|dm)\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:double|triple|multiply) your (?:money|bitcoin|btc|eth|crypto|investment|income)\b/,
  },
  { weight: 2, pattern: /\bguaranteed (?:profit|profits|returns?|income|winnings?|approval)\b/ },
  {
    weight: 2,
    pattern: /\b(?:free|bonus) (?:spins?|bitcoin|btc|crypto|gift ?cards?|iphone|robux|v-?bucks)\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:online casino|sports ?betting|slots?) .{0,40}\b(?:bonus|jackpot|sign ?up|deposit|play now)\b/,
  },
  { weight: 2, pattern: /\b(?:click|tap) (?:here|the link|my (?:bio|profile)|below)\b/ },
  { weight: 2, pattern: /\b(?:link|details) (?:is |are )?in (?:my )?(?:bio|profile)\b/ },
  {
    weight: 2,
    pattern:
      /\b(?:whats ?app|telegram|signal|wechat|line)\b ?(?:me|us|at|:|\+|@| number).{0,20}[+@\d]/,
  },
  { weight: 2, pattern: /\b(?:dm|message|text|inbox) me (?:for|to|if you want|now)\b/ },
  {
    weight: 2,
    pattern:
      /\b(?:limited time|act now|hurry up|offer ends|only today|last chance)\b.{0,80}\b(?:offer|discount|deal|sale|buy|join|click|%)/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:seo services?|backlinks?|buy followers|guest posts?)\b.{0,60}\b(?:cheap|price|contact|offer|quality|rank)/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:hot|sexy|lonely) (?:girls?|singles|women|milfs?)\b.{0,40}\b(?:near|area|waiting|chat|meet|tonight)\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:loan|credit) (?:approved|without (?:credit )?check|in (?:\d+ )?(?:minutes|hours))\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:recover|hack) (?:your |any |a )?(?:lost |stolen )?(?:bitcoin|crypto|wallet|account|instagram|facebook|whatsapp)\b.{0,60}\b(?:contact|hire|expert|hacker|service)\b/,
  },
  {
    weight: 2,
    pattern:
      /\b(?:seed phrase|wallet password|one[- ]time code)\b.{0,40}\b(?:send|enter|confirm|verify|validate)\b|\b(?:send|enter|confirm|verify|validate)\b.{0,40}\b(?:seed phrase|wallet password|one[- ]time code)\b/,
  },
  { weight: 1, pattern: /(?:🔥|💰|💸|🚀|🤑|💯|👉|✅){3,}/u },
  { weight: 1, pattern: /(.)\1{9,}/u },
  { weight: 1, pattern: /\b(?:100% (?:free|legit|real|safe)|no scam|risk[- ]free)\b/ },
  { weight: 4, pattern: /\b(?:kill yourself|kys|go (?:and )?die|hang yourself|neck yourself)\b/ },
  {
    weight: 4,
    pattern:
      /\bi(?:'ll| will| am going to|'m going to| know where you live and) (?:kill|rape|stab|shoot|find) (?:you|your (?:family|kids|children|wife))\b/,
  },
  {
    weight: 4,
    pattern:
      /\b(?:gas|exterminate|lynch|deport and kill) (?:all |the )*(?:jews|muslims|blacks|gays|immigrants|christians|whites|women|trans(?: people)?)\b/,
  },
  {
    weight: 4,
    pattern:
      /\b(?:all|those|these) (?:jews|muslims|blacks|gays|immigrants|women|trans(?: people)?) (?:are|should be) (?:vermin|subhuman|parasites|rats|killed|exterminated|gassed)\b/,
  },
]
