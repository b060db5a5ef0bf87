import { keptBy } from '../hole/kept-rows.ts'
import { fewestStrokesOn } from '../scoring/score-swings.ts'
import { AHEAD } from '../scoring/strokes-ahead.ts'
import type { FlyFor } from '../scoring/strokes-ahead.ts'
import type { Shot } from '../shot.ts'
import type { SwingConditions } from '../swings/swing.ts'
import { swingsFor } from '../swings/swings.ts'
import { groundTarget } from './ground-target.ts'
import { groundFromWithin, isHazard } from './ground.ts'
import type { Ground } from './ground.ts'
import { placeFromPin } from './lines.ts'

/** What lies ahead is the difference of two grounds: wide cells are enough. */
const CELL_YARDS = 6
/** A ball may end so far beyond the pin or aside. */
const AROUND_PIN_YARDS = 130
/** Of a straight rest: hazards farther from it cost the next shot nothing. */
const IN_PLAY_YARDS = 70

/** How many more strokes a ball needs from so far from the pin, because of what the hole has there. */
export type AheadStrokes = (leftYards: number) => number

/**
 * What the next shot is charged by the real ground, more than by the same ground without hazards: from where the way is 85,
 * 125 … 285 yards from the pin, worked out when it is asked for, in between on a straight line. It does not depend on
 * where the ball lies now, so it is kept for a hole, a pin, a bag and its air.
 */
export function aheadOnGround(
  ground: Ground,
  { flyFor, conditions }: { readonly flyFor: FlyFor; readonly conditions: SwingConditions },
): AheadStrokes {
  const next: Shot = { ...conditions.shot, lie: 'fairway', lieDetail: undefined, slope: 'flat', hazards: [] }
  const flown = flyFor(next)
  if ('problem' in flown || flown.length === 0) return () => 0
  const swingsFrom = (distanceYards: number) => swingsFor(flown, { ...conditions, shot: { ...next, distanceYards } })
  // Each when it is asked for: from far off the green is reached without most of those in between.
  const extraAt = keptBy((step: number): number => (step === 0 ? 0 : extraFrom(step)))
  const ahead: AheadStrokes = (leftYards) => {
    const steps = Math.max(0, Math.min(AHEAD.stepCount, (leftYards - AHEAD.pitchYards) / AHEAD.stepYards))
    const near = Math.floor(steps)
    const [nearStrokes, farStrokes] = [extraAt(near), extraAt(Math.ceil(steps))]
    return nearStrokes + (steps - near) * (farStrokes - nearStrokes)
  }
  return ahead

  function extraFrom(step: number): number {
    const distanceYards = AHEAD.pitchYards + step * AHEAD.stepYards
    const real = groundFromWithin(ground, placeFromPin(ground, distanceYards), distanceYards + AROUND_PIN_YARDS)
    if (isStraightAndBare(real)) return 0
    const swings = swingsFrom(distanceYards)
    const { pin, patches } = real
    const bare: Ground = {
      ...real,
      way: [{ x: 0, y: 0 }, pin],
      patches: patches.filter((patch) => !isHazard(patch)),
    }
    const fewest = (of: Ground, aheadStrokes?: AheadStrokes) =>
      fewestStrokesOn(swings, { target: groundTarget(of, conditions.handicap), aheadStrokes, cellYards: CELL_YARDS })
    return Math.max(0, fewest(real, (leftYards) => extraBefore(step, leftYards)) - fewest(bare))
  }

  /** From no farther than the step before. */
  function extraBefore(step: number, leftYards: number): number {
    const mostYards = AHEAD.pitchYards + (step - 1) * AHEAD.stepYards
    return ahead(Math.min(leftYards, mostYards))
  }
}

function isStraightAndBare({ way, patches, pin }: Ground): boolean {
  if (way.length > 2) return false
  return !patches.some(
    (patch) =>
      isHazard(patch) &&
      patch.box.far > 0 &&
      patch.box.near < pin.y + IN_PLAY_YARDS &&
      patch.box.left < IN_PLAY_YARDS &&
      patch.box.right > -IN_PLAY_YARDS,
  )
}
