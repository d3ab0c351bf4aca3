import { expect, it } from 'vitest'
import { addressGroup } from './addressGroup.ts'

it.each([
  ['193.10.0.1', '193.10.0.1'],
  ['::ffff:193.10.0.1', '193.10.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('for rate limits, the IP address %s counts as the address %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
