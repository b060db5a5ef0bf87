import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubCarry, ClubDistances } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { estimateClassic } from '../distances/classic.ts'
import type { Estimator } from '../distances/recalculate.ts'
import { clubsWithCarry } from '../distances/order.ts'
import { standardCarryYards } from '../distances/standard-carry.ts'
import type { KnownSwing } from '../swing-speed.ts'
import { swingSpeedMph } from '../swing-speed.ts'
import { CONFIDENCE_CLUB } from './starter-answers.ts'

/** A club, and the hole between two earlier clubs that it reduces, in yards of carry. */
export type BuyingStep = {
  readonly club: ClubType
  readonly longer: ClubType
  readonly shorter: ClubType
  readonly holeYards: number
}

export type BuyingOrder = {
  /** The clubs to start with, longest first. */
  readonly start: readonly ClubType[]
  /** The rest, most valuable first. */
  readonly next: readonly BuyingStep[]
}

/** Half a legal bag: enough for a round, few enough to learn each club. */
export const FIRST_CLUB_COUNT = 7

/**
 * Which clubs of a set to start with and which to add: the longest, the most trusted and the shortest club and the
 * putter, then always the club that splits the largest remaining hole best; ties go to the shorter and easier club.
 */
export function buyingOrder(clubs: readonly ClubCarry[], putter: readonly ClubType[] = []): BuyingOrder {
  const all = clubs.toSorted((a, b) => b.carryYards - a.carryYards)
  let chosen = all.filter(({ club }, index) => index === 0 || index === all.length - 1 || club === CONFIDENCE_CLUB)
  const steps: BuyingStep[] = []
  for (let found = nextStep(all, chosen); found; found = nextStep(all, chosen)) {
    const { step, carry } = found
    steps.push(step)
    const before = chosen
    chosen = all.filter((one) => one === carry || before.includes(one))
  }
  const addedCount = Math.max(0, FIRST_CLUB_COUNT - putter.length - (all.length - steps.length))
  const next = steps.slice(addedCount)
  const later = new Set(next.map(({ club }) => club))
  return { start: [...all.map(({ club }) => club).filter((club) => !later.has(club)), ...putter], next }
}

/**
 * Expected carries of these clubs in yards: what `estimate`, by default Classic, makes of the golfer's own numbers unless
 * those contradict each other, else the standard carry for the swing speed. The putter is left out.
 */
export function expectedCarries(
  types: readonly ClubType[],
  { distances, ...swing }: KnownSwing & { readonly distances: ClubDistances },
  estimate?: Estimator,
): readonly ClubCarry[] {
  const clubs = clubsWithCarry(types)
  const own = CLUB_TYPES.flatMap((club) => {
    const stored = distances[club]
    return stored && !isEstimated(stored) ? [{ club, carryYards: stored.distance }] : []
  })
  const fitted = own.length > 0 || estimate ? (estimate ?? estimateClassic)(clubs, own) : undefined
  if (fitted && 'carries' in fitted && fitted.carries.length > 0) return fitted.carries
  const driverSpeedMph = swingSpeedMph(swing)
  return clubs.map((club) => ({ club, carryYards: standardCarryYards({ club, swingSpeedMph: driverSpeedMph }) }))
}

/** The largest hole that a remaining club could split, and the club closest to its middle. */
function nextStep(all: readonly ClubCarry[], chosen: readonly ClubCarry[]) {
  const isChosen = new Set(chosen.map(({ club }) => club))
  const holes = chosen.slice(1).flatMap((shorter, index) => {
    const longer = chosen[index]
    if (!longer) return []
    const inside = all.filter((carry) => !isChosen.has(carry.club) && isBetween(carry, longer, shorter, all))
    return inside.length > 0 ? [{ longer, shorter, inside }] : []
  })
  const width = ({ longer, shorter }: (typeof holes)[number]) => longer.carryYards - shorter.carryYards
  const hole = holes.toSorted((a, b) => width(b) - width(a))[0]
  const carry = hole && nearestMiddle(hole)
  if (!hole || !carry) return undefined
  const step = { club: carry.club, longer: hole.longer.club, shorter: hole.shorter.club, holeYards: width(hole) }
  return { step, carry }
}

/** By position in the list rather than by yards, so that clubs with equal carries are found too. */
function isBetween(carry: ClubCarry, longer: ClubCarry, shorter: ClubCarry, all: readonly ClubCarry[]): boolean {
  const place = all.indexOf(carry)
  return place > all.indexOf(longer) && place < all.indexOf(shorter)
}

function nearestMiddle({
  longer,
  shorter,
  inside,
}: {
  readonly longer: ClubCarry
  readonly shorter: ClubCarry
  readonly inside: readonly ClubCarry[]
}): ClubCarry | undefined {
  const middleYards = (longer.carryYards + shorter.carryYards) / 2
  const off = ({ carryYards }: ClubCarry) => Math.abs(carryYards - middleYards)
  return inside.toSorted((a, b) => off(a) - off(b) || a.carryYards - b.carryYards)[0]
}
