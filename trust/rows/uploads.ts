import { setTimeout as sleep } from 'node:timers/promises'
import { scansMost } from '#server/media/scans.ts'
import sharp from 'sharp'
import { costlyJpeg } from '../../tests/support/costly-jpeg.ts'
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
const pictureMs = 5_000

/** Accounts that send the costliest picture that is taken, as many as may be on their way; how long somebody else's takes then. */
export const costlyPictures = (): Promise<Measured> =>
  withSite({ RATE_LIMIT_SCALE: '1' }, async (site) => {
    const [person, ...strangers] = await Promise.all(
      Array.from({ length: attackers + 1 }, () => signUp(site.url())),
    )
    const refused = await upload(strangers[0]!, costlyJpeg(7_000, 98), 'image/jpeg')
    const costly = costlyJpeg(7_000, scansMost)
    const sent = strangers.flatMap((one) =>
      Array.from({ length: underWay }, () => upload(one, costly, 'image/jpeg')),
    )
    await sleep(500)
    const from = performance.now()
    const { status } = await upload(person!, await photo().jpeg().toBuffer(), 'image/jpeg')
    const took = performance.now() - from
    const answers = await Promise.all(sent)
    return {
      measured: `98 scans: ${refused.status}; beside ${answers.length} of ${scansMost} scans a photo took ${Math.round(took)} ms (${status})`,
      holds: refused.status === 400 && status === 201 && took <= pictureMs,
    }
  })
