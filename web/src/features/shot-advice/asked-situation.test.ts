import { expect, it } from 'vitest'
import { withFeltWind, withNumber, wordedConditions } from './form/conditions/conditions.ts'
import { START_INPUTS } from './form/shot-inputs.ts'
import { situationOf } from './asked-situation.ts'

const BAG = { clubs: [{ club: '7-iron', carryYards: 150, loftDeg: 34 }], golfer: { handicap: 15 } } as const
const TYPED = withNumber(wordedConditions('windy'), 'windSpeedMph', 14)

it('ADV-39 asks with the forecast’s wind, 20 mph for 14 as the golfer feels it, and with the typed one otherwise', () => {
  const air = (conditions: typeof TYPED) => situationOf(BAG, { ...START_INPUTS, conditions }).air
  expect(Math.abs((air(withFeltWind(TYPED, true)).windSpeedMph ?? 0) - 20)).toBeLessThanOrEqual(0.1)
  expect(air(TYPED).windSpeedMph).toBe(14)
})

it('asks about the shot with what belongs to its lie', () => {
  const said = { ...START_INPUTS, lie: 'bunker', lieDetail: 'plugged', hasLip: true, isUnderLimbs: true } as const
  expect(situationOf(BAG, said)).toMatchObject({ ...BAG, shot: { lie: 'bunker', lieDetail: 'plugged', hasLip: true } })
  expect(situationOf(BAG, said).shot).not.toHaveProperty('isUnderLimbs')
})
