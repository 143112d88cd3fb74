import { readFiles } from '#server/library/files.ts'
import { libraryFolder } from '#server/library/folder.ts'
import { type Found, findPatterns } from './found.ts'

/** What stands for the parts that are filled in when the program runs: as bad as they may become. */
const stands = {
  /** seo/mentions.ts: a keyword's words, escaped, without the signs that may join them. */
  [String.raw`words.join('[\\s_-]*')`]: String.raw`a[\s_-]*a[\s_-]*\.[\s_-]*a`,
  /** http/core/reasons.ts: a reason of the contract with a name and a number. */
  "said.includes('{name}') ? source : `()${source}`": String.raw`(.+)\x20must be at most (-?[\d.]+) a`,
  /** http/core/bearer.ts: how an access token begins. */
  tokenPrefix: 'sym_',
  /** scout/hashtag.ts */
  done: 'ban(?:s|n?ed|n?ing)?',
  /** library/find/reading.ts and library/check/prose.ts: the library's own patterns, see libraryPatterns. */
  cue: 'a',
  /** library/check/cues.ts: a class of letters out of such a pattern, tried on one letter at a time. */
  letterClass: '[a]',
  /** language/numbers.ts: numbers in digits and in words. */
  digits: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`,
  unitWords: 'one|two',
  scaleWords: 'dozen|hundred',
  written: String.raw`(?:an?|one|two)(?:[-\x20](?:and\x20)?(?:one|two))?(?:[\x20-](?:dozen|hundred)\b)+(?:[\x20-](?:and\x20)?(?:one|two)){0,2}|(?:one|two)(?:-(?:one|two))?`,
  /** language/found-numbers.ts: numbers as figures and in words, each list of words cut to two. */
  figure: String.raw`(?:\d{1,3}(?:[,\u00A0\u2009\u202F]\d{3})+(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:(?:[\x20-](?:dozen|hundred)\b)+|(?:k|mn|bn|tn)\b|(?<=[$€£¥]\x20?[\d.,]{1,12})m\b)?`,
  spelled: String.raw`(?:an?|half\x20an?|(?:one|two))(?:[\x20-](?:dozen|hundred)\b)+(?:(?:[\x20-]|\x20and\x20)(?:one|two)(?:[\x20-](?:dozen|hundred)\b)*)*|(?:one|two)`,
  spelledYear: String.raw`(?:one|two)[-\x20](?:oh[-\x20](?:one|two)|(?:one|two)-(?:one|two)|(?:one|two))`,
  /** web/posts/withMarks.tsx: the unchecked figures of a comment, escaped. */
  "longestFirst.join('|')": String.raw`1\.1\.1|1\.1|11|1`,
  pattern: 'a',
  thing: 'bans[ -]ban',
}

/** What readings are found by: data, and run on what strangers write. */
const libraryPatterns = (): Found[] =>
  readFiles(libraryFolder).readings.flatMap(({ file, data }) =>
    [...data.cues, ...data.not].map((source) => ({
      place: `library/${file}`,
      source,
      flags: 'iu',
    })),
  )

/** All that run on the server, as bad as they may become. */
export const serverPatterns = (): Found[] => [...findPatterns(stands), ...libraryPatterns()]
