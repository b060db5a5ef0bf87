import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha-256.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const ofText = (text: string) => hex(sha256(new TextEncoder().encode(text)))

it('gives the published digests of FIPS 180-4', () => {
  expect(ofText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(ofText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(ofText('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  )
})

it('agrees with Node about bytes of any length, those around the end of a block among them', () => {
  const bytes = fc.uint8Array({ maxLength: 300 })
  fc.assert(
    fc.property(bytes, (message) => {
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }),
    { numRuns: 200, seed: 41 },
  )
  for (const length of [55, 56, 63, 64, 65, 119, 120]) {
    const message = new Uint8Array(length).fill(7)
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
})
