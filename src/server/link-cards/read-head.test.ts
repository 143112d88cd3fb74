import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePage } from './decode-page.ts'
import { firstLink } from './first-link.ts'
import { readHead } from './read-head.ts'

describe('what a page says of itself', () => {
  test('its OpenGraph comes before its title', () => {
    const html = `<!DOCTYPE html><HTML><head>
      <!-- <title>Not this</title> -->
      <title>The title</title>
      <META property="og:title" content="The &quot;real&quot; title &amp; more">
      <meta content='Daily Lamp' property='og:site_name'/>
      <meta property=og:image content=/lamp.png>
      </head>`
    expect(readHead(html)).toEqual({
      title: 'The "real" title & more',
      site: 'Daily Lamp',
      image: '/lamp.png',
    })
  })

  test('a title alone will do, read as words', () => {
    const title = readHead('<title>\n  Caf&eacute; &#x1F600; &lt;b&gt;\n</title>').title
    expect(title).toBe('Café 😀 <b>')
  })

  test.each([
    ['in a script', '<script>var a = "<title>No</title>"</script>'],
    ['in a style', '<style><title>No</title></style>'],
    ['in a picture', '<svg><title>No</title></svg>'],
    ['in the body', '<body><title>No</title>'],
    ['in a value', '<meta name="a" content="> <title>No</title>">'],
    ['in a comment without an end', '<!-- <title>No</title>'],
  ])('what stands %s is none of it', (_where, html) => {
    expect(readHead(html).title).toBe(null)
  })

  test('nothing in it turns, hides or draws', () => {
    const { title } = readHead('<title>abc\u202Edcba\u2066\u200B\u0007<i>x</title>')
    expect(title).toBe('abc dcba <i>x')
  })

  test('whatever it is, it is read once', () => {
    const pieces = [
      '<meta ',
      '<title>',
      '</title',
      '<!--',
      '-->',
      '"',
      "'",
      '=',
      '<script',
      '&',
      '>',
      ' ',
      'a',
    ]
    const html = fc.array(fc.constantFrom(...pieces), { maxLength: 400 })
    fc.assert(
      fc.property(html, (parts) => {
        readHead(parts.join(''))
      }),
    )
    for (const piece of ['<meta ', '<title>', '<!--', '<script>', '<a b="', '<meta content=']) {
      readHead(piece.repeat(80_000))
    }
  })
})

test('a page is read in the letters that it says', () => {
  const latin = Buffer.from('<meta charset="iso-8859-1"><title>Z\xFCrich</title>', 'latin1')
  expect(decodePage(latin, 'text/html')).toContain('Zürich')
  expect(decodePage(Buffer.from('Z\xFCrich', 'latin1'), 'text/html; charset=windows-1252')).toBe(
    'Zürich',
  )
  expect(decodePage(Buffer.from('Zürich'), 'text/html; charset=nonsense')).toBe('Zürich')
})

test.each([
  ['No link at all', null],
  ['See https://a.example/one, and https://b.example/', 'https://a.example/one'],
  ['(https://a.example/x#part)', 'https://a.example/x'],
  ['> https://quoted.example/\nI read http://own.example/', 'http://own.example/'],
  ['> https://quoted.example/', null],
  ['https://user:secret@a.example/', null],
  [`https://a.example/${'x'.repeat(1_000)}`, null],
  ['ftp://a.example/ javascript:alert(1)', null],
])('the first link of %j is %j', (content, url) => {
  expect(firstLink(content)).toBe(url)
})
