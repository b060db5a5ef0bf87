import { describe, expect, it } from 'vitest'
import type { ClubType } from '@bagwise/golf/club'
import { afterTap, holeFrom } from '@bagwise/golf/play/hole-taps'
import type { HoleState, Tap } from '@bagwise/golf/play/hole-taps'
import { NOTHING_SAID, afterStroke, isAtBall, isGreenExpected, leftNow, strokeOf, withoutLostPlace } from './ball.ts'
import type { Left } from './ball.ts'
import { hitLabel } from './hole.copy.ts'

const HOLE = {
  round: '3f0e1d2c-4b5a-4978-8a6b-5c4d3e2f1a0b',
  number: 7,
  par: 4,
  strokeIndex: 5,
  lengthYards: 392,
  score: null,
  finish: null,
  putts: null,
  firstPuttFeet: null,
  pin: null,
}
const CARRIES: Partial<Record<ClubType, number>> = { driver: 240, '5-iron': 155, sw: 70 }
const usualYards = (club: ClubType) => CARRIES[club]
const guessed = { lie: 'fairway', other: undefined, isByMap: false } as const

function hit(club: ClubType | null, left: Left | undefined): Tap {
  const stroke = strokeOf({ said: NOTHING_SAID, left, guessed, club, swing: 'full', air: null })
  return { tap: 'hit', id: `${club}-${left?.yards ?? 'nowhere'}`, stroke }
}

function after(...taps: readonly Tap[]): HoleState {
  return taps.reduce<HoleState>(
    (state, tap) => {
      const next = afterTap(state, tap)
      if ('problem' in next) throw new Error(next.problem)
      return next
    },
    holeFrom({ hole: HOLE, shots: [] }),
  )
}

const ON_TEE: Left = { yards: 392, sdYards: 10, from: 'length' }
const PLACED = { yards: 152, sdYards: 3, from: 'position' } as const

describe('how far the ball is from the pin', () => {
  it('RND-12 a typed distance stands whatever the position says, and is written down as typed', () => {
    const state = after(hit('driver', ON_TEE))
    const left = leftNow({ state, said: { leftYards: 148.7 }, known: PLACED, usualYards })
    expect(left).toMatchObject({ yards: 148.7, from: 'typed' })
    const stroke = strokeOf({
      said: { ...NOTHING_SAID, leftYards: 148.7 },
      left,
      guessed,
      club: '5-iron',
      swing: null,
      air: null,
    })
    expect(stroke).toMatchObject({ leftYards: 148.7, leftFrom: 'typed' })
  })

  it('is what is left if every stroke went as usual, where nobody knows; and that is not written down', () => {
    const state = after(hit('driver', ON_TEE))
    const left = leftNow({ state, said: NOTHING_SAID, known: undefined, usualYards })
    expect(left).toEqual({ yards: 152, from: 'guess' })
    const stroke = strokeOf({ said: NOTHING_SAID, left, guessed, club: '5-iron', swing: null, air: null })
    expect(stroke).toMatchObject({ leftYards: null, leftSdYards: null, leftFrom: null })
    const later = after(hit('driver', ON_TEE), hit('sw', left))
    expect(leftNow({ state: later, said: NOTHING_SAID, known: undefined, usualYards })).toEqual({
      yards: 82,
      from: 'guess',
    })
    const unknown = after(hit(null, ON_TEE))
    expect(leftNow({ state: unknown, said: NOTHING_SAID, known: undefined, usualYards })).toBeUndefined()
  })

  it('RND-16 is the same again after stroke and distance, and from here after a drop by the local rule', () => {
    const state = after(hit('driver', ON_TEE), { tap: 'penalty', penalty: 'stroke-and-distance' })
    expect(leftNow({ state, said: NOTHING_SAID, known: PLACED, usualYards })).toMatchObject({
      yards: 392,
      from: 'length',
    })
    for (const penalty of ['area', 'unplayable', 'two-stroke'] as const) {
      const dropped = after(hit('driver', ON_TEE), { tap: 'penalty', penalty })
      expect(leftNow({ state: dropped, said: NOTHING_SAID, known: PLACED, usualYards })).toEqual(PLACED)
    }
  })
})

describe('whether the putts are asked for', () => {
  it('is when the last stroke, if it went as usual, is on the green', () => {
    expect(isGreenExpected(after(hit('driver', ON_TEE)), usualYards)).toBe(false)
    expect(isGreenExpected(after(hit('driver', ON_TEE), hit('5-iron', PLACED)), usualYards)).toBe(true)
    expect(isGreenExpected(after(hit('driver', ON_TEE), hit('sw', PLACED)), usualYards)).toBe(false)
  })

  it('is in regulation where no distance is known, and not after a ball that was lost', () => {
    expect(isGreenExpected(after(hit(null, undefined)), usualYards)).toBe(false)
    const two = [hit(null, undefined), { ...hit(null, undefined), id: 'second' } as Tap] as const
    expect(isGreenExpected(after(...two), usualYards)).toBe(true)
    expect(isGreenExpected(after(...two, { tap: 'penalty', penalty: 'area' }), usualYards)).toBe(false)
    expect(isGreenExpected(after(...two, { tap: 'provisional' }), usualYards)).toBe(false)
  })
})

describe('what is said of a ball', () => {
  it('ends with the stroke, but for the pin and the wind', () => {
    const said = {
      ...NOTHING_SAID,
      leftYards: 150,
      lie: 'rough',
      club: '7-iron',
      pin: 'back',
      wind: { mph: 10, fromDeg: 0 },
    } as const
    expect(isAtBall(said)).toBe(true)
    expect(afterStroke(said)).toEqual({ ...NOTHING_SAID, pin: 'back', wind: { mph: 10, fromDeg: 0 } })
    expect(isAtBall(afterStroke(said))).toBe(false)
  })

  it('RND-49 names Hit for ears', () => {
    expect(hitLabel('5-iron', 'fairway')).toBe('Hit, 5-iron from the fairway')
    expect(hitLabel(undefined, 'bunker')).toBe('Hit, from sand')
  })
})

describe('a stroke whose place was lost', () => {
  const inWater = { lie: 'bunker', other: undefined, isByMap: true } as const
  const played = {
    said: NOTHING_SAID,
    left: PLACED,
    guessed: inWater,
    club: '5-iron',
    swing: 'full',
    air: { headwindMph: 8, crosswindMph: 4, temperatureF: 70 },
  } as const

  it('is written down without a distance, an air along the line and a lie that follow from that place', () => {
    const state = after(hit('driver', ON_TEE))
    const stroke = strokeOf(withoutLostPlace(played, state))
    expect(stroke).toMatchObject({ leftYards: null, leftFrom: null, lie: 'fairway', air: null, club: '5-iron' })
  })

  it('keeps what the golfer typed, and the tee, which stays where it is', () => {
    const typed = { ...played, left: { yards: 148, sdYards: 2, from: 'typed' } as const }
    expect(withoutLostPlace(typed, after(hit('driver', ON_TEE)))).toBe(typed)
    expect(withoutLostPlace(played, after())).toBe(played)
  })
})
