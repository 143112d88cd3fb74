import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ env: { SITE_NAME: 'Agora of Athens' } })
})
afterAll(() => site.close())

type Manifest = {
  name: string
  short_name: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

test('the manifest has the name of the site and icons that are what it says', async () => {
  const answer = await fetch(`${site.url}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toMatch('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({
    name: 'Agora of Athens',
    short_name: 'Agora of Ath',
    start_url: '/',
    display: 'standalone',
  })
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes, type } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
    const icon = await fetch(site.url + src)
    expect(icon.headers.get('content-type'), src).toBe(type)
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('the icon that devices cut has ground up to its corners, the others are see-through there', async () => {
  const corner = async (name: string) => {
    const bytes = await (await fetch(`${site.url}/icons/${name}.png`)).arrayBuffer()
    const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return data[3]
  }
  expect(await Promise.all(['maskable', 'apple', '512'].map(corner))).toEqual([255, 255, 0])
})

test('an icon that nobody draws is not found, and one that is known is not sent again', async () => {
  expect((await fetch(`${site.url}/icons/1000.png`)).status).toBe(404)
  const etag = (await fetch(`${site.url}/icons/192.png`)).headers.get('etag') ?? ''
  const again = await fetch(`${site.url}/icons/192.png`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('favicon.ico is an icon file that holds the mark', async () => {
  const answer = await fetch(`${site.url}/favicon.ico`)
  expect(answer.headers.get('content-type')).toBe('image/x-icon')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)]
  expect(start + length).toBe(bytes.length)
  expect(await sharp(bytes.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32 })
})
