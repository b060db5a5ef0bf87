import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientKey } from './client-key.ts'

const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16))
const groups = (count: number) =>
  fc.array(group, { minLength: count, maxLength: count }).map((written) => written.join(':'))
const port = fc.integer({ min: 1, max: 0xffff })

describe('the address that tries are counted for', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    [' 192.0.2.1:80 ', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:4711', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1::/48'],
    ['[2001:db8:1:2::6]:4711', '2001:db8:1::/48'],
    ['[2001:db8:1:2::6]', '2001:db8:1::/48'],
    ['2001:db8:1::4711', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['2001:db8::5:6:7:8', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['[fe80::1%eth0]:80', 'fe80:0:0::/48'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0::/48'],
    ['::1', '0:0:0::/48'],
    ['::', '0:0:0::/48'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, counted) => {
    expect(clientKey(address)).toBe(counted)
  })

  it('HRD-27 is the same throughout a /48, whatever the port, and another one outside', () => {
    fc.assert(
      fc.property(groups(3), groups(3), groups(5), groups(5), port, (network, other, host, otherHost, from) => {
        fc.pre(network !== other)
        expect(clientKey(`${network}:${host}`)).toBe(clientKey(`${network}:${otherHost}`))
        expect(clientKey(`[${network}:${host}]:${from}`)).toBe(clientKey(`${network}:${otherHost}`))
        expect(clientKey(`${network}:${host}`)).not.toBe(clientKey(`${other}:${host}`))
      }),
    )
  })

  it('HRD-27 is the same for an IPv4 address with any port', () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (address, from) => {
        expect(clientKey(`${address}:${from}`)).toBe(address)
      }),
    )
  })
})
