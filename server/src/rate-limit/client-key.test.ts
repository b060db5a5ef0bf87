import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientKey } from './client-key.ts'

const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16))
const fourGroups = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'))

describe('the address that tries are counted for', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('of %s is %s', (address, counted) => {
    expect(clientKey(address)).toBe(counted)
  })

  it('is the same throughout a /64 and another one outside', () => {
    fc.assert(
      fc.property(fourGroups, fourGroups, fourGroups, fourGroups, (network, other, host, otherHost) => {
        fc.pre(network !== other)
        expect(clientKey(`${network}:${host}`)).toBe(clientKey(`${network}:${otherHost}`))
        expect(clientKey(`${network}:${host}`)).not.toBe(clientKey(`${other}:${host}`))
      }),
    )
  })
})
