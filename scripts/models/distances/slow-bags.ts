import { estimateClassic } from '@bagwise/golf/distances/classic'
import { estimateBag } from '@bagwise/golf/distances/estimate-bag'
import type { ClubType } from '@bagwise/golf/club'
import { FLOWN_BAGS } from '../../../golf/reference/flown-bags.ts'
import type { FlownBag } from '../../../golf/reference/flown-bags.ts'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed, percent, rootMeanSquare } from '../numbers.ts'

export const SLOW_GIVEN = ['7-iron', 'driver'] as const satisfies readonly ClubType[]
export type SlowGiven = (typeof SLOW_GIVEN)[number]

/** How estimates from one club of flown bags miss the others. */
export type SlowErrors = {
  readonly classicYards: number
  readonly likeMeYards: number
  /** Of clubs within the range of Like me. */
  readonly withinRangeShare: number
}

export function slowErrors(bags: readonly FlownBag[], given: SlowGiven): SlowErrors {
  const held = bags.flatMap(({ carries }) => heldClubs(carries, given))
  return {
    classicYards: rootMeanSquare(held.map(({ classicMiss }) => classicMiss)),
    likeMeYards: rootMeanSquare(held.map(({ likeMeMiss }) => likeMeMiss)),
    withinRangeShare: held.filter(({ isWithin }) => isWithin).length / held.length,
  }
}

export function slowBags(): readonly string[] {
  return [
    '### Slow golfers',
    paragraph(
      'No table of measured golfers below 85 mph exists. These bags are flown club by club by the flight model: the averages',
      'of the LPGA Tour, slowed alike. RMS of Classic · Like me in yards, and how often the range of Like me holds.',
    ),
    table(
      ['driver speed, mph', 'driver', '7-iron', ...SLOW_GIVEN.map((given) => `given ${given}`)],
      FLOWN_BAGS.map((bag) => [
        exact(bag.mph),
        exact(bag.carries.driver ?? 0),
        exact(bag.carries['7-iron'] ?? 0),
        ...SLOW_GIVEN.map((given) => {
          const { classicYards, likeMeYards, withinRangeShare } = slowErrors([bag], given)
          return `${fixed(classicYards)} · ${fixed(likeMeYards)}, ${percent(withinRangeShare)}`
        }),
      ]),
    ),
  ]
}

/** A club that was kept from the estimates: how far Classic and Like me miss it, in yards, and whether its range holds. */
export type HeldClub = { readonly classicMiss: number; readonly likeMeMiss: number; readonly isWithin: boolean }

/** All clubs of a flown bag but the given one. */
export function heldClubs(carries: FlownBag['carries'], given: SlowGiven): readonly HeldClub[] {
  const clubs = Object.keys(carries) as ClubType[]
  const references = [{ club: given, carryYards: carries[given] ?? 0 }]
  const likeMe = estimateBag(
    clubs.map((club) => ({ club })),
    references,
  )
  const classic = estimateClassic(clubs, references)
  if ('contradiction' in likeMe || 'contradiction' in classic) throw new Error('One reference contradicts nothing')
  return likeMe.carries
    .filter(({ club }) => club !== given)
    .map(({ club, carryYards, fromYards, toYards }) => {
      const flownYards = carries[club] ?? 0
      const classicYards = classic.carries.find((one) => one.club === club)?.carryYards ?? 0
      return {
        classicMiss: classicYards - flownYards,
        likeMeMiss: carryYards - flownYards,
        isWithin: flownYards >= fromYards && flownYards <= toYards,
      }
    })
}
