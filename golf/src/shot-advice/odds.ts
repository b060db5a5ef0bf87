import { GREEN } from './hole/hole.ts'
import type { Hole, HazardArea } from './hole/hole.ts'
import { grassAcross } from './hole/grass-across.ts'
import type { GrassAcross } from './hole/grass-across.ts'
import { TAIL_SDS, normalShareBelow } from './scoring/normal.ts'
import type { Scatter, Swing } from './swings/swing.ts'

/** Where a ball ends: on the grass it stops on, in sand or water, or out of bounds. */
export const BALL_ENDS = ['green', 'fringe', 'fairway', 'rough', 'sand', 'water', 'out'] as const
export type BallEnd = (typeof BALL_ENDS)[number]

/** The shares of a swing's balls that end there, mishits included; they add up to 1. */
export type Odds = Readonly<Record<BallEnd, number>>

const HUNDRED = 100
/** Bands along the line, each with the grass and hazards of its middle; edges of hazards and green are borders as well. */
const BAND_COUNT = 40

/** Shots that never scatter are counted as if they did by a third of an inch. */
const LEAST_SD_YARDS = 0.01

const ENDS_OF_HAZARDS = { ob: 'out', water: 'water', bunker: 'sand' } as const satisfies Record<
  HazardArea['kind'],
  BallEnd
>
/** Of hazards that overlap, the one that costs most. */
const WORST_FIRST = ['ob', 'water', 'bunker'] as const satisfies readonly HazardArea['kind'][]

/**
 * Where the balls of a swing end when they should finish this far right of the pin, over the very spread the advice is
 * worked out with. A ball that lands in water or out of bounds stays there, however far it would have rolled.
 */
export function swingOdds({ scatters }: Swing, place: { readonly hole: Hole; readonly aimYards: number }): Odds {
  const odds: Record<BallEnd, number> = { green: 0, fringe: 0, fairway: 0, rough: 0, sand: 0, water: 0, out: 0 }
  for (const scatter of scatters) addScatter(odds, scatter, place)
  return odds
}

/** Odds in 100, whole numbers that add up to 100: the largest remainders are rounded up. */
export function oddsInHundred(odds: Odds): Odds {
  const exact = BALL_ENDS.map((end) => ({ end, count: odds[end] * HUNDRED }))
  const missing = HUNDRED - exact.reduce((sum, { count }) => sum + Math.floor(count), 0)
  const roundedUp = new Set(
    exact
      .toSorted((a, b) => remainder(b.count) - remainder(a.count))
      .slice(0, missing)
      .map(({ end }) => end),
  )
  const whole = exact.map(({ end, count }) => [end, Math.floor(count) + (roundedUp.has(end) ? 1 : 0)] as const)
  return Object.fromEntries(whole) as Record<BallEnd, number>
}

function remainder(count: number): number {
  return count - Math.floor(count)
}

type Across = (xYards: number) => number

function addScatter(
  odds: Record<BallEnd, number>,
  { share, landingYards, rollYards, rightPerLong = 0, ...sds }: Scatter,
  { hole, aimYards }: { readonly hole: Hole; readonly aimYards: number },
): void {
  const meanYards = landingYards + rollYards
  const lateralSdYards = Math.max(LEAST_SD_YARDS, sds.lateralSdYards)
  const distanceSdYards = Math.max(LEAST_SD_YARDS, sds.distanceSdYards)
  const areas = WORST_FIRST.flatMap((kind) => hole.areas.filter((area) => area.kind === kind)).map((area) => ({
    ...area,
    farYards: area.kind === 'bunker' ? area.farYards : area.farYards + rollYards,
  }))
  let before = 0
  for (const { fromYards, toYards } of bands([...areas, endsOfGreen(hole)], {
    meanYards,
    reachYards: TAIL_SDS * distanceSdYards,
  })) {
    const upTo = normalShareBelow((toYards - meanYards) / distanceSdYards)
    const yYards = middleOf(fromYards, toYards)
    const middleXYards = aimYards + (yYards - meanYards) * rightPerLong
    const shareLeftOf: Across = (xYards) => normalShareBelow((xYards - middleXYards) / lateralSdYards)
    const ground = grassAcross(hole, yYards)
    const there = areas.filter(({ nearYards, farYards }) => nearYards < yYards && yYards < farYards)
    const bandShare = share * (upTo - before)
    if (there.length === 0) addGrass(odds, { ground, shareLeftOf, bandShare })
    else addBand(odds, { areas: there, ground, shareLeftOf, bandShare })
    before = upTo
  }
}

type AcrossBand = {
  readonly ground: GrassAcross
  readonly shareLeftOf: Across
  readonly bandShare: number
}

/** A band without hazards: each strip less the ones inside it. */
function addGrass(odds: Record<BallEnd, number>, { ground, shareLeftOf, bandShare }: AcrossBand): void {
  const { middleYards, strips } = ground
  let inside = 0
  for (const { grass, toYards } of strips) {
    if (toYards === 0) continue
    const within = shareLeftOf(middleYards + toYards) - shareLeftOf(middleYards - toYards)
    odds[grass] += bandShare * (within - inside)
    inside = within
  }
}

function addBand(
  odds: Record<BallEnd, number>,
  { areas, ground, shareLeftOf, bandShare }: AcrossBand & { readonly areas: readonly HazardArea[] },
): void {
  let left = -Infinity
  let before = 0
  for (const right of bordersAcross(areas, ground)) {
    const upTo = shareLeftOf(right)
    odds[endAt(middleOf(left, right), { areas, ground })] += bandShare * (upTo - before)
    left = right
    before = upTo
  }
}

function endsOfGreen({ greenYards }: Hole): Pick<HazardArea, 'nearYards' | 'farYards'> {
  return { nearYards: greenYards - GREEN.halfDepthYards, farYards: greenYards + GREEN.halfDepthYards }
}

type Band = { readonly fromYards: number; readonly toYards: number }

/** From the far end behind to the far end ahead: the first and the last band are endless. */
function bands(
  ranges: readonly Pick<HazardArea, 'nearYards' | 'farYards'>[],
  { meanYards, reachYards }: { readonly meanYards: number; readonly reachYards: number },
): readonly Band[] {
  const nearest = meanYards - reachYards
  const farthest = meanYards + reachYards
  const even = Array.from({ length: BAND_COUNT + 1 }, (_, band) => nearest + (band * 2 * reachYards) / BAND_COUNT)
  const edges = ranges
    .flatMap(({ nearYards, farYards }) => [nearYards, farYards])
    .filter((yards) => yards > nearest && yards < farthest)
  const borders = [...even.slice(1, -1), ...edges].toSorted((a, b) => a - b)
  return [-Infinity, ...borders].map((fromYards, index) => ({ fromYards, toYards: borders[index] ?? Infinity }))
}

/** Borders across the hole after the far left, from left to right: the last one is the far right. */
function bordersAcross(areas: readonly HazardArea[], { middleYards, strips }: GrassAcross): readonly number[] {
  const borders: number[] = []
  for (const { toYards } of strips) {
    if (toYards === 0) continue
    putInOrder(borders, middleYards - toYards)
    putInOrder(borders, middleYards + toYards)
  }
  for (const { leftYards, rightYards } of areas) {
    putInOrder(borders, leftYards)
    putInOrder(borders, rightYards)
  }
  return borders
}

/** There are a dozen of them: faster than sorting. */
function putInOrder(borders: number[], border: number): void {
  if (border === -Infinity) return
  let place = borders.length
  while (place > 0 && (borders[place - 1] ?? 0) > border) {
    borders[place] = borders[place - 1] ?? 0
    place -= 1
  }
  borders[place] = border
}

function endAt(
  xYards: number,
  { areas, ground }: { readonly areas: readonly HazardArea[]; readonly ground: GrassAcross },
): BallEnd {
  const area = areas.find(({ leftYards, rightYards }) => leftYards < xYards && xYards < rightYards)
  if (area) return ENDS_OF_HAZARDS[area.kind]
  const asideYards = Math.abs(xYards - ground.middleYards)
  return ground.strips.find(({ toYards }) => asideYards < toYards)?.grass ?? 'rough'
}

/** A place inside: a yard from the only border of a range that is endless to one side. */
function middleOf(from: number, to: number): number {
  if (from === -Infinity) return to === Infinity ? 0 : to - 1
  return to === Infinity ? from + 1 : (from + to) / 2
}
