import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newBagClub } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import { carriesFromSevenIron } from '../distances/onboarding-factors.ts'
import { idealGap } from '../gapping/ideal-gap.ts'
import type { BetterBagProblem } from './problem.ts'
import { betterBagProblem } from './problem.ts'
import { bestSlotOptions, isNew } from './best-slot-options.ts'
import { coveredShare, coveredStretches } from './coverage.ts'
import type { Slot, SlotOption } from './slots.ts'
import { slotsOf } from './slots.ts'
import { yardageWorth } from './yardage-worth.ts'

/** The search's objective, straight from its definition: docs/models/gapping.md. */
function worthOf(bag: BetterBagProblem, options: readonly SlotOption[]): number {
  const { range, sevenIronCarryYards, clubs, missedLess } = bag
  const worthBelow = yardageWorth({ range, sevenIronCarryYards })
  const wider = { fromYards: range.fromYards - 5, toYards: range.toYards + 5 }
  const covered = coveredStretches(
    options.map(({ carryYards }) => carryYards),
    wider,
  ).reduce((sum, { fromYards, toYards }) => sum + worthBelow(toYards) - worthBelow(fromYards), 0)
  const stays = new Set(options.map(({ club }) => club))
  const leaving = clubs
    .filter(({ club }) => !stays.has(club))
    .map(({ club }) => (missedLess.includes(club) ? 0.001 : 0.003))
  const prices = { keep: 0, add: 0.03, 'put-back': 0.003, reloft: 0.012 } as const
  const changes = options.map(({ kind, weakerDeg }) => prices[kind] + 0.003 * Math.abs(weakerDeg))
  const uneven = neighbours(bag, options).map(({ gapYards, idealYards }) =>
    Math.max(0, gapYards / idealYards - 1.6, 0.5 - gapYards / idealYards),
  )
  return covered - total(leaving) - total(changes) - 0.03 * total(uneven)
}

function isAllowed(bag: BetterBagProblem, options: readonly SlotOption[], budgetDollars: number): boolean {
  const carries = options.map(({ carryYards }) => carryYards)
  const before = bag.clubs.map(({ carryYards }) => carryYards)
  return (
    total(options.map(({ priceDollars }) => priceDollars)) <= budgetDollars &&
    coveredShare(carries, bag.range) >= coveredShare(before, bag.range) - 1e-9 &&
    neighbours(bag, options).every(
      ({ gapYards, idealYards, hasNewcomer }) => gapYards >= (hasNewcomer ? 0.7 * idealYards : 0),
    )
  )
}

function neighbours({ sevenIronCarryYards }: BetterBagProblem, options: readonly SlotOption[]) {
  return options.slice(1).flatMap((shorter, index) => {
    const longer = options[index]
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

function everyChoice(slots: readonly Slot[]): readonly (readonly SlotOption[])[] {
  return slots.reduce<readonly (readonly SlotOption[])[]>(
    (chosen, { options, mayBeEmpty }) =>
      chosen.flatMap((one) => [...(mayBeEmpty ? [one] : []), ...options.map((option) => [...one, option])]),
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
      const bag = betterBagProblem({ golfBag: clubs.map(newBagClub), distances, handicap: 10 })
      if (!bag) return
      const slots = slotsOf(bag).filter(({ isInBag, club }) => isInBag || IRONS_AND_WEDGES.includes(club))
      const allowed = everyChoice(slots).filter((options) => isAllowed(bag, options, budgetDollars))
      const best = allowed.reduce((most, options) => Math.max(most, worthOf(bag, options)), -Infinity)
      const found = bestSlotOptions(bag, slots, budgetDollars)
      expect(found && worthOf(bag, found)).toBeCloseTo(best, 8)
    }),
    { numRuns: 20 },
  )
})
