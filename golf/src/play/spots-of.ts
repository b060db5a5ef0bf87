import { PENALTY_STROKES, countedShots } from './logged-hole.ts'
import type { LoggedHole, LoggedShot } from './logged-hole.ts'
import type { Rest } from './played-rows.ts'
import type { Spot } from './spot.ts'

/** What it took from one known place to the next. */
export type LegStrokes = {
  /** Of the score, penalties in it. Below 1 only where a hole that was given up scores less than was played. */
  readonly strokes: number
  readonly penaltyStrokes: number
  /** They contradict what was kept, or were not played. */
  readonly isUnplaced: boolean
  /** Where the ball came to rest, where this was one shot. */
  readonly rest: Rest | null
}

/** The tee, the known places in between and the hole; `strokes[j]` lead from `spots[j]` to `spots[j + 1]`. */
export type HoleSpots = { readonly spots: readonly Spot[]; readonly strokes: readonly LegStrokes[] }

/** Why a hole has no gains: it was not played to a score, or nobody knows how long it is. */
export type HoleProblem = { readonly problem: 'no-score' | 'no-length' }

const HOLED: Spot = { kind: 'holed' }

/**
 * A hole as known places and the strokes between them, which add up to the score whatever is missing. A stroke without a
 * place belongs to the one before; where a stroke was never tapped, nobody knows between which places it was played, and
 * only the tee and the green are left.
 */
export function spotsOf(hole: LoggedHole): HoleSpots | HoleProblem {
  const { score, finish, putts } = hole
  if (score === null || finish === 'not-played') return { problem: 'no-score' }
  const tee = teeOf(hole)
  if (!tee) return { problem: 'no-length' }

  const shots = countedShots(hole)
  const penaltyStrokes = shots.reduce((sum, { penalty }) => sum + PENALTY_STROKES[penalty], 0)
  const openStrokes = score - shots.length - penaltyStrokes - (putts ?? 0)
  const isGivenUp = finish === 'picked-up' || finish === 'conceded'
  if (openStrokes < 0 && !isGivenUp) return joined([tee], [{ ...NOTHING, strokes: score, isUnplaced: true }], HOLED)

  const isUntapped = openStrokes > 0 && putts !== null && !isGivenUp
  const { spots, strokes } = isUntapped
    ? { spots: [tee], strokes: [{ ...NOTHING, strokes: score - putts, penaltyStrokes }] }
    : placedShots(shots, tee)
  const lastStrokes = (putts ?? 0) + (isUntapped ? 0 : openStrokes)
  const green = greenOf(hole, isGivenUp)
  if (green) {
    const isUnplaced = isGivenUp && openStrokes !== 0
    return joined([...spots, green], [...strokes, { ...NOTHING, strokes: lastStrokes, isUnplaced }], HOLED)
  }
  return joined(
    spots,
    [...strokes.slice(0, -1), withMore(strokes.at(-1), { lastStrokes, isUnplaced: isGivenUp })],
    HOLED,
  )
}

/** How far a hole is from the tee: its length, or else the distance that was typed there. */
export function teeYardsOf(hole: Pick<LoggedHole, 'lengthYards' | 'shots'>): number | undefined {
  if (hole.lengthYards !== null) return hole.lengthYards
  const [first] = countedShots(hole)
  return first?.lie === 'tee' ? (first.leftYards ?? undefined) : undefined
}

const NOTHING: LegStrokes = { strokes: 0, penaltyStrokes: 0, isUnplaced: false, rest: null }

function joined(spots: readonly Spot[], strokes: readonly LegStrokes[], end: Spot): HoleSpots {
  return { spots: [...spots, end], strokes }
}

function teeOf(hole: LoggedHole): Spot | undefined {
  const leftYards = teeYardsOf(hole)
  return leftYards === undefined ? undefined : { kind: 'tee', leftYards }
}

/** Known once the first putt's length is. A ball that was holed from off the green never lay on it. */
function greenOf({ putts, firstPuttFeet }: LoggedHole, isGivenUp: boolean): Spot | undefined {
  if (firstPuttFeet === null || putts === null || (putts === 0 && !isGivenUp)) return undefined
  return { kind: 'green', leftFeet: firstPuttFeet }
}

/** The places of the shots from the tee on. The strokes from the last one lead to a place that is not among them. */
function placedShots(shots: readonly LoggedShot[], tee: Spot): HoleSpots {
  const spots: Spot[] = [tee]
  const strokes: LegStrokes[] = [NOTHING]
  let previous: { readonly shot: LoggedShot; readonly spot: Spot | undefined } | undefined
  for (const shot of shots) {
    const spot = previous ? spotOf(shot, previous) : tee
    if (spot && previous) {
      spots.push(spot)
      strokes.push(NOTHING)
    }
    strokes.push(withShot(strokes.pop() ?? NOTHING, shot))
    previous = { shot, spot }
  }
  return { spots, strokes }
}

/** After stroke and distance a ball is played from where the one before was, whatever the position says. */
function spotOf(
  { lie, leftYards, leftSdYards }: LoggedShot,
  previous: { readonly shot: LoggedShot; readonly spot: Spot | undefined },
): Spot | undefined {
  if (previous.shot.penalty === 'stroke-and-distance' && previous.spot) return previous.spot
  if (lie === null || leftYards === null) return undefined
  return { kind: lie, leftYards, ...(leftSdYards !== null && { leftSdYards }) }
}

function withMore(
  leg = NOTHING,
  { lastStrokes, isUnplaced }: { readonly lastStrokes: number; readonly isUnplaced: boolean },
): LegStrokes {
  return { ...leg, strokes: leg.strokes + lastStrokes, isUnplaced, rest: lastStrokes === 0 ? leg.rest : null }
}

function withShot(leg: LegStrokes, { penalty, rest }: LoggedShot): LegStrokes {
  return {
    ...leg,
    strokes: leg.strokes + 1 + PENALTY_STROKES[penalty],
    penaltyStrokes: leg.penaltyStrokes + PENALTY_STROKES[penalty],
    rest: leg.strokes === 0 ? rest : null,
  }
}
