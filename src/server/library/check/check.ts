import { readingEase } from '../../language/readability.ts'
import { sentencesOf, wordsOf } from '../../language/words.ts'
import { type Files, type Sheet, readFiles } from '../files.ts'
import { libraryFolder } from '../folder.ts'
import type { Fault, Path } from '../read.ts'
import { textsOf } from '../tree.ts'
import { cueFaults } from './cues.ts'
import { debateFaults } from './debate.ts'
import { readingFaults } from './reading.ts'

export type Checked = { counts: string; faults: Fault[] }

/** The mean reading ease that the library keeps. */
const leastMeanEase = 60

/** Holds every file of a library against the rules. `only`: ids whose faults are reported; none: all. */
export const checkLibrary = ({
  folder = libraryFolder,
  only = [],
}: { folder?: string; only?: readonly string[] } = {}): Checked => {
  const files = readFiles(folder)
  const { debates, readings, passes } = files
  const texts = allTexts(files)
  const faults = [
    ...files.faults,
    ...debates.flatMap((sheet) => debateFaults(sheet.file, sheet)),
    ...readings.flatMap((sheet) => [
      ...readingFaults(sheet.file, sheet),
      ...cueFaults(sheet.file, sheet),
    ]),
    ...repeated(texts),
    ...hardOnes(debates),
  ].filter(({ file }) => only.length === 0 || only.some((id) => file.endsWith(`/${id}.yaml`)))
  const full = debates.filter(({ data }) => data.depth === 'full').length
  const counts = [
    `${debates.length} debates (${full} full)`,
    `${readings.length} readings`,
    `${passes.flatMap(({ data }) => data.passes).length} ways to pass`,
    `${texts.length} texts`,
    `${texts.reduce((sum, { text }) => sum + wordsOf(text).length, 0)} words`,
  ].join(', ')
  return { counts, faults }
}

type Located = { file: string; line: number | null; text: string }

/** Every text that may be spoken, with its place. */
const allTexts = ({ debates, readings, passes }: Files): Located[] => [
  ...debates.flatMap((sheet) =>
    textsOf(sheet.data).map(({ text, path }) => locate(sheet, text, path)),
  ),
  ...readings.flatMap((sheet) =>
    sheet.data.openings.flatMap(({ text, answers }, at) => [
      locate(sheet, text, ['openings', at]),
      ...answers.map((answer, n) => locate(sheet, answer.text, ['openings', at, 'answers', n])),
    ]),
  ),
  ...passes.flatMap((sheet) =>
    sheet.data.passes.map(({ text }, at) => locate(sheet, text, ['passes', at])),
  ),
]

const locate = ({ file, lineOf }: Sheet<unknown>, text: string, path: Path): Located => ({
  file,
  line: lineOf(path),
  text,
})

/** Shorter ones are what everybody says. */
const fewestWords = 4

/** No sentence stands twice in the library. */
const repeated = (texts: readonly Located[]): Fault[] => {
  const first = new Map<string, Located>()
  return texts.flatMap((located) =>
    sentencesOf(located.text).flatMap((sentence) => {
      const words = wordsOf(sentence)
      const key = words.join(' ')
      const other = first.get(key)
      if (words.length < fewestWords) return []
      if (!other) first.set(key, located)
      return other && other !== located
        ? [
            {
              file: located.file,
              line: located.line,
              message: `“${sentence}” stands in ${other.file}:${other.line}, too`,
            },
          ]
        : []
    }),
  )
}

const hardOnes = (debates: Files['debates']): Fault[] =>
  debates.flatMap(({ data, file }) => {
    const texts = textsOf(data)
    const mean =
      texts.reduce((sum, { text }) => sum + readingEase(text), 0) / Math.max(1, texts.length)
    return mean < leastMeanEase
      ? [
          {
            file,
            line: null,
            message: `its mean reading ease is ${Math.round(mean)}; ${leastMeanEase} is the least`,
          },
        ]
      : []
  })
