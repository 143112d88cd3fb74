/**
 * Shorter names for what a post is about, for when it has been named in full: "banning plants" for "banning plants on the
 * balcony", "free hospital parking", "this ban".
 */
export const namesOf = (matter: string | undefined): string[] => {
  if (!matter || /^the (claim|idea|choice|question) /.test(matter)) return []
  const words = matter.split(' ')
  const at = words.findIndex((word) => /^\p{L}{2,}ing$/u.test(word))
  const made = matter.match(/^making (?:the |your |a |an )?(.+?) (free|cheaper|legal|optional)\b/)
  const deed = made ? [`${made[2]} ${made[1]}`] : at === 0 ? frontOf(words) : []
  const noun = called[words[at] ?? '']
  return [...deed, ...(noun ? [`this ${noun}`] : [])]
}

/** Up to where it begins to say where, when or for whom. */
const frontOf = (words: string[]): string[] => {
  const to = words.findIndex((word, n) => n > 1 && edges.test(word))
  const isWhole = to > 1 && !particles.test(words[to - 1]!)
  return isWhole && to < words.length ? [words.slice(0, to).join(' ')] : []
}
const edges = /^(on|in|at|for|with|without|under|around|during|every|because)$/
const particles = /^(up|down|out|off|away|back|rid|of|the|a|an|your|all|more|than|only|not)$/

const called: Record<string, string> = {
  banning: 'ban',
  abolishing: 'step',
  taxing: 'tax',
  charging: 'charge',
  fining: 'fine',
  cutting: 'cut',
  closing: 'closure',
  scrapping: 'cut',
  ending: 'end',
  replacing: 'switch',
  switching: 'switch',
  rewriting: 'rewrite',
  raising: 'rise',
  moving: 'move',
  selling: 'sale',
  forcing: 'rule',
  requiring: 'rule',
  making: 'rule',
  limiting: 'limit',
}
