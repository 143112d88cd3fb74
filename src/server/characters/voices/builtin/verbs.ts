import compromise from 'compromise/two'

type Conjugation = { Infinitive: string; Gerund: string }
type Tense = 'PresentTense' | 'PastTense' | 'Gerund'
type VerbRules = {
  conjugate(verb: string, model: object): Conjugation
  toInfinitive(verb: string, model: object, tense: Tense): string
}

const rules = (): VerbRules =>
  (compromise.methods() as { two: { transform: { verb: VerbRules } } }).two.transform.verb

/** "ban": "banning". */
export const gerundOf = (verb: string): string => {
  const lower = verb.toLowerCase()
  if (lower === 'be') return 'being'
  if (/^(have|has)$/.test(lower)) return 'having'
  if (/(ee|oe|ye|eed|all)$/.test(lower)) return `${lower}ing`
  if (/[^aeiou]ic$/.test(lower)) return `${lower}king`
  return rules().conjugate(lower, compromise.model()).Gerund
}

/** "raises", "banned", "taught" in their base form; undefined where the form is none of them. */
export const infinitiveOf = (form: string): string | undefined => {
  const lower = form.toLowerCase()
  const known = irregular[lower]
  if (known) return known
  for (const tense of ['PresentTense', 'PastTense'] as const) {
    if (tense === 'PresentTense' && !lower.endsWith('s')) continue
    if (tense === 'PastTense' && !lower.endsWith('ed') && !strong.test(lower)) continue
    const base = rules().toInfinitive(lower, compromise.model(), tense)
    if (base && base !== lower) return base
  }
  return undefined
}

const irregular: Record<string, string> = {
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  did: 'do',
  cut: 'cut',
  quit: 'quit',
  put: 'put',
  let: 'let',
  hit: 'hit',
  shut: 'shut',
  set: 'set',
  cost: 'cost',
  found: 'find',
}

const strong =
  /^(made|paid|taught|told|kept|sold|built|bought|brought|caught|took|taken|given|gave|went|gone|done|seen|saw|left|lost|won|ran|began|chose|chosen|wrote|written|held|felt|heard|met|sent|spent|sat|stood|thought|understood|broke|broken|got|drove|driven|ate|eaten|fell|grew|knew|known|rose|spoke|stole|wore|worn|led|read|said|fed|fought|hidden|shown|thrown|forgotten|sunk|sank|moved|rewrote|rebuilt)$/
