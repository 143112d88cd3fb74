import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { LRUCache } from 'lru-cache'

/** One IPv4 address, or the /64 that a provider gives to one IPv6 customer. */
export const addressKey = (address: string): string =>
  address.includes(':') ? sixtyFour(address) : address

/** `::ffff:1.2.3.4` is IPv4 in disguise; else the first four groups, `::` written out. */
const sixtyFour = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const groups = address.replace(/^:/, '').split(':')
  const zeros = Array.from({ length: 8 - groups.filter(Boolean).length }, () => '0')
  return `${groups
    .flatMap((group) => (group === '' ? zeros : [group]))
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const interfaces = networkInterfaces() as Record<string, NetworkInterfaceInfo[]>
const own = new Set(
  Object.values(interfaces)
    .flat()
    .map(({ address }) => address),
)

/** Of this machine: loopback, or what one of its networks calls it. */
export const isOwnAddress = (address: string, known: ReadonlySet<string> = own): boolean => {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.startsWith('127.') || plain === '::1' || known.has(plain)
}

/** The machine's own addresses may do this many times as much. */
export const ownShare = 20

export type Place = { isOwn: boolean; key: string }

const placesMost = 10_000
const places = new LRUCache<string, Place>({ max: placesMost })

/** Whose an address is, worked out once: it is asked at every request, also where nothing else is done. */
export const placeOf = (ip: string): Place => {
  const known = places.get(ip)
  if (known) return known
  const place = { isOwn: isOwnAddress(ip), key: addressKey(ip) }
  places.set(ip, place)
  return place
}
