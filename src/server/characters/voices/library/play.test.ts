import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Receipt } from '#shared/characters.ts'
import type { Digest } from '#shared/digest.ts'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../../../tests/support/site.ts'
import { openLibrary } from '../../../library/library.ts'
import { startWorker, type Worker } from '../../../tasks.ts'
import { ensureCast } from '../../cast.ts'
import { bindingOf } from './match-post.ts'
import { findText, textsIn } from './stock.ts'

const fixtures = fileURLToPath(new URL('../../../../../tests/support/library', import.meta.url))
const question = 'Should the old lighthouse be painted pink? #PinkLighthouse'
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

type Stage = { site: TestSite; worker: Worker; ann: Member; bob: Member }

const openSite = async (): Promise<Stage> => {
  const site = await testSite({ library: fixtures })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.push(worker.stop, site.close)
  return { site, worker, ann: await site.signUp(), bob: await site.signUp() }
}

const library = openLibrary(fileURLToPath(new URL('../../../../../tests/support', import.meta.url)))
const debate = debateOf('pink-lighthouse')

function debateOf(id: string) {
  const found = library.debates.get(id)
  if (!found) throw new Error(library.skipped.join('\n'))
  return found
}

const read = async ({ worker, ann }: Stage, id: number): Promise<Thread> => {
  await worker.drain()
  return (await ann.get(`/api/posts/${id}`)).body as Thread
}
const post = async (stage: Stage, content: string, aiSeats = 'panel'): Promise<Thread> => {
  const { body } = await stage.ann.post('/api/posts', { content, aiSeats })
  return read(stage, (body as Post).id)
}
const comment = async (stage: Stage, postId: number, content: string, parentId?: number) => {
  const { body } = await stage.bob.post(`/api/posts/${postId}/comments`, { content, parentId })
  const said = body as Comment
  const { comments } = await read(stage, postId)
  return comments.filter(({ parentId: parent }) => parent === said.id)
}
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const textOf = ({ content }: Comment) => textsIn(debate).find(({ text }) => text === content)
const spokenAs = async ({ site }: Stage, said: Comment | undefined) => {
  const spoken = await site.db
    .selectFrom('spoken_texts')
    .select('text_id')
    .where('comment_id', '=', said?.id ?? 0)
    .executeTakeFirst()
  return spoken?.text_id
}
const placesOf = ({ comments }: Thread) => comments.map((one) => textOf(one)?.place)

describe('a post on a question that somebody wrote a debate on', () => {
  it('names the question that is debated under it, where it does not ask that itself', async () => {
    const stage = await openSite()
    const [told = ''] = debate.asked.against
    const { note } = await post(stage, told)
    expect(note).toEqual({
      kind: 'covered',
      debate: { id: debate.id, question: debate.question },
      related: null,
    })
    expect((await post(stage, question)).note).toBeNull()
  })

  it('is answered in texts of that debate alone, openings first, each answer under what it answers', async () => {
    const stage = await openSite()
    const thread = await post(stage, question)
    expect(placesOf(thread).slice(0, 3)).toEqual(['opening', 'opening', 'opening'])
    expect(thread.comments.length).toBeGreaterThanOrEqual(5)
    for (const one of thread.comments) {
      const text = textOf(one)
      expect(text, one.content).toBeDefined()
      expect(one.stance).toBe(text?.stance)
      const parent = thread.comments.find(({ id }) => id === one.parentId)
      expect(parent ? textOf(parent)?.id : null).toBe(text?.parentId)
      if (parent) {
        expect(one.target?.quote).toBe(text?.quote)
        expect(parent.content).toContain(one.target?.quote)
      }
    }
    expect(thread.note).toBeNull()
  })

  it('is debated to the end although a person speaks before the openings have been answered', async () => {
    const stage = await openSite()
    const { body } = await stage.ann.post('/api/posts', { content: question, aiSeats: 'panel' })
    const { id } = body as Post
    await stage.bob.post(`/api/posts/${id}/comments`, { content: 'I like it as it is.' })
    const thread = await read(stage, id)
    expect(placesOf(thread).filter((place) => place === 'answer').length).toBeGreaterThanOrEqual(2)
  })

  it('is found in other words, and not where a neighbouring matter is meant', async () => {
    const stage = await openSite()
    const found = await post(
      stage,
      'The tourist board wants our old lighthouse pink. Half the harbour loves it, I think it is an insult.',
    )
    expect(placesOf(found)).toContain('opening')
    const other = await post(stage, 'I knitted a pink jumper with a lighthouse on it for my niece')
    expect(placesOf(other)).not.toContain('opening')
  })

  it('shows in the receipt that its words were written in advance, from which debate, with the facts', async () => {
    const stage = await openSite()
    const { comments } = await post(stage, question)
    for (const { id, content } of comments) {
      const receipt = (await stage.ann.get(`/api/comments/${id}/receipt`)).body as Receipt
      expect(receipt).toMatchObject({ provider: 'library', debate: debate.question })
      const named = content.includes('40,000')
      if (named)
        expect(receipt.facts).toEqual([
          {
            text: debate.facts['paint-cost']?.says,
            source: debate.facts['paint-cost']?.source,
            isOpened: true,
          },
        ])
    }
  })

  it('comes to the crux and the agreement that the debate has, once their ground has been spoken', async () => {
    const stage = await openSite()
    const { id, comments } = await post(stage, question)
    const spoken = new Set(comments.map((one) => textOf(one)?.id))
    const digest = (await stage.ann.get(`/api/posts/${id}/digest`)).body as Digest
    const isCrux = spoken.has('day-mark') && (spoken.has('grey-tower') || spoken.has('bold-brush'))
    expect(digest.crux?.says).toBe(isCrux ? debate.cross.crux.says : undefined)
    const isAgreed = spoken.has('leaflet') && spoken.has('roof-first')
    expect(digest.agreed.map(({ says }) => says)).toEqual(
      isAgreed ? debate.cross.agreed.map(({ says }) => says) : [],
    )
  })

  it('hears no text twice within 60 days; then the thread says so and links the earlier one', async () => {
    const stage = await openSite()
    const first = await post(stage, question)
    const said = new Set(first.comments.map(({ content }) => content))
    const second = await post(stage, `${question} Once more.`)
    for (const { content } of second.comments) expect(said).not.toContain(content)
    const third = await post(stage, `${question} And again.`)
    expect(placesOf(third)).not.toContain('opening')
    expect(third.note).toEqual({
      kind: 'spent',
      debate: null,
      related: { question: debate.question, postId: second.id },
    })
    await sql`update spoken_texts set spoken_at = spoken_at - interval '61 days'`.execute(
      stage.site.db,
    )
    const later = await post(stage, `${question} Two months on.`)
    expect(placesOf(later)).toContain('opening')
  })

  it('skips what a character would say that is switched off', async () => {
    const stage = await openSite()
    await stage.site.db
      .updateTable('characters')
      .set({ is_enabled: false })
      .where('id', '=', 'skeptic')
      .execute()
    const { comments } = await post(stage, question)
    expect(comments.length).toBeGreaterThanOrEqual(3)
    for (const one of comments) {
      expect(one.aiCharacter?.id).not.toBe('skeptic')
      expect(textOf(one)?.above.some(({ by }) => by === 'skeptic')).toBe(false)
    }
  })

  it('leaves out a text that an administrator has switched off', async () => {
    const stage = await openSite()
    const off = findText(debate, 'bold-brush')
    await sql`insert into library_switches (text_id, switched_at)
      values ('pink-lighthouse/bold-brush', now())`.execute(stage.site.db)
    const { comments } = await post(stage, question)
    expect(comments.map(({ content }) => content)).not.toContain(off?.text)
  })

  it('keeps its debate after an edit, and loses the turns that no longer fit', async () => {
    const stage = await openSite()
    const { body } = await stage.ann.post('/api/posts', { content: question })
    const { id } = body as Post
    await stage.site.db
      .updateTable('posts')
      .set({ content: 'My bicycle was stolen in front of the bakery this morning.' })
      .where('id', '=', id)
      .execute()
    await sql`insert into post_debates (post_id, debate_id, score, fingerprint, bound_at)
      values (${id}, 'pink-lighthouse', 1, 'of other words', now())
      on conflict (post_id) do update set debate_id = excluded.debate_id, fingerprint = excluded.fingerprint
    `.execute(stage.site.db)
    const thread = await read(stage, id)
    expect(placesOf(thread)).not.toContain('opening')
  })
})

describe('a post that only asks for a fact', () => {
  it('is linked to the debate that it names, and not argued at', () => {
    const asks = bindingOf(library, 'Which colour was it when the old lighthouse was painted pink?')
    expect([asks.debateId, asks.relatedId]).toEqual([null, 'pink-lighthouse'])
    const argues = bindingOf(library, 'Where is it fair that the old lighthouse be painted pink?')
    expect(argues.debateId).toBe('pink-lighthouse')
  })
})

describe('a person under a reply', () => {
  const withoutForeseen = new Set(
    debate.openings.filter(({ comments }) => comments.length === 0).map(({ id }) => id),
  )

  /** The first opening under which no comment was foreseen; which of them speaks first differs from run to run. */
  const opened = async (stage: Stage) => {
    const thread = await post(stage, question)
    const opening = thread.comments.find((one) => {
      const text = textOf(one)
      return text?.place === 'opening' && withoutForeseen.has(text.id)
    })
    if (!opening) throw new Error('No opening was spoken.')
    return { id: thread.id, opening, text: textOf(opening) }
  }

  it('who asks why is given the reason that the speaker has ready', async () => {
    const stage = await openSite()
    const { id, opening, text } = await opened(stage)
    const [answer] = await comment(stage, id, 'Why do you think that?', opening.id)
    expect(answer?.aiCharacter?.id).toBe(opening.aiCharacter?.id)
    expect(answer?.content).toBe(findText(debate, `${text?.id}.why`)?.text)
  })

  it('who contradicts hears what the speaker has for that, once', async () => {
    const stage = await openSite()
    const { id, opening, text } = await opened(stage)
    const [answer] = await comment(stage, id, 'I disagree, that is nonsense.', opening.id)
    expect(answer?.content).toBe(findText(debate, `${text?.id}.contradicted`)?.text)
    const [again] = await comment(stage, id, 'No, I still disagree with you.', opening.id)
    expect(again?.aiCharacter?.id).toBe(opening.aiCharacter?.id)
    expect(again?.content).not.toBe(answer?.content)
  })

  it('is answered by a character that stood on the other side in another discussion, a step from there', async () => {
    const stage = await openSite()
    const { id, comments } = await post(stage, question)
    const said = comments.find((one) => textOf(one)?.id === 'day-mark')
    await sql`update stances set value = 2, previous = null`.execute(stage.site.db)
    const [answer] = await comment(stage, id, 'I disagree, that is nonsense.', said?.id)
    expect(answer?.content).toBe(findText(debate, 'day-mark.contradicted')?.text)
    const { rows } = await sql<{ value: number }>`
      select value from stances where comment_id = ${answer?.id}`.execute(stage.site.db)
    expect(rows).toEqual([{ value: 1 }])
  })

  it('who contradicts an answer hears what its speaker has for that', async () => {
    const stage = await openSite()
    const { id, comments } = await post(stage, question)
    const ready = (one: Comment) => findText(debate, `${textOf(one)?.id}.contradicted`)
    const said = comments.find((one) => textOf(one)?.place === 'answer' && ready(one))
    expect(said).toBeDefined()
    const [answer] = await comment(stage, id, 'No, I disagree with you.', said?.id)
    expect(answer?.content).toBe(said && ready(said)?.text)
  })

  it('who writes what was foreseen under a text hears what its speaker has for that, and nobody else does', async () => {
    const stage = await openSite()
    const { id, comments } = await post(stage, question)
    const said = comments.find((one) => textOf(one)?.id === 'day-mark')
    const answer = findText(debate, 'day-mark.nobody-steers')
    expect([said, answer]).not.toContain(undefined)
    const words = 'My uncle is a skipper here and he never looks at a stripe, only at his screen'
    const [elsewhere] = await comment(stage, id, words, comments.find((one) => one !== said)?.id)
    expect(elsewhere?.content).not.toBe(answer?.text)
    const [heard] = await comment(stage, id, words, said?.id)
    expect(heard?.content).toBe(answer?.text)
    const receipt = (await stage.ann.get(`/api/comments/${heard?.id}/receipt`)).body as Receipt
    expect(receipt).toMatchObject({ provider: 'library', debate: debate.question })
    const [other] = await comment(stage, id, 'My cat is called Susan and likes tuna', said?.id)
    expect(other?.content).not.toBe(answer?.text)
  })

  it('who writes what is only likely to have been foreseen hears what was written for that rather than nothing', async () => {
    const stage = await openSite()
    const { id, comments } = await post(stage, question)
    const said = comments.find((one) => textOf(one)?.id === 'day-mark')
    const words = 'My nephew sails, he watches the plotter all day long'
    const [heard] = await comment(stage, id, words, said?.id)
    expect(heard?.content).toBe(findText(debate, 'day-mark.nobody-steers')?.text)
  })

  it('who agrees is thanked, and not told that there is no answer', async () => {
    const stage = await openSite()
    const { id, opening } = await opened(stage)
    const [answer] = await comment(stage, id, 'Exactly, well said.', opening.id)
    const handle = opening.aiCharacter?.handle
    const passes = library.passes.find(({ by }) => by === handle)?.passes ?? []
    const said = passes.find(({ text }) => flat(text) === answer?.content)
    expect(said?.to).toBe('agreed')
  })

  it('who makes a point that only another can answer is told who, and that one answers', async () => {
    const stage = await openSite()
    const { id } = await post(stage, question, 'on_call')
    const answers = await comment(
      stage,
      id,
      '@logic sailors need the white stripes, fathers steer home by that white tower',
    )
    const first = answers.find(({ aiCharacter }) => aiCharacter?.handle === 'logic')
    expect(first?.content).toContain('Mira')
  })

  it('who makes a point that was foreseen is answered on that point, and can move a character by it', async () => {
    const stage = await openSite()
    const { id } = await post(stage, question, 'on_call')
    const [answer] = await comment(
      stage,
      id,
      '@heart sailors need the white stripes, my father steers home by that white tower',
    )
    expect(answer?.content).toBe(findText(debate, 'sailors-heart')?.text)
    expect([answer?.act, answer?.stance]).toEqual(['CONCEDE', 0])
  })

  it('is answered by another character, too, that has a written reply to the point', async () => {
    const stage = await openSite()
    const { id } = await post(stage, question)
    const answers = await comment(
      stage,
      id,
      'Who pays for the paint? The school roof leaks and we have no money for paint.',
    )
    expect(answers.map(({ content }) => content)).toContain(
      flat(debate.replies['cost']?.[0]?.text ?? ''),
    )
  })

  it('who tells a case that an opening was written for is answered with it', async () => {
    const stage = await openSite()
    const { id } = await post(stage, question, 'on_call')
    const said = 'when they painted the mill green our whole wedding party stood there laughing'
    const [answer] = await comment(stage, id, `@spark ${said}`)
    expect(answer?.content).toBe(findText(debate, 'green-mill')?.text)
    const [again] = await comment(stage, id, `@spark again: ${said}`)
    expect(again?.content).not.toBe(answer?.content)
  })

  it('who makes a point is answered by whom they address, too, where it would say the same as another', async () => {
    const stage = await openSite()
    const { id } = await post(stage, question, 'on_call')
    const [answer] = await comment(
      stage,
      id,
      '@terra sailors need the white stripes, fathers steer home by that white tower',
    )
    expect(answer?.aiCharacter?.handle).toBe('terra')
    expect(answer?.content).toBe(findText(debate, 'sailors-spark')?.text)
    expect(answer?.stance).toBeNull()
  })

  it('who tells a case that makes no point hears that there is no answer to it, and no guess', async () => {
    const stage = await openSite()
    const { id, opening } = await opened(stage)
    const words = 'My uncle painted our boat green once and we laughed about it for years.'
    const [answer] = await comment(stage, id, words, opening.id)
    expect(answer?.aiCharacter?.id).toBe(opening.aiCharacter?.id)
    expect(await spokenAs(stage, answer)).toMatch(/^pass:\w+\/told-/)
  })

  it('who says bluntly what is so, and makes no point, hears that there is no answer to it', async () => {
    const stage = await openSite()
    const { id, opening } = await opened(stage)
    const words = 'That tower is theirs. You never had to live below it.'
    const [answer] = await comment(stage, id, words, opening.id)
    expect(answer?.aiCharacter?.id).toBe(opening.aiCharacter?.id)
    expect(await spokenAs(stage, answer)).toMatch(/^pass:\w+\//)
  })

  it('who mourns hears what was written for that very loss', async () => {
    const stage = await openSite()
    const { id, comments } = await post(stage, question)
    const above = comments.find((one) => textOf(one)?.id === 'day-mark')
    const words =
      'My father drowned off that point in the fog last week and we buried him yesterday'
    const [answer] = await comment(stage, id, words, above?.id)
    expect(answer && textOf(answer)?.id).toBe('day-mark.lost-at-sea')
  })

  it('who asks what makes no point hears what it hangs on', async () => {
    const stage = await openSite()
    const { id } = await post(stage, question, 'on_call')
    const [answer] = await comment(stage, id, '@logic does the ferry man get a say as well?')
    expect(textOf(answer as Comment)?.place).toBe('asked')
  })

  it('who says what nobody foresaw is told so and asked something, never bluffed', async () => {
    const stage = await openSite()
    const { id, opening } = await opened(stage)
    const [answer] = await comment(stage, id, 'Haha, bells!', opening.id)
    expect(answer?.aiCharacter?.id).toBe(opening.aiCharacter?.id)
    expect(textOf(answer as Comment)).toBeUndefined()
    expect(await spokenAs(stage, answer)).toMatch(/^(?:pass|reading):/)
  })
})

describe('a post that nothing covers', () => {
  it('gets two openings from readings and an answer at most, or one is curious, and says why', async () => {
    const stage = await openSite()
    const thread = await post(stage, 'zxq blorf quenelle vortex mandible ostrich')
    expect(thread.comments.map(({ act }) => act)).toEqual(['ASK'])
    expect(thread.note?.kind).toBe('uncovered')
    const read = await post(stage, 'New PB at parkrun this morning, 24:58!!! Finally did it!!!')
    expect(read.comments.length).toBeGreaterThanOrEqual(1)
    expect(read.comments.length).toBeLessThanOrEqual(3)
  })

  it('gets a reply also where all ways to have no answer were said lately', async () => {
    const stage = await openSite()
    const { id } = await post(stage, question, 'humans_only')
    const passes = library.passes.flatMap(({ by, passes: own }) =>
      own.filter(({ to }) => to === 'post').map((pass) => `pass:${by}/${pass.id}`),
    )
    for (const name of passes) {
      const { body } = await stage.bob.post(`/api/posts/${id}/comments`, { content: name })
      await stage.site.db
        .insertInto('spoken_texts')
        .values({
          comment_id: (body as Comment).id,
          post_id: id,
          text_id: name,
          spoken_at: new Date(),
        })
        .execute()
    }
    const { comments } = await post(stage, 'zxq blorf quenelle vortex mandible ostrich')
    expect(comments).toHaveLength(1)
  })

  it('in another language gets no reply but a line that says so; who is named passes', async () => {
    const stage = await openSite()
    const german =
      'Sollten wir den alten Leuchtturm wirklich rosa streichen, nur weil es die Touristen mögen?'
    const thread = await post(stage, german)
    expect(thread.comments).toEqual([])
    expect(thread.note?.kind).toBe('foreign')
    const named = await post(stage, `@skeptic ${german} Bitte sag etwas dazu.`)
    expect(named.comments).toEqual([])
    expect(named.passes).toHaveLength(1)
  })

  it('and tells of a crisis is answered with care, and nobody argues', async () => {
    const stage = await openSite()
    const { comments, note } = await post(stage, 'I want to end my life and nobody would notice')
    expect(note).toBeNull()
    for (const { act } of comments) expect(act).toBe('REFRAME')
  })
})

it('a character that an administrator added has no written texts, and says so when it is named', async () => {
  const stage = await openSite()
  const { db } = stage.site
  await sql`insert into characters (id, position) values ('own-cook', 99)`.execute(db)
  await sql`insert into character_versions (character_id, version, persona)
    select 'own-cook', 1, persona || '{"id": "own-cook", "handle": "cook", "name": "Cook", "givenName": "Cook"}'
    from character_versions where character_id = 'skeptic'`.execute(db)
  const { comments, passes } = await post(stage, `${question} @cook what do you say?`, 'on_call')
  expect(comments).toEqual([])
  expect(passes[0]?.reason.code).toBe('needs_model')
})
