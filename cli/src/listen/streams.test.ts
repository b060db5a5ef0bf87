import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveShot } from '@bagwise/contract/live-shots'
import { LiveShot as LiveShotSchema } from '@bagwise/contract/live-shots'
import { createDeviceConnection } from './device-connection.ts'
import type { Protocol } from './device-connection.ts'
import { GSPRO_ANSWERS, readGspro } from './gspro.ts'
import { MOST_MESSAGE_BYTES } from './json-objects.ts'
import { readOpenGolfSim } from './open-golf-sim.ts'
import * as recorded from './testing/recorded-messages.ts'

/** `npm run test:exhaustive` reads 10,000 streams. */
const STREAMS = process.env['BAGWISE_EXHAUSTIVE'] === 'yes' ? 10_000 : 400

const GSPRO: Protocol = { read: readGspro, answers: GSPRO_ANSWERS }
const OPEN_GOLF_SIM: Protocol = { read: readOpenGolfSim }
const encoder = new TextEncoder()
const bytesOf = (message: unknown) => encoder.encode(JSON.stringify(message))

/** A device's name is sent in UTF-8, with characters of two to four bytes. */
const gspro = (ShotNumber: number, more: object = {}) => ({
  ...recorded.GSPRO_EXAMPLE,
  DeviceID: 'Größe {"🏌"} \\ LM',
  ShotNumber,
  ...more,
})
const openGolfSim = (spinSpeed: number, more: object = {}) => ({
  ...recorded.OPEN_GOLF_SIM_METRIC,
  shot: { ...recorded.OPEN_GOLF_SIM_METRIC.shot, spinSpeed },
  ...more,
})

function connected(protocol: Protocol) {
  const shots: LiveShot[] = []
  const keptOut: string[] = []
  const answers: string[] = []
  const connection = createDeviceConnection(
    protocol,
    { club: null, nowMs: () => 0 },
    {
      onShot: (shot) => shots.push(LiveShotSchema.parse(shot)),
      onKeptOut: (reason) => keptOut.push(reason),
      answer: (text) => answers.push(text),
    },
  )
  return { ...connection, shots, keptOut, answers }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** Sends the bytes in pieces that end at these shares of them. */
function pushSplit(connection: ReturnType<typeof connected>, bytes: Uint8Array, shares: readonly number[]): void {
  const cuts = shares.map((share) => Math.floor(share * bytes.length)).toSorted((a, b) => a - b)
  let from = 0
  for (const cut of [...cuts, bytes.length]) {
    connection.push(bytes.subarray(from, cut))
    from = cut
  }
}

const withoutIds = (shots: readonly LiveShot[]) => shots.map(({ id: _id, ...shot }) => shot)
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
const between = fc.constantFrom('', '\n', '\r\n', ' ', '\0', '\t')

describe('a stream of messages', () => {
  it('gives the same shots when it is split at any byte, or a byte at a time', () => {
    const messages = [gspro(1), recorded.GSPRO_HEARTBEAT, gspro(2), gspro(3, { Units: 'Meters' })]
    const bytes = joined(messages.map(bytesOf))
    const whole = connected(GSPRO)
    whole.push(bytes)
    expect(whole.shots.map(({ device }) => device)).toEqual(Array(3).fill('Größe {"🏌"} \\ LM'))
    expect(whole.answers).toEqual(Array(3).fill(GSPRO_ANSWERS.shot))
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const split = connected(GSPRO)
      split.push(bytes.subarray(0, cut))
      split.push(bytes.subarray(cut))
      expect(withoutIds(split.shots)).toEqual(withoutIds(whole.shots))
      expect(split.keptOut).toEqual([])
    }
    const trickled = connected(GSPRO)
    for (const byte of bytes) trickled.push(Uint8Array.of(byte))
    expect(withoutIds(trickled.shots)).toEqual(withoutIds(whole.shots))
    expect(new Set(trickled.shots.map(({ id }) => id)).size).toBe(3)
  })

  it('counts a message that was sent twice once, and the same figures under another number again', () => {
    const connection = connected(GSPRO)
    for (const number of [1, 1, 2]) connection.push(bytesOf(gspro(number)))
    expect([connection.shots.length, connection.keptOut]).toEqual([2, ['repeated']])
    expect(connection.answers).toHaveLength(3)
  })

  it.each([
    ['no JSON', 'GET / HTTP/1.1\r\n\r\n'],
    ['a list', '[1, 2]'],
    ['a message that was cut', JSON.stringify(gspro(8)).slice(0, 90)],
    ['one that was cut in a text', '{"DeviceID":"GS'],
    ['one that was cut before its last brace', JSON.stringify(gspro(8)).slice(0, -1)],
    ['one without an end', `{"DeviceID":"${'x'.repeat(2 * MOST_MESSAGE_BYTES)}`],
    ['one of endless lists', `{"a":[${'{"b":1},'.repeat(MOST_MESSAGE_BYTES)}`],
    ['endless braces', '{'.repeat(3 * MOST_MESSAGE_BYTES)],
    ['endless depth', '{"a":'.repeat(MOST_MESSAGE_BYTES)],
    ['a wrong escape', '{"a":"\\x"}'],
    ['a foreign object', '{"hello":"world"}'],
    ['an unknown unit', JSON.stringify(gspro(8, { Units: 'Furlongs' }))],
  ])('keeps %s out with a count, and takes the next good message', (_what, broken) => {
    const connection = connected(GSPRO)
    connection.push(encoder.encode(broken))
    connection.push(bytesOf(gspro(9)))
    connection.push(bytesOf(gspro(10)))
    expect(connection.shots).toHaveLength(2)
    expect(connection.keptOut).toHaveLength(1)
    expect(connection.answers).toEqual([GSPRO_ANSWERS.failure, GSPRO_ANSWERS.shot, GSPRO_ANSWERS.shot])
  })

  it('counts what was cut by the end of the connection', () => {
    const connection = connected(OPEN_GOLF_SIM)
    connection.push(bytesOf(openGolfSim(3000)).subarray(0, 40))
    connection.end()
    expect([connection.shots, connection.keptOut]).toEqual([[], ['unreadable']])
  })

  it('keeps bytes out that are no UTF-8', () => {
    const connection = connected(OPEN_GOLF_SIM)
    connection.push(joined([encoder.encode('{"type":"'), Uint8Array.of(0xff, 0xfe), encoder.encode('"}')]))
    connection.push(bytesOf(openGolfSim(3000)))
    expect([connection.shots.length, connection.keptOut]).toEqual([1, ['unreadable']])
  })

  const isGsproTurn = fc.boolean()
  const good = fc.record({ kind: fc.constant('good' as const), between })
  const wrongUnit = fc.record({
    kind: fc.constant('unit' as const),
    unit: fc.oneof(fc.constantFrom('', 'feet', 'KM', 'yard', 'metres', 'miles'), fc.integer(), fc.constant([])),
    between,
  })
  const garbage = fc.record({
    kind: fc.constant('garbage' as const),
    bytes: fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.string({ maxLength: 60, unit: 'binary' }).map((text) => encoder.encode(text)),
      fc.json({ maxDepth: 3 }).map((text) => encoder.encode(text)),
      fc.nat(400).map((end) => bytesOf(gspro(77)).subarray(0, end)),
      fc.nat(120).map((end) => bytesOf(openGolfSim(77)).subarray(0, end)),
    ),
    between,
  })

  it(`OPN-21 gives the shots it has however it is cut and glued, keeps malformed and wrong-unit messages out, and goes on: ${STREAMS} streams`, () => {
    const part = fc.oneof(
      { weight: 3, arbitrary: good },
      { weight: 1, arbitrary: wrongUnit },
      { weight: 2, arbitrary: garbage },
    )
    fc.assert(
      fc.property(isGsproTurn, fc.array(part, { maxLength: 10 }), shares, (isGspro, parts, cuts) => {
        let number = 100
        const build = (unit?: unknown) => {
          number += 1
          if (isGspro) return gspro(number, unit === undefined ? {} : { Units: unit })
          return openGolfSim(2900 + number, unit === undefined ? {} : { unit })
        }
        const protocol = isGspro ? GSPRO : OPEN_GOLF_SIM
        const [first, second] = [connected(protocol), connected(protocol)]
        const texts = parts.map((one) => {
          if (one.kind === 'garbage') return joined([one.bytes, encoder.encode(one.between)])
          const message = one.kind === 'good' ? build() : build(one.unit)
          return joined([bytesOf(message), encoder.encode(one.between)])
        })
        // Whatever came before, the last one is good; and it ends what was cut before it.
        const bytes = joined([...texts, bytesOf(build()), bytesOf(build())])
        first.push(bytes)
        pushSplit(second, bytes, cuts)
        for (const connection of [first, second]) connection.end()

        expect(withoutIds(second.shots)).toEqual(withoutIds(first.shots))
        expect(second.keptOut).toEqual(first.keptOut)
        const goodCount = parts.filter(({ kind }) => kind === 'good').length + 2
        expect(first.shots).toHaveLength(goodCount)
        const unitCount = parts.filter(({ kind }) => kind === 'unit').length
        expect(first.keptOut.filter((reason) => reason === 'unit')).toHaveLength(unitCount)
        // Each carries what its message says: no other unit, and no figure of garbage.
        const [shortest, longest] = isGspro ? [256.5, 256.5] : [130, 170]
        for (const { carryYards } of first.shots) {
          expect(carryYards).toBeGreaterThanOrEqual(shortest)
          expect(carryYards).toBeLessThanOrEqual(longest)
        }
      }),
      { numRuns: STREAMS, verbose: true },
    )
  })
})
