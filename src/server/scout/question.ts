import { parse } from '../language/parse.ts'
import { choice } from './debatability.ts'

const longest = 180

/** What stands before a headline or behind it and is not of it. */
const before =
  /^(?:breaking(?: news)?|live|watch|exclusive|opinion|analysis|explained|explainer|update|video|podcast|revealed|poll|the guardian view on|ask hn|show hn)\s*[:|–-]\s*/i
const behind = /(?<!\s)\s+[|–—-]\s+[^|–—-]{2,40}$/
/** The second thought of a headline: who says so, when, why. */
const tail =
  /(?:,\s+[^,]{0,40}\b(?:says?|said|say|warns?|finds?|hears?|reports?|reported|sources?|study|according|announces?|confirms?)\b|(?<!\s)\s+(?:as|after|amid|following|despite|while|because|[–—])\s+|[;:]\s+)[\s\S]*$/i

const yesNo =
  /^(?:should|is it|are|is|can|could|will|would|does|do|did|must|has|have|was|were|may)\b.*\?$/i
const intention =
  /^(?<who>.{2,60}?) (?:plans? to|wants? to|set to|votes? to|votes? in favou?r of plan to|moves? to|agrees? to|vows? to|pledges? to|promises? to|urged to|told to|asked to|threatens? to|prepares? to|proposes? to|seeks? to|may|might|could|will|to) (?<verb>[a-z]+(?: (?:out|up|off|down|back))?) (?<what>.{3,120})$/i

/** A headline by itself; nothing in it makes a hashtag or a mention. */
export const plainHeadline = (title: string): string =>
  title
    .replace(before, '')
    .replace(behind, '')
    .replace(/(?<![.\s])[.\s]+$/, '')
    .replaceAll(/[#@](?=[\p{L}\p{N}_])/gu, '')
    .trim()

/** A question that can be answered with yes or no, out of a headline; null: it holds none. */
export const questionFrom = (title: string): string | null => {
  const headline = plainHeadline(title)
  const question = asked(headline) ?? proposed(headline) ?? judged(headline)
  return question && question.length <= longest ? question : null
}

const asked = (headline: string): string | null => (yesNo.test(headline) ? headline : null)

/** "Germany to ban TikTok" asks whether it should. */
const proposed = (headline: string): string | null => {
  const found = intention.exec(headline.replace(tail, ''))?.groups
  const { who, verb, what } = found ?? {}
  if (!who || !verb || !what || !isVerb(verb, what) || /[?:“”"]/.test(who)) return null
  // "Call to cut speed limits divides drivers" says something else with its second verb
  if (/^(?:plans?|call|bid|move|push|vote|deal|decision|attempt)$/i.test(who) || isSaidOf(what))
    return null
  if (isShouted(headline) || parse(who).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    return null
  return `Should ${subjectOf(who)} ${verb.toLowerCase()} ${what}?`
}

const judged = (headline: string): string | null =>
  choice.test(headline) && !/[?!]$/.test(headline) && headline.split(' ').length >= 4
    ? `${headline}: right or wrong?`
    : null

const isSaidOf = (what: string): boolean =>
  /\s(?:divides|splits|opposed|approved|backed|criticised|criticized|welcomed|sparks|faces|draws|wins|fails|stalls)\b/i.test(
    what,
  )

const isVerb = (verb: string, what: string): boolean => {
  const [word, token] = parse(`They will ${verb} ${what}`).slice(2)
  return (
    word !== undefined && token !== undefined && word.pos === 'VERB' && !/(?:ed|ing|s)$/.test(verb)
  )
}

/** Every Word With a Capital: names cannot be told from other words, so such a headline is left as it is. */
const isShouted = (headline: string): boolean => {
  const long = headline.split(' ').filter((word) => word.length > 3)
  return long.length > 3 && long.filter((word) => /^\p{Lu}/u.test(word)).length / long.length > 0.7
}

const common =
  /^(?:schools?|cities|towns?|ministers|lawmakers|senators|regulators|scientists|doctors|nurses|teachers|unions|airlines?|banks?|companies|firms|workers|employers|countries|states|hospitals|universities|police|researchers|parents|landlords|tenants|farmers|supermarkets|shops|retailers|developers|councils|judges|experts|campaigners|new|more|all|most|some|many|people|drivers|pupils|students|passengers|consumers|users|platforms|tech|social|big|young|older|local|public|private|major|small|nuclear|electric|renewable|solar|renters|patients|prisoners|motorists|cyclists|homeowners|buyers|voters|families|children|teenagers|adults|museums|libraries|clubs|pubs|restaurants|streaming|online|phone|water|energy|rail|train|bus|car|food|plastic|single-use|petrol|diesel|gas|fossil|working|retirement|pensions?|taxes|tariffs|prices|rents)\b/i
const single =
  /^(?:government|council|court|parliament|senate|commission|watchdog|regulator|prime minister|president|chancellor|mayor|governor|union|company|supreme court|central bank|white house|pentagon)\b/i

const withArticle =
  /^(?:EU|UK|US|UN|NHS|BBC|FDA|FTC|FCC|EPA|IMF|WHO|WTO|ECB|SEC|FBI|CIA|IRS|NBA|Fed|Pentagon|Netherlands|Philippines|Vatican)$/

const subjectOf = (who: string): string => {
  if (withArticle.test(who)) return `the ${who}`
  const lower = who.charAt(0).toLowerCase() + who.slice(1)
  if (single.test(who))
    return `the ${/^(?:parliament|senate|commission|supreme|white|pentagon)/i.test(who) ? who : lower}`
  return common.test(who) ? lower : who
}
