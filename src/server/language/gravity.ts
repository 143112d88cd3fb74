/** What forbids to argue, whatever a text is about. */
export type Gravity = 'crisis' | 'grief' | 'disaster' | 'hostile'

/** The gravest that an English text shows; null: nothing forbids to argue. */
export const gravityOf = (text: string): Gravity | null => {
  const lower = text.toLowerCase()
  if (crisis.test(lower)) return 'crisis'
  if (abuse.test(lower) && lower.split(/\s+/).length < hostileWords) return 'hostile'
  if (policy.test(lower)) return null
  if (loss.test(lower) || (grief.test(lower) && /\b(?:i|i'm|i've|my|we|we've|our)\b/.test(lower)))
    return 'grief'
  return disaster.test(lower) &&
    /\b(?:dead|deaths?|killed|missing|injured|victims?|evacuat\w+)\b/.test(lower)
    ? 'disaster'
    : null
}

/** Abuse in a longer text stands beside something that can be answered. */
const hostileWords = 40

/** Somebody who may be in danger from themselves. */
const crisis =
  /\b((i|i'm|im|i've|i'll) (really |just |honestly |don't |dont |do not |no longer )*(want|wanna|going|gonna|plan|planning|wish|ready|thinking about|think about|thinking of)( to)? (die|dying|kill(ing)? myself|end (it all|my life|everything)|ending (it all|my life)|i (was|were) dead|not be here|be alive|live anymore)|kill myself|killing myself|end my life|suicidal|want to die|better off without me|no reason to live|hurt(ing)? myself|self[- ]?harm(ing)?|can't go on|cannot go on|(don't|dont|do not|can't|cannot|no longer) see (the|a|any|much) point (of|in) (going on|living|life|being here|being alive|anything)|no point (of|in) (going on|living|being alive)|nothing (left )?to live for|tired of (living|being alive)|(don't|dont|do not) want to (live|be here|wake up|be alive)( anymore| any more)?$|never wake up( again)?$)\b/

const abuse =
  /\b(stfu|shut up|idiots?|morons?|retards?|kill yourself|kys|fuck (you|off)|piss off|scum|trash bots?|stupid (bots?|ai)|dumb(ass)? (bots?|ai)|go to hell|pathetic|worthless)\b/

const policy =
  /\b(should|shouldn't|ought|must) (we|they|it|there|all|every|the|a|an|any|governments?|cities|countries|schools?|companies|parents|employers|states?|kids|children|doctors|teachers|universities|[a-z-]+( [a-z-]+){0,3}) (be|have|ban|tax|pay|make|get|stop|allow|raise|lower|limit|[a-z]+)\b|\b(do|would) you (support|back|favou?r)\b/

/** What needs no "my" to be one. */
const loss =
  /\b(put (my|our|the) (\w+ ){0,3}(dog|cat|horse|rabbit|pet) (down|to sleep)|would have been (his|her|their) (\w+ )?birthday|rest in peace)\b/

/** A death, a grave illness, a loss: no place for an argument. */
const grief =
  /\b(died|passed away|passing of|funeral|eulogy|grie(f|ve|ving)|mourning|miscarriage|miscarried|stillb(orn|irth)|hospice|terminal(ly)?|chemo(therapy)?|tumou?r|cancer|leuk(a)?emia|dementia|alzheimer'?s|diagnosed|diagnosis|widow(ed|er)?|(lost|losing|buried|burying|miss) (my|our) (late |little |baby |best )?(dad|father|mom|mum|mother|wife|husband|partner|son|daughter|baby|child|brother|sister|friend|grandma|grandpa|grandmother|grandfather|dog|cat|twin|nan|gran|uncle|aunt)|put (him|her|them|my (dog|cat)) (down|to sleep)|was (raped|assaulted|abused)|abuse[sd] me|(hit|beat)s? me)\b/

/** People died or are in danger as the news is read. */
const disaster =
  /\b(earthquake|tsunami|hurricane|typhoon|wildfires?|flood(s|ing)?|explosion|shooting|gunman|massacre|terror(ist)?|bomb(ing|ed|s)?|airstrikes?|killed(?! (\w+ ){0,2}(shops?|business\w*|mood|vibe|joy|ability|industry|careers?))|kills|dead|deaths|dies|died|victims|missing|plane crash|crashes|collapse[sd]?|stabb(ing|ed)|genocide|famine|hostages?)\b/
