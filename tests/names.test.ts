import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { startNameServer } from './support/name-server.ts'
import { until } from './support/processes.ts'
import { main, startServer, temporaryFolder } from './support/server.ts'

const silentNames = new URL('support/silent-names.mjs', import.meta.url).pathname

test('pictures on silent name servers keep nobody from anything else', async () => {
  const names = await startNameServer()
  const place = temporaryFolder('names')
  const env = { DATA_DIR: place.folder, NAME_SERVER: names.server, LOG_LEVEL: 'fatal' }
  const server = await startServer(env, main, ['--import', silentNames])
  onTestFinished(async () => {
    await server.stop()
    await names.close()
    place.remove()
  })
  const person = async (username: string) => {
    const browser = openBrowser(server.url)
    const email = `${username}@example.org`
    const form = { email, username, firstName: 'Some', lastName: 'Body', password: 'long enough' }
    expect((await browser.post('/api/register', form)).status).toBe(201)
    return browser
  }
  const share = async (author: Awaited<ReturnType<typeof person>>, n: number) => {
    const imageUrl = `https://picture-${n}.silent.example/a.png`
    const { body } = await author.post('/api/stories', { content: `Look ${n}`, imageUrl })
    return body.picture.small as string
  }
  const [ann, ben, cyd] = [await person('ann'), await person('ben'), await person('cyd')]
  const pictures: string[] = []
  for (let n = 0; n < 16; n += 1) pictures.push(await share(n % 2 ? ben : cyd, n))

  const ending = new AbortController()
  const asked = [...pictures, ...pictures].map((path) =>
    fetch(server.url + path, { signal: ending.signal }).catch(() => null),
  )
  await until(() => names.silences() > 8, 'the first four names are asked for once more')
  const post = { content: 'Who hears me?', aiSeats: 'humans_only' }
  expect((await ann.post('/api/posts', post)).status).toBe(201)
  for (const path of ['/', '/api/posts', '/api/stories', '/readyz']) {
    expect([path, (await openBrowser(server.url).get(path)).status]).toEqual([path, 200])
  }
  ending.abort()
  await Promise.all(asked)
})
