import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newBagClub } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import { carriesFromSevenIron } from '../distances/onboarding-factors.ts'
import { idealGap } from '../gapping/ideal-gap.ts'
import type { BagInQuestion } from './bag-in-question.ts'
import { bagInQuestion } from './bag-in-question.ts'
import { bestStandings, isNew } from './best-standings.ts'
import { coveredShare, coveredStretches } from './coverage.ts'
import type { Place, Standing } from './places.ts'
import { placesOf } from './places.ts'
import { yardageWorth } from './yardage-worth.ts'

/** What the search maximises, straight from its definition: docs/models/gapping.md. */
function worthOf(bag: BagInQuestion, standings: readonly Standing[]): number {
  const { range, sevenIronCarryYards, clubs, missedLess } = bag
  const worthBelow = yardageWorth({ range, sevenIronCarryYards })
  const wider = { fromYards: range.fromYards - 5, toYards: range.toYards + 5 }
  const covered = coveredStretches(
    standings.map(({ carryYards }) => carryYards),
    wider,
  ).reduce((sum, { fromYards, toYards }) => sum + worthBelow(toYards) - worthBelow(fromYards), 0)
  const stays = new Set(standings.map(({ club }) => club))
  const leaving = clubs
    .filter(({ club }) => !stays.has(club))
    .map(({ club }) => (missedLess.includes(club) ? 0.001 : 0.003))
  const prices = { keep: 0, add: 0.03, 'put-back': 0.003, reloft: 0.012 } as const
  const changes = standings.map(({ kind, weakerDeg }) => prices[kind] + 0.003 * Math.abs(weakerDeg))
  const uneven = neighbours(bag, standings).map(({ gapYards, idealYards }) =>
    Math.max(0, gapYards / idealYards - 1.6, 0.5 - gapYards / idealYards),
  )
  return covered - total(leaving) - total(changes) - 0.03 * total(uneven)
}

function isAllowed(bag: BagInQuestion, standings: readonly Standing[], budgetDollars: number): boolean {
  const carries = standings.map(({ carryYards }) => carryYards)
  const before = bag.clubs.map(({ carryYards }) => carryYards)
  return (
    total(standings.map(({ priceDollars }) => priceDollars)) <= budgetDollars &&
    coveredShare(carries, bag.range) >= coveredShare(before, bag.range) - 1e-9 &&
    neighbours(bag, standings).every(
      ({ gapYards, idealYards, hasNewcomer }) => gapYards >= (hasNewcomer ? 0.7 * idealYards : 0),
    )
  )
}

function neighbours({ sevenIronCarryYards }: BagInQuestion, standings: readonly Standing[]) {
  return standings.slice(1).flatMap((shorter, index) => {
    const longer = standings[index]
    if (!longer) return []
    const carries = { longerCarryYards: longer.carryYards, shorterCarryYards: shorter.carryYards }
    const { idealYards } = idealGap({ ...carries, sevenIronCarryYards })
    const gapYards = longer.carryYards - shorter.carryYards
    return { gapYards, idealYards, hasNewcomer: isNew(longer) || isNew(shorter) }
  })
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function everyChoice(places: readonly Place[]): readonly (readonly Standing[])[] {
  return places.reduce<readonly (readonly Standing[])[]>(
    (chosen, { standings, mayBeEmpty }) =>
      chosen.flatMap((one) => [...(mayBeEmpty ? [one] : []), ...standings.map((standing) => [...one, standing])]),
    [[]],
  )
}

const IRONS_AND_WEDGES = CLUB_TYPES.slice(CLUB_TYPES.indexOf('5-iron'), CLUB_TYPES.indexOf('putter'))

it('GAP-31 finds what trying every bag finds', () => {
  const smallBag = fc.record({
    sevenIronYards: fc.integer({ min: 80, max: 180 }),
    clubs: fc.subarray<ClubType>(IRONS_AND_WEDGES, { minLength: 4, maxLength: 5 }),
    offsYards: fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 5, maxLength: 5 }),
    budgetDollars: fc.constantFrom(0, 130, 260, Infinity),
  })
  fc.assert(
    fc.property(smallBag, ({ sevenIronYards, clubs, offsYards, budgetDollars }) => {
      const carries = carriesFromSevenIron(sevenIronYards, clubs)
      const distances = Object.fromEntries(
        carries.map(({ club, carryYards }, index) => [
          club,
          { distance: carryYards + (offsYards[index] ?? 0), source: 'measured' } as const,
        ]),
      )
      const bag = bagInQuestion({ golfBag: clubs.map(newBagClub), distances, handicap: 10 })
      if (!bag) return
      const places = placesOf(bag).filter(({ isInBag, club }) => isInBag || IRONS_AND_WEDGES.includes(club))
      const allowed = everyChoice(places).filter((standings) => isAllowed(bag, standings, budgetDollars))
      const best = allowed.reduce((most, standings) => Math.max(most, worthOf(bag, standings)), -Infinity)
      const found = bestStandings(bag, places, budgetDollars)
      expect(found && worthOf(bag, found)).toBeCloseTo(best, 8)
    }),
    { numRuns: 20 },
  )
})
