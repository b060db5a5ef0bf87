import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { usualLoftDeg } from '../usual-loft.ts'
import type { BetterBagProblem } from './problem.ts'
import { isNew } from './best-slot-options.ts'
import type { Slot, SlotOption } from './slots.ts'

type Move = {
  readonly club: ClubType
  /** Approximate, in dollars; 0 when free. */
  readonly priceDollars: number
  /** Clubs with unmeasured distances that this step depends on; empty when it can be followed at once. */
  readonly measureFirst: readonly ClubType[]
}

/** A club goes to the shelf: there are too many, another one needs the slot, or its neighbour does the same job. */
export type LeaveOut = Move & {
  readonly kind: 'leave-out'
  readonly reason: 'too-many' | 'makes-room' | 'overlap'
  /** The remaining club with the most similar carry. */
  readonly nearest: ClubCarry | undefined
  readonly carryYards: number
  /** No other club in the bag carries less: a part swing replaces it. */
  readonly isShortest: boolean
}

/** A club is bent to another loft. Carries in whole yards; the second is expected. */
export type Reloft = Move & {
  readonly kind: 'reloft'
  readonly loftDeg: number
  readonly weakerDeg: number
  readonly fromCarryYards: number
  readonly toCarryYards: number
}

/** A club is bought or taken from the shelf, and joins between its two neighbours at that time. */
export type BringIn = Move & {
  readonly kind: 'add' | 'put-back'
  readonly carryYards: number
  readonly longer: ClubCarry | undefined
  readonly shorter: ClubCarry | undefined
}

export type BagStep = LeaveOut | Reloft | BringIn

/**
 * The steps from the bag to these options, ordered so that no bag on the way exceeds the limit: surplus clubs leave
 * first, then lofts are bent, then clubs join at the largest hole, each after the one that makes room.
 */
export function planSteps(
  bag: BetterBagProblem,
  slots: readonly Slot[],
  options: readonly SlotOption[],
): readonly BagStep[] {
  const staying = options.filter((option) => !isNew(option))
  const incoming = options.filter(isNew)
  const outgoing = outgoingClubs(bag, staying)
  const steps: BagStep[] = []
  let carried: readonly ClubCarry[] = bag.clubs

  const roomCount = () => MAX_CLUBS_BESIDES_PUTTER - bag.unmeasured.length - carried.length
  const restsOn = (club: ClubType) => slots.find((slot) => slot.club === club)?.measureFirst ?? []
  const take = (step: BagStep) => {
    steps.push(step)
    carried = clubsAfter(carried, step)
  }
  const leaveOut = (reason: LeaveOut['reason']) => {
    const club = outgoing.shift()
    if (club) take({ kind: 'leave-out', reason, ...club, priceDollars: 0, measureFirst: restsOn(club.club) })
  }

  while (roomCount() < 0 && outgoing.length > 0) leaveOut('too-many')
  for (const { club, kind, weakerDeg, carryYards, priceDollars } of staying) {
    const before = bag.clubs.find((other) => other.club === club)
    if (kind !== 'reloft' || !before) continue
    const loftDeg = bag.loftsDeg.get(club) ?? usualLoftDeg(club)
    const carries = { fromCarryYards: before.carryYards, toCarryYards: carryYards }
    take({ kind, club, loftDeg, weakerDeg, ...carries, priceDollars, measureFirst: restsOn(club) })
  }
  for (const { club, kind, carryYards, priceDollars } of byHole(incoming, carried)) {
    if (roomCount() === 0) leaveOut('makes-room')
    const comesBy = kind === 'add' ? 'add' : 'put-back'
    const beside = neighboursOf(carryYards, carried)
    take({ kind: comesBy, club, carryYards, ...beside, priceDollars, measureFirst: restsOn(club) })
  }
  while (outgoing.length > 0) leaveOut('overlap')
  return steps
}

/** The clubs with a carry after this step. */
export function clubsAfter(clubs: readonly ClubCarry[], step: BagStep): readonly ClubCarry[] {
  const others = clubs.filter(({ club }) => club !== step.club)
  if (step.kind === 'leave-out') return others
  return [...others, { club: step.club, carryYards: step.kind === 'reloft' ? step.toCarryYards : step.carryYards }]
}

/** The clubs that leave, the most dispensable first. */
function outgoingClubs({ clubs, range }: BetterBagProblem, staying: readonly SlotOption[]) {
  return clubs
    .filter(({ club }) => !staying.some((option) => option.club === club))
    .map(({ club, carryYards }) => {
      const off = (other: ClubCarry) => Math.abs(other.carryYards - carryYards)
      const [nearest] = clubs
        .filter((other) => staying.some((option) => option.club === other.club))
        .toSorted((a, b) => off(a) - off(b))
      return { club, carryYards, nearest, apartYards: nearest ? off(nearest) : Infinity }
    })
    .toSorted((a, b) => a.apartYards - b.apartYards)
    .map(({ club, carryYards, nearest }) => ({
      club,
      carryYards,
      isShortest: carryYards === range.fromYards,
      nearest: nearest && { club: nearest.club, carryYards: nearest.carryYards },
    }))
}

function byHole(candidateClubs: readonly SlotOption[], carried: readonly ClubCarry[]): readonly SlotOption[] {
  const holeYards = ({ carryYards }: SlotOption) => {
    const { longer, shorter } = neighboursOf(carryYards, carried)
    return longer && shorter ? longer.carryYards - shorter.carryYards : 0
  }
  return candidateClubs.toSorted((a, b) => holeYards(b) - holeYards(a))
}

function neighboursOf(carryYards: number, carried: readonly ClubCarry[]) {
  const byCarry = carried
    .map((other) => ({ club: other.club, carryYards: other.carryYards }))
    .toSorted((a, b) => b.carryYards - a.carryYards)
  return {
    longer: byCarry.findLast((other) => other.carryYards > carryYards),
    shorter: byCarry.find((other) => other.carryYards <= carryYards),
  }
}
