import { groupedBy } from '../grouped-by.ts'
import { PENALTY_STROKES, countedShots } from './logged-hole.ts'
import type { PlayedHole, PlayedShot } from './played-rows.ts'

/** What is written down of one hole. Shots in any order: `inOrder` sorts them. */
export type HoleLog = { readonly hole: PlayedHole; readonly shots: readonly PlayedShot[] }

/** The holes of a round with their shots. */
export function holeLogs({
  holes,
  shots,
}: {
  readonly holes: readonly PlayedHole[]
  readonly shots: readonly PlayedShot[]
}): readonly HoleLog[] {
  const byHole = groupedBy(shots, ({ hole }) => hole)
  return holes.map((hole) => ({ hole, shots: byHole.get(hole.number) ?? [] }))
}

/** As they were played: by order, and of equal ones by id, the same on each device. */
export function inOrder(shots: readonly PlayedShot[]): readonly PlayedShot[] {
  return shots.toSorted((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))
}

/** The shots of the ball in play; a ball that was not counted has none. */
export function ballShots({ shots }: Pick<HoleLog, 'shots'>): readonly PlayedShot[] {
  return countedShots({ shots: inOrder(shots) })
}

/** The shots of a provisional that is neither dropped nor played on with. */
export function provisionalShots({ shots }: Pick<HoleLog, 'shots'>): readonly PlayedShot[] {
  return inOrder(shots).filter(({ branch, isLeftOut }) => branch === 'provisional' && !isLeftOut)
}

export type LoggedStrokes = { readonly shots: number; readonly penalties: number; readonly putts: number }

/** What was tapped, whatever the card says. */
export function loggedStrokes(log: HoleLog): LoggedStrokes {
  const shots = ballShots(log)
  return {
    shots: shots.length,
    penalties: shots.reduce((sum, { penalty }) => sum + PENALTY_STROKES[penalty], 0),
    putts: log.hole.putts ?? 0,
  }
}

export function loggedScore(log: HoleLog): number {
  const { shots, penalties, putts } = loggedStrokes(log)
  return shots + penalties + putts
}

/**
 * Strokes of the card that no tap accounts for; negative when more was tapped than the card says. 0 as long as there is no
 * score, or nothing was tapped: a card without shots is complete.
 */
export function missingStrokes(log: HoleLog): number {
  const logged = loggedScore(log)
  return log.hole.score === null || logged === 0 ? 0 : log.hole.score - logged
}

/** Nearer together than this a position cannot tell two places apart. */
const SAME_PLACE_YARDS = 3

/**
 * Pairs of shots that may be one stroke tapped twice: from the same distance, with no penalty that sends the ball back.
 * Each is asked about at the end of the hole.
 */
export function samePlacePairs(log: HoleLog): readonly (readonly [PlayedShot, PlayedShot])[] {
  const shots = ballShots(log)
  return shots.flatMap((second, index) => {
    const first = shots[index - 1]
    if (!first || first.penalty !== 'none' || first.leftYards === null || second.leftYards === null) return []
    return Math.abs(first.leftYards - second.leftYards) < SAME_PLACE_YARDS ? [[first, second] as const] : []
  })
}

/** Farther apart two devices do not mean the same stroke. */
const SAME_STROKE_YARDS = 15

/**
 * Pairs of shots that two devices added as the next of the same hole and that may be one stroke: equal in order and club,
 * with distances left within 15 yards, or none.
 */
export function twinPairs(log: HoleLog): readonly (readonly [PlayedShot, PlayedShot])[] {
  const shots = inOrder(log.shots).filter(({ isLeftOut }) => !isLeftOut)
  return shots.flatMap((second, index) => {
    const first = shots[index - 1]
    if (!first || first.order !== second.order || first.branch !== second.branch || first.club !== second.club)
      return []
    const isNear =
      first.leftYards === null ||
      second.leftYards === null ||
      Math.abs(first.leftYards - second.leftYards) <= SAME_STROKE_YARDS
    return isNear ? [[first, second] as const] : []
  })
}
