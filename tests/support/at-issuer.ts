import type { Browser, Seen } from './browser.ts'

const hopsMost = 12

/**
 * Does at the issuer what a person does there, in a browser without a screen: follows `address`, says who they are (''
 * for no), and gives where the issuer sends them back to, as a path of the site.
 */
export const visitIssuer = async (address: string, name: string): Promise<string> => {
  const issuer = new URL(address).origin
  const jar = new Map<string, string>()
  let at = address
  for (let hops = 0; hops < hopsMost; hops += 1) {
    const { origin, pathname, search } = new URL(at)
    if (origin !== issuer) return pathname + search
    const isAsked = pathname.startsWith('/interaction/')
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(isAsked && { method: 'POST', body: new URLSearchParams({ name }) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = set.split(';')[0]!.split('=')
      jar.set(key, value)
    }
    const next = answer.headers.get('location')
    if (!next) throw new Error(`${at} led nowhere: ${answer.status} ${await answer.text()}`)
    at = new URL(next, at).href
  }
  throw new Error('The issuer leads round in a circle')
}

/** Opens a path of the site as a redirect does; gives where it leads on to. */
export const led = async (browser: Browser, path: string): Promise<string> =>
  whereTo(await browser.send(path, { redirect: 'manual' }))

const whereTo = ({ status, headers, body }: Seen): string => {
  const to = headers.get('location')
  if (status !== 303 || !to) throw new Error(`It led nowhere: ${status} ${JSON.stringify(body)}`)
  return to
}
