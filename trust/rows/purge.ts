import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openAuthenticator } from '../../tests/support/authenticator.ts'
import { until } from '../../tests/support/processes.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { type Site, password, signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

const mark = 'Xyzzyquux'

/** A marked word in every field that somebody can fill; the account goes; then all is searched for it. */
export const searchAfterDeletion = (): Promise<Measured> =>
  withSite({ LOG_LEVEL: 'trace' }, async (site) => {
    const names = { firstName: mark, lastName: mark, username: mark }
    const person = await signUp(site.url(), names)
    const other = await signUp(site.url())
    const { body: post } = await person.post('/api/posts', { content: `${mark} asks #${mark}` })
    const { body: theirs } = await other.post('/api/posts', { content: 'Something else' })
    await person.post(`/api/posts/${theirs.id}/comments`, { content: `${mark} answers` })
    const { body: said } = await other.post(`/api/posts/${theirs.id}/comments`, {
      content: 'So it is',
    })
    const poll = { options: [`${mark} one`, `${mark} two`], hours: 1 }
    await person.post('/api/posts', { content: `${mark} asks again`, poll })
    await person.put(`/api/comments/${said.id}/moved`, { why: `${mark} is moved` })
    await person.put(`/api/comments/${said.id}/steelman`, { says: `${mark} says it back` })
    await site.beside(({ pool }) =>
      pool.query(
        `insert into conclusions (post_id, position, kind, says, comment_ids)
         values ($1, 0, 'crux', 'Who pays?', '{}')`,
        [theirs.id],
      ),
    )
    await site.beside(({ pool }) =>
      pool.query(
        `insert into linked_sign_ins (user_id, issuer, subject, created_at)
         values ($1, 'https://id.example.org', $2, now())`,
        [person.id, mark],
      ),
    )
    await person.put(`/api/posts/${theirs.id}/mind`, { says: `${mark} would change it` })
    await person.post('/api/user/drafts', { content: `${mark} begins` })
    await person.post('/api/interactions/like', { targetType: 'post', targetId: theirs.id })
    await person.post('/api/stories', { content: `${mark} tells` })
    await person.post(`/api/users/${other.id}/follow`)
    await person.put('/api/user/profile', { bio: `${mark} lives`, location: mark })
    const token = { name: mark, scopes: ['read'], days: 30, currentPassword: password }
    await person.post('/api/user/tokens', token)
    await person.put('/api/user/hidden/words', { words: [mark.toLowerCase()] })
    const keys = openAuthenticator(site.url())
    const asked = await person.post('/api/user/passkeys/options', { currentPassword: password })
    const credential = keys.create(asked.body)
    await person.post('/api/user/passkeys', { name: `${mark} opens`, credential })
    const contact = { name: mark, subject: mark, message: `${mark} writes` }
    await person.post('/api/contact', { ...contact, email: `${mark}@example.org` })
    await other.post('/api/interactions/like', { targetType: 'post', targetId: post.id })
    const before = (await findMark(site)).length
    await person.post('/api/user/delete', { currentPassword: password })
    await site.beside(async ({ pool }) => {
      await pool.query(
        `update users set deleted_at = deleted_at - interval '31 days' where deleted_at is not null`,
      )
      await pool.query(`update events set created_at = created_at - interval '31 days'`)
      const runPurge = async () => {
        await pool.query(`select graphile_worker.add_job('purge', job_key => 'trust')`)
        const { rows } = await pool.query('select 1 from users where id = $1', [person.id])
        return rows.length === 0
      }
      await until(runPurge, 'the account is purged', 60_000)
    })
    const isGone = async () =>
      !JSON.stringify((await openBrowser(site.url()).get('/')).body).includes(mark)
    await until(isGone, 'no page shows it', 20_000).catch(() => undefined)
    const left = [...(await findMark(site)), ...((await isGone()) ? [] : ['the home page'])]
    return {
      measured: `in ${before} places before, ${left.length} after${left.length > 0 ? `: ${[...new Set(left)].join(', ')}` : ''}`,
      holds: before > 5 && left.length === 0,
    }
  })

/** Tables, uploads, kept images and the log. Mails that were handed over are the receiver's. */
const findMark = async (site: Site): Promise<string[]> => {
  const tables = await site.beside(async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables where table_type = 'BASE TABLE'
         and table_schema in ('public', 'graphile_worker')`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await pool.query(`select 1 from ${name} as t where t::text ilike $1`, [
        `%${mark}%`,
      ])
      found.push(...hits.rows.map(() => name))
    }
    return found
  })
  const files = ['uploads', 'img'].flatMap((folder) => filesIn(join(site.folder, folder)))
  const marked = files.filter((path) => readFileSync(path).includes(mark))
  return [...tables, ...marked, ...(site.server().output().includes(mark) ? ['the log'] : [])]
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
    : []
