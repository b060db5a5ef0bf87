import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { ClubCarry } from '../distances/club-distance.ts'
import { usualLoftDeg } from '../usual-loft.ts'
import type { BagInQuestion } from './bag-in-question.ts'
import { isNew } from './best-standings.ts'
import type { Place, Standing } from './places.ts'

type Move = {
  readonly club: ClubType
  /** About, in dollars; 0 for what costs nothing. */
  readonly priceDollars: number
  /** Clubs whose distance nobody measured and that this step rests on; empty when it can be taken at once. */
  readonly measureFirst: readonly ClubType[]
}

/** A club goes to the shelf: the bag holds too many, another needs the place, or its neighbour does its work. */
export type LeaveOut = Move & {
  readonly kind: 'leave-out'
  readonly reason: 'too-many' | 'makes-room' | 'overlap'
  /** The club that stays and carries most nearly the same. */
  readonly nearest: ClubCarry | undefined
  readonly carryYards: number
  /** No other club of the bag carries less: a part swing takes its place. */
  readonly isShortest: boolean
}

/** A club is bent to another loft; carries in whole yards, the second one expected. */
export type Reloft = Move & {
  readonly kind: 'reloft'
  readonly loftDeg: number
  readonly weakerDeg: number
  readonly fromCarryYards: number
  readonly toCarryYards: number
}

/** A club comes in, bought or from the shelf, between the two clubs that stand beside it by then. */
export type BringIn = Move & {
  readonly kind: 'add' | 'put-back'
  readonly carryYards: number
  readonly longer: ClubCarry | undefined
  readonly shorter: ClubCarry | undefined
}

export type BagStep = LeaveOut | Reloft | BringIn

/**
 * The steps from the bag to these standings, in an order in which no bag on the way holds more than it may: what is too
 * many goes first, then lofts are bent, then clubs come in where the hole is largest, each after the one that makes room.
 */
export function planSteps(
  bag: BagInQuestion,
  places: readonly Place[],
  standings: readonly Standing[],
): readonly BagStep[] {
  const staying = standings.filter((standing) => !isNew(standing))
  const coming = standings.filter(isNew)
  const leaving = leavingOf(bag, staying)
  const steps: BagStep[] = []
  let carried: readonly ClubCarry[] = bag.clubs

  const roomCount = () => MAX_CLUBS_BESIDES_PUTTER - bag.unmeasured.length - carried.length
  const restsOn = (club: ClubType) => places.find((place) => place.club === club)?.measureFirst ?? []
  const take = (step: BagStep) => {
    steps.push(step)
    carried = clubsAfter(carried, step)
  }
  const leave = (reason: LeaveOut['reason']) => {
    const club = leaving.shift()
    if (club) take({ kind: 'leave-out', reason, ...club, priceDollars: 0, measureFirst: restsOn(club.club) })
  }

  while (roomCount() < 0 && leaving.length > 0) leave('too-many')
  for (const { club, kind, weakerDeg, carryYards, priceDollars } of staying) {
    const before = bag.clubs.find((other) => other.club === club)
    if (kind !== 'reloft' || !before) continue
    const loftDeg = bag.loftsDeg.get(club) ?? usualLoftDeg(club)
    const carries = { fromCarryYards: before.carryYards, toCarryYards: carryYards }
    take({ kind, club, loftDeg, weakerDeg, ...carries, priceDollars, measureFirst: restsOn(club) })
  }
  for (const { club, kind, carryYards, priceDollars } of byHole(coming, carried)) {
    if (roomCount() === 0) leave('makes-room')
    const comesBy = kind === 'add' ? 'add' : 'put-back'
    const beside = neighboursOf(carryYards, carried)
    take({ kind: comesBy, club, carryYards, ...beside, priceDollars, measureFirst: restsOn(club) })
  }
  while (leaving.length > 0) leave('overlap')
  return steps
}

/** The clubs with a carry once this step is taken. */
export function clubsAfter(clubs: readonly ClubCarry[], step: BagStep): readonly ClubCarry[] {
  const others = clubs.filter(({ club }) => club !== step.club)
  if (step.kind === 'leave-out') return others
  return [...others, { club: step.club, carryYards: step.kind === 'reloft' ? step.toCarryYards : step.carryYards }]
}

/** The clubs that go, the one that is missed least first. */
function leavingOf({ clubs, range }: BagInQuestion, staying: readonly Standing[]) {
  return clubs
    .filter(({ club }) => !staying.some((standing) => standing.club === club))
    .map(({ club, carryYards }) => {
      const off = (other: ClubCarry) => Math.abs(other.carryYards - carryYards)
      const [nearest] = clubs
        .filter((other) => staying.some((standing) => standing.club === other.club))
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

function byHole(newcomers: readonly Standing[], carried: readonly ClubCarry[]): readonly Standing[] {
  const holeYards = ({ carryYards }: Standing) => {
    const { longer, shorter } = neighboursOf(carryYards, carried)
    return longer && shorter ? longer.carryYards - shorter.carryYards : 0
  }
  return newcomers.toSorted((a, b) => holeYards(b) - holeYards(a))
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
