import { BlockList, isIP } from 'node:net'

const listOf = (family: 'ipv4' | 'ipv6', networks: string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** What IANA keeps from the open internet: here, this link, this firm, the provider, everybody. */
const closedV4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

/** Only these are global; loopback, link-local, mapped IPv4, NAT64 and multicast lie outside. */
const openV6 = listOf('ipv6', ['2000::/3'])
/** Of those, what carries an IPv4 address (Teredo, 6to4) or is for books and benches. */
const closedV6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** Whether an IP address is out on the internet, where a server may fetch from. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !closedV4.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
}

/**
 * Where clouds hand a machine its keys, and what else answers on this link alone. Nothing that anybody
 * would choose is there, not even on one's own network.
 */
const ofThisLink = new BlockList()
for (const [address, bits, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  ['192.0.0.192', 32, 'ipv4'],
  ['fe80::', 10, 'ipv6'],
  ['fd00:ec2::', 32, 'ipv6'],
] as const) {
  ofThisLink.addSubnet(address, bits, family)
}

/** IPv4 in the clothes of IPv6 counts as what it is. */
export const isLinkLocal = (address: string): boolean =>
  ofThisLink.check(address.replace(/%.*$/s, ''), isIP(address) === 4 ? 'ipv4' : 'ipv6')
