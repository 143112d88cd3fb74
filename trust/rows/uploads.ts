import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { costlyJpeg } from '../../tests/support/costly-jpeg.ts'
import { costlyPng } from '../../tests/support/costly-png.ts'
import type { Browser } from '../../tests/support/browser.ts'
import { signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

const secret = 'GPS 48.1374 N 11.5755 E'
const script = '<script>alert(document.domain)</script>'
const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })

const files = async (): Promise<Record<string, Buffer>> => ({
  'a pixel bomb': await sharp({
    create: { width: 30_000, height: 30_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer(),
  'a polyglot': Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(script)]),
  'a polyglot GIF': Buffer.from(`GIF89a/*${script}*/=1;`),
  SVG: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
  'a page': Buffer.from(`<!doctype html>${script}`),
  EXIF: await photo()
    .withExif({ IFD0: { Copyright: secret, Artist: script } })
    .jpeg()
    .toBuffer(),
})

/** Files that carry something; what the site serves of them is looked through byte by byte. */
export const uploadAttacks = (): Promise<Measured> =>
  withSite({}, async (site) => {
    const person = await signUp(site.url())
    const attacks = await files()
    const served: Buffer[] = []
    let crashes = 0
    for (const file of Object.values(attacks)) {
      for (const type of ['image/jpeg', 'image/png', 'image/svg+xml']) {
        const { status, body } = await upload(person, file, type)
        if (status >= 500) crashes += 1
        if (status !== 201) continue
        for (const path of [body.url, body.thumbnailUrl]) {
          served.push(Buffer.from(await (await fetch(site.url() + path)).arrayBuffer()))
        }
      }
    }
    const isForeign = await Promise.all(
      served.map(async (bytes) => {
        const { format, exif } = await sharp(bytes).metadata()
        return format !== 'webp' || exif || bytes.includes(secret) || bytes.includes('<script>')
      }),
    )
    const foreign = isForeign.filter(Boolean).length
    return {
      measured: `${Object.keys(attacks).length} attacks × 3 types: ${served.length} files served, ${foreign} with foreign bytes, ${crashes} × 5xx`,
      holds: served.length > 0 && foreign === 0 && crashes === 0,
    }
  })

const upload = (person: Browser, file: Buffer, type: string) =>
  person.send('/api/user/pictures/photo', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    body: new Uint8Array(file),
  })

const attackers = 3
const underWay = 3
const pictureMs = 15_000
const grownMost = 300 * 1024 * 1024

/** Accounts that send what is costly to decode, as much as may be on its way; how long somebody else's picture takes then. */
export const costlyPictures = (): Promise<Measured> =>
  withSite({ RATE_LIMIT_SCALE: '1' }, async (site) => {
    const [person, ...strangers] = await Promise.all(
      Array.from({ length: attackers + 1 }, () => signUp(site.url())),
    )
    const plain = await photo().jpeg().toBuffer()
    await upload(person!, plain, 'image/jpeg')
    const before = residentBytes(site.server().pid)
    const costly = [costlyJpeg(7_000, 400), costlyPng(100)]
    const sent = strangers.flatMap((one) =>
      Array.from({ length: underWay }, (_, at) => upload(one, costly[at % 2]!, 'image/jpeg')),
    )
    await sleep(500)
    const from = performance.now()
    const { status } = await upload(person!, plain, 'image/jpeg')
    const took = performance.now() - from
    const answers = await Promise.all(sent)
    const grown = residentBytes(site.server().pid) - before
    const refused = answers.filter(({ status }) => [400, 429].includes(status)).length
    return {
      measured: `${refused} of ${answers.length} refused; beside them a photo took ${Math.round(took)} ms (${status}); memory grew by ${Math.round(grown / 1024 / 1024)} MB`,
      holds:
        refused === answers.length && status === 201 && took <= pictureMs && grown <= grownMost,
    }
  })

/** What a process has in memory (Linux); bytes. */
const residentBytes = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
