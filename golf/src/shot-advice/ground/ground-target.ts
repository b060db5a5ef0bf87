import { bandOf, isInside, isInsideBand, isWithinSpans, spansAcross, yardsOutside } from '../../course/spans.ts'
import type { Place } from '../../course/plane.ts'
import { radiansFromDegrees } from '../../units.ts'
import type { Frame, Target } from '../scoring/target.ts'
import type { Swing } from '../swings/swing.ts'
import { groundMap } from './ground-map.ts'
import { isHazard, isLostCover, turnedGround } from './ground.ts'
import type { Ground } from './ground.ts'
import { cornerExtra } from './round-corner.ts'
import type { CornerExtra } from './round-corner.ts'
import { AT_PIN_YARDS, bearingDeg, frameDeg, isSomeOnLine, placeAlong, playedLineDeg } from './lines.ts'

/** A ball needs so far to get above trees, and is under them from here on; rule of thumb. */
const UNDER_TREES = { fromYards: 12, toYards: 60, stepYards: 6 } as const
/** Trouble behind the green: from the edge of its middle third to where a ball that is too long may get. */
const BEHIND_YARDS = { from: 12, to: 45 } as const
/** What lies nearer to the pin than this is no reason to lay up. */
const BEFORE_PIN_YARDS = 15
const LOOK_STEP_YARDS = 3
const BALL: Place = { x: 0, y: 0 }

/** Shares of a cell are exact along the line: fewer cells than typed hazards need are enough. */
const FINE_CELL_YARDS = 1.5

/** A frame with the bearing of its line, right of the ground's y. */
export type GroundFrame = Frame & { readonly rightDeg: number; readonly ground: Ground }

export type GroundTarget = Omit<Target, 'frameOf'> & {
  readonly frameOf: (swing: Swing) => GroundFrame
  /** How far its line is turned to the right of the line to the pin. */
  readonly turnDeg: (swing: Swing) => number
}

/** The ground of a real hole as swings are scored against it: each along the line that it is played on. */
export function groundTarget(ground: Ground, handicap: number): GroundTarget {
  const { pin, greenMiddle } = ground
  const pinYards = Math.hypot(pin.x, pin.y)
  const pinDeg = bearingDeg(pin)
  const middleYards = Math.hypot(greenMiddle.x, greenMiddle.y)
  const hazards = ground.patches.filter(isHazard)
  const extraYards = cornerExtra(ground)
  const frames = new Map<number, GroundFrame>()
  const lines = new Map<Swing, { readonly lineDeg: number; readonly frame: GroundFrame }>()

  function lineOf(swing: Swing) {
    const known = lines.get(swing)
    if (known) return known
    const lineDeg = playedLineDeg(ground, swing.finishYards)
    const rightDeg = frameDeg(pinDeg, lineDeg)
    const frame = frames.get(rightDeg) ?? frameAlong(ground, { rightDeg, handicap, extraYards })
    frames.set(rightDeg, frame)
    lines.set(swing, { lineDeg, frame })
    return { lineDeg, frame }
  }
  /** Whether a hazard lies on the line to the pin between these distances. */
  const isTroubleBetween = (fromYards: number, toYards: number) =>
    isSomeOnLine(BALL, placeAlong(pinDeg, toYards), { fromYards, toYards, stepYards: LOOK_STEP_YARDS }, (place) =>
      hazards.some((patch) => isInside(patch, place)),
    )

  return {
    pinYards,
    fineCellYards: FINE_CELL_YARDS,
    frameOf: (swing) => lineOf(swing).frame,
    turnDeg: (swing) => lineOf(swing).frame.rightDeg - pinDeg,
    leftYards: (swing) => {
      if (swing.finishYards >= pinYards) return pinYards - swing.finishYards
      const place = placeAlong(lineOf(swing).lineDeg, swing.finishYards)
      return Math.hypot(pin.x - place.x, pin.y - place.y) + (extraYards?.(place) ?? 0)
    },
    clearYards: ({ swing, aimYards }, mostYards) =>
      clearYards(lineOf(swing).frame.ground, {
        place: { x: aimYards, y: swing.finishYards },
        mostYards,
      }),
    offLineYards: ({ swing, aimYards }) => {
      const { lineDeg, frame } = lineOf(swing)
      const ownYards = asideYards(lineDeg - frame.rightDeg, swing.finishYards)
      const isAtGreen = swing.finishYards >= pinYards - AT_PIN_YARDS
      const middle = isAtGreen ? asideYards(bearingDeg(greenMiddle) - frame.rightDeg, swing.finishYards) : ownYards
      return Math.max(0, Math.min(ownYards, middle) - aimYards, aimYards - Math.max(ownYards, middle))
    },
    isShortOnPurpose: ({ finishYards }) => isTroubleBetween(finishYards, pinYards - BEFORE_PIN_YARDS),
    isBeforeTroubleBehind: ({ finishYards }) =>
      finishYards <= middleYards || !isTroubleBetween(middleYards + BEHIND_YARDS.from, middleYards + BEHIND_YARDS.to),
  }
}

function asideYards(rightDeg: number, yards: number): number {
  return yards * Math.tan(radiansFromDegrees(rightDeg))
}

function frameAlong(
  ground: Ground,
  {
    rightDeg,
    handicap,
    extraYards,
  }: { readonly rightDeg: number; readonly handicap: number; readonly extraYards: CornerExtra | undefined },
): GroundFrame {
  const [sine, cosine] = [Math.sin(radiansFromDegrees(rightDeg)), Math.cos(radiansFromDegrees(rightDeg))]
  // From the frame back to the ground.
  const extraInFrame: CornerExtra | undefined =
    extraYards && (({ x, y }) => extraYards({ x: x * cosine + y * sine, y: y * cosine - x * sine }))
  const turned = turnedGround(ground, radiansFromDegrees(rightDeg))
  const lost = turned.patches.filter(isLostCover)
  const trees = turned.patches
    .filter(({ cover, box }) => cover === 'trees' && box.near < UNDER_TREES.toYards && box.far > 0)
    .map((patch) => bandOf(patch, { near: 0, far: UNDER_TREES.toYards }))
  const lostAt = new Map<number, readonly Float64Array[]>()
  const lostAcross = (yYards: number) => {
    const known =
      lostAt.get(yYards) ?? lost.map((patch) => spansAcross(patch, yYards)).filter(({ length }) => length > 0)
    lostAt.set(yYards, known)
    return known
  }
  return {
    rightDeg,
    ground: turned,
    mapOf: (size) => groundMap({ ground: turned, handicap, extraYards: extraInFrame, ...size }),
    isOpen: ({ xYards: x, yYards: y }) =>
      !lostAcross(y).some((spans) => isWithinSpans(spans, x)) && !isUnderTrees({ x, y }),
  }

  function isUnderTrees(finish: Place): boolean {
    if (trees.length === 0) return false
    return isSomeOnLine(BALL, finish, UNDER_TREES, (place) => trees.some((band) => isInsideBand(band, place)))
  }
}

function clearYards(
  { patches }: Ground,
  { place, mostYards }: { readonly place: Place; readonly mostYards: number },
): number {
  const near = patches.filter(
    (patch) =>
      isLostCover(patch) &&
      place.x > patch.box.left - mostYards &&
      place.x < patch.box.right + mostYards &&
      place.y > patch.box.near - mostYards &&
      place.y < patch.box.far + mostYards,
  )
  return Math.min(mostYards, ...near.map((patch) => yardsOutside(patch, place)))
}
