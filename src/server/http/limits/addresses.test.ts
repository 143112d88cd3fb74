import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { addressKey, isOwnAddress } from './addresses.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.10.113.249', '203.10.113.249'],
  ['64:ff9b::ffff:203.0.113.9', '64:ff9b:0:0::/64'],
  ['::ffff:203.0.113.9%eth0', '0:0:0:0::/64'],
  ['2001::5:6:7:8:9:a', '2001:0:5:6::/64'],
  ['2001:db8::4:5:6:7', '2001:db8:0:0::/64'],
  ['::3:4:5:6:7:8', '0:0:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('the machine itself is known by its loopback names, whatever networks it has', () => {
  const names = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']
  expect(names.filter((name) => !isOwnAddress(name, new Set()))).toEqual([])
})

test('a stranger is not it, however much the address looks like one of its own', () => {
  const strangers = ['203.0.113.9', '1::ffff:27.0.0.1', '::127.0.0.1', '', '0:0::1']
  expect(strangers.filter((name) => isOwnAddress(name))).toEqual([])
})

test('so is it by every address that it has in a network', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter(({ address }) => !isOwnAddress(address))).toEqual([])
})
