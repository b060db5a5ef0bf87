import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_PLACES, awayFromBall } from './hole-places.ts'
import type { HolePlaces } from './hole-places.ts'
import { correctedShot, pairsToAsk, twoStrokes } from './hole-repair.ts'
import { withChanges } from './hole-taps.ts'
import { leftFields, leftOfStroke } from './left-on-hole.ts'
import { LEFT_SOURCES, PENALTIES } from './played-record.ts'
import { placeOnHole, restOf, rowsFromPlaces } from './rows-from-places.ts'
import { playedHole } from './testing/played-holes.ts'
import { TEE, onEarth, placeAt } from './testing/places.ts'

const LENGTH_YARDS = 400
/** Drive, approach and chip of a hole that no map has. */
const BY_LENGTH = { leftFrom: 'length', leftSdYards: 12 } as const
const LOG = playedHole(
  [
    { ...BY_LENGTH, leftYards: 400, lie: 'tee', club: 'driver' },
    { ...BY_LENGTH, leftYards: 161 },
    { leftYards: 25, leftFrom: 'typed', leftSdYards: 2 },
  ],
  { lengthYards: LENGTH_YARDS, score: 5, finish: 'holed', putts: 2 },
)
const PLACES: HolePlaces = {
  ...NO_PLACES,
  shots: { a: placeAt(0), b: placeAt(238, 12), c: placeAt(380, -9) },
}
const FRAME = { tee: TEE, pin: onEarth(LENGTH_YARDS) }
const AT_FLAG: HolePlaces = { ...PLACES, pin: placeAt(LENGTH_YARDS) }

const after = (...given: Parameters<typeof rowsFromPlaces>) => withChanges(given[0], rowsFromPlaces(...given))
const shotsAfter = (...given: Parameters<typeof rowsFromPlaces>) =>
  Object.fromEntries(after(...given).shots.map((shot) => [shot.id, shot]))

describe('a pin that is marked at the flag', () => {
  it('gives every stroke its distance backwards, within 3 yards', () => {
    const { a, b } = shotsAfter(LOG, AT_FLAG)
    expect(a).toMatchObject({ leftYards: 400, leftFrom: 'later' })
    expect(b).toMatchObject({ leftYards: Math.round(Math.hypot(162, 12) * 10) / 10, leftFrom: 'later' })
    for (const shot of [a, b]) {
      expect(shot?.leftSdYards).toBeGreaterThan(2)
      expect(shot?.leftSdYards).toBeLessThan(3)
    }
  })

  it('RND-12 leaves a typed distance alone, which stands for the shot whatever the position says and is stored as typed', () => {
    const typed = leftFields(leftOfStroke({ typedYards: 152, here: placeAt(238), pin: placeAt(400), lengthYards: 400 }))
    expect(typed).toEqual({ leftYards: 152, leftSdYards: 2, leftFrom: 'typed' })
    const log = playedHole([{ ...BY_LENGTH, leftYards: 400 }, typed])
    expect(shotsAfter(log, AT_FLAG)).toMatchObject({ a: { leftFrom: 'later' }, b: typed })
  })

  it('leaves alone what the golfer has put right of a stroke, and measures nothing from or to where the phone was', () => {
    const aims = { a: onEarth(300), b: onEarth(400) }
    const measured = after(LOG, { ...PLACES, aims })
    const corrected = withChanges(measured, correctedShot(measured, 'b', { leftYards: 180 }))
    const { a, b } = shotsAfter(corrected, { ...AT_FLAG, aims }, { frame: FRAME })
    expect(b).toMatchObject({ leftYards: 180, leftSdYards: 5, leftFrom: 'later', rest: null, at: null })
    expect(a).toMatchObject({ leftYards: 400, leftFrom: 'later', rest: null, at: { alongYards: 0 } })
    // So does one who thinks better of a distance that the pin has given.
    const later = after(LOG, { ...AT_FLAG, aims })
    const again = withChanges(later, correctedShot(later, 'b', { leftYards: 180 }))
    expect(shotsAfter(again, { ...AT_FLAG, aims }).b).toMatchObject({ leftYards: 180, leftSdYards: 5, rest: null })
  })

  it('gives a stroke that was confirmed as one of two its distance, but not where it was typed', () => {
    const log = playedHole([
      { ...BY_LENGTH, leftYards: 161 },
      { ...BY_LENGTH, leftYards: 161 },
    ])
    const places = { ...AT_FLAG, shots: { a: placeAt(238), b: placeAt(238) } }
    const [pair] = pairsToAsk(log)
    if (!pair) throw new Error('They are a pair')
    expect(shotsAfter(withChanges(log, twoStrokes(log, pair)), places).b).toMatchObject({ leftYards: 162 })
    const typed = { leftYards: 155, leftFrom: 'typed', leftSdYards: 2 } as const
    const both = playedHole([typed, typed])
    const [asked] = pairsToAsk(both)
    if (!asked) throw new Error('They are a pair')
    expect(shotsAfter(withChanges(both, twoStrokes(both, asked)), places).b).toMatchObject({ leftYards: 155 })
  })

  it('renews a distance that only looks as if it was put right', () => {
    const places = { ...AT_FLAG, shots: { ...AT_FLAG.shots, b: placeAt(238, 0, 3) }, pin: placeAt(400, 0, 4.9) }
    const once = after(LOG, places)
    expect(once.shots[1]).toMatchObject({ leftYards: 162, leftSdYards: 5 })
    expect(after(once, { ...places, aims: { b: onEarth(400) } }).shots[1]?.rest).not.toBeNull()
  })

  it('changes no score, no putt and nothing of a stroke without a place', () => {
    const { shots, ...others } = AT_FLAG
    const { c } = shots
    const log = playedHole([{}, {}, {}], { score: 6, putts: 2 })
    const changes = rowsFromPlaces(log, { ...others, shots: c ? { c } : {} })
    expect(changes.map(({ base }) => base && 'id' in base && base.id)).toEqual(['c'])
  })

  it('is not needed twice: the second time nothing changes', () => {
    expect(rowsFromPlaces(after(LOG, AT_FLAG), AT_FLAG)).toEqual([])
    expect(rowsFromPlaces(LOG, PLACES)).toEqual([])
  })

  it('counts for a provisional ball, and not for one that does not count', () => {
    const log = playedHole([{}, { branch: 'provisional' }, { isLeftOut: true }])
    expect(Object.values(shotsAfter(log, AT_FLAG)).map(({ leftFrom }) => leftFrom)).toEqual(['later', 'later', null])
  })
})

describe('the rest of a stroke', () => {
  it('is along and across the line to the aim, right positive, surer than both ends apart, which are off alike', () => {
    const aims = { a: onEarth(300), b: onEarth(400) }
    const { a, b, c } = shotsAfter(LOG, { ...PLACES, aims })
    expect(a?.rest).toEqual({ alongYards: 238, acrossYards: 12, sdYards: 2.4 })
    // From 12 yards right of the hole's line towards the pin the line runs to the left.
    expect(b?.rest?.acrossYards).toBeLessThan(-9)
    expect(c?.rest).toBeNull()
  })

  it('is not known without an aim, and never takes the pin for one', () => {
    expect(Object.values(shotsAfter(LOG, AT_FLAG)).map(({ rest }) => rest)).toEqual([null, null, null])
  })

  it('after a penalty is where the ball was lost, if that was marked, and not where the next one is played', () => {
    const aims = { a: onEarth(300) }
    for (const penalty of PENALTIES.filter((one) => one !== 'none')) {
      const log = playedHole([{ penalty }, {}])
      expect(shotsAfter(log, { ...PLACES, aims }).a?.rest).toBeNull()
      expect(shotsAfter(log, { ...PLACES, aims, lost: { a: placeAt(200, 40) } }).a?.rest).toMatchObject({
        alongYards: 200,
        acrossYards: 40,
      })
    }
  })

  it('of the last stroke off the green is the place of the first putt', () => {
    const aims = { c: onEarth(400) }
    const { c } = shotsAfter(LOG, { ...PLACES, aims, firstPutt: placeAt(398, 3) })
    expect(c?.rest?.alongYards).toBeCloseTo((18 * 20 + 12 * 9) / Math.hypot(20, 9), 1)
  })

  it('is not known for an aim at the ball’s own place or an end out of reach', () => {
    expect(restOf({ from: placeAt(0), to: placeAt(200), aim: onEarth(0.2) })).toBeUndefined()
    expect(restOf({ from: placeAt(0), to: placeAt(501), aim: onEarth(300) })).toBeUndefined()
    expect(restOf({ from: placeAt(0), to: placeAt(0, -501), aim: onEarth(300) })).toBeUndefined()
    expect(restOf({ from: placeAt(0, 0, 50), to: placeAt(200, 0, 50), aim: onEarth(300) })?.sdYards).toBe(60)
  })

  it('says less of the side where the phone was not at the ball', () => {
    const aims = { a: onEarth(300) }
    const shots = { ...PLACES.shots, b: awayFromBall(placeAt(238, 12)) }
    expect(shotsAfter(LOG, { ...PLACES, shots, aims }).a?.rest?.sdYards).toBe(14.9)
    expect(awayFromBall(placeAt(0, 0, 20)).sdYards).toBe(20)
  })
})

describe('places for other devices', () => {
  it('are yards from the hole’s tee towards its pin, only where pictures are kept', () => {
    expect(after(LOG, AT_FLAG).shots.map(({ at }) => at)).toEqual([null, null, null])
    const { hole, shots } = after(LOG, AT_FLAG, { frame: FRAME })
    expect(shots.map(({ at }) => at)).toEqual([
      { alongYards: 0, acrossYards: 0 },
      { alongYards: 238, acrossYards: 12 },
      { alongYards: 380, acrossYards: -9 },
    ])
    expect(hole.pin).toEqual({ alongYards: 400, acrossYards: 0 })
  })

  it('are none without a line from tee to pin, and off the hole', () => {
    expect(placeOnHole(onEarth(100), { tee: TEE, pin: TEE })).toBeUndefined()
    expect(placeOnHole(onEarth(100, 601), FRAME)).toBeUndefined()
    expect(placeOnHole(onEarth(-401), FRAME)).toBeUndefined()
  })
})

describe('rows that are made of places', () => {
  /** A canary: digits that no distance has. */
  const CANARY = { latitudeDeg: 47.123_456_7, longitudeDeg: 8.765_432_1 }
  const near = (steps: number) => ({
    at: { latitudeDeg: CANARY.latitudeDeg + steps * 1e-4, longitudeDeg: CANARY.longitudeDeg - steps * 1e-4 },
    sdYards: 3.3,
  })

  it('hold no latitude and no longitude, with and without pictures, for any strokes and places', () => {
    const shot = fc.record({
      leftFrom: fc.constantFrom(...LEFT_SOURCES),
      leftYards: fc.integer({ min: 0, max: 500 }),
      penalty: fc.constantFrom(...PENALTIES),
      branch: fc.constantFrom('ball' as const, 'provisional' as const),
      isLeftOut: fc.boolean(),
    })
    const steps = fc.array(fc.option(fc.integer({ min: -20, max: 20 })), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(shot, { maxLength: 6 }),
        steps,
        fc.boolean(),
        fc.boolean(),
        (shots, places, isShared, isPinMarked) => {
          const log = playedHole(shots)
          const placed = log.shots.flatMap(({ id }, index) => {
            const step = places[index] ?? null
            return step === null ? [] : [[id, near(step)] as const]
          })
          const all: HolePlaces = {
            shots: Object.fromEntries(placed),
            aims: Object.fromEntries(placed.map(([id]) => [id, near(25).at])),
            lost: Object.fromEntries(placed.slice(0, 1)),
            firstPutt: near(21),
            ...(isPinMarked && { pin: near(22) }),
          }
          const frame = isShared ? { tee: CANARY, pin: near(22).at } : undefined
          const changes = rowsFromPlaces(log, all, { frame })
          const text = JSON.stringify(changes)
          expect(text).not.toMatch(/latitude|longitude/i)
          // Whole degrees with what no distance has behind them, and millionths of a degree.
          expect(text).not.toMatch(/47\.1|8\.76|4712|876[45]|\d\.\d{2}/)
          // What is taken from places is in the fields for it, and nothing is there beside them.
          for (const { base, row } of changes) {
            expect(Object.keys(row ?? {}).toSorted()).toEqual(Object.keys(base ?? {}).toSorted())
          }
          const isAnyShared = changes.some(({ row }) => row && ('at' in row ? row.at : row.pin))
          expect(isAnyShared && !isShared).toBe(false)
        },
      ),
      { seed: 46 },
    )
  })

  it('keep score, putts, first putt and typed distances, whatever the places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: -300, max: 300 }), (along, right) => {
        const { hole, shots } = after(
          LOG,
          { ...PLACES, pin: placeAt(along, right), firstPutt: placeAt(along) },
          { frame: FRAME },
        )
        expect({ ...hole, pin: null }).toEqual(LOG.hole)
        expect(shots[2]).toMatchObject({ leftYards: 25, leftFrom: 'typed', leftSdYards: 2 })
      }),
    )
  })
})
