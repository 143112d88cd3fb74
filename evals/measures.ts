import { runsOf, sentencesOf, wordsOf } from '#server/characters/voices/builtin/words.ts'

/** Share of different n-grams among all n-grams of the texts. */
export const distinct = (texts: string[], size: number): number => {
  const runs = texts.flatMap((text) => runsOf(wordsOf(text), size))
  return new Set(runs).size / Math.max(1, runs.length)
}

/** Mean BLEU-4 of each text against the others, without brevity penalty, smoothed: lower is more varied. */
export const selfBleu = (texts: string[]): number => {
  const lists = texts.map(wordsOf)
  const scores = lists.map((words, at) =>
    bleu(
      words,
      lists.filter((_, other) => other !== at),
    ),
  )
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

const bleu = (words: string[], others: string[][]): number => {
  const precisions = [1, 2, 3, 4].map((size) => {
    const counts = count(runsOf(words, size))
    const best = new Map<string, number>()
    for (const other of others)
      for (const [run, times] of count(runsOf(other, size)))
        if (counts.has(run)) best.set(run, Math.max(best.get(run) ?? 0, times))
    const matched = [...counts].reduce(
      (sum, [run, times]) => sum + Math.min(times, best.get(run) ?? 0),
      0,
    )
    const total = [...counts.values()].reduce((sum, times) => sum + times, 0)
    return Math.max(matched, 0.1) / Math.max(1, total)
  })
  return Math.exp(precisions.reduce((sum, precision) => sum + Math.log(precision), 0) / 4)
}

export const count = <T>(items: T[]): Map<T, number> => {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** How many sentences stand in more than one text. */
export const repeatedSentences = (texts: string[]): string[] => {
  const keys = texts.flatMap((text) => [
    ...new Set(sentencesOf(text).map((line) => wordsOf(line).join(' '))),
  ])
  return [...count(keys)].filter(([, times]) => times > 1).map(([key]) => key)
}

/** Share of 8-grams that two texts have in common; none reaches across a quotation, which is somebody else's. */
export const sharedEights = (texts: string[]): number => {
  const runs = texts.flatMap((text) => [
    ...new Set(text.split(/“[^”]*”/).flatMap((part) => runsOf(wordsOf(part), 8))),
  ])
  return [...count(runs).values()].filter((times) => times > 1).length / Math.max(1, runs.length)
}

export const commonestOpener = (texts: string[]): [string, number] => {
  const openers = count(texts.map((text) => wordsOf(text).slice(0, 3).join(' ')))
  const [opener, times] = [...openers].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
  return [opener, times / Math.max(1, texts.length)]
}

/** Flesch reading ease, with syllables counted as groups of vowels. */
export const flesch = (text: string): number => {
  const words = wordsOf(text)
  const syllables = words.reduce(
    (sum, word) => sum + Math.max(1, (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length),
    0,
  )
  return (
    206.835 -
    1.015 * (words.length / Math.max(1, sentencesOf(text).length)) -
    84.6 * (syllables / Math.max(1, words.length))
  )
}

/** Whether BM25 ranks `posts[at]` first for the reply. */
export const findsPost = (reply: string, posts: string[], at: number): boolean => {
  const documents = posts.map((post) => wordsOf(post).map(stem))
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const scores = documents.map((words) => {
    const counts = count(words)
    return [...new Set(wordsOf(reply).map(stem))].reduce((sum, word) => {
      const times = counts.get(word) ?? 0
      const having = documents.filter((document) => document.includes(word)).length
      const idf = Math.log(1 + (documents.length - having + 0.5) / (having + 0.5))
      return sum + (idf * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * words.length) / average))
    }, 0)
  })
  return scores.every((score, other) => other === at || score < scores[at]!)
}

const stem = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/(ies|es|s)$/, '')
    .slice(0, 8)

/** How often multinomial Naive Bayes names the label of texts that it has not seen, each fifth in turn. */
export const guessed = (labelled: [string, string][]): number => {
  const folds = [0, 1, 2, 3, 4].map((fold) => {
    const test = labelled.filter((_, at) => at % 5 === fold)
    const counts = learn(labelled.filter((_, at) => at % 5 !== fold))
    const vocabulary = new Set([...counts.values()].flatMap((words) => [...words.keys()]))
    return test.filter(([label, text]) => label === best(counts, vocabulary, featuresOf(text)))
      .length
  })
  return folds.reduce((sum, right) => sum + right, 0) / Math.max(1, labelled.length)
}

const learn = (labelled: [string, string][]): Map<string, Map<string, number>> => {
  const byLabel = new Map<string, Map<string, number>>()
  for (const [label, text] of labelled) {
    const counts = byLabel.get(label) ?? new Map<string, number>()
    for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    byLabel.set(label, counts)
  }
  return byLabel
}

const featuresOf = (text: string): string[] => {
  const words = wordsOf(text.replaceAll(/@\w+|“[^”]*”/g, ' '))
  return [...words, ...runsOf(words, 2)]
}

/** Words that the training never saw say nothing about anyone. */
const best = (
  byLabel: Map<string, Map<string, number>>,
  vocabulary: Set<string>,
  features: string[],
): string => {
  const known = features.filter((feature) => vocabulary.has(feature))
  const scores = [...byLabel].map(([label, counts]) => {
    const total = [...counts.values()].reduce((sum, times) => sum + times, 0)
    const chance = (feature: string) =>
      Math.log(((counts.get(feature) ?? 0) + 0.5) / (total + 0.5 * vocabulary.size))
    return [label, known.reduce((sum, feature) => sum + chance(feature), 0)] as const
  })
  return scores.toSorted((a, b) => b[1] - a[1])[0]![0]
}

export const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export const share = <T>(items: T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length)

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
