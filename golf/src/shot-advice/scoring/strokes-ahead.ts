import type { LaunchProblem } from '../../flight/launch-from-carry.ts'
import { hazardRange, holeOf } from '../hole/hole.ts'
import type { Hazard, Shot } from '../shot.ts'
import type { FlownClub } from '../swings/flown-clubs.ts'
import type { SwingConditions } from '../swings/swing.ts'
import { swingsFor } from '../swings/swings.ts'
import { fewestStrokes } from './score-swings.ts'

/** Up to a pitch, hazards ahead cost nothing; beyond that in steps, constant after the last. */
export const AHEAD = { pitchYards: 45, stepYards: 40, stepCount: 6 } as const

/** The clubs of the bag, flown for a shot. */
export type FlyFor = (shot: Shot) => readonly FlownClub[] | LaunchProblem

type Extra = { readonly leftYards: number; readonly strokes: number }

/**
 * How many more strokes a ball needs from this distance, on level fairway, because of hazards at the sides of the
 * green: the next shot still faces them, and may lay up again. The ground rises evenly, so the next shot has the slope of
 * this one: what is left of the rise over what is left of the distance.
 */
export function strokesAhead(flyFor: FlyFor, conditions: SwingConditions): (leftYards: number) => number {
  const { shot: first } = conditions
  const ahead = first.hazards.filter((hazard) => isBeside(hazard) && isBeforePin(hazard, first))
  if (ahead.length === 0) return () => 0
  const next: Shot = {
    ...first,
    lie: 'fairway',
    lieDetail: undefined,
    isUnderLimbs: false,
    slope: 'flat',
    hazards: ahead,
  }
  const flown = flyFor(next)
  if ('problem' in flown || flown.length === 0) return () => 0

  const extras: Extra[] = [{ leftYards: AHEAD.pitchYards, strokes: 0 }]
  const aheadStrokes = (leftYards: number) => strokesBetween(extras, leftYards)

  const fewestFrom = (shot: Shot) =>
    fewestStrokes(swingsFor(flown, { ...conditions, shot }), {
      hole: holeOf(shot),
      handicap: conditions.handicap,
      aheadStrokes: shot.hazards.length > 0 ? aheadStrokes : undefined,
    })
  return (leftYards) => {
    const neededCount = Math.ceil((leftYards - AHEAD.pitchYards) / AHEAD.stepYards)
    while (extras.length <= Math.min(neededCount, AHEAD.stepCount)) {
      const distanceYards = AHEAD.pitchYards + extras.length * AHEAD.stepYards
      const onYards = first.distanceYards - distanceYards
      const shot = { ...next, distanceYards, hazards: ahead.flatMap((hazard) => hazardFrom(hazard, onYards)) }
      const strokes = fewestFrom(shot) - fewestFrom({ ...shot, hazards: [] })
      extras.push({ leftYards: distanceYards, strokes: Math.max(0, strokes) })
    }
    return aheadStrokes(leftYards)
  }
}

function isBeside({ side }: Hazard): boolean {
  return side === 'left' || side === 'right'
}

function isBeforePin(hazard: Hazard, { distanceYards }: Shot): boolean {
  return (hazardRange(hazard)?.from ?? 0) < distanceYards
}

/** A hazard as the ball has it before it that many yards farther on; none when it lies behind it there. */
function hazardFrom(hazard: Hazard, onYards: number): readonly Hazard[] {
  const range = hazardRange(hazard)
  if (!range) return [hazard]
  const toClearYards = range.to - onYards
  return toClearYards > 0 ? [{ ...hazard, toReachYards: Math.max(0, range.from - onYards), toClearYards }] : []
}

/** Linear between two distances; constant beyond the last. */
function strokesBetween(extras: readonly Extra[], leftYards: number): number {
  const beyond = extras.findIndex((extra) => extra.leftYards >= leftYards)
  const far = extras[beyond] ?? extras.at(-1)
  const near = extras[beyond - 1] ?? far
  if (!near || !far || near === far) return far?.strokes ?? 0
  const share = (leftYards - near.leftYards) / (far.leftYards - near.leftYards)
  return near.strokes + share * (far.strokes - near.strokes)
}
