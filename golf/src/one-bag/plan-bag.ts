import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { BagAction, JoinBag, LiveWithHole, MeasureClubs } from './bag-action.ts'
import { isJoining } from './bag-action.ts'
import type { BagClubCarry, BagGolfer, LoftedType } from './bag-golfer.ts'
import { clubsByCarry, clubsTooMany, clubsWithoutCarry } from './bag-golfer.ts'
import { SERIOUS_WEDGES, withNeeds } from './bag-needs.ts'
import { clubPlace } from './club-place.ts'
import { easierClub } from './easier-club.ts'
import { fillersOf } from './fill-hole.ts'
import type { Yardstick } from './hole-strokes.ts'
import type { Hole, SwingGap } from './holes.ts'
import { holesOf, swingGaps } from './holes.ts'
import { cheapestLeaver } from './leaving.ts'
import { leaveOutTooMany, settleOverlaps } from './overlaps.ts'
import { firstSandWedge } from './sand-wedge.ts'

/** A bag judged for its golfer, with everything to do about it. */
export type BagPlan = {
  /** In the bag with a carry, longest first, with the gaps between them. */
  readonly clubs: readonly BagClubCarry[]
  readonly gaps: readonly SwingGap[]
  /** Gaps too wide for the swing, the costliest first. */
  readonly holes: readonly Hole[]
  /** Holes that are no flaw: nothing is made for them, and golfers of this speed have them. */
  readonly normalHoleIds: readonly string[]
  /** What saves most strokes first. */
  readonly actions: readonly BagAction[]
  /** By how many clubs the bag is over the limit. */
  readonly tooMany: number
}

/** Three clubs are enough to choose and get used to at a time. Ours. */
const MOST_PURCHASES = 3
/** Strokes a round below which a purchase is not worth its price. Ours. */
const WORTH_BUYING_STROKES = 0.03
/** In a full bag a hole must be this much wider than its limit, and the club save this much more than its room costs. */
const SWAP_FROM_SHARE = 1.2
const SWAP_SAVES_STROKES = 0.05

/**
 * Everything to do about a golfer's bag, once, for every screen: which numbers to measure, which clubs to put back, buy
 * or do without, and which holes to live with. Followed in order it never holds more than 13 clubs besides the putter.
 * A bag of fewer than two carries has no plan: every list is empty.
 */
export function planBag(golfer: BagGolfer): BagPlan {
  const clubs = clubsByCarry(golfer.clubs)
  const tooMany = clubsTooMany(golfer.clubs)
  const [longest] = clubs
  if (!longest || clubs.length < 2) return { clubs, gaps: [], holes: [], normalHoleIds: [], actions: [], tooMany }

  const judge = { ...golfer, longestYards: longest.carryYards }
  const gaps = swingGaps(clubs, golfer.sevenIronCarryYards)
  const holes = holesOf(gaps, judge)
  const { wanted, settled } = findFillers(holes, judge)
  const sand = firstSandWedge(clubs, golfer)
  const joined = joinBag([...wanted, ...(sand ? [sand] : [])], clubs, judge)
  const easier = golfer.isBeginner && tooMany === 0 && purchaseCount(joined.actions) < MOST_PURCHASES
  const instead = easier ? easierClub(clubs, golfer, joined.actions) : undefined
  const leaving = leavingClubs({ actions: [...joined.actions, ...(instead ? [instead] : [])] })
  const overlaps = settleOverlaps(gaps, golfer, leaving)
  const outOfPairs = overlaps.flatMap((action) => (action.kind === 'leave-out' ? action.club : []))
  const surplus = leaveOutTooMany(clubs, golfer, outOfPairs)
  const actions = [...settled, ...joined.actions, ...(instead ? [instead] : []), ...overlaps, ...surplus]
  return {
    clubs,
    gaps,
    holes,
    normalHoleIds: settled.flatMap((action) => (action.kind === 'normal' ? action.hole.id : [])),
    actions: withNeeds(
      actions.toSorted((a, b) => b.strokes - a.strokes),
      golfer,
    ),
    tooMany,
  }
}

/** What the plan buys now. Every screen shows this list, none makes its own. */
export function purchasesOf({ actions }: Pick<BagPlan, 'actions'>): readonly JoinBag[] {
  return actions.filter((action): action is JoinBag => action.kind === 'buy')
}

/** The clubs that leave the bag when the plan is followed. */
export function leavingClubs({ actions }: Pick<BagPlan, 'actions'>): readonly ClubType[] {
  return actions.flatMap((action) => {
    if (action.kind === 'leave-out') return action.club
    return isJoining(action) ? (action.leaveOut ?? []) : []
  })
}

type Judge = BagGolfer & Yardstick

/** The clubs that fill the holes, and what is to do about those that none fills. */
function findFillers(holes: readonly Hole[], golfer: Judge) {
  const wanted: JoinBag[] = []
  const settled: (MeasureClubs | LiveWithHole)[] = []
  for (const hole of holes) {
    const guesses = clubsToMeasure(hole, golfer)
    if (guesses.length > 0) {
      settled.push({ kind: 'measure', gap: hole, clubs: guesses, strokes: hole.strokes })
      continue
    }
    const owned: readonly LoftedType[] = [...golfer.clubs, ...wanted.map(({ club }) => club)]
    const fillers = fillersOf(hole, golfer, owned).filter((filler) => filler.isOwned || isWorthBuying(filler, golfer))
    if (fillers.length === 0) settled.push(liveWith(hole, false))
    for (const { isOwned, ...filler } of fillers) {
      wanted.push({ kind: isOwned ? 'put-back' : 'buy', reason: 'hole', hole, leaveOut: undefined, ...filler })
    }
  }
  return { wanted, settled }
}

/**
 * Both ends where neither was measured, the clubs between them without a number, and an estimated end that may close the
 * hole by being off.
 */
function clubsToMeasure(hole: Hole, golfer: BagGolfer): readonly ClubType[] {
  const guesses = [hole.longer, hole.shorter].filter(({ isEstimated }) => isEstimated)
  const unknown = clubsWithoutCarry(golfer.clubs).filter((club) => {
    const place = clubPlace(club)
    return place < clubPlace(hole.longer) && place > clubPlace(hole.shorter)
  })
  const slackYards = Math.hypot(...guesses.map(({ plusMinusYards }) => plusMinusYards))
  const mayBeClosed = guesses.length > 0 && hole.gapYards - slackYards < hole.wideAboveYards
  const isUnsure = guesses.length === 2 || unknown.length > 0 || mayBeClosed
  return isUnsure ? [...guesses, ...unknown].map(({ type }) => type) : []
}

/** Until a serious golfer has three wedges every one that fits is worth it. */
function isWorthBuying(
  { strokes, club }: { readonly strokes: number; readonly club: LoftedType },
  { isSerious, clubs }: BagGolfer,
): boolean {
  const wedgeCount = clubs.filter(({ kind, isInBag }) => kind === 'wedge' && isInBag).length
  const isWantedWedge = isSerious && club.kind === 'wedge' && wedgeCount < SERIOUS_WEDGES
  return strokes >= (isWantedWedge ? 0 : WORTH_BUYING_STROKES)
}

/** Below the driver a hole is what golfers of this speed have; a wood or hybrid is gripped down, others swing in part. */
function liveWith(hole: Hole, isBagFull: boolean): LiveWithHole {
  const { kind } = hole.longer
  if (kind === 'driver' && !isBagFull) return { kind: 'normal', hole, isBagFull, strokes: 0 }
  const isLong = kind === 'driver' || kind === 'wood' || kind === 'hybrid'
  return { kind: isLong ? 'grip-down' : 'part-swing', hole, isBagFull, strokes: hole.strokes }
}

/** Lets the clubs in: those of the shelf first, then what saves most; a full bag gives one away for each. */
function joinBag(wanted: readonly JoinBag[], clubs: readonly BagClubCarry[], golfer: Judge) {
  const actions: (JoinBag | LiveWithHole)[] = []
  let present = clubs
  let count = golfer.clubs.filter(({ isInBag }) => isInBag).length
  const inTurn = wanted.toSorted((a, b) => Number(a.kind === 'buy') - Number(b.kind === 'buy') || b.strokes - a.strokes)
  for (const one of inTurn) {
    if (one.kind === 'buy' && purchaseCount(actions) >= MOST_PURCHASES) {
      actions.push({ ...one, kind: 'later' })
      continue
    }
    const isFull = count >= MAX_CLUBS_BESIDES_PUTTER
    const leaver = isFull ? roomFor(one, present, golfer) : undefined
    if (isFull && leaver === undefined) {
      const isHandled = actions.some((action) => 'hole' in action && 'hole' in one && action.hole.id === one.hole.id)
      if (one.reason === 'hole' && !isHandled) actions.push(liveWith(one.hole, true))
      continue
    }
    if (!isFull) count += 1
    present = present.filter(({ type }) => type !== leaver)
    actions.push({ ...one, leaveOut: leaver })
  }
  return { actions }
}

/** The club that gives way to another, where the hole is wide and the change saves enough. */
function roomFor(one: JoinBag, present: readonly BagClubCarry[], golfer: Judge): ClubType | undefined {
  const tooMany = clubsTooMany(golfer.clubs)
  const isWide = one.reason !== 'hole' || one.hole.gapYards >= SWAP_FROM_SHARE * one.hole.wideAboveYards
  if (tooMany > 0 || !isWide) return undefined
  const staying = one.reason === 'hole' ? [one.hole.longer.type, one.hole.shorter.type] : []
  const leaver = cheapestLeaver(present, golfer, staying)
  return leaver && one.strokes - leaver.strokes >= SWAP_SAVES_STROKES ? leaver.type : undefined
}

function purchaseCount(actions: readonly BagAction[]): number {
  return actions.filter(({ kind }) => kind === 'buy').length
}
