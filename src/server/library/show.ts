import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Debate, debateShape } from './debate.ts'
import { libraryFolder } from './folder.ts'
import { faultInWords, readYaml } from './read.ts'
import { textsOf } from './tree.ts'

/** A debate printed as a thread, to be read. */
export const showDebate = (id: string): string => {
  const file = `debates/${id}.yaml`
  const { read, faults } = readYaml(debateShape, {
    file,
    text: readFileSync(join(libraryFolder, file), 'utf8'),
  })
  return read ? inLines(read.data).join('\n') : faults.map(faultInWords).join('\n')
}

const inLines = (debate: Debate): string[] => [
  `${debate.question}  #${debate.hashtag}`,
  `For: ${debate.sides.for}`,
  `Against: ${debate.sides.against}`,
  ...textsOf(debate).flatMap(({ id, by, place, text, quote, point, above }) => [
    '',
    ...wrap(
      [
        `${by} (${[place, id, place === 'point' ? `to “${point}”` : ''].filter(Boolean).join(', ')})`,
        quote === null ? '' : ` on “${quote}”`,
        `: ${text.replaceAll(/\s+/g, ' ').trim()}`,
      ].join(''),
      above.length * 4,
    ),
  ]),
  '',
  `Crux: ${debate.cross.crux.says}`,
]

const width = 110

const wrap = (text: string, indent: number): string[] => {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (indent + last.length + word.length + 1 > width) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines.map((line) => ' '.repeat(indent) + line)
}
