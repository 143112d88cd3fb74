import { wordsOf } from './words.ts'

/** What sort of post it is, which decides how a character may answer it. */
export const kinds = [
  'crisis',
  'grief',
  'disaster',
  'policy',
  'question',
  'howto',
  'experience',
  'milestone',
  'news',
  'claim',
  'joke',
  'short',
  'hostile',
  'foreign',
] as const
export type Kind = (typeof kinds)[number]

/** The sort of a cleaned post. The rules stand in the order in which they win. */
export const kindOf = (text: string): Kind => {
  const words = wordsOf(text)
  const lower = text.toLowerCase()
  if (isForeign(text, words)) return 'foreign'
  if (crisis.test(lower)) return 'crisis'
  if (isHostile(lower, words)) return 'hostile'
  if (words.length <= 3 && !/\?|\b(is|are|was|were|should)\b/.test(lower)) return 'short'
  if (loss.test(lower) && !policy.test(lower)) return 'grief'
  if (grief.test(lower) && tellsOfSelf(lower) && !policy.test(lower)) return 'grief'
  if (joke.test(lower) && words.length < 40) return 'joke'
  if (teasing.test(lower) && words.length < 30) return 'joke'
  if (verdict.test(lower)) return 'experience'
  if (policy.test(lower) && /\?/.test(text) && !/\bshould i\b/.test(lower)) return 'policy'
  if (howto.test(lower) || isRecommendation(lower, text)) return 'howto'
  if (asks.test(lower) && /^[^.!?]*\?$/.test(text)) return 'question'
  if (policy.test(firstOf(lower).match(thought)?.[1] ?? '')) return 'policy'
  if (tellsOfSelf(lower) && (words.length >= 8 || /^(just|finally) /.test(lower)))
    return milestone.test(lower) ? 'milestone' : 'experience'
  if (/\?/.test(text) || asks.test(lower)) return 'question'
  if (ruling.test(lower) && isNews(text, words)) return 'news'
  if (proposal.test(lower)) return 'policy'
  if (isNews(text, words)) return disaster.test(lower) ? 'disaster' : 'news'
  return 'claim'
}

const firstOf = (lower: string): string => lower.split(/[.!?]\s/)[0]!
/** "I think self-checkouts should …": a proposal, whatever is told after it. */
const thought = /^i (?:really |honestly |still |just )?(?:think|believe)(?: that)? (.*)$/

/** Somebody who may be in danger from themselves. */
const crisis =
  /\b((i|i'm|im|i've|i'll) (really |just |honestly |don't |dont |do not |no longer )*(want|wanna|going|gonna|plan|planning|wish|ready|thinking about|think about|thinking of)( to)? (die|dying|kill(ing)? myself|end (it all|my life|everything)|ending (it all|my life)|i (was|were) dead|not be here|be alive|live anymore)|kill myself|killing myself|end my life|suicidal|want to die|better off without me|no reason to live|hurt(ing)? myself|self[- ]?harm(ing)?|can't go on|cannot go on|(don't|dont|do not|can't|cannot|no longer) see (the|a|any|much) point (of|in) (going on|living|life|being here|being alive|anything)|no point (of|in) (going on|living|being alive)|nothing (left )?to live for|tired of (living|being alive)|(don't|dont|do not) want to (live|be here|wake up|be alive)( anymore| any more)?$|never wake up( again)?$)\b/
/** A death, a grave illness, a loss: no place for an argument. */
const grief =
  /\b(died|passed away|passing of|funeral|eulogy|grie(f|ve|ving)|mourning|miscarriage|miscarried|stillb(orn|irth)|hospice|terminal(ly)?|chemo(therapy)?|tumou?r|cancer|leuk(a)?emia|dementia|alzheimer'?s|diagnosed|diagnosis|widow(ed|er)?|(lost|losing|buried|burying|miss) (my|our) (late |little |baby |best )?(dad|father|mom|mum|mother|wife|husband|partner|son|daughter|baby|child|brother|sister|friend|grandma|grandpa|grandmother|grandfather|dog|cat|twin|nan|gran|uncle|aunt)|put (him|her|them|my (dog|cat)) (down|to sleep)|was (raped|assaulted|abused)|abuse[sd] me|(hit|beat)s? me)\b/

/** What needs no "my" to be one. */
const loss =
  /\b(put (my|our|the) (\w+ ){0,3}(dog|cat|horse|rabbit|pet) (down|to sleep)|would have been (his|her|their) (\w+ )?birthday|rest in peace)\b/
/** Said to the characters themselves, and no insult. */
const teasing =
  /^(honestly,? |seriously,? |lol,? )?you (people|lot|bots|machines|robots|ais?) (have|would|are|never|always|all|just|really|know|could|can|do)\b/
/** Somebody asks to be judged. */
const verdict = /^(aita|wibta|am i the (asshole|a-?hole|jerk|bad guy)|am i wrong (for|to|if))\b/

/** People died or are in danger as the news is read. */
const disaster =
  /\b(earthquake|tsunami|hurricane|typhoon|wildfires?|flood(s|ing)?|explosion|shooting|gunman|massacre|terror(ist)?|bomb(ing|ed|s)?|airstrikes?|killed(?! (\w+ ){0,2}(shops?|business\w*|mood|vibe|joy|ability|industry|careers?))|kills|dead|deaths|dies|died|victims|missing|plane crash|crashes|collapse[sd]?|stabb(ing|ed)|genocide|famine|hostages?)\b/

const joke =
  /\b(lol|lmao|lmfao|rofl|haha+|jk|😂|shower thought|dad joke|knock knock|walks into a bar)\b/
const policy =
  /\b(should|shouldn't|ought|must) (we|they|it|there|all|every|the|a|an|any|governments?|cities|countries|schools?|companies|parents|employers|states?|kids|children|doctors|teachers|universities|[a-z-]+( [a-z-]+){0,3}) (be|have|ban|tax|pay|make|get|stop|allow|raise|lower|limit|[a-z]+)\b|\b(do|would) you (support|back|favou?r)\b/
const proposal =
  /\b(should|shouldn't|ought to|needs? to|must|time to|let's|ban|abolish|legali[sz]e|make .+ (free|illegal|mandatory))\b/
/** A report of a decision, although it names what should be. */
const ruling =
  /^\S+( \S+){0,3} (strikes? down|overturns?|upholds?|rejects?|approves?|votes? to|debates?|scraps?)\b/
const howto =
  /\b(how (do|can|should|would) (i|you|we|one)|how to|any (tips|advice|recommendations)|what('s| is) the best way|where (do|can|should) i|which .+ should i|should i|can anyone (help|recommend)|eli5|recommend(ations)?)\b/
/** "why is my sourdough so flat", "Best budget laptop for a student?" */
const isRecommendation = (lower: string, text: string): boolean =>
  /^(why|how come) (is|are|does|do|won't|can't) (my|our)\b(?! (town|city|village|street|country|council|government|school|boss|company|generation))/.test(
    lower,
  ) ||
  (/^(best|good|cheapest|any good|which) /.test(lower) && /\?/.test(text) && / for /.test(lower))
/** A question that somebody wrote without its mark. */
const asks =
  /^(why|what|who|when|where|which|how|is|are|am|was|were|does|do|did|can|could|would|will|should|has|have|anyone|does anyone)\b(?! (a|an|the) shame\b)/
/** Somebody's own life, and not "I think" in front of a claim. */
const tellsOfSelf = (lower: string): boolean =>
  isAboutSelf(lower.replaceAll(opinion, ' ')) ||
  /^(just |finally |today i )?(switched|swapped|replaced|cancelled|deleted|spent|feeling|missing|struggling|stopped|ran|hit|reached|completed|graduated|landed|made|got|adopted|bought|quit|started|finished|moved|lost|won|passed|failed|took|tried|turned|became|diagnosed)\b/.test(
    lower,
  )
/** Said early in a sentence, or more than once: "… and now my village" tells of the village. */
const isAboutSelf = (lower: string): boolean =>
  experience.test(lower) &&
  (/(^|[.!?,;:] )(\S+ ){0,4}(i|i'm|i've|my|we|we're|we've|our|me)\b/.test(lower) ||
    (lower.match(/\b(i|i'm|i've|my|me|we|our|us)\b/g)?.length ?? 0) > 1)
const opinion =
  /\b(i said what i said|there,? i said it|i will die on this hill|come at me|prove me wrong|fight me|i am (fine|okay|ok) with (it|that|this)|i am tired of pretending|i (really |just |honestly |still |also )?(think(?! about| of)|believe|feel like|feel that|guess|wonder|don't (think|believe|get|understand|see)|hate|love|bet|mean|agree|disagree|can't (believe|stand))|in my (humble )?opinion|my (take|view|opinion|two cents)|if you ask me|tell me|let me|correct me|change my mind)\b/g
/** Something that somebody did or will do, rather than something that was done to them. */
const milestone =
  /^(just |finally )(ran|hit|reached|completed|graduated|landed|made|got|adopted|bought|quit|started|finished|moved|won|passed|became)\b|\b(i|we|i'm|i've|we're|we've|i'll) (just |finally |have |am |are |recently |also )*(quit|started|starting|going back|went back|ran|running|finished|moved|moving|bought|built|learned|learnt|decided|graduated|got (into|married|engaged|promoted|accepted|my|the job)|won|retired|retiring|published|passed|stopped|gave up|became|opened|sold|adopted|sober)\b|\b(best decision|going back to (school|university|college|work|uni))\b/
const experience =
  /\b(my|i'm|i've|we (have been|are getting|bought|moved|let|rewrote|rebuilt|deleted|replaced|switched|sold|built|stopped|started|tried|hired|adopted|taught|lost|cancelled|decided|gave|put|made our|run)|i (sank|gave|cooked|make|told|ran|am|was|have|had|got|went|just|started|quit|lost|moved|work|tried|used|bought|found|left|told|asked|live|spent|feel|felt|keep|can't|cannot|want|need|saw|said|did|didn't|decided|teach|run|grew|stopped|turned|ended|finally|never|always))\b/
const newsVerb =
  /\b(announce[sd]?|report(s|ed)?|says?|said|launch(es|ed)?|unveil(s|ed)?|approve[sd]?|pass(es|ed)|vote[sd]|reject(s|ed)|warns?|warned|reveal(s|ed)|delays?|delayed|plans? to|opens?|opened|closes?|closed|bans?|banned|raises?|raised|cuts?|orders?|ordered|recalls?|recalled|blocks?|blocked|wins?|loses?|lost|leaves?|returns?|starts?|ends?|faces?|moves?|drops?|dropped|doubles?|doubled|fines?|fined|arrested|killed|elects?|elected|to (cut|close|ban|raise|launch|buy)|acquires?|acquired|sues?|sued|finds?|found|hits?|falls?|rises?|fell|rose|dies|died|wins?|won|resigns?|according to|breaking|just in|study|cancel(s|led)|knocks? out|votes? to|scraps?|strikes? down|links?|moved to|reverses?|debates?|reach(es)? (\w+ )?(deal|agreement)|to (sell|open|end|drop|leave|join)|births|spreads|sells?|introduces?|merges?|halts?|suspends?|extends?|expands?|overturns?|upholds?|(scientists|researchers|astronomers|doctors|divers|officials|lawmakers|mps|police|engineers|archaeologists) \p{L}+)\b/u

const isNews = (text: string, words: string[]): boolean =>
  newsVerb.test(text.toLowerCase()) &&
  words.length >= 4 &&
  !/^(the |a )?\p{L}+ (is|are) /iu.test(text) &&
  !/\b(is|are) (the|an?|so|too|not|just|still|overrated) /.test(text) &&
  words.length <= 60 &&
  /^\p{Lu}|^\d/u.test(text) &&
  (/\p{Lu}|\d/u.test(text.slice(1)) || !/[.!]$/.test(text)) &&
  !/\b(I|my|me|you|your|we|us|our|people|everyone|nobody|always|never|stop|i'm)\b/i.test(text)

const abuse =
  /\b(stfu|shut up|idiots?|morons?|retards?|kill yourself|kys|fuck (you|off)|piss off|scum|trash bots?|stupid (bots?|ai)|dumb(ass)? (bots?|ai)|go to hell|pathetic|worthless)\b/
const isHostile = (lower: string, words: string[]): boolean =>
  abuse.test(lower) && words.length < 40

const english = new Set(
  `the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my
  one all would there their what so up out if about who get which go me when make can like time no just him know take people
  into year your good some could them see other than then now look only come its over think also back after use two how our
  work first well way even new want because any these give day most us is are was were has had been should more why does did
  don't i'm it's very really too am being best vs against ai ban every still never much many need need's lol is's`.split(
    /\s+/,
  ),
)

/** Not English: another script, or hardly any of its small words. */
const isForeign = (text: string, words: string[]): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin / letters < 0.6) return true
  const known = words.filter((word) => english.has(word) && !abroadToo.has(word)).length
  return words.length >= 4 && known / words.length < 0.12 && foreignWord(words)
}

const small = new Set(
  `el la los las que para por como una uno con del pero muy está son les des une est pas pour dans qui sur avec nous vous je
  der die das und nicht ist ein eine für mit auf wir ich sollen zu von den dem não uma os em mais isso il che per non sono
  questa della het een van niet zijn voor och att det som inte är jeg ikke til og på i de en`.split(
    /\s+/,
  ),
)
const foreignWord = (words: string[]): boolean =>
  words.filter((word) => isAbroad(word) || /[äöüßéèêçñãõåøæąćęłńóśźżčďěňřšťůžășțğışőű]/.test(word))
    .length >= 2

/** Words of more than one language say nothing of either. */
const abroadToo = new Set(
  'in so an on me no a as was die is over war man to do am i one per list'.split(' '),
)

const isAbroad = (word: string): boolean =>
  !abroadToo.has(word) && (small.has(word) || allSigns().has(word))

export const languages = ['es', 'de', 'fr', 'pt', 'it'] as const
export type Language = (typeof languages)[number]

/** The language of a foreign post, where the voice has words in it. */
export const languageOf = (text: string): Language | null => {
  const words = wordsOf(text)
  const hits = languages.map((language) => ({
    language,
    count: words.filter((word) => signs[language].has(word)).length,
  }))
  const [best] = hits.toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best.language : null
}

const allSigns = (): Set<string> => {
  everySign ??= new Set(Object.values(signs).flatMap((list) => [...list]))
  return everySign
}
let everySign: Set<string> | undefined

const signs: Record<Language, Set<string>> = {
  es: new Set(
    'el la los las de una del y es por para con está qué que cómo pero más muy se lo al son debería deberían ciudades'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und nicht ist ein eine für mit auf aus wir ich ihren ihre sollen sollte sollten zu von den dem es sind auch man wie warum was kein keine keinen im werden wird wurde zum zur vom bei beim nach noch schon haben hatte kann können wenn dann nur aber oder mein meine meiner meinen unser unsere unserem ihr ihm uns euch mir mich dir dich seit über unter mehr alle alles jeder jede jeden hier immer weil dass gibt geht habe wollen darf dürfen müssen muss soll seid haltet lasst eigentlich mehr'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "le la les de des une est pas pour dans que qui sur avec nous vous je il on ce au aux du et à sont c'est faut trop tous pensez pourquoi faire plus".split(
      ' ',
    ),
  ),
  pt: new Set(
    'não uma o os a as em no na de mais isso um para com é do da dos das você que e ao são devia por foi'.split(
      ' ',
    ),
  ),
  it: new Set(
    'il la che per non sono una gli della di è con i lo nel perché più si anche le un e dei questo'.split(
      ' ',
    ),
  ),
}
