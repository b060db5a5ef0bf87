import { describe, expect, it } from 'vitest'
import { deviceKind, freeName } from './passkey-name.ts'

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

describe('the first name of a passkey', () => {
  it.each([
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${SAFARI}`, 'iPhone'],
    [`Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) ${SAFARI}`, 'iPad'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, 'Mac'],
    ['Mozilla/5.0 (Linux; Android 14; K) Chrome/140.0', 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'Windows PC'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0', 'Chromebook'],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0', 'Linux'],
    ['', 'This device'],
  ])('is the kind of device: %s', (userAgent, kind) => {
    expect(deviceKind(userAgent)).toBe(kind)
  })

  it('has a number when the golfer has one of that name', () => {
    expect(freeName('iPhone', [])).toBe('iPhone')
    expect(freeName('iPhone', ['Mac', 'iPhone'])).toBe('iPhone 2')
    expect(freeName('iPhone', ['iPhone', 'iPhone 2', 'iPhone 4'])).toBe('iPhone 3')
  })
})
