import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { hasCarry } from '../distances/like-me/known-points.ts'
import { FLOOR, mostYards } from '../distances/possible.ts'
import { typicalClubs } from '../onboarding/typical-clubs.ts'
import { quickBag } from './quick-bag.ts'
import type { QuickBag } from './quick-bag.ts'
import { quickShotLimits } from './quick-shot.ts'
import type { QuickShot } from './quick-shot.ts'

const carryOf = ({ distances }: QuickBag, club: string) => distances.find((one) => one.club === club)?.distance ?? 0

/** What is wrong with the carries of a quick bag: nothing. */
function impossible(quick: QuickBag): readonly string[] {
  const mph = quick.speed.mph + quick.speed.plusMinusMph
  const leastYards = Math.max(FLOOR.yards, FLOOR.shareOfSevenIron * carryOf(quick, '7-iron'))
  return quick.distances.filter(isEstimated).flatMap(({ club, distance }) => {
    const isTooLong = hasCarry(club) && distance > Math.max(mostYards({ club, mph }), leastYards) + 0.5
    const isTooShort = distance < leastYards - 0.5
    return isTooLong || isTooShort ? [`${club} ${distance} at ${mph} mph`] : []
  })
}

const quickShots = fc
  .constantFrom(...CLUB_TYPES.filter(hasCarry))
  .chain((club): fc.Arbitrary<QuickShot> =>
    fc.integer(quickShotLimits(club)).map((carryYards) => ({ club, carryYards })),
  )

describe('the bag from one shot', () => {
  it('ACT-19 is the typical bag for the one swing speed, possible for every 7-iron from 40 to 210', () => {
    const { min, max } = quickShotLimits('7-iron')
    expect([min, max]).toEqual([40, 210])
    for (let carryYards = min; carryYards <= max; carryYards += 1) {
      const quick = quickBag({ club: '7-iron', carryYards })
      expect(quick.bag.map(({ type }) => type)).toEqual(typicalClubs(quick.speed.mph))
      expect(impossible(quick)).toEqual([])
      const shortestYards = Math.min(...quick.distances.map(({ distance }) => distance))
      expect(shortestYards).toBeGreaterThanOrEqual(Math.max(5, 0.4 * carryYards))
      expect(Math.max(...quick.distances.map(({ distance }) => distance))).toBe(carryOf(quick, 'driver'))
    }
  })

  it('ACT-19 gives a golfer with a 7-iron of 70 no carry below 28', () => {
    const { distances } = quickBag({ club: '7-iron', carryYards: 70 })
    expect(distances.length).toBeGreaterThanOrEqual(9)
    for (const { distance } of distances) expect(distance).toBeGreaterThanOrEqual(28)
  })

  it('keeps the shot as the golfer’s own number and estimates each other club with a ±, whatever the club', () => {
    fc.assert(
      fc.property(quickShots, (shot) => {
        const { bag, distances } = quickBag(shot)
        expect(distances.map(({ club }) => club)).toEqual(
          bag.map(({ type }) => type).filter((type) => type !== 'putter'),
        )
        const own = distances.filter((distance) => !isEstimated(distance))
        expect(own).toEqual([{ club: shot.club, distance: shot.carryYards, source: 'manual' }])
        for (const { basis } of distances.filter(isEstimated)) {
          expect(basis?.method).toBe('like-me')
          expect(basis?.plusMinusYards).toBeGreaterThanOrEqual(1)
        }
        const carries = distances.map(({ distance }) => distance)
        expect(carries).toEqual(carries.toSorted((a, b) => b - a))
      }),
    )
  })

  it('gives every club a carry that a full swing can have, from any club that golfers hit that far', () => {
    const fullSwings = quickShots.filter((shot) => {
      const { club, carryYards } = shot
      return hasCarry(club) && carryYards <= mostYards({ club, mph: 110 })
    })
    fc.assert(
      fc.property(fullSwings, (shot) => {
        expect(impossible(quickBag(shot))).toEqual([])
      }),
    )
  })

  it('has wide estimates only where no shot is known, and narrower ones for a golfer whose speed is', () => {
    const unknown = quickBag(undefined)
    expect(unknown.distances.every(isEstimated)).toBe(true)
    expect(unknown.bag.map(({ type }) => type)).toEqual(typicalClubs(unknown.speed.mph))
    const measured = quickBag(undefined, { handicap: 12, swingSpeed: 95, swingSpeedRange: null })
    expect(measured.speed.mph).toBe(95)
    const plusMinusOf = ({ distances }: QuickBag) =>
      distances.find(({ club }) => club === '7-iron')?.basis?.plusMinusYards ?? 0
    expect(plusMinusOf(measured)).toBeLessThan(plusMinusOf(unknown) / 2)
  })

  it('takes a driver as far as 300 yards and every other club as far as 210', () => {
    for (const club of CLUB_TYPES) {
      expect(quickShotLimits(club)).toEqual({ min: 40, max: club === 'driver' ? 300 : 210 })
    }
  })
})
