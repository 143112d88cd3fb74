type Feature = { pattern: RegExp; weight: number }

/** Something is to be decided, allowed, forbidden, paid for. */
export const choice =
  /\b(?:should|must|bans?|banned|banning|allow(?:s|ed|ing)?|block(?:s|ed|ing)?|limits?|limit(?:ed|ing)|caps?|tax(?:es|ed|ing)?|levy|fines?|law|laws|bill|rules?|ruling|regulat\w+|require[sd]?|mandat\w+|legal(?:i[sz]\w+)?|outlaw\w*|scrap(?:s|ped|ping)?|abolish\w*|cut(?:s|ting)?|rais(?:e|es|ed|ing)|hikes?|subsid\w+|privati[sz]\w+|nationali[sz]\w+|reform\w*|plans? to|propos\w+|considers?|vot(?:e|es|ed|ing)|approv\w+|reject\w*|oppos\w+|restrict\w*|curbs?|ends?|quit(?:s|ting)?|phase[sd]? out|replace[sd]?|force[sd]?|drop(?:s|ped)|demands?|urge[sd]?|calls? for|rights?|policy|policies|tariffs?|strikes?|unions?|delay(?:s|ed)?|fund(?:s|ed|ing)?|price cap|crackdown|opt out|moratorium|loophole)\b/i
const contrast =
  /\b(?:vs\.?|versus|against|despite|critics?|backlash|opponents?|split|divid(?:es|ed)|clash(?:es)?|row over|debate|controvers\w+|slams?|defends?|under fire|pushback|amid (?:fears?|concerns?|protests?|calls?)|protests?|dispute|but|or)\b/i

const lifts: readonly Feature[] = [
  { pattern: choice, weight: 0.35 },
  { pattern: contrast, weight: 0.2 },
  { pattern: /\?/, weight: 0.2 },
]
const sinks: readonly Feature[] = [
  // scores
  {
    pattern:
      /\b\d+\s?[-–]\s?\d+\b|\b(?:beats?|defeats?|wins? (?:title|gold|race|final)|scores?|scored|hat-trick|quarterback|touchdown|playoffs?|semi-?finals?|grand slam|premier league|champions league|nba|nfl|mlb|nhl|ufc|grand prix|odds|fixtures|line-?up|transfer|kick-?off)\b/i,
    weight: 0.5,
  },
  // obituaries
  { pattern: /\b(?:dies|died|dead|obituary|remembered|tributes?|rip)\b/i, weight: 0.6 },
  // weather
  {
    pattern:
      /\b(?:weather|forecast|storm|hurricane|tornado|snow(?:fall|storm)?|rain|heatwave|blizzard|flood(?:s|ing)? warning|earthquake|magnitude \d)\b/i,
    weight: 0.4,
  },
  // nothing to have a view on
  {
    pattern:
      /\b(?:how to|where to|what to watch|trailer|review:|movie review|book review|recipes?|horoscope|wordle|crossword|quiz|live updates?|live blog|in (?:pictures|photos)|photos:|podcast:|giveaway|deals?|best .{1,100} of \d{4}|release date|season \d+|episode|red carpet|lottery|powerball|stock price|earnings call|v?\d+\.\d+(?:\.\d+)? (?:released|is out))\b/i,
    weight: 0.35,
  },
]

const unknown = 0.15
const knownTopic = 0.25
/** A feature counts when so many of the headlines have it. */
const share = 1 / 3

/** How much there is to disagree about in a story, 0 to 1, by its headlines and what `knows` of them. */
export const debatability = (
  titles: readonly string[],
  knows: (title: string) => boolean,
): number => {
  if (titles.length === 0) return 0
  const has = (pattern: RegExp) =>
    titles.filter((title) => pattern.test(title)).length / titles.length >= share
  const sum = (features: readonly Feature[]) =>
    features.reduce((total, { pattern, weight }) => total + (has(pattern) ? weight : 0), 0)
  const known = titles.some(knows) ? knownTopic : 0
  return Math.min(1, Math.max(0, unknown + known + sum(lifts) - sum(sinks)))
}
