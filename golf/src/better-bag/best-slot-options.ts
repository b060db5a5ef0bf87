import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import { idealGap } from '../gapping/ideal-gap.ts'
import type { BetterBagProblem } from './problem.ts'
import { COVERED_WITHIN_YARDS, coveredShare } from './coverage.ts'
import type { Slot, SlotOption } from './slots.ts'
import { yardageWorth } from './yardage-worth.ts'

/** The minimum gain of a change, as a share of the worth of all yardages (our judgement). */
const PRICE_OF_ADDING = 0.03
const PRICE_OF_MOVING = 0.003
/** For the club of an overlap that other advice removes: breaks the tie between two equal clubs. */
const PRICE_OF_MOVING_MISSED_LESS = 0.001
const PRICE_OF_RELOFTING = 0.012
const PRICE_PER_DEGREE = 0.003
/** Cost of a gap outside its limits, per ideal gap. */
const PRICE_OF_UNEVEN_GAPS = 0.03

/** A candidate needs at least this share of the ideal gap to its neighbours: two woods in one hole are of no use. */
const CANDIDATE_CLEAR_SHARE = 0.7

/** Tolerance for sums of shares. */
const ROUNDING = 1e-9

/** A bag filled up to some slot. */
type PartialBag = {
  readonly last: SlotOption | undefined
  readonly before: PartialBag | undefined
  readonly clubCount: number
  readonly priceDollars: number
  readonly worth: number
  readonly coveredYards: number
}

const EMPTY_BAG: PartialBag = {
  last: undefined,
  before: undefined,
  clubCount: 0,
  priceDollars: 0,
  worth: 0,
  coveredYards: 0,
}

/**
 * The options that make the best legal bag within the budget in dollars (none: any price), longest carry first: the
 * worth of the covered yardages less the cost of changes and uneven gaps. Covers are equally wide, so what a club adds
 * depends only on the one before it, and the search down the bag is exact. A legal bag never covers a smaller share
 * than before. Undefined when too many clubs have to stay.
 */
export function bestSlotOptions(
  bag: BetterBagProblem,
  slots: readonly Slot[],
  budgetDollars: number | undefined,
): readonly SlotOption[] | undefined {
  const steps = transitionsOf(bag, budgetDollars)
  let frontier: readonly PartialBag[] = [EMPTY_BAG]
  for (const slot of slots) {
    frontier = withoutDominated(
      frontier.flatMap((partial) => [...steps.leaveEmpty(partial, slot), ...steps.fill(partial, slot)]),
    )
  }
  const isLegal = bag.clubs.length + bag.unmeasured.length <= MAX_CLUBS_BESIDES_PUTTER
  const leastYards = isLegal ? steps.yardsBefore - ROUNDING : 0
  const best = frontier
    .filter(({ coveredYards }) => coveredYards >= leastYards)
    .reduce<PartialBag | undefined>(
      (found, one) => (found && found.worth >= one.worth - ROUNDING ? found : one),
      undefined,
    )
  return best && optionsOf(best)
}

function transitionsOf(bag: BetterBagProblem, budgetDollars: number | undefined) {
  const { clubs, unmeasured, range, sevenIronCarryYards, missedLess } = bag
  const worthBelow = yardageWorth({ range, sevenIronCarryYards })
  const mostClubs = MAX_CLUBS_BESIDES_PUTTER - unmeasured.length
  const rangeYards = range.toYards - range.fromYards

  function fill(partial: PartialBag, { options }: Slot): readonly PartialBag[] {
    if (partial.clubCount >= mostClubs) return []
    return options.flatMap((option) => {
      const priceDollars = budgetDollars === undefined ? 0 : partial.priceDollars + option.priceDollars
      if (priceDollars > (budgetDollars ?? 0)) return []
      const between = gapTo(option, partial.last)
      if (between === undefined) return []
      const toYards = Math.min(option.carryYards + COVERED_WITHIN_YARDS, between.coveredFromYards)
      const fromYards = Math.min(option.carryYards - COVERED_WITHIN_YARDS, toYards)
      const held = (yards: number) => Math.min(range.toYards, Math.max(range.fromYards, yards))
      return {
        last: option,
        before: partial,
        clubCount: partial.clubCount + 1,
        priceDollars,
        worth: partial.worth + worthBelow(toYards) - worthBelow(fromYards) - between.price - priceOf(option),
        coveredYards: partial.coveredYards + held(toYards) - held(fromYards),
      }
    })
  }

  /** Undefined where the order would change or a candidate would be too close. */
  function gapTo(option: SlotOption, longer: SlotOption | undefined) {
    if (!longer) return { price: 0, coveredFromYards: Infinity }
    const gapYards = longer.carryYards - option.carryYards
    if (gapYards < 0) return undefined
    const ideal = idealGap({
      longerCarryYards: longer.carryYards,
      shorterCarryYards: option.carryYards,
      sevenIronCarryYards,
    })
    const isCandidate = isNew(longer) || isNew(option)
    if (isCandidate && gapYards < CANDIDATE_CLEAR_SHARE * ideal.idealYards) return undefined
    const beyondYards = Math.max(0, gapYards - ideal.wideAboveYards, ideal.closeBelowYards - gapYards)
    return {
      price: (PRICE_OF_UNEVEN_GAPS * beyondYards) / ideal.idealYards,
      coveredFromYards: longer.carryYards - COVERED_WITHIN_YARDS,
    }
  }

  function leaveEmpty(partial: PartialBag, { club, isInBag, mayBeEmpty }: Slot): readonly PartialBag[] {
    if (!mayBeEmpty) return []
    const price = missedLess.includes(club) ? PRICE_OF_MOVING_MISSED_LESS : PRICE_OF_MOVING
    return [isInBag ? { ...partial, worth: partial.worth - price } : partial]
  }

  const carries = clubs.map(({ carryYards }) => carryYards)
  return { fill, leaveEmpty, yardsBefore: coveredShare(carries, range) * rangeYards }
}

export function isNew({ kind }: SlotOption): boolean {
  return kind === 'add' || kind === 'put-back'
}

function priceOf({ kind, weakerDeg }: SlotOption): number {
  if (kind === 'add') return PRICE_OF_ADDING
  if (kind === 'put-back') return PRICE_OF_MOVING
  return kind === 'reloft' ? PRICE_OF_RELOFTING + PRICE_PER_DEGREE * Math.abs(weakerDeg) : 0
}

/** Of partial bags with the same last club, drops those that another one dominates. */
function withoutDominated(frontier: readonly PartialBag[]): readonly PartialBag[] {
  const byLast = Map.groupBy(frontier, ({ last }) => last)
  return [...byLast.values()].flatMap((rivals) => {
    const kept: PartialBag[] = []
    for (const one of rivals.toSorted((a, b) => b.worth - a.worth)) {
      if (!kept.some((other) => dominates(other, one))) kept.push(one)
    }
    return kept
  })
}

/** `other` is worth at least as much already. */
function dominates(other: PartialBag, one: PartialBag): boolean {
  return (
    other.clubCount <= one.clubCount && other.priceDollars <= one.priceDollars && other.coveredYards >= one.coveredYards
  )
}

function optionsOf(partial: PartialBag): readonly SlotOption[] {
  const options: SlotOption[] = []
  for (let one: PartialBag | undefined = partial; one?.last; one = one.before) options.push(one.last)
  return options.toReversed()
}
