import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Notification } from '#shared/notifications.ts'
import { listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { openMailer } from '../mail/mailer.ts'
import { insertAiComment } from '../posts/posts.ts'
import { deriveNotifications } from './derive.ts'
import { mailDigest, orderDigests } from './summary-mail.ts'
import { pushKeys, pushNotification } from './push.ts'
import { newPushKeys } from '../../../tests/support/push-keys.ts'

let site: TestSite
let now = new Date()
let ann: Member, bob: Member, cid: Member
beforeAll(async () => {
  site = await testSite({
    clock: () => now,
    env: { SITE_URL: 'https://symposia.example' },
  })
  await ensureCast(site.db)
})
afterAll(() => site.close())
beforeEach(async () => {
  ann = await site.signUp()
  bob = await site.signUp()
  cid = await site.signUp()
})

/** An event counts once nothing older can still come: another test's transaction may hold it up. */
const settle = async () => {
  while ((await deriveNotifications(site.db, now)) > 0 || (await isBehind()));
}
const isBehind = async () => {
  const { rows } = await sql`
    with place as (
      select coalesce((select value #>> '{}' from settings where key = 'notified_up_to'), '0-0') as at
    )
    select from events, place
    where (xact_id, id) > (split_part(at, '-', 1)::xid8, split_part(at, '-', 2)::bigint) limit 1
  `.execute(site.db)
  return rows.length > 0
}
const post = async (by: Member, content: string): Promise<number> =>
  (await by.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id
const comment = async (by: Member, postId: number, content: string, parentId?: number) =>
  (await by.post(`/api/posts/${postId}/comments`, { content, parentId })).body.id as number
const listOf = async (member: Member): Promise<Notification[]> => {
  await settle()
  return (await member.get('/api/notifications')).body
}
const unreadOf = async (member: Member): Promise<number> => {
  await settle()
  return (await member.get('/api/notifications/count')).body.unread
}
const skeptic = (postId: number, parentId: number | null, content: string) =>
  site.db.transaction().execute((trx) =>
    insertAiComment(trx, {
      postId,
      parentId,
      characterId: 'skeptic',
      content,
      act: 'OPEN',
      stance: 0,
      quote: null,
      aiDepth: 1,
      isDegraded: false,
      replyId: null,
    }),
  )

describe('people are told', () => {
  test('who answered them, with the words and the place', async () => {
    const id = await post(ann, 'Is tea better than coffee?')
    const answer = await comment(bob, id, 'Only before noon.')
    expect(await listOf(ann)).toMatchObject([
      {
        kind: 'reply',
        people: [{ name: 'Test Person', path: `/profile/${bob.user.id}`, isAi: false }],
        path: `/post/${id}#comment-${answer}`,
        excerpt: 'Only before noon.',
        isOfComment: false,
        isRead: false,
      },
    ])
    const deeper = await comment(cid, id, 'And after?', answer)
    expect(await listOf(bob)).toMatchObject([
      { kind: 'reply', isOfComment: true, path: `/post/${id}#comment-${deeper}` },
    ])
    expect(await unreadOf(cid)).toBe(0)
  })

  test('who called them by name, once, and not a hundred people by one text', async () => {
    const id = await post(ann, `Ask @${bob.user.username} and @${bob.user.username.toUpperCase()}`)
    expect(await listOf(bob)).toMatchObject([{ kind: 'mention', path: `/post/${id}` }])
    await comment(bob, id, `@${ann.user.username} I answer you`)
    expect((await listOf(ann)).map(({ kind }) => kind)).toEqual(['reply'])
  })

  test('all who liked one thing in one line, and no more of a like that was taken back', async () => {
    const id = await post(ann, 'Like this')
    for (const member of [bob, cid]) await member.post(`/api/posts/${id}/like`)
    const [one, ...others] = await listOf(ann)
    expect(others).toEqual([])
    expect(one).toMatchObject({ kind: 'like', othersCount: 0, path: `/post/${id}` })
    expect(one!.people).toHaveLength(2)
    await bob.post(`/api/posts/${id}/like`)
    expect((await listOf(ann))[0]!.people).toHaveLength(1)
    await cid.post(`/api/posts/${id}/like`)
    expect(await listOf(ann)).toEqual([])
  })

  test('who follows them', async () => {
    await bob.post(`/api/users/${ann.user.id}/follow`)
    expect(await listOf(ann)).toMatchObject([{ kind: 'follow', path: `/profile/${bob.user.id}` }])
  })

  test('nothing of what they did themselves', async () => {
    const id = await post(ann, `I am @${ann.user.username}`)
    await comment(ann, id, 'And I answer myself')
    await ann.post(`/api/posts/${id}/like`)
    expect(await listOf(ann)).toEqual([])
  })

  test('of characters quietly: in the list, not in the count', async () => {
    const id = await post(ann, 'Is it so?')
    await skeptic(id, null, 'I doubt it.')
    await skeptic(id, null, 'I doubt that too.')
    expect(await listOf(ann)).toMatchObject([
      { kind: 'ai_reply', isQuiet: true, people: [{ isAi: true }], othersCount: 0 },
    ])
    expect(await unreadOf(ann)).toBe(0)
  })

  test('as loudly of characters as of people, or not at all, where they chose so', async () => {
    const id = await post(ann, 'Is it so?')
    await ann.put('/api/user/notification-choices', { aiReplies: 'off' })
    await skeptic(id, null, 'I doubt it.')
    expect(await listOf(ann)).toEqual([])
    await ann.put('/api/user/notification-choices', { aiReplies: 'on' })
    await skeptic(id, null, 'I doubt it once more.')
    expect(await unreadOf(ann)).toBe(1)
  })

  test('nothing of likes and follows where they do not want it', async () => {
    await ann.put('/api/user/notification-choices', { likes: false, follows: false })
    const id = await post(ann, 'Do not tell me')
    await bob.post(`/api/posts/${id}/like`)
    await bob.post(`/api/users/${ann.user.id}/follow`)
    expect(await listOf(ann)).toEqual([])
  })

  test('nothing of whom they hide, or of who blocked them', async () => {
    await ann.put(`/api/user/hidden/people/${bob.user.id}`, { kind: 'mute' })
    const id = await post(ann, 'Who is there?')
    await comment(bob, id, 'Me!')
    expect(await listOf(ann)).toEqual([])
  })

  test('nothing of words that are gone', async () => {
    const id = await post(ann, 'Say something')
    const said = await comment(bob, id, 'Something rash')
    expect(await unreadOf(ann)).toBe(1)
    await bob.send(`/api/comments/${said}`, {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(await listOf(ann)).toEqual([])
    expect(await unreadOf(ann)).toBe(0)
  })
})

test('what is read stays in the list and counts no longer; what comes later is a new line', async () => {
  const id = await post(ann, 'Read me')
  await comment(bob, id, 'First')
  await comment(cid, id, 'Second')
  const [both] = await listOf(ann)
  expect(both!.people).toHaveLength(2)
  expect((await ann.post('/api/notifications/read', { ids: [both!.id] })).body).toEqual({
    unread: 0,
  })
  await comment(bob, id, 'Third')
  expect((await listOf(ann)).map(({ isRead }) => isRead)).toEqual([false, true])
  expect((await ann.post('/api/notifications/read', {})).body).toEqual({ unread: 0 })
})

test('nobody reads or marks somebody else’s', async () => {
  const id = await post(ann, 'Mine')
  await comment(bob, id, 'Hello')
  const [mine] = await listOf(ann)
  await bob.post('/api/notifications/read', { ids: [mine!.id] })
  expect(await unreadOf(ann)).toBe(1)
  expect((await site.visitor().get('/api/notifications')).status).toBe(401)
})

test('each event is told once, however many processes look at the same time', async () => {
  const id = await post(ann, 'Once')
  await Promise.all(Array.from({ length: 8 }, (_, n) => comment(bob, id, `Answer ${n}`)))
  await Promise.all(Array.from({ length: 4 }, settle))
  const { count } = await site.db
    .selectFrom('notification_causes')
    .innerJoin('notifications', 'notifications.id', 'notification_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', ann.user.id)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(8)
})

test('telling people of what happened holds nothing else up that happens', async () => {
  await comment(bob, await post(ann, 'Look here'), 'I do')
  const slow = await site.pool.connect()
  await slow.query('begin; lock table notifications in exclusive mode')
  const telling = settle()
  await vi.waitFor(async () => {
    const { rows } = await site.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    expect(rows).toHaveLength(1)
  })
  const ears = await listenTo(site.url)
  const id = await post(cid, 'Heard while others are told')
  await ears.until(({ data }) => data.kind === 'post' && data.post.id === id)
  await slow.query('rollback')
  slow.release()
  await telling
  ears.cut()
})

describe('a mail', () => {
  const mails = () =>
    readdirSync(join(site.services.env.DATA_DIR, 'outbox'))
      .map((file) => readFileSync(join(site.services.env.DATA_DIR, 'outbox', file), 'utf8'))
      .map((mail) =>
        mail
          .replaceAll(/\r\n[ \t]+/g, ' ')
          .replaceAll('=\r\n', '')
          .replaceAll('=3D', '='),
      )
  const send = async () => {
    await orderDigests(site.services)
    const { rows } = await site.pool.query(
      `delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'mail-digest') returning payload`,
    )
    const mailer = openMailer(site.services)
    for (const { payload } of rows) await mailDigest(site.services, mailer, payload)
    return rows.length
  }
  const verify = (member: Member) =>
    site.db
      .updateTable('users')
      .set({ email_verified_at: now })
      .where('id', '=', member.user.id)
      .execute()

  test('comes once a day to a member who wants it, and stops at a press, also a mail program’s', async () => {
    await verify(ann)
    await ann.put('/api/user/notification-choices', { mail: 'daily' })
    now = new Date(now.getTime() + 60_000)
    const id = await post(ann, 'Write to me')
    await comment(bob, id, 'A word for your mail')
    await settle()
    expect(await send()).toBe(0)
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    const mail = mails().find((one) => one.includes('A word for your mail'))!
    expect(mail).toContain(`https://symposia.example/post/${id}#comment-`)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const path = /List-Unsubscribe: <https:\/\/symposia\.example([^>]+)>/.exec(mail)![1]!
    const answer = await site.visitor().send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(204)
    expect((await ann.get('/api/user/notification-choices')).body.mail).toBe('off')
  })

  test('is stopped by nobody with a token of their own making', async () => {
    const { status } = await site.visitor().post(`/api/unsubscribe/${ann.user.id}.forged`)
    expect(status).toBe(400)
  })
})

describe('a pushed message', () => {
  /** A push service on this machine: what it was brought, and what it answers. */
  const openService = async (status: number) => {
    const brought: { headers: IncomingHttpHeaders; bytes: number }[] = []
    const server = createServer((request, response) => {
      let bytes = 0
      request.on('data', (part: Buffer) => (bytes += part.length))
      request.on('end', () => {
        brought.push({ headers: request.headers, bytes })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return { brought, url: `http://127.0.0.1:${port}/push/1`, close: () => server.close() }
  }
  const here = {
    schemes: ['http:'] as const,
    types: ['*/*'],
    mostBytes: 1_000,
    withinMs: 5_000,
    hasUsualPort: false,
    isPublic: () => true,
  }
  const subscribed = async (member: Member, endpoint: string) => {
    await site.db
      .insertInto('push_subscriptions')
      .values({ endpoint, user_id: member.user.id, ...newPushKeys() })
      .execute()
    const id = await post(member, 'Wake me')
    await comment(bob, id, 'Wake up')
    return (await listOf(member))[0]!.id
  }
  const left = async (member: Member) =>
    (
      await site.db
        .selectFrom('push_subscriptions')
        .select('endpoint')
        .where('user_id', '=', member.user.id)
        .execute()
    ).length

  test('reaches the push service, encrypted and signed for', async () => {
    const service = await openService(201)
    await pushNotification(site.services, await subscribed(ann, service.url), here)
    service.close()
    expect(service.brought).toHaveLength(1)
    expect(service.brought[0]!.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=/),
    })
    expect(service.brought[0]!.bytes).toBeGreaterThan(100)
  })

  test('is not sent of what has been read, and never to a private address', async () => {
    const service = await openService(201)
    const id = await subscribed(ann, service.url)
    await pushNotification(site.services, id, { ...here, isPublic: undefined })
    expect(await left(ann)).toBe(0)
    await ann.post('/api/notifications/read', {})
    await pushNotification(site.services, id, here)
    service.close()
    expect(service.brought).toEqual([])
  })

  test('ends with a browser that is gone, and is tried again by a service that is busy', async () => {
    const gone = await openService(410)
    await pushNotification(site.services, await subscribed(ann, gone.url), here)
    gone.close()
    expect(await left(ann)).toBe(0)
    const busy = await openService(429)
    const id = await subscribed(cid, busy.url)
    await expect(pushNotification(site.services, id, here)).rejects.toThrow('429')
    busy.close()
    expect(await left(cid)).toBe(1)
  })

  test('waits no oftener for one that says yes at the last moment', async () => {
    let brought = 0
    const slow = createServer((_request, response) => {
      brought += 1
      setTimeout(() => response.writeHead(201).end(), 1_000)
    })
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
    const { port } = slow.address() as AddressInfo
    const id = await subscribed(cid, `http://127.0.0.1:${port}/push/3`)
    const unhurried = { ...here, withinMs: 3_000 }
    for (let n = 0; n < 3; n += 1) await pushNotification(site.services, id, unhurried)
    expect(brought).toBe(1)
    now = new Date(now.getTime() + 11 * 60_000)
    await pushNotification(site.services, id, unhurried)
    expect(brought).toBe(2)
    slow.close()
  })

  test('waits for a service that is silent once in ten minutes, and tries no job again', async () => {
    const service = await openService(201)
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    await subscribed(ann, `http://127.0.0.1:${port}/push/2`)
    const id = await subscribed(ann, service.url)
    const inAHurry = { ...here, withinMs: 200 }
    for (let n = 0; n < 3; n += 1) await pushNotification(site.services, id, inAHurry)
    expect(service.brought).toHaveLength(1)
    expect(await left(ann)).toBe(2)
    now = new Date(now.getTime() + 11 * 60_000)
    await pushNotification(site.services, id, inAHurry)
    expect(service.brought).toHaveLength(2)
    service.close()
    silent.closeAllConnections()
    silent.close()
  })

  test('takes four jobs at most of those that run at once, one for each person', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => site.signUp()))
    for (const person of people) {
      await subscribed(person, `https://push.example/${person.user.id}`)
      await comment(bob, await post(person, 'Wake me again'), 'Wake up again')
    }
    await settle()
    const { rows } = await sql<{ queue: string | null; userId: string }>`
      select queue_name as queue, user_id as "userId" from graphile_worker.jobs as job
      join notifications on key = 'push:' || notifications.id
      where user_id = any(${people.map(({ user }) => user.id)}::text[])
    `.execute(site.db)
    expect(rows).toHaveLength(24)
    const lanes = Map.groupBy(rows, ({ userId }) => userId)
    expect([...lanes.values()].map((own) => new Set(own.map(({ queue }) => queue)).size)).toEqual(
      people.map(() => 1),
    )
    const names = new Set(rows.map(({ queue }) => queue))
    expect(names.size).toBeLessThanOrEqual(4)
    expect(names.has(null)).toBe(false)
  })

  test('is subscribed to under https only, with the key of this site', async () => {
    const { key } = (await ann.get('/api/push/key')).body
    expect(Buffer.from(key, 'base64url')).toHaveLength(65)
    const subscribe = (endpoint: string, keys = newPushKeys()) =>
      ann.post('/api/push/subscriptions', { endpoint, keys })
    expect((await subscribe('http://push.example/1')).status).toBe(400)
    const noPoint = Buffer.alloc(65).toString('base64url')
    for (const p256dh of ['AAAA', noPoint])
      expect((await subscribe('https://push.example/1', { ...newPushKeys(), p256dh })).status).toBe(
        400,
      )
    expect((await subscribe('https://push.example/1')).status).toBe(204)
    expect(await left(ann)).toBe(1)
  })
})

test('notifications say nothing of a hidden account any more: neither its words nor its name', async () => {
  const id = await post(ann, 'What do you think?')
  await comment(cid, id, 'Words of somebody who stays')
  now = new Date(now.getTime() + 1_000)
  await comment(bob, id, 'Words of somebody who leaves')
  await bob.post(`/api/posts/${id}/like`)
  await bob.post(`/api/users/${ann.user.id}/follow`)
  const told = async () =>
    (await listOf(ann)).map(({ kind, people, excerpt }) => ({
      kind,
      excerpt,
      paths: people.map(({ path }) => path),
    }))
  const [stays, leaves] = [cid, bob].map(({ user }) => `/profile/${user.id}`)
  expect(await told()).toContainEqual({
    kind: 'reply',
    excerpt: 'Words of somebody who leaves',
    paths: [leaves, stays],
  })
  const left = await bob.post('/api/user/delete', { currentPassword: 'a long enough one' })
  expect(left.status).toBe(200)
  expect(await told()).toEqual([
    { kind: 'reply', excerpt: 'Words of somebody who stays', paths: [stays] },
  ])
})

test('words that are gone stand in no notification', async () => {
  const id = await post(ann, 'What do you think?')
  const answer = await comment(bob, id, 'Words that go')
  const excerpts = async () => (await listOf(ann)).map(({ excerpt }) => excerpt)
  expect(await excerpts()).toEqual(['Words that go'])
  const gone = { deleted_at: now }
  await site.db.updateTable('comments').set(gone).where('id', '=', answer).execute()
  expect(await excerpts()).toEqual(['What do you think?'])
  await site.db.updateTable('posts').set(gone).where('id', '=', id).execute()
  expect(await excerpts()).toEqual([''])
})

test('every secret of a site gives keys that push services take', () => {
  const lengths = Array.from({ length: 1_000 }, (_, n) => pushKeys(`secret ${n}`)).map(
    ({ publicKey, privateKey }) => [publicKey.length, privateKey.length].join(),
  )
  expect(new Set(lengths)).toEqual(new Set(['87,43']))
})
