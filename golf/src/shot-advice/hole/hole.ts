import type { Hazard, Pin, Shot } from '../shot.ts'

/** A rectangle near the green; open sides are infinite. */
export type HazardArea = {
  readonly kind: Hazard['kind']
  readonly side: Hazard['side']
  readonly leftYards: number
  readonly rightYards: number
  readonly nearYards: number
  readonly farYards: number
}

/** The target as the model draws it: x right of the line to the pin, y along it, the ball at 0, 0. */
export type Hole = {
  readonly pinYards: number
  /** Middle of the green, along the line. */
  readonly greenYards: number
  readonly areas: readonly HazardArea[]
}

/** Half axes of the green, an ellipse of about 5,000 square feet, the usual size. */
export const GREEN = { halfWidthYards: 12, halfDepthYards: 15, fringeYards: 3 } as const
/** Distance from the pin to the middle of the green. */
export const PIN_TO_MIDDLE_YARDS = { front: 9, middle: 0, back: -9 } as const satisfies Record<Pin, number>

/** Sizes of hazards, rules of thumb: they begin a little off the green. */
export const HAZARDS = {
  gapYards: 3,
  waterDeepYards: 25,
  waterPastGreenYards: 25,
  bunkerDeepYards: 8,
  bunkerHalfWidthYards: 12,
  bunkerHalfLengthYards: 10,
  /** Where water and out of bounds begin along a hole longer than the bag. */
  besideHoleYards: 21,
  /** No hazard begins closer to the ball. */
  pastBallYards: 3,
} as const

/**
 * The hole of a shot. From a tee where no club reaches the green, hazards run along all of it. Parts behind the ball
 * are left out.
 */
export function holeOf({ distanceYards, pin, hazards }: Shot, { isBeyondTheBag = false } = {}): Hole {
  const greenYards = distanceYards + PIN_TO_MIDDLE_YARDS[pin]
  return {
    pinYards: distanceYards,
    greenYards,
    areas: hazards
      .map((hazard) => areaOf(hazard, { greenYards, isBeyondTheBag }))
      .filter(({ nearYards, farYards }) => farYards > nearYards),
  }
}

function areaOf(
  { kind, side }: Hazard,
  { greenYards, isBeyondTheBag }: { readonly greenYards: number; readonly isBeyondTheBag: boolean },
): HazardArea {
  const across = side === 'front' || side === 'back' ? acrossOf(kind) : besideOf({ kind, side, isBeyondTheBag })
  const along = alongOf({ kind, side, isBeyondTheBag })
  const nearYards = Math.max(HAZARDS.pastBallYards, greenYards + along.from)
  const isEndless = along.from === -Infinity
  return {
    kind,
    side,
    leftYards: across.from,
    rightYards: across.to,
    nearYards: isEndless ? -Infinity : nearYards,
    farYards: greenYards + along.to,
  }
}

type Range = { readonly from: number; readonly to: number }

function acrossOf(kind: Hazard['kind']): Range {
  return kind === 'bunker'
    ? { from: -HAZARDS.bunkerHalfWidthYards, to: HAZARDS.bunkerHalfWidthYards }
    : { from: -Infinity, to: Infinity }
}

function besideOf({ kind, side, isBeyondTheBag }: Hazard & { readonly isBeyondTheBag: boolean }): Range {
  const isAlongHole = isBeyondTheBag && kind !== 'bunker'
  const from = isAlongHole ? HAZARDS.besideHoleYards : GREEN.halfWidthYards + HAZARDS.gapYards
  const to = from + depthYards(kind)
  return side === 'right' ? { from, to } : { from: -to, to: -from }
}

/** Along the line, from the middle of the green. */
function alongOf({ kind, side, isBeyondTheBag }: Hazard & { readonly isBeyondTheBag: boolean }): Range {
  const edge = GREEN.halfDepthYards + HAZARDS.gapYards
  if (side === 'back') return { from: edge, to: edge + depthYards(kind) }
  // Out of bounds in front of the green is a strip to carry, like water: without an end it would begin at the ball.
  if (side === 'front') return { from: -edge - Math.min(depthYards(kind), HAZARDS.waterDeepYards), to: -edge }
  if (kind === 'ob' || (kind === 'water' && isBeyondTheBag)) return { from: -Infinity, to: Infinity }
  if (kind === 'bunker') return { from: -HAZARDS.bunkerHalfLengthYards, to: HAZARDS.bunkerHalfLengthYards }
  const beside = GREEN.halfDepthYards + HAZARDS.waterPastGreenYards
  return { from: -beside, to: beside }
}

function depthYards(kind: Hazard['kind']): number {
  if (kind === 'ob') return Infinity
  return kind === 'water' ? HAZARDS.waterDeepYards : HAZARDS.bunkerDeepYards
}
