import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { insideHosts } from '../../tests/support/tricks.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

/** Stories with pictures at addresses that lead inside; a server there counts who comes. */
export const lureInside = (): Promise<Measured> =>
  // outside production any port may be asked, so that only the address itself can be what is refused
  withSite({ NODE_ENV: 'test' }, async (site) => {
    let hits = 0
    const inside = createServer((_request, response) => {
      hits += 1
      response.writeHead(200, { 'content-type': 'image/png' }).end('inside')
    })
    await new Promise<void>((resolve) => inside.listen(0, '::', resolve))
    const { port } = inside.address() as AddressInfo
    const author = await signUp(site.url())
    let taken = 0
    let shown = 0
    for (const host of insideHosts) {
      const imageUrl = `http://${host}:${port}/`
      const { status, body } = await author.post('/api/stories', { content: 'Look', imageUrl })
      if (status !== 201) continue
      taken += 1
      const { status: seen } = await openBrowser(site.url()).get(body.picture.small)
      if (seen === 200) shown += 1
    }
    inside.close()
    return {
      measured: `${insideHosts.length} addresses, ${taken} stories taken: ${hits} hits, ${shown} pictures`,
      holds: taken > 0 && hits === 0 && shown === 0,
    }
  })
