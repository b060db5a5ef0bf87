import { TOUR_PUTTS, TOUR_STROKES } from './tour-strokes-table.ts'

export const SURFACES = ['fairway', 'rough', 'sand', 'recovery'] as const
/** What a ball off the green rests on; recovery is among trees, where the way to the hole is blocked. */
export type Surface = (typeof SURFACES)[number]

/** Handicaps the fit covers; the form lets others through. */
const LOWEST_HANDICAP = 0
const HIGHEST_HANDICAP = 40
/** Of a golfer who has not told it (specification 2 §5). */
const UNKNOWN_HANDICAP = 18

/**
 * What a golfer needs beyond the tour: so much on a hole of 345 yards, a fifth of it everywhere and the rest by distance.
 * On 18 such holes (6,200 yards, rating 70, slope 125) it sums to the golfer's own average; docs/models/shot-advice.md.
 */
export const BEYOND_TOUR = {
  strokes: 0.18,
  perHandicap: 0.0614,
  holeYards: 345,
  everywhereShare: 0.2,
  distanceExponent: 0.75,
} as const
/** More of it from sand: Arccos in vcpgolf.com, 39 % up and down at scratch, and less for others. */
export const BEYOND_TOUR_IN_SAND = { strokes: 0.12, perHandicap: 0.012, fadesFromYards: 50, goneAtYards: 100 } as const
/** A golfer putts as the tour does from so many times as far: made putts by handicap, Shot Scope in worldsportsnews.live. */
export const PUTTING = { factor: 1.1, perHandicap: 0.03, beyondTablePerFoot: 0.004 } as const

/** Farther than any ball of a hole of 600 yards is from the pin. */
const LONGEST_YARDS = 800
/** Of the table of putts. */
const LONGEST_FEET = 100

/** Strokes by whole yards for each surface, and putts of the tour by whole feet. */
type Curves = Readonly<Record<Surface, Float64Array>>

const known = new Map<number, Curves>()
/** A golfer has one handicap; whoever tries others out gets them anew. */
const MOST_KNOWN = 50
const tourPutts = curveThrough(
  TOUR_PUTTS.map(({ distanceFeet, putts }) => [distanceFeet, putts]),
  LONGEST_FEET,
)
const tourCurves = new Map<Surface, Float64Array>()

/** The handicap the model can work with: 0 to 40, 18 when it is not known. */
export function modelHandicap(handicap: number | undefined): number {
  return Math.min(HIGHEST_HANDICAP, Math.max(LOWEST_HANDICAP, handicap ?? UNKNOWN_HANDICAP))
}

/** Strokes to hole out from so far off the green. It never falls with the distance. */
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

/** The curves of a handicap, for whoever asks thousands of times. */
export function strokeCurves(handicap: number): Curves {
  const clamped = modelHandicap(handicap)
  const curves = known.get(clamped) ?? {
    fairway: curveOf('fairway', clamped),
    rough: curveOf('rough', clamped),
    sand: curveOf('sand', clamped),
    recovery: curveOf('recovery', clamped),
  }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(clamped, curves)
  return curves
}

/** On a curve by whole yards or feet, between its points along a straight line. */
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

/** The tour's own strokes by whole yards. */
function tourCurve(surface: Surface): Float64Array {
  const knots = TOUR_STROKES.map((row) => [row.distanceYards, row[surface]] as const)
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
  const { strokes, perHandicap, holeYards, everywhereShare, distanceExponent } = BEYOND_TOUR
  const byDistance = (1 - everywhereShare) * (distanceYards / holeYards) ** distanceExponent
  const anywhere = (strokes + perHandicap * handicap) * (everywhereShare + byDistance)
  if (surface !== 'sand') return anywhere

  const sand = BEYOND_TOUR_IN_SAND
  const fade = (sand.goneAtYards - distanceYards) / (sand.goneAtYards - sand.fadesFromYards)
  return anywhere + (sand.strokes + sand.perHandicap * handicap) * Math.min(1, Math.max(0, fade))
}

type Knot = readonly [distance: number, strokes: number]

/** Straight lines between knots, by whole yards or feet: level before the first, going on after the last. */
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
