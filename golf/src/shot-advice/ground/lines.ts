import { yardsBetween } from '../../course/plane.ts'
import type { Place } from '../../course/plane.ts'
import { degreesFromRadians, radiansFromDegrees } from '../../units.ts'
import type { Ground } from './ground.ts'

/** A swing that stops no farther from the pin than this is meant for it. */
export const AT_PIN_YARDS = 30
/** Lines nearer together than this share a frame. */
const FRAME_STEP_DEG = 3
/** A line so near to the pin's is the pin's. */
const PIN_LINE_DEG = 0.5
const HALVINGS = 30

/** Degrees right of the ground's y. */
export function bearingDeg({ x, y }: Place): number {
  return degreesFromRadians(Math.atan2(x, y))
}

/** Where a bearing leads after so many yards. */
export function placeAlong(rightDeg: number, yards: number): Place {
  const right = radiansFromDegrees(rightDeg)
  return { x: yards * Math.sin(right), y: yards * Math.cos(right) }
}

/**
 * The line a swing is played along: at the pin when it stops near it or beyond, else at the place of the way that is as
 * far off as the swing goes.
 */
export function playedLineDeg({ pin, way }: Pick<Ground, 'pin' | 'way'>, finishYards: number): number {
  const isAtPin = finishYards >= Math.hypot(pin.x, pin.y) - AT_PIN_YARDS
  const place = isAtPin || way.length <= 2 ? undefined : placeOnWay(way, finishYards)
  return bearingDeg(place ?? pin)
}

/** The last place of the way that is so far from the ball. */
function placeOnWay(way: readonly Place[], yards: number): Place | undefined {
  for (let index = way.length - 1; index >= 1; index -= 1) {
    const [from, to] = [way[index - 1], way[index]]
    if (from && to && Math.hypot(from.x, from.y) <= yards && Math.hypot(to.x, to.y) >= yards) {
      return placeBetween(from, to, (place) => Math.hypot(place.x, place.y) < yards)
    }
  }
  return undefined
}

/** The place between two where something stops being true. */
function placeBetween(from: Place, to: Place, isBefore: (place: Place) => boolean): Place {
  let [low, high] = [0, 1]
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  for (let step = 0; step < HALVINGS; step += 1) {
    const share = (low + high) / 2
    if (isBefore(at(share))) low = share
    else high = share
  }
  return at(low)
}

/** The frame of a line: the pin's own, or one in steps from it. */
export function frameDeg(pinDeg: number, lineDeg: number): number {
  const offDeg = lineDeg - pinDeg
  return Math.abs(offDeg) < PIN_LINE_DEG ? pinDeg : pinDeg + Math.round(offDeg / FRAME_STEP_DEG) * FRAME_STEP_DEG
}

/** Where the way is so far from the pin; on the line to the pin where it is nowhere so far. */
export function placeFromPin({ way, pin }: Pick<Ground, 'way' | 'pin'>, yards: number): Place {
  const toPinYards = ({ x, y }: Place) => Math.hypot(x - pin.x, y - pin.y)
  for (let index = way.length - 1; index >= 1; index -= 1) {
    const [from, to] = [way[index - 1], way[index]]
    if (from && to && toPinYards(from) >= yards && toPinYards(to) <= yards) {
      return placeBetween(from, to, (place) => toPinYards(place) > yards)
    }
  }
  const wholeYards = Math.hypot(pin.x, pin.y) || 1
  return { x: pin.x * (1 - yards / wholeYards), y: pin.y * (1 - yards / wholeYards) }
}

type Stretch = { readonly fromYards: number; readonly toYards: number; readonly stepYards: number }

/** Places on the straight line from one to another, in steps, no farther than the other. */
export function placesOnLine(from: Place, to: Place, stretch: Stretch): readonly Place[] {
  const yards = yardsBetween(from, to)
  return Array.from({ length: stepsOn(yards, stretch) }, (_, step) => placeAtStep(from, to, { yards, stretch, step }))
}

/** Whether one of those places is such a one. */
export function isSomeOnLine(from: Place, to: Place, stretch: Stretch, isSuch: (place: Place) => boolean): boolean {
  const yards = yardsBetween(from, to)
  const stepCount = stepsOn(yards, stretch)
  for (let step = 0; step < stepCount; step += 1) {
    if (isSuch(placeAtStep(from, to, { yards, stretch, step }))) return true
  }
  return false
}

function stepsOn(yards: number, { fromYards, toYards, stepYards }: Stretch): number {
  return Math.max(0, Math.floor((Math.min(yards, toYards) - fromYards) / stepYards) + 1)
}

type Step = { readonly yards: number; readonly stretch: Stretch; readonly step: number }

function placeAtStep(from: Place, to: Place, { yards, stretch: { fromYards, stepYards }, step }: Step): Place {
  const share = (fromYards + step * stepYards) / yards
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
