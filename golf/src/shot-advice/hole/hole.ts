import type { Hazard, HazardPlace, Pin, Shot } from '../shot.ts'

/** A rectangle across or beside the hole; open sides are infinite. Of a placed hazard with what the golfer has said. */
export type HazardArea = HazardPlace & {
  readonly kind: Hazard['kind']
  readonly side: Hazard['side']
  readonly leftYards: number
  readonly rightYards: number
  readonly nearYards: number
  readonly farYards: number
}

/** What a shot must say of its hole, or a whole one. */
type HoleOfShot = Shot | Pick<Shot, 'distanceYards' | 'pin' | 'pinSide' | 'hazards' | 'fairwayWidthYards'>

/** What holds the hazards. */
type Ground = {
  readonly pinYards: number
  /** Middle of the green, along the line. */
  readonly greenYards: number
  /** Middle of the green, across it: 0 unless the pin is left or right. */
  readonly greenAsideYards: number
  readonly fairwayHalfWidthYards: number
}

/** The target as the model draws it: x right of the line to the pin, y along it, the ball at 0, 0. */
export type Hole = Ground & { readonly areas: readonly HazardArea[] }

/** Closer to the green than this there is no fairway. */
export const APRON_YARDS = 20
/** Half axes of the green, an ellipse of about 5,000 square feet, the usual size. */
export const GREEN = { halfWidthYards: 12, halfDepthYards: 15, fringeYards: 3 } as const
/** Distance from the pin to the middle of the green. */
export const PIN_TO_MIDDLE_YARDS = { front: 9, middle: 0, back: -9 } as const satisfies Record<Pin, number>
/** How far a pin on the left or the right is off the middle of the green; rule of thumb. */
export const PIN_ASIDE_YARDS = 7
/** The usual fairway. */
export const FAIRWAY_HALF_WIDTH_YARDS = 16

/** Sizes of hazards, rules of thumb: they begin a little off the green. */
export const HAZARDS = {
  gapYards: 3,
  waterDeepYards: 25,
  waterPastGreenYards: 25,
  bunkerDeepYards: 8,
  bunkerHalfWidthYards: 12,
  bunkerHalfLengthYards: 10,
  /** How far off the fairway hazards along it begin. */
  besideFairwayYards: 5,
  /** A fence stands behind the fairway's rough: 27 yards off the line of the usual fairway. */
  outBesideFairwayYards: 11,
  /** No hazard begins closer to the ball. */
  pastBallYards: 3,
  /** Close to the green a hazard in front is at least so deep, up to half-way to the pin. */
  leastDeepInFrontYards: 8,
} as const
/** From the middle of the green to where a hazard before or behind it usually begins. */
export const PAST_GREEN_YARDS = GREEN.halfDepthYards + HAZARDS.gapYards

/** Next to the green a hazard in front lies here, in shares of the way to the pin. Rule of thumb. */
const NEAR_GREEN = { from: 0.25, to: 0.5 } as const
/** Before and past the middle of the green, water beside it usually reaches so far. */
const BESIDE_GREEN_YARDS = GREEN.halfDepthYards + HAZARDS.waterPastGreenYards

/**
 * The hole of a shot. Hazards without yards of their own are around the green; from a tee where no club reaches it,
 * they run along the whole hole. Parts behind the ball are left out.
 */
export function holeOf(
  { distanceYards, pin, pinSide, hazards, fairwayWidthYards }: HoleOfShot,
  { isBeyondTheBag = false } = {},
): Hole {
  const ground: Ground = {
    pinYards: distanceYards,
    greenYards: distanceYards + PIN_TO_MIDDLE_YARDS[pin],
    greenAsideYards: pinSide === undefined ? 0 : pinSide === 'left' ? PIN_ASIDE_YARDS : -PIN_ASIDE_YARDS,
    fairwayHalfWidthYards: fairwayWidthYards === undefined ? FAIRWAY_HALF_WIDTH_YARDS : fairwayWidthYards / 2,
  }
  return {
    ...ground,
    areas: hazards
      .map((hazard) => areaOf(hazard, { ground, isBeyondTheBag }))
      .filter(({ nearYards, farYards }) => farYards > nearYards),
  }
}

/** Where a placed hazard begins and ends; what the golfer has left out is as far from the other as is usual. */
export function hazardRange({ kind, side, toReachYards, toClearYards }: Hazard): Range | undefined {
  if (toReachYards !== undefined) {
    return { from: toReachYards, to: toClearYards ?? toReachYards + usualLengthYards({ kind, side }) }
  }
  if (toClearYards === undefined) return undefined
  // What can be cleared behind the green has an end, out of bounds too.
  return { from: toClearYards - usualLengthYards({ kind, side: side === 'back' ? 'front' : side }), to: toClearYards }
}

function usualLengthYards(hazard: Pick<Hazard, 'kind' | 'side'>): number {
  const { from, to } = alongOf({ ...hazard, isBeyondTheBag: false })
  return to - from
}

/** The middle of the hole: straight from the ball to the middle of the green. */
export function middleAsideYards({ greenYards, greenAsideYards }: Ground, yYards: number): number {
  if (greenAsideYards === 0) return 0
  return greenAsideYards * Math.min(1, Math.max(0, yYards / Math.max(1, greenYards)))
}

/** A ball that stops there is meant for the green. */
export function isForGreen(finishYards: number, { greenYards }: Ground): boolean {
  return finishYards >= greenYards - PAST_GREEN_YARDS
}

function areaOf(
  hazard: Hazard,
  { ground, isBeyondTheBag }: { readonly ground: Ground; readonly isBeyondTheBag: boolean },
): HazardArea {
  const { kind, toReachYards, toClearYards } = hazard
  const { greenYards, pinYards } = ground
  const range = hazardRange(hazard)
  const usual = alongOf({ ...hazard, isBeyondTheBag })
  const { from, to } = range ?? usualRange(hazard, { ground, usual })
  const isUsualFront = !range && hazard.side === 'front'
  const isAcross = hazard.side === 'front' || hazard.side === 'back'
  const side = range && isAcross ? (from < pinYards ? 'front' : 'back') : hazard.side
  const isAlongFairway = range ? from < greenYards - BESIDE_GREEN_YARDS : isBeyondTheBag && kind !== 'bunker'
  const across = isAcross ? acrossOf(kind) : besideOf({ kind, side, ground, isAlongFairway })
  const middleYards = (from + to) / 2
  const asideYards = middleAsideYards(ground, Number.isFinite(middleYards) ? middleYards : greenYards)
  return {
    kind,
    side,
    ...(range ? { toReachYards, toClearYards } : {}),
    leftYards: across.from + asideYards,
    rightYards: across.to + asideYards,
    nearYards: from === -Infinity ? from : Math.max(isUsualFront ? 0 : HAZARDS.pastBallYards, from),
    farYards: to,
  }
}

/** Where a hazard without yards lies, from the ball. One in front lies between the ball and the pin, however near. */
function usualRange(
  { side }: Hazard,
  { ground: { greenYards, pinYards }, usual }: { readonly ground: Ground; readonly usual: Range },
): Range {
  const range = { from: greenYards + usual.from, to: greenYards + usual.to }
  if (side !== 'front') return range
  const { pastBallYards, leastDeepInFrontYards } = HAZARDS
  const fromYards = Math.max(Math.min(pastBallYards, pinYards * NEAR_GREEN.from), range.from)
  const leastToYards = Math.min(fromYards + leastDeepInFrontYards, pinYards * NEAR_GREEN.to)
  return { from: fromYards, to: Math.max(leastToYards, range.to) }
}

/** A stretch along the line of play or across it. */
export type Range = { readonly from: number; readonly to: number }

function acrossOf(kind: Hazard['kind']): Range {
  return kind === 'bunker'
    ? { from: -HAZARDS.bunkerHalfWidthYards, to: HAZARDS.bunkerHalfWidthYards }
    : { from: -Infinity, to: Infinity }
}

/** Beside the green, or beside the fairway; out of bounds is behind the fairway's rough everywhere. */
function besideOf({
  kind,
  side,
  ground,
  isAlongFairway,
}: Pick<Hazard, 'kind' | 'side'> & { readonly ground: Ground; readonly isAlongFairway: boolean }): Range {
  const { fairwayHalfWidthYards } = ground
  const fromGreen = GREEN.halfWidthYards + HAZARDS.gapYards
  const fromFairway = fairwayHalfWidthYards + HAZARDS.besideFairwayYards
  const from =
    kind === 'ob' ? fairwayHalfWidthYards + HAZARDS.outBesideFairwayYards : isAlongFairway ? fromFairway : fromGreen
  const to = from + depthYards(kind)
  return side === 'right' ? { from, to } : { from: -to, to: -from }
}

/** Along the line, from the middle of the green. */
function alongOf({
  kind,
  side,
  isBeyondTheBag,
}: Pick<Hazard, 'kind' | 'side'> & { readonly isBeyondTheBag: boolean }): Range {
  if (side === 'back') return { from: PAST_GREEN_YARDS, to: PAST_GREEN_YARDS + depthYards(kind) }
  // Out of bounds in front of the green is a strip to carry, like water: without an end it would begin at the ball.
  if (side === 'front') {
    return { from: -PAST_GREEN_YARDS - Math.min(depthYards(kind), HAZARDS.waterDeepYards), to: -PAST_GREEN_YARDS }
  }
  if (kind === 'ob' || (kind === 'water' && isBeyondTheBag)) return { from: -Infinity, to: Infinity }
  if (kind === 'bunker') return { from: -HAZARDS.bunkerHalfLengthYards, to: HAZARDS.bunkerHalfLengthYards }
  return { from: -BESIDE_GREEN_YARDS, to: BESIDE_GREEN_YARDS }
}

function depthYards(kind: Hazard['kind']): number {
  if (kind === 'ob') return Infinity
  return kind === 'water' ? HAZARDS.waterDeepYards : HAZARDS.bunkerDeepYards
}
