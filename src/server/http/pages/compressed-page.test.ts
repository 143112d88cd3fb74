import { execFileSync } from 'node:child_process'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodingFor, packPage, toPage } from './compressed-page.ts'

const text = async (made: { as: (encoding: 'identity') => Promise<Buffer> | Buffer }) =>
  (await made.as('identity')).toString()

describe('a page', () => {
  test.each([
    ['kept', packPage],
    ['sent once', toPage],
  ])('that is %s says the same in every encoding', async (_which, make) => {
    const made = await make({ status: 200, html: ['<p>Grü', Buffer.from('ße</p>')], drawMs: 0 })
    expect(await text(made)).toBe('<p>Grüße</p>')
    expect(brotliDecompressSync(await made.as('br')).toString()).toBe('<p>Grüße</p>')
    expect(gunzipSync(await made.as('gzip')).toString()).toBe('<p>Grüße</p>')
  })

  test('that is kept holds no more memory than its packed bytes', async () => {
    const page = await packPage({ status: 200, html: ['<p>Hello</p>'.repeat(500)], drawMs: 0 })
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await page.as(encoding)
      expect(packed.buffer.byteLength).toBe(packed.length)
    }
  })

  test('that has been packed leaves little outside the heap', () => {
    const program = `
      import { packPage } from '${new URL('compressed-page.ts', import.meta.url).href}'
      const html = Array.from({ length: 40 }, (_, at) => String(at).repeat(500))
      const pack = async (times) => {
        for (let n = 0; n < times; n += 1) await packPage({ status: 200, html, drawMs: 0 })
        gc({ type: 'minor' })
        gc({ type: 'minor' })
        return process.memoryUsage().arrayBuffers
      }
      const before = await pack(50)
      console.log(((await pack(200)) - before) / 200)`
    const args = ['--expose-gc', '--input-type=module', '--eval', program]
    const bytesEach = Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))
    // 16 KB with zlib's usual pieces, 64 KB where those share Node's pool with the pieces of the page
    expect(bytesEach).toBeLessThan(12 * 1024)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('for a browser that takes %s is sent as %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})
