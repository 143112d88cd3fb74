import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'

/** Gives the addresses of a host; none, or an error, where nobody knows it. */
export type Resolve = (host: string) => Promise<string[]>

type Ways = {
  /** Addresses of name servers, with ports; those of this machine unless told. */
  servers?: readonly string[]
  hostsFile?: string
  withinMs?: number
}

/**
 * Looks names up without getaddrinfo, which takes one of the few threads that files are read with,
 * and holds it for as long as a name server is silent: four such names would stop all others.
 * As there, the names of this machine come first.
 */
export const openResolve =
  ({ servers, hostsFile = '/etc/hosts', withinMs = 3_000 }: Ways = {}): Resolve =>
  async (name) => {
    const host = name.toLowerCase().replace(/\.$/, '')
    if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1']
    const own = addressesIn(await readFile(hostsFile, 'utf8').catch(() => ''), host)
    return own.length > 0 ? own : ask(host, { servers, withinMs })
  }

/** The lines of a hosts file: an address, its names, and what follows # for people. */
const addressesIn = (file: string, host: string): string[] =>
  file.split('\n').flatMap((line) => {
    const [address = '', ...names] = line.toLowerCase().split('#')[0]!.trim().split(/\s+/)
    return names.includes(host) ? [address] : []
  })

/** Each time anew, as getaddrinfo does: the machine's name servers may be others by now. */
const ask = async (
  host: string,
  { servers, withinMs }: { servers?: readonly string[]; withinMs: number },
): Promise<string[]> => {
  const resolver = new Resolver({ timeout: withinMs / 2, tries: 2 })
  if (servers) resolver.setServers(servers)
  const patience = setTimeout(() => resolver.cancel(), withinMs)
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  clearTimeout(patience)
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
