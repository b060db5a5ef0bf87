import type { LatLon, Place } from '@bagwise/golf/course/plane'
import { placeIn } from '@bagwise/golf/shot-advice/ground/ground-places'
import type { HoleChoice, ReachOnMap } from '@bagwise/golf/shot-advice/ground/hole-shot'
import { bearingDeg } from '@bagwise/golf/shot-advice/ground/lines'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { HoleMarks } from '#charts/hole/hole-marks.ts'
import { shownDistance } from '#quantities/distance.ts'
import type { ShownHole } from './shown-hole.ts'
import * as copy from './hole.copy.ts'
import type { Position } from './use-position.ts'

/** Hazards are of interest that lie so near to where the ball should finish (real-holes.md §8). */
const NEAR_FINISH_YARDS = 40
const MOST_PLATES = 6
/** A position that is better known is drawn as a point. */
const RING_FROM_YARDS = 15

/** In a tournament nobody asks what a club does there. */
export type SeenHazard = Omit<ReachOnMap, 'carriesTo'> & Partial<Pick<ReachOnMap, 'carriesTo'>>

type Drawn = {
  readonly shown: ShownHole
  readonly units: PreferredUnits
  /** The club on the screen; undefined in a tournament, on the green and while it is waited for. */
  readonly choice: HoleChoice | undefined
  readonly isOwnSpread: boolean
  /** On the line of the club, or to the pin in a tournament. */
  readonly reach: readonly SeenHazard[]
  readonly tees: readonly LatLon[]
  readonly position: (Position & { readonly isOld: boolean }) | undefined
}

export function holeMarks({ shown, units, choice, isOwnSpread, reach, tees, position }: Drawn): HoleMarks {
  const { ground, ballPlace, pinPlace } = shown
  const at = (place: LatLon) => placeIn(ground, place)
  const finish = choice && at(choice.finishAt)
  return {
    ball: ballPlace,
    pin: pinPlace,
    tees: tees.map(at),
    ...(choice &&
      finish && {
        ovals: [
          {
            at: finish,
            ...choice.spread,
            alongDeg: bearingDeg(between(ballPlace, finish)),
            isOwn: isOwnSpread,
            label: copy.clubName(choice.club),
          },
        ],
        startLine: { from: ballPlace, to: at(choice.startAt) },
      }),
    plates: reach
      .flatMap((one) => platesOf(one))
      .slice(0, MOST_PLATES)
      .map(({ place, yards, note }) => ({ at: at(place), text: String(shownDistance(yards, units)), note })),
    ...(position && {
      position: {
        at: at(position.at),
        radiusYards: position.radiusYards > RING_FROM_YARDS ? position.radiusYards : 0,
        isOld: position.isOld,
      },
    }),
  }
}

/** Those around where the ball should finish, the nearest to it first. */
export function nearFinish(reach: readonly ReachOnMap[], finishYards: number): readonly ReachOnMap[] {
  const apartYards = ({ reachYards, coverYards }: ReachOnMap) =>
    Math.max(0, reachYards - finishYards, finishYards - coverYards)
  return reach
    .filter((one) => apartYards(one) <= NEAR_FINISH_YARDS)
    .toSorted((one, other) => apartYards(one) - apartYards(other))
}

/** What a golfer wants of a hazard: how far to it where the club stays short, over it where the club carries it. */
function platesOf({ reachYards, coverYards, reachAt, coverAt, carriesTo, cover }: SeenHazard) {
  const reach = { place: reachAt, yards: reachYards, note: copy.reachNote }
  const clear = { place: coverAt, yards: coverYards, note: copy.coverNote }
  // There is nothing beyond it.
  if (cover === 'out') return [reach]
  if (carriesTo === 'short') return [reach]
  if (carriesTo === 'over') return [clear]
  return [reach, clear]
}

function between(from: Place, to: Place): Place {
  return { x: to.x - from.x, y: to.y - from.y }
}
