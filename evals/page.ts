import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runsOf, wordsOf } from '#server/language/words.ts'
import type { Played } from './play.ts'

/** Of the runs of four words in all replies, how many have been said before: 0 is all new. */
export const repetition = (texts: readonly string[]): number => {
  const seen = new Set<string>()
  const runs = texts.flatMap((text) => runsOf(wordsOf(text), 4))
  const again = runs.filter((run) => seen.size === seen.add(run).size)
  return runs.length === 0 ? 0 : again.length / runs.length
}

/** Writes discussions as a page for people; a model is judged by being read. */
export const writePage = (path: string, figures: readonly string[], threads: readonly Played[]) => {
  const parts = threads.map(({ post, lines, passes }) =>
    [
      `## ${post.replaceAll('\n', ' ')}`,
      ...lines.map(
        ({ by, text, isDegraded, ms }) =>
          `**${by}** (${isDegraded ? 'library instead' : `${(ms / 1000).toFixed(1)} s`}): ${text}`,
      ),
      ...passes.map((reason) => `_A pass: ${reason}_`),
    ].join('\n\n'),
  )
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    path,
    [`# What it said`, ...figures.map((one) => `- ${one}`), ...parts].join('\n\n'),
  )
}
