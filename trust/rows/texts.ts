import { serverPatterns } from '../../tests/support/patterns/server.ts'
import { grown, worstShapes } from '../../tests/support/patterns/worst.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { signUp, type Site, withSite } from '../ground.ts'
import { type Measured, type Pace, highest, p99 } from '../row.ts'
import { whileThere } from './crowds.ts'
import { untilQuiet } from './ledger.ts'
import { ageThem } from './spam.ts'

const longest = { post: 10_000, comment: 5_000 } as const
/** Signs that stand for many letters: four, eighteen, three, and marks that are piled up. */
const growing = ['㏂', 'ﷺ', '값', 'a\u0301\u0323', '㌖']

/** Strangers post the worst that each pattern can be given, and open what they wrote; others go on meanwhile. */
export const postTheWorst = async (pace: Pace): Promise<Measured> => {
  const texts = worstTexts(pace)
  return withSite({}, async (site) => {
    await untilQuiet(site)
    const alone = await whileThere(site, new Promise((resolve) => setTimeout(resolve, 3_000)))
    const posting = postAll(site, texts)
    const { took, failed } = await whileThere(site, posting)
    const { shown, refused, broken } = await posting
    const [figure, slowest] = [p99(took), highest(took)]
    return {
      measured: `${texts.length} texts: ${shown} shown and opened, ${refused} held or refused, ${broken} × 5xx; others’ p99 ${Math.round(figure)} ms, the slowest ${Math.round(slowest)} ms, alone ${Math.round(p99(alone.took))} ms, ${failed} failed`,
      holds:
        broken + failed === 0 &&
        shown > 0 &&
        figure <= Math.max(250, p99(alone.took)) &&
        // One text that stops everybody for seconds is one call in a hundred for nobody.
        slowest <= Math.max(1_000, 2 * highest(alone.took)),
    }
  })
}

/** Of so many one: the library has thousands of patterns, and the test run holds each of them to its steps. */
const ofTheLibrary = 25

const worstTexts = ({ isShort }: Pace): string[] => {
  const patterns = serverPatterns().filter(({ place }, at) =>
    isShort ? at % 100 === 0 : !place.startsWith('library/') || at % ofTheLibrary === 0,
  )
  const worst = patterns.flatMap((pattern) => {
    const shape = worstShapes(pattern)[0]
    return shape ? [grown(shape, longest.post - shape.end.length - shape.over.length)] : []
  })
  return [...new Set([...worst, ...growing.map((sign) => sign.repeat(longest.post / sign.length))])]
}

const postAll = async (site: Site, texts: readonly string[]) => {
  const counts = { shown: 0, refused: 0, broken: 0 }
  const note = (status: number, isHeld = false) => {
    if (status >= 500) counts.broken += 1
    else if (status >= 400 || isHeld) counts.refused += 1
    else counts.shown += 1
  }
  const stranger = await signUp(site.url())
  // Most of what newcomers write would wait, and be drawn for nobody.
  await site.beside(ageThem)
  for (const text of texts) {
    const content = text.slice(0, longest.post)
    const { status, body } = await stranger.post('/api/posts', { content, aiSeats: 'humans_only' })
    note(status, body?.isHeld)
    if (status !== 201 || body.isHeld) continue
    const answer = { content: text.slice(0, longest.comment) }
    const said = await stranger.post(`/api/posts/${body.id}/comments`, answer)
    const seen = await openBrowser(site.url()).get(`/post/${body.id}`)
    for (const status of [said.status, seen.status]) if (status >= 500) counts.broken += 1
  }
  return counts
}
