import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import { idealGap } from '../gapping/ideal-gap.ts'
import type { BagInQuestion } from './bag-in-question.ts'
import { COVERED_WITHIN_YARDS, coveredShare } from './coverage.ts'
import type { Place, Standing } from './places.ts'
import { yardageWorth } from './yardage-worth.ts'

/** What a change has to gain, as a share of the worth of all yardages (our judgement). */
const PRICE_OF_ADDING = 0.03
const PRICE_OF_MOVING = 0.003
/** For the club of an overlap that other advice sends away: of two that cost the bag the same it is this one. */
const PRICE_OF_MOVING_MISSED_LESS = 0.001
const PRICE_OF_RELOFTING = 0.012
const PRICE_PER_DEGREE = 0.003
/** What a gap costs beyond its limits, per ideal gap. */
const PRICE_OF_UNEVEN_GAPS = 0.03

/** A newcomer stands at least this share of the ideal gap from its neighbours: nobody needs two woods in one hole. */
const NEWCOMER_CLEAR_SHARE = 0.7

/** Sums of shares that differ by less are equal. */
const ROUNDING = 1e-9

/** A bag that is chosen down to some place. */
type Chosen = {
  readonly last: Standing | undefined
  readonly before: Chosen | undefined
  readonly clubCount: number
  readonly priceDollars: number
  readonly worth: number
  readonly coveredYards: number
}

const NOTHING: Chosen = {
  last: undefined,
  before: undefined,
  clubCount: 0,
  priceDollars: 0,
  worth: 0,
  coveredYards: 0,
}

/**
 * The standings that make the best legal bag within the budget in dollars (none: any price), longest carry first: what
 * the covered yardages are worth, less what the changes and uneven gaps cost. Covers are equally wide, so what a club
 * adds depends on the one before it alone: the search down the bag is exact. A legal bag never covers a smaller share
 * than before. Undefined when the clubs that have to stay are too many.
 */
export function bestStandings(
  bag: BagInQuestion,
  places: readonly Place[],
  budgetDollars: number | undefined,
): readonly Standing[] | undefined {
  const steps = stepsOf(bag, budgetDollars)
  let open: readonly Chosen[] = [NOTHING]
  for (const place of places) {
    open = withoutBeaten(open.flatMap((chosen) => [...steps.leave(chosen, place), ...steps.take(chosen, place)]))
  }
  const isLegal = bag.clubs.length + bag.unmeasured.length <= MAX_CLUBS_BESIDES_PUTTER
  const leastYards = isLegal ? steps.yardsBefore - ROUNDING : 0
  const best = open
    .filter(({ coveredYards }) => coveredYards >= leastYards)
    .reduce<Chosen | undefined>((found, one) => (found && found.worth >= one.worth - ROUNDING ? found : one), undefined)
  return best && standingsOf(best)
}

function stepsOf(bag: BagInQuestion, budgetDollars: number | undefined) {
  const { clubs, unmeasured, range, sevenIronCarryYards, missedLess } = bag
  const worthBelow = yardageWorth({ range, sevenIronCarryYards })
  const mostClubs = MAX_CLUBS_BESIDES_PUTTER - unmeasured.length
  const rangeYards = range.toYards - range.fromYards

  function take(chosen: Chosen, { standings }: Place): readonly Chosen[] {
    if (chosen.clubCount >= mostClubs) return []
    return standings.flatMap((standing) => {
      const priceDollars = budgetDollars === undefined ? 0 : chosen.priceDollars + standing.priceDollars
      if (priceDollars > (budgetDollars ?? 0)) return []
      const between = gapTo(standing, chosen.last)
      if (between === undefined) return []
      const toYards = Math.min(standing.carryYards + COVERED_WITHIN_YARDS, between.coveredFromYards)
      const fromYards = Math.min(standing.carryYards - COVERED_WITHIN_YARDS, toYards)
      const held = (yards: number) => Math.min(range.toYards, Math.max(range.fromYards, yards))
      return {
        last: standing,
        before: chosen,
        clubCount: chosen.clubCount + 1,
        priceDollars,
        worth: chosen.worth + worthBelow(toYards) - worthBelow(fromYards) - between.price - priceOf(standing),
        coveredYards: chosen.coveredYards + held(toYards) - held(fromYards),
      }
    })
  }

  /** Undefined where the order would change or a newcomer would stand too near. */
  function gapTo(standing: Standing, longer: Standing | undefined) {
    if (!longer) return { price: 0, coveredFromYards: Infinity }
    const gapYards = longer.carryYards - standing.carryYards
    if (gapYards < 0) return undefined
    const ideal = idealGap({
      longerCarryYards: longer.carryYards,
      shorterCarryYards: standing.carryYards,
      sevenIronCarryYards,
    })
    const isNewcomer = isNew(longer) || isNew(standing)
    if (isNewcomer && gapYards < NEWCOMER_CLEAR_SHARE * ideal.idealYards) return undefined
    const beyondYards = Math.max(0, gapYards - ideal.wideAboveYards, ideal.closeBelowYards - gapYards)
    return {
      price: (PRICE_OF_UNEVEN_GAPS * beyondYards) / ideal.idealYards,
      coveredFromYards: longer.carryYards - COVERED_WITHIN_YARDS,
    }
  }

  function leave(chosen: Chosen, { club, isInBag, mayBeEmpty }: Place): readonly Chosen[] {
    if (!mayBeEmpty) return []
    const price = missedLess.includes(club) ? PRICE_OF_MOVING_MISSED_LESS : PRICE_OF_MOVING
    return [isInBag ? { ...chosen, worth: chosen.worth - price } : chosen]
  }

  const carries = clubs.map(({ carryYards }) => carryYards)
  return { take, leave, yardsBefore: coveredShare(carries, range) * rangeYards }
}

export function isNew({ kind }: Standing): boolean {
  return kind === 'add' || kind === 'put-back'
}

function priceOf({ kind, weakerDeg }: Standing): number {
  if (kind === 'add') return PRICE_OF_ADDING
  if (kind === 'put-back') return PRICE_OF_MOVING
  return kind === 'reloft' ? PRICE_OF_RELOFTING + PRICE_PER_DEGREE * Math.abs(weakerDeg) : 0
}

/** Of bags that end with the same club those that are in no way better than another are given up. */
function withoutBeaten(open: readonly Chosen[]): readonly Chosen[] {
  const byLast = Map.groupBy(open, ({ last }) => last)
  return [...byLast.values()].flatMap((rivals) => {
    const kept: Chosen[] = []
    for (const one of rivals.toSorted((a, b) => b.worth - a.worth)) {
      if (!kept.some((other) => beats(other, one))) kept.push(one)
    }
    return kept
  })
}

/** `other` is worth at least as much already. */
function beats(other: Chosen, one: Chosen): boolean {
  return (
    other.clubCount <= one.clubCount && other.priceDollars <= one.priceDollars && other.coveredYards >= one.coveredYards
  )
}

function standingsOf(chosen: Chosen): readonly Standing[] {
  const standings: Standing[] = []
  for (let one: Chosen | undefined = chosen; one?.last; one = one.before) standings.push(one.last)
  return standings.toReversed()
}
