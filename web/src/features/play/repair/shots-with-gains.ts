import type { PlayedShot } from '@bagwise/contract/play'
import type { Gain } from '@bagwise/golf/play/hole-gains'
import { ballShots } from '@bagwise/golf/play/hole-log'
import type { HoleLog } from '@bagwise/golf/play/hole-log'

export type GainsOfStrokes = {
  /** By the id of the stroke with which a leg begins; further strokes of a leg have none, nor has a leg without a place. */
  readonly byShot: ReadonlyMap<string, number>
  readonly putts: number | undefined
  readonly hole: number
}

/** Which stroke gained what. Where strokes have no place of their own only the hole's sum says anything. */
export function gainsOfStrokes(log: HoleLog, gains: readonly Gain[]): GainsOfStrokes {
  const shots = ballShots(log)
  const begins = shots.filter((shot, index) => beginsLeg(shot, shots[index - 1]))
  const legs = gains.filter(({ part }) => part !== 'putting')
  const putting = gains.filter(({ part }) => part === 'putting')
  const isEach = legs.length === begins.length
  return {
    byShot: new Map(
      begins.flatMap(({ id }, index) => {
        const leg = isEach ? legs[index] : undefined
        return leg && leg.part !== 'no-place' ? [[id, leg.strokes] as const] : []
      }),
    ),
    putts: putting.length > 0 ? sumOf(putting) : undefined,
    hole: sumOf(gains),
  }
}

/** As the places of a hole are read: the tee, a place with its lie, and the one before after stroke and distance. */
function beginsLeg({ lie, leftYards }: PlayedShot, before: PlayedShot | undefined): boolean {
  return !before || before.penalty === 'stroke-and-distance' || (lie !== null && leftYards !== null)
}

function sumOf(gains: readonly Gain[]): number {
  return gains.reduce((sum, { strokes }) => sum + strokes, 0)
}
