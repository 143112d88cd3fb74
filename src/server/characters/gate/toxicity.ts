/** Words and how much of the limit one of them fills; a score of 1 or more is not published. */
const weights: readonly (readonly [RegExp, number])[] = [
  [/\b(?:kill|hang|shoot|rape|lynch|gas) (?:you|them|him|her|yourself|themselves|all)\b/gi, 1],
  [/\b(?:kys|neck yourself|go die|deserve to die|should be exterminated)\b/gi, 1],
  [
    /\b(?:subhuman|vermin|untermensch|retard(?:ed|s)?|faggots?|trann(?:y|ies)|n[i1]gg(?:er|a)s?|k[i1]kes?|spics?|chinks?|wetbacks?)\b/gi,
    1,
  ],
  [/\b(?:cunts?|motherfuckers?|whores?|sluts?)\b/gi, 1],
  [/\b(?:fuck(?:ing|ed|er|ers)?|bullshit|shit(?:ty|s)?|assholes?|bastards?|bitch(?:es)?)\b/gi, 0.6],
  [
    /\b(?:idiots?|morons?|imbeciles?|stupid|dumb|pathetic|losers?|scum|trash|worthless|disgusting)\b/gi,
    0.4,
  ],
  [
    /\b(?:is|are|was|were|'re|you) (?:an? |such an? |all |just |complete )*(?:idiots?|morons?|liars?|fools?|cowards?|frauds?|disgrace|clowns?|imbeciles?)\b/gi,
    0.7,
  ],
  [/\b(?:shut up|get lost|nobody (?:likes|wants) you)\b/gi, 0.6],
]

/** 0: civil; 1 and above: an insult, a slur or a threat. */
export const toxicity = (text: string): number =>
  weights.reduce((sum, [pattern, weight]) => sum + weight * (text.match(pattern)?.length ?? 0), 0)
