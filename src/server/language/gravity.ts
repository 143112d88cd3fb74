/** What forbids to argue, whatever a text is about. */
export type Gravity = 'crisis' | 'grief' | 'disaster' | 'hostile'

/** The gravest that an English text shows; null: nothing forbids to argue. */
export const gravityOf = (text: string): Gravity | null => {
  const lower = text.toLowerCase().replaceAll('’', "'").replaceAll(figures, ' ')
  if (crisis.test(lower)) return 'crisis'
  if (isHostile(lower)) return 'hostile'
  if (policy.test(lower)) return null
  if (loss.test(lower) || suicide.test(lower) || selfContempt.test(lower)) return 'grief'
  if (isOwnGrief(lower)) return 'grief'
  return disaster.test(lower) && toll.test(lower) ? 'disaster' : null
}

/** What somebody mourns; not an illness or a death of some time ago beside which they dispute what others do. */
const isOwnGrief = (lower: string): boolean =>
  grief.test(lower) &&
  /\b(?:i|i'm|i've|me|my|we|we've|us|our)\b/.test(lower) &&
  (fresh.test(lower) || !dispute.test(lower))

/** What only sounds grave. */
const figures =
  /\b(?:kill(?:ed|ing)? (?:myself|me) (?:laughing|with laughter)|kill(?:s|ed|ing)? (?:(?:the|my|our|your|his|her|their|all) ){0,2}(?:mood|vibe|fun|magic|romance|christmas|xmas)(?=\s*(?:[.,;:!?)"']|$|(?:for|with|and|by|this)\b))|(?:nobody|no one|no-one) (?:has )?(?:ever )?died|(?:dying|died) (?:laughing|of laughter|of embarrassment)|shut up and take my money|(?:battery|phone|laptop|car|engine|starter|wifi|computer|console|printer|joke|chat|thread|app|server|plant|sourdough|tv|boiler|fridge|machine|dishwasher|dryer|oven|router|toaster|kettle|radio|scooter|drill)\b[^.!?]{0,20}\b(?:died|dead|dying))\b/g
const toll =
  /\b(?:kill(?:s|ed)|deaths?|injured|victims?|evacuat\w+|(?:\d+|dozens|hundreds|thousands|people|residents|children|passengers|workers|hikers|sailors)(?: \w+){0,2} (?:dead|missing))\b/

/** Abuse in a longer text stands beside something that can be answered. */
const hostileWords = 40

/** Abuse that needs no address, or names that are thrown at somebody here. */
const isHostile = (lower: string): boolean =>
  lower.split(/\s+/).length < hostileWords && (abuse.test(lower) || called.test(lower))

const abuse =
  /\b(?:stfu|kill yourself|kys|fuck (?:you|off)|piss off|go to hell|retards?)\b|^(?:just |please |oh )?shut up\b|\bshut up,? (?:you|bots?|all)\b/
const called =
  /\b(?:you|you're|you are|ur|your)\b[^.!?]{0,40}\b(?:idiots?|morons?|scum|pathetic|worthless|stupid|dumb(?:ass)?|trash|garbage)\b|\b(?:trash|stupid|dumb(?:ass)?|pathetic|worthless|useless) (?:bots?|ais?|machines?|site)\b/
/** Somebody speaks of themselves as of nothing. */
const selfContempt =
  /\bi(?:'m| am| feel|'ve been feeling| have been feeling)(?: so| such| completely| totally| just| really)* (?:worthless|a failure|a burden)\b|\bi feel(?: so| such| completely| totally| just| really)* (?:useless|hopeless|like nothing)\b/

/** Somebody who may be in danger from themselves. */
const crisis =
  /\b((i|i'm|im|i've|i'll) (really |just |honestly |don't |dont |do not |no longer )*(want|wanna|going|gonna|plan|planning|wish|ready|thinking about|think about|thinking of)( to)? (die|dying|kill(ing)? myself|end (it all|my life|everything)|ending (it all|my life)|i (was|were) dead|not be here|be alive|live anymore)|kill myself|killing myself|end my life|suicidal|want to die|better off without me|no reason to live|hurt(ing)? myself|self[- ]?harm(ing)?|can't go on|cannot go on|(don't|dont|do not|can't|cannot|no longer) see (the|a|any|much) point (of|in) (going on|living|life|being here|being alive|anything)|no point (of|in) (going on|living|being alive)|nothing (left )?to live for|tired of (living|being alive)|(don't|dont|do not) want to (live|be here|wake up|be alive)( anymore| any more)?$|never wake up( again)?$)\b/

const policy =
  /\b(should|shouldn't|ought|must) (we|they|it|there|all|every|the|a|an|any|governments?|cities|countries|schools?|companies|parents|employers|states?|kids|children|doctors|teachers|universities|[a-z-]+( [a-z-]+){0,3}) (be|have|ban|tax|pay|make|get|stop|allow|raise|lower|limit|[a-z]+)\b|\b(do|would) you (support|back|favou?r)\b/

/** What needs no "my" to be one. */
const loss =
  /\b(put (my|our|the) (\w+ ){0,3}(dog|cat|horse|rabbit|pet) (down|to sleep)|would have been (his|her|their) (\w+ )?birthday|rest in peace|born sleeping|we buried (him|her|my|our|mum|dad|mom)|(vets?|doctors?|consultants?|oncologist) (says?|said|gives?|gave) (him |her |us |it |maybe |about |a few |only )?(days|weeks|months)(?! (off|ago|of))|(has|have) (only |maybe )?(days|weeks|months) (left|to live))\b/

/** Of somebody else. */
const suicide =
  /\b(?:(?:killed|hanged) (?:himself|herself|themsel(?:f|ves))(?! (?:laughing|trying|with|to))|(?:took|taken|taking|ended|ending) (?:his|her|their) (?:own )?li(?:fe|ves)|(?:died|death) by suicide|committed suicide)\b/

/** It has just happened. */
const fresh =
  /\b(?:yesterday|today|tonight|tomorrow|this (?:morning|afternoon|evening|week)|last (?:night|week)|just (?:died|passed|lost|been|got|found|heard)|(?:hours?|days?|a week|two weeks) ago)\b/

/** Somebody asks to be judged, or complains of what another does or what it costs. */
const dispute =
  /\b(?:refus(?:es|ed|ing)|won't (?:help|pay|visit|come|share|do|take|contribute|lift)|(?:never|hardly ever|barely) (?:helps?|visits?|comes?|pays?|calls?|once)|(?:doesn't|does not|didn't) (?:help|visit|pay|lift|contribute|do (?:a thing|anything))|insist(?:s|ed|ing)?|demand(?:s|ed|ing)?|expects? (?:me|us)|(?:thinks?|says?|reckons?) (?:i|we|it's|he|she|they)(?:'m|'re|'s)? (?:should|must|owe|have to|am|are|being|my job|only fair)|argu(?:e|ed|ing) (?:over|about)|who(?:'s| is) right|(?:is|was) (?:it|that|this) fair|fair share|selfish|owes? (?:who|me|us|her|him)|an apology|(?:hurt|cross|angry|offended) (?:that|because) i|all (?:falls|left) (?:to|on) me|left (?:it )?(?:all )?to me)\b|[£$€] ?\d|(?<![\d,.])\d[\d,.]{0,12}k? (?:pounds|euros?|dollars|quid)\b/

/** A death, a grave illness, a loss: no place for an argument. */
const grief =
  /\b(died|passed away|passing of|funeral|eulogy|grie(f|ve|ving)|mourning|miscarriage|miscarried|stillb(orn|irth)|hospice|terminal(ly)?|chemo(therapy)?|tumou?r|cancer|leuk(a)?emia|dementia|alzheimer'?s|diagnosed|diagnosis|widow(ed|er)?|(lost|losing|buried|burying|miss) (my|our) (late |little |baby |best )?(dad|father|mom|mum|mother|wife|husband|partner|son|daughter|baby|child|brother|sister|nephew|niece|cousin|friend|grandma|grandpa|grandmother|grandfather|dog|cat|twin|nan|gran|uncle|aunt)|put (him|her|them|my (dog|cat)) (down|to sleep)|was (raped|assaulted|abused)|abuse[sd] me|(hit|beat)s? me)\b/

/** People died or are in danger as the news is read. */
const disaster =
  /\b(earthquake|tsunami|hurricane|typhoon|wildfires?|flood(s|ing)?|explosion|shooting|gunman|massacre|terror(ist)?|bomb(ing|ed|s)?|airstrikes?|killed(?! (\w+ ){0,2}(shops?|business\w*|mood|vibe|joy|ability|industry|careers?))|kills|dead|deaths|dies|died|victims|missing|plane crash|crashes|collapse[sd]?|stabb(ing|ed)|genocide|famine|hostages?)\b/
