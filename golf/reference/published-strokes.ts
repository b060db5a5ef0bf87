import { expectedPutts, expectedStrokes } from '../src/shot-advice/strokes.ts'
import type { Surface } from '../src/shot-advice/strokes.ts'
import { TRACKED_FROM_100, roughShareOf } from './tracked-shots.ts'

/** A ball off the green, with the share of such balls on each surface, or on the green. */
type Place =
  | { readonly distanceYards: number; readonly shares: Readonly<Partial<Record<Surface, number>>> }
  | { readonly distanceFeet: number }

type Kind = {
  readonly what: string
  readonly place: Place
  readonly from: 'strokes' | 'a share'
  /** Whether the model's constants were fitted to it. */
  readonly isFitted: boolean
  readonly source: string
}

/** What golfers of a handicap need to hole out, as a tracker or a writer publishes it. */
export type PublishedStrokes = Kind & {
  /** The points of one table of putts share a number. */
  readonly point: number
  readonly handicap: number
  readonly strokes: number
}

const PAR_3S = shotScope('par 3', { distanceYards: 155, shares: { tee: 1 } }, 'law of averages and par3s-radar')
const PAR_4S = shotScope('par 4', { distanceYards: 375, shares: { tee: 1 } }, 'in rivalryedition.com')
const PAR_5S = shotScope('par 5', { distanceYards: 500, shares: { tee: 1 } }, 'law of averages')
const NEAR = { what: 'grass, 0-25 yd', place: offGreen(15, { fairway: 0.4, rough: 0.6 }) }
const FAR = { what: 'grass, 25-50 yd', place: offGreen(37, { fairway: 0.4, rough: 0.6 }) }
const NEAR_SAND = { what: 'sand, 0-25 yd', place: offGreen(15, { sand: 1 }) }
const FAR_SAND = { what: 'sand, 25-50 yd', place: offGreen(37, { sand: 1 }) }
const BY_SHOT_SCOPE = { from: 'a share', isFitted: false, source: 'up and downs, Shot Scope, par3s-radar' } as const
const BY_ARCCOS = { from: 'a share', isFitted: false, source: 'up and downs, Arccos in vcpgolf.com' } as const
const MAKES = { from: 'a share', isFitted: true, source: 'holed putts, Shot Scope in worldsportsnews.live' } as const
const HALVES = {
  from: 'a share',
  isFitted: false,
  source: 'half of the putts are holed, ShotByShot in niblicksoftruth.blogspot.com',
} as const

/**
 * Lengths of holes, the place within a range and the share of rough are not published: usual ones. From up and downs
 * strokes are 3 less their share and more by that of four or more shots, 0.05 to 0.22; from holed putts 2 less their
 * share and more by that of three putts, up to 0.12. Those two are our judgement.
 */
export const PUBLISHED_STROKES: readonly PublishedStrokes[] = [
  ...TRACKED_FROM_100.map(({ handicap, strokes }, index) => ({
    ...shotScope('100 yd, all lies', fromMixedLies(handicap), 'in a published comparison of trackers'),
    point: 1 + index,
    handicap,
    strokes,
  })),
  { ...PAR_3S, point: 7, handicap: 10, strokes: 3.6 },
  { ...PAR_3S, point: 8, handicap: 15, strokes: 3.9 },
  { ...PAR_4S, point: 9, handicap: 0, strokes: 4.2 },
  { ...PAR_4S, point: 10, handicap: 5, strokes: 4.5 },
  { ...PAR_4S, point: 11, handicap: 10, strokes: 4.67 },
  { ...PAR_4S, point: 12, handicap: 15, strokes: 5.1 },
  { ...PAR_4S, point: 13, handicap: 20, strokes: 5.4 },
  { ...PAR_4S, point: 14, handicap: 25, strokes: 5.9 },
  { ...PAR_5S, point: 15, handicap: 10, strokes: 5.52 },
  { ...NEAR, ...BY_SHOT_SCOPE, point: 16, handicap: 15, strokes: 2.7 },
  { ...FAR, ...BY_SHOT_SCOPE, point: 17, handicap: 15, strokes: 3.06 },
  { ...NEAR, ...BY_ARCCOS, point: 18, handicap: 0, strokes: 2.48 },
  { ...FAR, ...BY_ARCCOS, point: 19, handicap: 0, strokes: 2.72 },
  { ...NEAR_SAND, ...BY_ARCCOS, isFitted: true, point: 20, handicap: 0, strokes: 2.69 },
  { ...FAR_SAND, ...BY_ARCCOS, isFitted: true, point: 21, handicap: 0, strokes: 2.85 },
  { ...putt(4.5), ...MAKES, point: 22, handicap: 0, strokes: 1.25 },
  { ...putt(4.5), ...MAKES, point: 22, handicap: 10, strokes: 1.37 },
  { ...putt(4.5), ...MAKES, point: 22, handicap: 25, strokes: 1.55 },
  { ...putt(7.5), ...MAKES, point: 23, handicap: 0, strokes: 1.52 },
  { ...putt(7.5), ...MAKES, point: 23, handicap: 10, strokes: 1.63 },
  { ...putt(7.5), ...MAKES, point: 23, handicap: 25, strokes: 1.75 },
  { ...putt(21), ...MAKES, point: 24, handicap: 0, strokes: 1.9 },
  { ...putt(21), ...MAKES, point: 24, handicap: 10, strokes: 1.96 },
  { ...putt(21), ...MAKES, point: 24, handicap: 25, strokes: 2.06 },
  { ...putt(7), ...HALVES, point: 25, handicap: 0, strokes: 1.5 },
  { ...putt(6), ...HALVES, point: 26, handicap: 5, strokes: 1.51 },
  { ...putt(6), ...HALVES, point: 27, handicap: 10, strokes: 1.52 },
  { ...putt(6), ...HALVES, point: 28, handicap: 15, strokes: 1.52 },
  { ...putt(5), ...HALVES, point: 29, handicap: 20, strokes: 1.53 },
  {
    ...putt(15),
    from: 'strokes',
    isFitted: false,
    source: 'clubhouse.swingu.com',
    point: 30,
    handicap: 20,
    strokes: 2,
  },
]

/** The fit of the share beyond the tour did not see these. */
export const HELD_OUT_POINTS: readonly number[] = [16, 17, 18, 19]

/** What the model says of a published point. */
export function modelStrokes({ handicap, place }: PublishedStrokes): number {
  if ('distanceFeet' in place) return expectedPutts({ handicap, distanceFeet: place.distanceFeet })
  const { distanceYards, shares } = place
  let strokes = 0
  for (const [surface, share] of Object.entries(shares) as readonly [Surface, number][]) {
    strokes += share * expectedStrokes({ handicap, surface, distanceYards })
  }
  return strokes
}

/** Root mean square of what the model is off by. */
export function strokesRms(points: readonly PublishedStrokes[]): number {
  const squares = points.map((point) => (modelStrokes(point) - point.strokes) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
}

function shotScope(what: string, place: Place, where: string): Kind {
  return { what, place, from: 'strokes', isFitted: true, source: `Shot Scope, ${where}` }
}

function fromMixedLies(handicap: number): Place {
  const rough = roughShareOf(handicap)
  return { distanceYards: 100, shares: { fairway: 1 - rough, rough } }
}

function offGreen(distanceYards: number, shares: Readonly<Partial<Record<Surface, number>>>): Place {
  return { distanceYards, shares }
}

function putt(distanceFeet: number): Pick<Kind, 'what' | 'place'> {
  return { what: `putt of ${distanceFeet} ft`, place: { distanceFeet } }
}
