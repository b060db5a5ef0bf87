import type { ClubType } from '../club.ts'
import { ballFlown, endPlace, placesOf } from './ball-flown.ts'
import type { KnownPlace } from './ball-flown.ts'
import type { CourseBag, CourseClub } from './course-bag.ts'
import { carryEvidence, sideEvidence } from './course-evidence.ts'
import type { CourseShot } from './course-evidence.ts'
import { ballShots, inOrder, missingStrokes } from './hole-log.ts'
import type { HoleLog } from './hole-log.ts'
import type { PlayedShot } from './played-rows.ts'
import { expectedBall, swingOnCourse } from './swing-on-course.ts'

/** Why a played stroke says nothing of its club. `penalty`: nobody marked where the ball was lost. */
export const UNCOUNTED_REASONS = [
  'left-out',
  'provisional',
  'no-club',
  'putt',
  'not-owned',
  'part-swing',
  'chip',
  'recovery',
  'swing-unknown',
  'lie-unknown',
  'sand',
  'cart-path',
  'trees',
  'into-trees',
  'penalty',
  'missing-strokes',
  'no-place',
  'pin-in-reach',
  'no-farther',
  'out-of-range',
] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

export type UncountedShot = { readonly id: string; readonly club: ClubType | null; readonly reason: UncountedReason }

export type CourseShots = {
  readonly counted: readonly CourseShot[]
  /** Every other stroke that was written down. */
  readonly uncounted: readonly UncountedShot[]
}

const SHORTEST_PAR_WITH_FAIRWAY = 4
/** Nobody swings easily who has this much of the full carry or more to go. Rule of thumb. */
export const FULL_FROM_SHARE = 0.9
/** A ball that came no farther was tapped twice, or went backwards. */
const SAME_PLACE_YARDS = 3

/**
 * The strokes of a hole that teach what a club carries: full swings from tee, fairway, fringe or rough whose next place is
 * known, with no penalty and no trees. A ball that was lost teaches the side on which it was, where that was marked. All
 * others have their reason.
 */
export function courseShots(log: HoleLog, bag: CourseBag): CourseShots {
  const counted: CourseShot[] = []
  const uncounted: UncountedShot[] = []
  const ball = ballShots(log)
  const places = placesOf(ball, log)
  const end = endPlace(log)
  const areComplete = areStrokesComplete(log)
  for (const shot of inOrder(log.shots)) {
    const index = ball.indexOf(shot)
    const [from, to = end] = index < 0 ? [] : places.slice(index)
    const found = courseShot(shot, { par: log.hole.par, from, to, bag, areComplete })
    if (typeof found === 'string') uncounted.push({ id: shot.id, club: shot.club, reason: found })
    else counted.push(found)
  }
  return { counted, uncounted }
}

/** Where a stroke was never tapped nobody knows between which places it was played; and so where too many were. */
function areStrokesComplete(log: HoleLog): boolean {
  const { finish, putts } = log.hole
  if (finish === 'picked-up' || finish === 'conceded') return true
  const missing = missingStrokes(log)
  return missing === 0 || (missing > 0 && putts === null)
}

type PlayedOnHole = {
  readonly par: number
  readonly bag: CourseBag
  /** Undefined for a ball that is not the hole's. */
  readonly from: KnownPlace | undefined
  readonly to: KnownPlace | undefined
  readonly areComplete: boolean
}

function courseShot(shot: PlayedShot, { par, bag, from, to, areComplete }: PlayedOnHole): CourseShot | UncountedReason {
  if (shot.branch === 'provisional') return 'provisional'
  if (shot.isLeftOut || !from) return 'left-out'
  if (shot.club === null) return 'no-club'
  if (shot.club === 'putter') return 'putt'
  const club = bag.get(shot.club)
  if (!club) return 'not-owned'
  const { lie, air, penalty, rest } = shot
  if (lie === null) return 'lie-unknown'
  if (lie === 'bunker') return 'sand'
  if (lie === 'cart-path' || lie === 'trees') return lie
  const isForFairway = lie === 'tee' && par >= SHORTEST_PAR_WITH_FAIRWAY
  const easier = easierSwing(shot, { from, club, isForFairway })
  if (easier) return easier

  const swing = swingOnCourse(club, { lie, air })
  if (penalty !== 'none') return rest ? sideEvidence(shot, swing, rest) : 'penalty'
  if (!areComplete) return 'missing-strokes'
  if (to?.lie === 'trees') return 'into-trees'
  const flown = ballFlown(shot, { from, to, expected: expectedBall(swing, { isForFairway }) })
  if (!flown) return 'no-place'
  if (flown === 'pin-in-reach') return flown
  if (flown.totalYards < SAME_PLACE_YARDS) return 'no-farther'
  return carryEvidence(shot, swing, flown) ?? 'out-of-range'
}

/** Where nobody said how it was swung, a swing is full that has the full carry to go. */
function easierSwing(
  { swing }: PlayedShot,
  {
    from,
    club,
    isForFairway,
  }: { readonly from: KnownPlace; readonly club: CourseClub; readonly isForFairway: boolean },
): UncountedReason | undefined {
  if (swing !== null) return swing === 'full' ? undefined : swing === 'part' ? 'part-swing' : swing
  const isFarAway = from.left !== undefined && from.left.yards >= FULL_FROM_SHARE * club.carryYards
  return isForFairway || isFarAway ? undefined : 'swing-unknown'
}
