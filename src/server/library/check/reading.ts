import type { Fault, FileRead } from '../read.ts'
import type { Reading } from '../reading.ts'
import { proseFaults } from './prose.ts'

/** All that is wrong with a reading that has the right shape. */
export const readingFaults = (file: string, { data, lineOf }: FileRead<Reading>): Fault[] =>
  data.openings
    .flatMap(({ text, answers }, at) => [
      ...proseFaults({ text, place: 'reading', path: ['openings', at] }),
      ...quotingFaults(data, text, ['openings', at]),
      ...answers.flatMap((answer, n) => {
        const path = ['openings', at, 'answers', n]
        return [
          ...proseFaults({ text: answer.text, place: 'reading', path }),
          ...(text.replaceAll(/\s+/g, ' ').includes(answer.quote)
            ? []
            : [{ path, message: `its quote does not stand in ${data.openings[at]?.id}` }]),
        ]
      }),
    ])
    .map(({ path, message }) => ({ file, line: lineOf(path), message }))

/** What is quoted of a post stands inside quotation marks. */
const quotingFaults = ({ finds }: Reading, text: string, path: readonly PropertyKey[]) => {
  const bare = /(?<!“)\{quote\}|\{quote\}(?![”,.?!]*”)/.test(text)
  if (bare) return [{ path, message: 'write “{quote}” with quotation marks around it' }]
  return text.includes('{quote}') && finds === undefined
    ? [{ path, message: 'it quotes, so the reading must say in finds what it quotes' }]
    : []
}
