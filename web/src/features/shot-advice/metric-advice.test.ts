import { describe, expect, it } from 'vitest'
import { usualLoftDeg } from '@bagwise/golf/usual-loft'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { quickBag } from '@bagwise/golf/quick-bag/quick-bag'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import type { Lie } from '@bagwise/golf/shot-advice/shot'
import { readTypedCarry } from '#quantities/distance.ts'
import { situationOf } from './asked-situation.ts'
import { withNumber } from './form/conditions/conditions.ts'
import { readNumber } from './form/conditions/typed-numbers.ts'
import { START_INPUTS } from './form/shot-inputs.ts'

const SEVEN_IRON_70 = quickBag({ club: '7-iron', carryYards: 70 })
const BEGINNER = quickBag(undefined, { handicap: 40, swingSpeed: null, swingSpeedRange: null })
const TWO = quickBag({ club: '7-iron', carryYards: 168 })
const GOLFERS = {
  'a 7-iron of 70 yards': { bag: SEVEN_IRON_70, handicap: 36 },
  'a beginner of whom nothing is known': { bag: BEGINNER, handicap: 40 },
  'a 2 handicap': { bag: TWO, handicap: 2 },
} as const

/** What the golfer types into the shot's form. */
type Typed = {
  readonly units: PreferredUnits
  readonly distance: string
  readonly wind: string
  readonly temperature: string
}

const US: Typed = { units: 'yards', distance: '150', wind: '10', temperature: '100' }
const METRIC: Typed = { units: 'metres', distance: '137', wind: '16', temperature: '37.8' }

function adviceFor(
  { bag, handicap }: (typeof GOLFERS)[keyof typeof GOLFERS],
  { units, distance, wind, temperature }: Typed,
  { lie, windFromDeg }: { readonly lie: Lie; readonly windFromDeg: number },
) {
  const carry = readTypedCarry(distance, units)
  const windSpeedMph = readNumber('windSpeedMph', wind, units)
  const temperatureF = readNumber('temperatureF', temperature, units)
  if ('problem' in carry || windSpeedMph === undefined || temperatureF === undefined) throw new Error('Not readable')
  const numbers = { windSpeedMph, windFromDeg, temperatureF } as const
  const conditions = (Object.keys(numbers) as (keyof typeof numbers)[]).reduce(
    (before, name) => withNumber(before, name, numbers[name]),
    START_INPUTS.conditions,
  )
  const clubs = bag.distances.map(({ club, distance: carryYards }) => ({
    club,
    carryYards,
    loftDeg: usualLoftDeg(club),
  }))
  const situation = situationOf(
    { clubs, golfer: { handicap } },
    { ...START_INPUTS, distanceYards: carry.carryYards, lie, conditions },
  )
  const advice = adviseShot(situation.clubs, situation.golfer, situation.shot, situation.air)
  if (!('recommended' in advice)) throw new Error(JSON.stringify(advice))
  const { recommended, playsLike } = advice
  return { recommended, playsLikeYards: 'problem' in playsLike ? playsLike.problem : playsLike.playsLikeYards }
}

describe.each(Object.entries(GOLFERS))('%s', (_name, golfer) => {
  it('OPN-28 gets the club of 100 °F, 10 mph and 150 yards for 37.8 °C, 16 km/h and 137 m, plays-like within a yard', () => {
    for (const lie of ['fairway', 'rough', 'tee'] as const) {
      for (const windFromDeg of [0, 90, 180]) {
        const [us, metric] = [US, METRIC].map((typed) => adviceFor(golfer, typed, { lie, windFromDeg }))
        const shot = `${lie}, ${windFromDeg}°`
        expect([metric?.recommended.club, metric?.recommended.kind], shot).toEqual([
          us?.recommended.club,
          us?.recommended.kind,
        ])
        expect(typeof metric?.playsLikeYards, shot).toBe(typeof us?.playsLikeYards)
        if (typeof us?.playsLikeYards !== 'number') continue
        expect(Math.abs(Number(metric?.playsLikeYards) - us.playsLikeYards), shot).toBeLessThanOrEqual(1)
      }
    }
  })
})
