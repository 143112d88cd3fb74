import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openingBrief } from '../../../tests/support/brief.ts'
import { replyFault, sentenceFault } from '../characters/gate/gate.ts'
import { gatherHeard } from '../characters/gate/heard.ts'
import { sentencesOf } from '../language/words.ts'
import { debateFaults } from './check/debate.ts'
import { checkLibrary } from './check/check.ts'
import { debateShape } from './debate.ts'
import { editorSchema } from './editor-schema.ts'
import { libraryFolder } from './folder.ts'
import { openLibrary } from './library.ts'
import { readYaml } from './read.ts'
import { type Place, textsOf } from './tree.ts'

describe('the library', () => {
  it('keeps its own rules', () => {
    expect(checkLibrary().faults).toEqual([])
  }, 300_000)

  it('has no text that the gate would refuse', () => {
    const refused = [...openLibrary(null).debates.values()].flatMap((debate) =>
      textsOf(debate).flatMap(({ id, place, text, facts, above, examples }) => {
        const named = [...facts, ...above.flatMap((one) => one.facts)]
        const fault = faultOf(place, text, [
          ...named.flatMap((fact) => [
            debate.facts[fact]?.says ?? '',
            debate.facts[fact]?.source ?? '',
          ]),
          ...examples,
          ...above.map((one) => one.text),
          debate.question,
        ])
        return fault === null ? [] : [`${debate.id}/${id}: ${fault}`]
      }),
    )
    expect(refused).toEqual([])
  }, 300_000)

  it('gives editors the shape that it is read by: npm run library -- schema', () => {
    expect(readFileSync(join(libraryFolder, 'debate.schema.json'), 'utf8')).toBe(editorSchema())
  })
})

/** What is said to a person may say that its speaker is an AI. */
const toAnn = {
  commentId: 2,
  handle: 'ann',
  name: 'Ann',
  isAi: false,
  content: '',
  quote: '',
}

const faultOf = (place: Place, text: string, facts: string[]): string | null => {
  const plan = { ...openingBrief.plan, target: place === 'comment' ? toAnn : null }
  const post = { id: 1, content: '', author: 'ann' }
  const heard = gatherHeard({
    brief: { ...openingBrief, plan, post, thread: [], own: [] },
    facts: [...facts, text.replaceAll(/\d/g, '')],
    instructions: '',
    secrets: [],
    others: [],
  })
  const said = text.replaceAll(/\{name:\w+\}/g, 'Somebody')
  return (
    sentencesOf(said)
      .map((one) => sentenceFault(one, heard))
      .find(Boolean) ?? replyFault(said, heard)
  )
}

describe('a faulty debate is reported with file and line:', () => {
  const good = readFileSync(
    join(import.meta.dirname, '../../../tests/support/library/debates/pink-lighthouse.yaml'),
    'utf8',
  )
  const faultsOf = (text: string) => {
    const file = 'debates/pink-lighthouse.yaml'
    const { read, faults } = readYaml(debateShape, { file, text })
    return read ? debateFaults(file, read) : faults
  }

  it('a sound one has none', () => expect(faultsOf(good)).toEqual([]))

  it.each([
    [
      'a quote that is not there',
      'quote: Paint one half',
      'quote: Paint all of it',
      /does not stand in bold-brush/,
    ],
    ['a misspelt field', 'stance: 2', 'stanze: 2', /stance/],
    ['a point that is not there', 'point: undo', 'point: undone', /no point undone/],
    [
      'a number without a fact',
      'I would rather have the',
      'I would, for 900 people, have the',
      /900.*claim in numbers/,
    ],
    ['a phrase that nobody says', 'I would like to see', 'One must see', /nobody says that aloud/],
    ['a name that may be changed', 'The brush company sent', 'Rook sent', /\{name:handle\}/],
  ])('%s', (_, from, to, message) => {
    expect(good).toContain(from)
    const [fault] = faultsOf(good.replace(from, to))
    expect(fault?.message).toMatch(message)
    expect(fault?.line).toBeGreaterThan(1)
  })
})
