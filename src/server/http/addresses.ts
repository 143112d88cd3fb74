import { networkInterfaces } from 'node:os'

/** One IPv4 address, or the /64 that a provider gives to one IPv6 customer. */
export const addressKey = (address: string): string =>
  address.includes(':') ? sixtyFour(address) : address

/** `::ffff:1.2.3.4` is IPv4 in disguise; else the first four groups, `::` written out. */
const sixtyFour = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const own = new Set(
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).map((one) => one.address),
  ),
)

export const isOwnAddress = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/i, '')
  return plain.startsWith('127.') || plain === '::1' || own.has(plain)
}
