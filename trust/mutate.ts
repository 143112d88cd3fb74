import { mkdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { groups } from './mutants.ts'

/** Every file has to lose at least this many of a hundred mutants. */
const bar = 90

const usage = `npm run mutate, or npm run mutate -- ${groups.map(({ name }) => name).join('|')}`

type Group = (typeof groups)[number]
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/**
 * Breaks the code of accounts and permissions in every small way and looks whether a test of its
 * group notices. One group after the other and one process at a time, so that it runs beside other
 * work; what is unchanged since the last time is not tried again.
 */
const main = async (names: string[]): Promise<void> => {
  const unknown = names.filter((name) => !groups.some((group) => group.name === name))
  if (unknown.length > 0) throw new Error(`Say: ${usage}`)
  const chosen = groups.filter(({ name }) => names.length === 0 || names.includes(name))
  const scores: Score[] = []
  for (const group of chosen) scores.push(...scoresOf(group, await mutate(group)))
  console.table(scores)
  process.exitCode = scores.some(({ score }) => score < bar) ? 1 : 0
}

const mutate = ({ name, files, tests }: Group): Promise<MutantResult[]> => {
  const folder = '.cache/mutation'
  mkdirSync(folder, { recursive: true })
  process.env['MUTATION_TESTS'] = tests.join(',')
  return new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'trust/mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    incremental: true,
    incrementalFile: `${folder}/${name}.json`,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: `${folder}/${name}.html` },
    tempDirName: `${folder}/${name}`,
    ignorePatterns: ['dist', 'data', 'docs', '.cache'],
    /** TypeScript 7 is no library, with which its configuration would be read. */
    tsconfigFile: 'none',
    disableTypeChecks: false,
    timeoutMS: 20_000,
  }).runMutationTest()
}

type Score = { group: string; file: string; mutants: number; survived: number; score: number }

const scoresOf = ({ name, files }: Group, results: MutantResult[]): Score[] =>
  files.map((file) => {
    const counted = results.filter(
      ({ fileName, status }) => fileName.endsWith(file) && isCounted.has(status),
    )
    const survived = counted.filter(({ status }) => !isNoticed.has(status)).length
    const score = (100 * (counted.length - survived)) / Math.max(1, counted.length)
    return {
      group: name,
      file,
      mutants: counted.length,
      survived,
      score: Math.round(score * 10) / 10,
    }
  })

const isNoticed = new Set(['Killed', 'Timeout'])
const isCounted = new Set([...isNoticed, 'Survived', 'NoCoverage'])

await main(process.argv.slice(2))
