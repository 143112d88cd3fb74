import { expect, test } from 'vitest'
import { textOfMarkup } from './markup-text.ts'

test('a page’s words are read without its markup, and without what stands around them', () => {
  const html =
    '<html><head><title>Free buses &amp; trains</title>' +
    '<meta name="description" content="Who pays for &quot;free&quot;?"></head><body><nav>Home</nav>' +
    '<main class="a&gt;b"><h1>Free<!-- --> buses</h1><p>To<b>day</b></p><p>5 &lt; 6</p></main>' +
    '<footer>About</footer></body></html>'
  expect(textOfMarkup(html).split(/\n+/)).toEqual([
    'Free buses & trains',
    'Who pays for "free"?',
    'Free buses',
    'Today',
    '5 < 6',
    '',
  ])
})

test.each(['', '<main', '<main>', '<title></title><main>a', '<'.repeat(9)])(
  'of %s nothing',
  (html) => {
    expect(textOfMarkup(html).trim()).toBe('')
  },
)
