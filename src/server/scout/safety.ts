import { toxicity } from '../characters/gate/toxicity.ts'
import { groupOfPeople } from '../language/groups.ts'

/** What may become of a headline: opened, looked at by a person first, or never opened. */
export type Verdict = 'fine' | 'review' | 'denied'

/** Taken out before anything is judged: they sound like what they are not. */
const harmless =
  /\b(?:death penalt(?:y|ies)|death row|assisted (?:dying|death)|right to die|dead(?:line|lock|lift|pan)s?|dead (?:end|heat|zone|link)s?|dead internet(?: theory)?|die[- ]?hard|(?:trade|price|culture|console|browser|format|bidding|chip|talent|streaming|cola|turf|tariff|phone) wars?|star wars|war on (?:drugs|waste|plastic|talent|sugar|cash|cars)|war chest|(?:clinical|drug|vaccine|field|free|four-day[- ]week|basic[- ]income|phase \w+|randomi[sz]ed|year-long|pilot) trials?|(?:to|will|may|could|should) trial|triall(?:ed|ing)|trials? (?:period|run|of (?:a |the )?(?:drug|vaccine|four-day|new))|kill(?:s|ed|ing)? (?:the|a|its|off|switch|time|bill)|killer (?:app|feature|whale)s?|child (?:benefits?|care|labou?r|tax(?: credit)?|poverty|safety|support)|children's (?:books?|tv|hospital)|baby boom(?:er)?s?|baby formula|(?:flu|booster|vaccine|moon|long|screen|money|head|mug)[- ]?shots?|black (?:hole|box|friday|market|sea)s?|white (?:house|paper|noise|collar)|indian ocean|court (?:tennis|side))\b/gi

const denied: readonly RegExp[] = [
  // recent deaths
  /\b(?:dies|died|dead|deaths?|dying|fatal(?:ly|ities|ity)?|obituar(?:y|ies)|passe[sd] away|funerals?|mourn\w*|tributes?|rip|r\.i\.p|kill(?:s|ed|ing|ings|er|ers)?|murder\w*|manslaughter|homicide|slain|body found|bodies|drown\w*|shot|stabb\w*|massacre|shooting)\b/i,
  /\b(?:in memoriam|remembering .{1,100} \(\d{4}|laid to rest|last words|cause of death|lost (?:his|her|their) li(?:fe|ves))\b/i,
  // single minors, and children as victims
  /\b(?:[1-9]|1[0-7])[- ]years?[- ]olds?\b/i,
  /^(?:boys?|girls?|toddlers?|infants?|bab(?:y|ies)|schoolboys?|schoolgirls?|teen(?:ager)?|child|newborns?)\b/i,
  /\b(?:boys?|girls?|teens?|teenagers?|child(?:ren)?|pupils?|students?|son|daughter),? (?:aged )?(?:[1-9]|1[0-7])\b/i,
  /\b(?:an?|the|missing|young|local|schools?|two|three|four|teenage|\d+) (?:boys?|girls?|toddlers?|infants?|bab(?:y|ies)|schoolboys?|schoolgirls?|teen(?:ager)?s?|child|newborns?)\b/i,
  /\b(?:child(?:ren)?|minors?|kids?|pupils?|teens?|teenagers?|girls?|boys?|students?)\b.{0,200}\b(?:abus\w*|rap(?:e|ed|ist)\w*|assault\w*|groom\w*|molest\w*|traffick\w*|kidnap\w*|abduct\w*|missing|victims?|exploit\w*|porn\w*|sex\w*)\b/i,
  /\b(?:abus\w*|rap(?:e|ed|ist)\w*|assault\w*|groom\w*|molest\w*|traffick\w*|kidnap\w*|abduct\w*|paedophil\w*|pedophil\w*|exploit\w*|porn\w*|sex(?:ual)?(?:ly)?)\b.{0,200}\b(?:child(?:ren)?|minors?|kids?|pupils?|teens?|teenagers?|girls?|boys?)\b/i,
  /\b(?:paedophil|pedophil|csam)\w*/i,
  // self-harm
  /\b(?:suicid\w*|self[- ]?harm\w*|overdos\w*|anorexi\w*|bulimi\w*|eating disorders?|cutting (?:herself|himself|themselves)|took (?:his|her|their) own li(?:fe|ves))\b/i,
  groupOfPeople,
  // other violence to people
  /\b(?:rap(?:e|ed|ist)|sexual(?:ly)? (?:assault|abus|harass)\w*|domestic (?:violence|abuse)|behead\w*|tortur\w*|lynch\w*|terror\w*)\b/i,
]

const accusation =
  /\b(?:accus(?:es|ed|ing|ations?)|alleg(?:es|ed|edly|ing|ations?)|charged with|faces? charges|arrest(?:s|ed)?|suspects?|suspected|convict(?:s|ed|ion)|sentenced|guilty|pleads?|indict\w*|jailed|detained|sues?|sued|lawsuit|fraudster|scammer|disgraced|affair|caught|fired over|sacked over)\b/i
const somebody =
  /\b(?:man|woman|men|women|teachers?|doctors?|nurses?|father|mother|dad|mum|mom|couple|husband|wife|son|daughter|neighbou?rs?|drivers?|students?|workers?|employees?|pastors?|priests?|coach(?:es)?|influencers?|youtubers?|streamers?|tiktokers?|bloggers?|landlords?|tenants?|officers?|soldiers?|residents?|tourists?|migrants?|bosses|owner|chef|bride|groom|widow|grand(?:mother|father|ma|pa)|him|her|he|she)\b/i
const publicRole =
  /\b(?:president|prime minister|minister|ministry|senators?|congress(?:man|woman)?|governor|mayor|chancellor|mps?|lawmakers?|king|queen|pope|ceo|government|white house|parliament|commission|regulators?|watchdog|company|companies|firm|bank|council|agency|states?|eu|us|uk|fda|ftc|doj|sec|nhs)\b/i
/** Two words in capitals, as names of people mostly are. */
const fullName = /\b\p{Lu}[\p{Ll}'’-]+ (?:\p{Lu}\. )?\p{Lu}[\p{Ll}'’-]+\b/u

const review: readonly RegExp[] = [
  // wars
  /\b(?:wars?|warfare|invasions?|invade[sd]?|air ?strikes?|missiles?|ceasefires?|cease-fire|truce|troops?|frontline|shell(?:ing|ed)|bomb(?:s|ed|ing|ings|er|ers)?|drone (?:attack|strike)s?|hostages?|gaza|hamas|hezbollah|houthis?|ukrain\w*|kremlin|putin|zelensk\w*|netanyahu|israel\w*|palestin\w*|west bank|taliban|militants?|insurgen\w*|coup|genocide|refugees?|nato|military|nuclear weapons?)\b/i,
  // elections
  /\b(?:elect(?:s|ed|ions?|oral|orate)?|re-?election|by-?elections?|ballots?|primar(?:y|ies)|runoff|run-off|midterms?|caucus\w*|referend(?:um|ums|a)|candidates?|polls?|polling|voters?|presidential race|campaign trail|exit poll|gerrymander\w*|redistricting|impeach\w*)\b/i,
  // trials
  /\b(?:trials?|jur(?:y|ies|or|ors)|verdicts?|indict\w*|prosecut\w*|sentenced|sentencing|convict\w*|acquit\w*|pleads?|testif\w*|testimony|defendants?|courtroom|retrial|lawsuits?|sues?|sued|charged|arrest(?:s|ed)?|accus\w*|alleg\w*)\b/i,
]

/** Rules by words, on the side of caution: what is denied in error is merely not opened. */
export const verdictOn = (title: string): Verdict => {
  const text = title.replaceAll('’', "'").replaceAll(harmless, ' ')
  if (denied.some((pattern) => pattern.test(text)) || toxicity(text) >= 0.6) return 'denied'
  if (accusation.test(text) && isAboutPrivatePerson(text)) return 'denied'
  return review.some((pattern) => pattern.test(text)) ? 'review' : 'fine'
}

/** Who is accused of something and holds no office that is named is a private person. */
const isAboutPrivatePerson = (text: string): boolean => {
  const before = text.slice(0, accusation.exec(text)?.index ?? 0)
  const isSubject = somebody.test(before) && !publicRole.test(before)
  return isSubject || (!publicRole.test(text) && (somebody.test(text) || fullName.test(text)))
}

const rank: Record<Verdict, number> = { fine: 0, review: 1, denied: 2 }

/** A story is judged by the worst of its headlines. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.reduce<Verdict>((worst, one) => (rank[one] > rank[worst] ? one : worst), 'fine')
