import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CharacterPage } from '#shared/character-page.ts'
import { judgedFrom } from '#shared/forecasts.ts'
import type { Post } from '#shared/posts.ts'
import { bringIn, browserOf, type Person } from '../../../../tests/support/roles.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { letSpeak } from '../../../../tests/support/speaking.ts'
import { openOutlines } from '../../library/outline.ts'
import { forgetForGood } from '../../people/purge.ts'
import { ensureCast } from '../cast.ts'

let site: TestSite
let [ann, bob]: Member[] = []
let admin: Person
let commentId: number
let now = new Date()

const outline = [...openOutlines(null).values()].find(
  ({ forecasts }) => Object.keys(forecasts).length > 0,
)!
const [textId, { by: dueOn }] = Object.entries(outline.forecasts)[0]!
const path = `/skeptic/${outline.id}/${textId}`

beforeAll(async () => {
  site = await testSite({ clock: () => now })
  await ensureCast(site.db)
  ;[ann, bob] = [await proven(), await proven()]
  admin = await bringIn(site, 'admin')
  const asked = { content: 'What will be?', aiSeats: 'humans_only' }
  const postId = ((await ann.post('/api/posts', asked)).body as Post).id
  commentId = await letSpeak(site.db, { postId, content: 'It will be so.' })
  const spoken = { comment_id: commentId, post_id: postId, text_id: `${outline.id}/${textId}` }
  await site.db
    .insertInto('spoken_texts')
    .values({ ...spoken, spoken_at: new Date() })
    .execute()
})
afterAll(() => site.close())

const proven = () => site.signUpProven()
const send = (who: Pick<Member, 'send'>, to: string, body: object) =>
  who.send(to, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const [, character, debate, text] = path.split('/')
const vote = (who: Member, verdict: string | null) =>
  send(who, `/api/ai-characters/${character}/forecasts/${debate}/${text}/vote`, { verdict })
const rule = (ruling: object | null) =>
  send(browserOf(site, admin), `/api/admin/forecasts${path}`, { ruling })
const page = async (who: Pick<Member, 'get'> = site.visitor()) =>
  (await who.get('/api/ai-characters/skeptic')).body as CharacterPage
const forecast = async (who?: Pick<Member, 'get'>) => (await page(who)).forecasts[0]!

it('nobody judges a forecast before its day, nor one that there is not', async () => {
  expect(await forecast()).toMatchObject({ isDue: false, judged: null, own: null })
  expect((await page()).forecastRecord).toMatchObject({ open: 0, ahead: 1 })
  expect((await vote(ann!, 'came_true')).body).toMatchObject({ code: 'not_due' })
  const ruling = { verdict: 'did_not', reason: 'Never.' }
  expect((await rule(ruling)).body).toMatchObject({ code: 'not_due' })
  const elsewhere = `/api/ai-characters/data/forecasts/${debate}/${text}/vote`
  expect((await send(ann!, elsewhere, { verdict: 'came_true' })).status).toBe(404)
  now = new Date(`${dueOn}T00:00:00Z`)
  const { db } = site
  await db.updateTable('sessions').set({ last_seen_at: now, created_at: now }).execute()
  const isConfirmed = db.updateTable('sessions').set({ confirmed_at: now })
  await isConfirmed.where('user_id', '=', admin.id).execute()
})

it('one vote a person, changeable, and taken back; each sees their own', async () => {
  expect(await forecast()).toMatchObject({ isDue: true })
  expect((await page()).forecastRecord).toMatchObject({ open: 1, ahead: 0 })
  expect((await vote(ann!, 'came_true')).status).toBe(204)
  await vote(ann!, 'did_not')
  await vote(bob!, 'cannot_say')
  expect(await forecast(ann)).toMatchObject({
    votes: { came_true: 0, did_not: 1, cannot_say: 1 },
    judged: null,
    own: 'did_not',
  })
  expect((await forecast(bob)).own).toBe('cannot_say')
  await vote(ann!, null)
  await vote(bob!, null)
  expect((await forecast(ann)).votes).toEqual({ came_true: 0, did_not: 0, cannot_say: 0 })
  expect((await vote(ann!, 'perhaps')).status).toBe(400)
})

it('somebody whose address is not proven has no vote', async () => {
  const dee = await site.signUp()
  expect((await vote(dee, 'came_true')).body).toMatchObject({ code: 'unproven' })
})

it('what enough people say stands and is counted on the page, until one of them leaves', async () => {
  const people = await Promise.all(Array.from({ length: judgedFrom.votes }, proven))
  for (const one of people.slice(1)) await vote(one, 'came_true')
  expect((await forecast()).judged).toBeNull()
  await vote(people[0]!, 'came_true')
  expect(await forecast()).toMatchObject({ judged: 'came_true', ruling: null })
  expect((await page()).forecastRecord).toMatchObject({ came_true: 1, open: 0 })
  const deletion = await people[0]!.post('/api/user/delete', {
    currentPassword: 'a long enough one',
  })
  expect(deletion.status).toBeLessThan(300)
  await site.app.hub.caughtUp()
  expect((await forecast()).judged).toBeNull()
  await site.db.transaction().execute((trx) => forgetForGood(trx, people[0]!.user.id))
  const left = site.db.selectFrom('forecast_votes').select('verdict')
  expect(await left.execute()).toHaveLength(judgedFrom.votes - 1)
})

it('an administrator’s word stands with its reason, whatever the votes are, until it is taken back', async () => {
  expect((await rule({ verdict: 'did_not', reason: ' ' })).status).toBe(400)
  expect((await rule({ verdict: 'did_not', reason: 'The figures say no.' })).status).toBe(204)
  expect(await forecast()).toMatchObject({ judged: 'did_not', ruling: 'The figures say no.' })
  const { rows } = await sql`
    select subject from audit_log where action = 'judge_forecast' and actor = ${admin.id}
  `.execute(site.db)
  expect(rows).toEqual([{ subject: `forecast skeptic ${outline.id}/${textId}` }])
  await rule(null)
  expect(await forecast()).toMatchObject({ judged: null, ruling: null })
})

it('a forecast whose words are gone is gone with its votes from the page', async () => {
  await site.db.deleteFrom('comments').where('id', '=', commentId).execute()
  expect((await page()).forecasts).toEqual([])
  expect((await vote(ann!, 'came_true')).status).toBe(404)
  expect((await vote(ann!, null)).status).toBe(204)
})
