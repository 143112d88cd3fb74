import { type Found, findPatterns } from './found.ts'

/** What stands for the parts that are filled in when the program runs: as bad as they may become. */
const stands = {
  /** hiding/hidden.ts: muted words, escaped. */
  any: String.raw`aa|a\x20a|ab|aaa`,
  /** seo/mentions.ts: a keyword's words, escaped, without the signs that may join them. */
  [String.raw`words.join('[\\s_-]*')`]: String.raw`a[\s_-]*a[\s_-]*\.[\s_-]*a`,
  /** http/page-cache.ts */
  unlessRefused: String.raw`(?!\s*;\s*q=0(?:\.0+)?(?:,|$))`,
  /** http/reasons.ts: a reason of the contract with a name and a number. */
  "said.includes('{name}') ? source : `()${source}`": String.raw`(.+)\x20must be at most (-?[\d.]+) a`,
  /** scout/hashtag.ts */
  done: 'ban(?:s|n?ed|n?ing)?',
  thing: 'bans[ -]ban',
}

/** That folder goes with the next voice; what stays of it is looked at like all else. */
const stays = (path: string): boolean =>
  !path.startsWith('src/server/characters/voices/builtin/') || path.endsWith('/words.ts')

/** All that run on the server, as bad as they may become. */
export const serverPatterns = (): Found[] => findPatterns(stands, stays)
