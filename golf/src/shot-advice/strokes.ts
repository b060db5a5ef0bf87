import { modelHandicap } from './model-handicap.ts'
import { TOUR_PUTTS, TOUR_STROKES } from './tour-strokes-table.ts'

export const SURFACES = ['tee', 'fairway', 'rough', 'sand', 'recovery'] as const
/** What a ball off the green lies on; recovery is among trees, where the way to the hole is blocked. */
export type Surface = (typeof SURFACES)[number]

/**
 * Strokes beyond the tour's on a hole of 345 yards: on 18 of them (6,200 yards, rating 70, slope 125) they add up to the
 * golfer's average. Most of them are lost near the green, the rest by distance; docs/models/shot-advice.md.
 */
export const BEYOND_TOUR = {
  strokes: 0.18,
  perHandicap: 0.0614,
  holeYards: 345,
  shortGameShare: 0.62,
  shortGameYards: 40,
} as const
/** Extra strokes from sand: Arccos in vcpgolf.com, 39 % up and down at scratch, less for others. */
export const BEYOND_TOUR_IN_SAND = { strokes: 0.12, perHandicap: 0.012, fadesFromYards: 25, goneAtYards: 100 } as const
/**
 * A golfer putts like the tour from this many times as far: made putts by handicap, Shot Scope in worldsportsnews.live.
 */
export const PUTTING = { factor: 1.1, perHandicap: 0.03, beyondTablePerFoot: 0.004 } as const

/** Farther from the pin than any ball on a hole of 600 yards. */
const LONGEST_YARDS = 800
/** Length of the table of putts. */
const LONGEST_FEET = 100

/** Strokes by whole yards for each surface, and tour putts by whole feet. */
type Curves = Readonly<Record<Surface, Float64Array>>

const known = new Map<number, Curves>()
/** Cache size: a golfer has one handicap, and tools that try others recompute. */
const MOST_KNOWN = 50
const tourPutts = curveThrough(
  TOUR_PUTTS.map(({ distanceFeet, putts }) => [distanceFeet, putts]),
  LONGEST_FEET,
)
const tourCurves = new Map<Surface, Float64Array>()

/** Strokes to hole out from this far off the green. Never falls with the distance. */
export function expectedStrokes({
  handicap,
  surface,
  distanceYards,
}: {
  readonly handicap: number
  readonly surface: Surface
  readonly distanceYards: number
}): number {
  return strokesOn(strokeCurves(handicap)[surface], distanceYards)
}

/** Putts to hole out on the green. */
export function expectedPutts({
  handicap,
  distanceFeet,
}: {
  readonly handicap: number
  readonly distanceFeet: number
}): number {
  const tourFeet = distanceFeet * (PUTTING.factor + PUTTING.perHandicap * modelHandicap(handicap))
  if (tourFeet < LONGEST_FEET) return strokesOn(tourPutts, tourFeet)
  return strokesOn(tourPutts, LONGEST_FEET) + PUTTING.beyondTablePerFoot * (tourFeet - LONGEST_FEET)
}

/** No putt is longer: greens that two holes share are the longest. */
export const LONGEST_PUTT_YARDS = 100
const FEET_PER_YARD = 3
const knownPutts = new Map<number, Float64Array>()

/** Putts by whole yards to this many. */
export function puttsByYard(handicap: number, longestYards: number): Float64Array {
  const clamped = modelHandicap(handicap)
  const key = clamped * (LONGEST_PUTT_YARDS + 1) + longestYards
  const putts =
    knownPutts.get(key) ??
    Float64Array.from({ length: longestYards + 1 }, (_, yards) =>
      expectedPutts({ handicap: clamped, distanceFeet: yards * FEET_PER_YARD }),
    )
  if (knownPutts.size >= MOST_KNOWN) knownPutts.clear()
  knownPutts.set(key, putts)
  return putts
}

/** The curves of a handicap, for thousands of calls. */
export function strokeCurves(handicap: number): Curves {
  const clamped = modelHandicap(handicap)
  const curves = known.get(clamped) ?? {
    tee: curveOf('tee', clamped),
    fairway: curveOf('fairway', clamped),
    rough: curveOf('rough', clamped),
    sand: curveOf('sand', clamped),
    recovery: curveOf('recovery', clamped),
  }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(clamped, curves)
  return curves
}

/** A ball ends on no tee. */
const ENDS = ['fairway', 'rough', 'sand', 'recovery'] as const satisfies readonly Surface[]
const leastCurves = new WeakMap<Curves, { readonly onGreen: Float64Array; readonly elsewhere: Float64Array }>()

/** What no ball needs less than this far from the pin or farther, whatever it lies on: a green as well, or none. */
export function leastStrokes(handicap: number): (distanceYards: number, mayBeOnGreen: boolean) => number {
  const curves = strokeCurves(handicap)
  const elsewhere = leastCurves.get(curves)?.elsewhere ?? lowestAhead(ENDS.map((surface) => curves[surface]))
  const onGreen =
    leastCurves.get(curves)?.onGreen ?? lowestAhead([elsewhere, puttsByYard(handicap, LONGEST_PUTT_YARDS)])
  leastCurves.set(curves, { onGreen, elsewhere })
  return (distanceYards, mayBeOnGreen) =>
    strokesOn(mayBeOnGreen ? onGreen : elsewhere, Math.min(distanceYards, LONGEST_YARDS))
}

/** The lowest of the curves here or farther on; a curve that ends falls no more. */
function lowestAhead(curves: readonly Float64Array[]): Float64Array {
  const lowest = new Float64Array(LONGEST_YARDS + 1)
  let least = Infinity
  for (let yards = LONGEST_YARDS; yards >= 0; yards -= 1) {
    for (const curve of curves) least = Math.min(least, curve[Math.min(yards, curve.length - 1)] ?? Infinity)
    lowest[yards] = least
  }
  return lowest
}

/** Interpolates a curve by whole yards or feet. */
export function strokesOn(curve: Float64Array, distance: number): number {
  const whole = Math.min(Math.floor(distance), curve.length - 2)
  const near = curve[whole] ?? 0
  const far = curve[whole + 1] ?? 0
  return near + (distance - whole) * (far - near)
}

function curveOf(surface: Surface, handicap: number): Float64Array {
  let most = 0
  return tourCurve(surface).map((tourStrokes, distanceYards) => {
    most = Math.max(most, tourStrokes + beyondTour({ surface, handicap, distanceYards }))
    return most
  })
}

/** The tour's strokes by whole yards; a tee where the table has none counts as fairway. */
function tourCurve(surface: Surface): Float64Array {
  const knots = TOUR_STROKES.map((row) => [row.distanceYards, row[surface] ?? row.fairway] as const)
  const curve = tourCurves.get(surface) ?? curveThrough(knots, LONGEST_YARDS)
  tourCurves.set(surface, curve)
  return curve
}

function beyondTour({
  surface,
  handicap,
  distanceYards,
}: {
  readonly surface: Surface
  readonly handicap: number
  readonly distanceYards: number
}): number {
  const { strokes, perHandicap, holeYards, shortGameShare, shortGameYards } = BEYOND_TOUR
  const inShortGame = shortGameShare * (1 - Math.exp(-distanceYards / shortGameYards))
  const byDistance = (1 - shortGameShare) * (distanceYards / holeYards)
  const anywhere = (strokes + perHandicap * handicap) * (inShortGame + byDistance)
  if (surface !== 'sand') return anywhere

  const sand = BEYOND_TOUR_IN_SAND
  const fade = (sand.goneAtYards - distanceYards) / (sand.goneAtYards - sand.fadesFromYards)
  return anywhere + (sand.strokes + sand.perHandicap * handicap) * Math.min(1, Math.max(0, fade))
}

type Knot = readonly [distance: number, strokes: number]

/** Piecewise linear through the knots, by whole yards or feet: constant before the first, continued after the last. */
function curveThrough(knots: readonly Knot[], longest: number): Float64Array {
  let segment = 0
  return new Float64Array(longest + 1).map((_, distance) => {
    while (distance > (knots[segment + 1]?.[0] ?? Infinity) && segment < knots.length - 2) segment += 1
    const [fromDistance, from] = knots[segment] ?? [0, Number.NaN]
    const [toDistance, to] = knots[segment + 1] ?? [0, Number.NaN]
    const share = (Math.max(distance, fromDistance) - fromDistance) / (toDistance - fromDistance)
    return from + share * (to - from)
  })
}
