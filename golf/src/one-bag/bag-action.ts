import type { ClubType } from '../club.ts'
import type { BagClubCarry, LoftedType } from './bag-golfer.ts'
import type { Hole, SwingGap } from './holes.ts'

/** What a golfer's level asks for, whatever the gaps are: a beginner's hybrid, a serious golfer's third wedge. */
export type BagNeed = 'first-hybrid' | 'few-wedges'

/** A club that joins the bag, and what for. */
type Joining = {
  readonly club: LoftedType
  readonly expectedCarryYards: number
  readonly plusMinusYards: number
  /** About; 0 for a club that is owned. */
  readonly priceDollars: number
  /** Strokes a round that it saves. */
  readonly strokes: number
  /** The club that makes room in a full bag, or that it replaces. */
  readonly leaveOut: ClubType | undefined
  /** Absent where the level asks for no such club. */
  readonly need?: BagNeed
}

/** Why a club joins: it fills a hole, is the first one for sand, or is easier to hit than the iron at its place. */
export type JoiningFor =
  | { readonly reason: 'hole'; readonly hole: Hole }
  | { readonly reason: 'sand'; readonly pitchingWedge: BagClubCarry }
  | { readonly reason: 'easier'; readonly iron: BagClubCarry }

/** A club to buy now, to buy after these, or to take from the shelf. */
export type JoinBag = { readonly kind: 'buy' | 'later' | 'put-back' } & Joining & JoiningFor

/** Numbers to measure before anything is said of a hole or an overlap. */
export type MeasureClubs = {
  readonly kind: 'measure'
  readonly gap: SwingGap
  readonly clubs: readonly ClubType[]
  readonly strokes: number
}

/**
 * A hole without a club for it. `normal` below the driver; else the longer club is gripped down or swung in part.
 * `isBagFull` when a club would fit but none may leave for it.
 */
export type LiveWithHole = {
  readonly kind: 'normal' | 'grip-down' | 'part-swing'
  readonly hole: Hole
  readonly isBagFull: boolean
  readonly strokes: number
}

/** The club to do without: its neighbour does the same job, or the bag holds too many. */
export type LeaveOut = {
  readonly kind: 'leave-out'
  readonly club: ClubType
  readonly reason: 'overlap' | 'too-many'
  /** The overlap it ends. */
  readonly gap: SwingGap | undefined
  readonly strokes: 0
}

/** Two clubs that do one job while neither can leave: irons of one set want their lofts checked, others stay as they are. */
export type KeepPair = { readonly kind: 'bend' | 'keep-both'; readonly gap: SwingGap; readonly strokes: 0 }

export type BagAction = JoinBag | MeasureClubs | LiveWithHole | LeaveOut | KeepPair

/** Whether the action brings a club into the bag now. */
export function isJoining(action: BagAction): action is JoinBag {
  return action.kind === 'buy' || action.kind === 'put-back'
}
