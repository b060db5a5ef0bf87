import type { ClubType } from '../club.ts'
import { mishitsFrom } from '../shot-advice/swings/lie-effects.ts'
import { ORIGIN_WEIGHTS, ageWeight, byFigures, isSaidMishit } from './kept-shot.ts'
import { SHOT_ORIGINS } from './shot-record.ts'
import type { ShotOrigin } from './shot-record.ts'
import type { LearningShot } from './kept-shot.ts'

/** The shots of one club side by side, shortest first: ten thousand of them are gone through a few times. */
export type ShotColumns = {
  readonly count: number
  readonly carryYards: Float64Array
  /** NaN where nobody saw the direction. */
  readonly sideYards: Float64Array
  readonly ageWeight: Float64Array
  readonly alongWeight: Float64Array
  readonly acrossWeight: Float64Array
  /** Variances of what measuring adds, in square yards; 0 for shots that are worth what their origin says. */
  readonly alongError: Float64Array
  readonly acrossError: Float64Array
  /** How often a mishit shows, against a wedge's from fairway grass; a coarse reading does not tell. */
  readonly exposure: Float64Array
  /** 1 where the side was read to a lane. */
  readonly isLane: Uint8Array
  /** 1 where the reading is too coarse to say how shots scatter. */
  readonly isCoarse: Uint8Array
  /** 1 where the golfer said that the shot counts. */
  readonly isSaidToCount: Uint8Array
  /** 1 where the golfer said that it was mishit. */
  readonly isSaidMishit: Uint8Array
  /** 1 where the ball was lost on its way. */
  readonly isSideOnly: Uint8Array
  /** 1 to `sessionCount`; 0 for a shot that stands alone. */
  readonly session: Int32Array
  readonly sessionCount: number
}

/** What measuring leaves of a shot depends on how the golfer scatters, which is not known yet. */
const WHOLE = { along: 1, across: 1 } as const

/** The columns of a club's shots. Their order does not count. */
export function columnsOf(club: ClubType, shots: readonly LearningShot[]): ShotColumns {
  const sorted = shortestFirst(shots)
  const count = sorted.length
  const columns = {
    carryYards: new Float64Array(count),
    sideYards: new Float64Array(count),
    ageWeight: new Float64Array(count),
    alongWeight: new Float64Array(count),
    acrossWeight: new Float64Array(count),
    alongError: new Float64Array(count),
    acrossError: new Float64Array(count),
    exposure: new Float64Array(count),
    isLane: new Uint8Array(count),
    isCoarse: new Uint8Array(count),
    isSaidToCount: new Uint8Array(count),
    isSaidMishit: new Uint8Array(count),
    isSideOnly: new Uint8Array(count),
    session: new Int32Array(count),
  }
  const exposures = new Map(SHOT_ORIGINS.map((origin) => [origin, mishitExposure(club, origin)]))
  const sessions = new Map<string, number>()
  let index = -1
  for (const shot of sorted) {
    index += 1
    const age = ageWeight(shot.ageDays)
    const worth = shot.measuring ? WHOLE : ORIGIN_WEIGHTS[shot.origin]
    columns.carryYards[index] = shot.carryYards
    columns.sideYards[index] = shot.sideYards ?? Number.NaN
    columns.ageWeight[index] = age
    columns.alongWeight[index] = isOnlySide(shot) ? 0 : age * worth.along
    columns.acrossWeight[index] = age * worth.across
    columns.alongError[index] = (shot.measuring?.alongSdYards ?? 0) ** 2
    columns.acrossError[index] = (shot.measuring?.acrossSdYards ?? 0) ** 2
    columns.exposure[index] = shot.reading === 'coarse' ? 0 : (exposures.get(shot.origin) ?? 0)
    columns.isLane[index] = Number(shot.reading === 'lane')
    columns.isCoarse[index] = Number(shot.reading === 'coarse')
    columns.isSaidToCount[index] = Number(shot.isSaidToCount ?? false)
    columns.isSaidMishit[index] = Number(isSaidMishit(shot))
    columns.isSideOnly[index] = Number(shot.isSideOnly ?? false)
    columns.session[index] = sessionNumber(shot.session, sessions)
  }
  return { ...columns, count, sessionCount: sessions.size }
}

/**
 * In the order of `byFigures`: shots are put in the places of their carries, and only those that carry exactly as far are
 * compared. Numbers alone are sorted several times faster than shots.
 */
function shortestFirst(shots: readonly LearningShot[]): readonly LearningShot[] {
  const carries = new Float64Array(shots.length)
  let index = 0
  for (const { carryYards } of shots) {
    carries[index] = carryYards
    index += 1
  }
  carries.sort()
  const filled = new Uint32Array(carries.length)
  const sorted = shots.slice()
  for (const shot of shots) {
    const first = firstPlaceOf(carries, shot.carryYards)
    const already = filled[first] ?? 0
    filled[first] = already + 1
    sorted[first + already] = shot
  }
  for (let first = 0; first < sorted.length; first += filled[first] ?? 1) {
    const alike = filled[first] ?? 1
    if (alike === 1) continue
    const ordered = sorted.slice(first, first + alike).toSorted(byFigures)
    for (const [place, shot] of ordered.entries()) sorted[first + place] = shot
  }
  return sorted
}

/** Of one of these sorted numbers. */
function firstPlaceOf(sorted: Float64Array, number: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

/** How often a mishit shows, against a wedge's from fairway: drivers are hit from a tee, other clubs from the ground. */
export function mishitExposure(club: ClubType, origin: ShotOrigin): number {
  return ORIGIN_WEIGHTS[origin].mishits * mishitsFrom({ lie: club === 'driver' ? 'tee' : 'fairway' }, club)
}

/** A coarse answer says one thing: which way the ball went, or how far. */
function isOnlySide({ reading, sideYards, isSideOnly = false }: LearningShot): boolean {
  return isSideOnly || (reading === 'coarse' && sideYards !== undefined)
}

function sessionNumber(session: string | undefined, sessions: Map<string, number>): number {
  if (session === undefined) return 0
  const known = sessions.get(session) ?? sessions.size + 1
  sessions.set(session, known)
  return known
}
