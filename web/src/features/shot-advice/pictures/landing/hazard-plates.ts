import type { HazardArea, Hole } from '@bagwise/golf/shot-advice/hole/hole'
import { overlap } from '#charts/box.ts'
import type { BoxPx } from '#charts/box.ts'
import type { LandingGeometry } from './landing-geometry.ts'
import * as copy from './landing.copy.ts'
import { EDGE_PX, GAP_PX, SIGN_PX } from './map-plates.ts'

export type HazardPlate = { readonly box: BoxPx; readonly word: string }

/** The halo of the word, on both sides. */
const HAZARD_PADDING_PX = 8
const HAZARD_HEIGHT_PX = 20
/** Where in the part of a hazard that is seen its name may stand, as shares of its width and height. */
const NAME_PLACES = [0.5, 0.85, 0.15] as const
const FLAG_WIDTH_PX = 20
const CROSS_PX = 7
/** A hazard of which less is seen has no name, and a name over an edge covers at least so much of it. */
const LEAST_SEEN_PX = 10
const OVER_EDGE_PX = 8
export const POLE_PX = 32

/**
 * The name of each hazard that is seen, within it where there is room, else reaching over its edge. It hides no plate,
 * and the pin and the solid oval only where nothing else is left.
 */
export function hazardPlates(
  geometry: LandingGeometry,
  { hole, taken }: { readonly hole: Hole; readonly taken: readonly BoxPx[] },
): readonly HazardPlate[] {
  const plates: HazardPlate[] = []
  const outBehind = hole.areas.find(({ kind, side }) => kind === 'ob' && side === 'back')
  for (const area of hole.areas) {
    const word = copy.hazardPlateWords[area.kind]
    const size = { widthPx: word.length * SIGN_PX + HAZARD_PADDING_PX, heightPx: HAZARD_HEIGHT_PX }
    // What reaches out of bounds is drawn, and named, up to there.
    const farYards = Math.min(area.farYards, (area !== outBehind && outBehind?.nearYards) || Infinity)
    const part = seenPart({ ...area, farYards }, geometry)
    const hidden = [...taken, ...plates.map(({ box }) => box)]
    const places = [...placesIn(part, size), ...placesOver(part, { size, geometry })].filter(
      (place) => !hidden.some((other) => overlap(place, other, GAP_PX)),
    )
    const isFree = (place: BoxPx, drawn: readonly BoxPx[]) => !drawn.some((other) => overlap(place, other, GAP_PX))
    const marks = markBoxes(geometry, hole)
    const box =
      places.find((place) => isFree(place, [...marks, ovalBox(geometry)])) ??
      places.find((place) => isFree(place, marks)) ??
      places[0]
    if (box) plates.push({ box, word })
  }
  return plates
}

function ovalBox({ twoInThree: { xPx, yPx, acrossPx, alongPx } }: LandingGeometry): BoxPx {
  return { leftPx: xPx - acrossPx, topPx: yPx - alongPx, widthPx: 2 * acrossPx, heightPx: 2 * alongPx }
}

/** The cross of the aim, and the pin with its flag. */
function markBoxes({ aim, isGreenInView, xPx, yPx }: LandingGeometry, { pinYards }: Hole): readonly BoxPx[] {
  const cross = { leftPx: aim.xPx - CROSS_PX, topPx: aim.yPx - CROSS_PX, widthPx: 2 * CROSS_PX, heightPx: 2 * CROSS_PX }
  const pin = { leftPx: xPx(0) - 3, topPx: yPx(pinYards) - POLE_PX, widthPx: FLAG_WIDTH_PX, heightPx: POLE_PX + 3 }
  return isGreenInView ? [cross, pin] : [cross]
}

/** What of an area lies on the map. */
export function seenPart(
  { leftYards, rightYards, nearYards, farYards }: HazardArea,
  { xPx, yPx, widthPx, heightPx }: LandingGeometry,
): BoxPx {
  const leftPx = Math.max(0, xPx(leftYards))
  const topPx = Math.max(0, yPx(farYards))
  return {
    leftPx,
    topPx,
    widthPx: Math.max(0, Math.min(widthPx, xPx(rightYards)) - leftPx),
    heightPx: Math.max(0, Math.min(heightPx, yPx(nearYards)) - topPx),
  }
}

function placesIn(part: BoxPx, size: Pick<BoxPx, 'widthPx' | 'heightPx'>): readonly BoxPx[] {
  if (part.widthPx < size.widthPx || part.heightPx < size.heightPx) return []
  return NAME_PLACES.flatMap((downShare) =>
    NAME_PLACES.map((rightShare) => ({
      ...size,
      leftPx: part.leftPx + (part.widthPx - size.widthPx) * rightShare,
      topPx: part.topPx + (part.heightPx - size.heightPx) * downShare,
    })),
  )
}

/** Of a hazard that is too narrow for its name: over it, outwards first, then above and below. Never off the map. */
function placesOver(
  part: BoxPx,
  { size, geometry }: { readonly size: Pick<BoxPx, 'widthPx' | 'heightPx'>; readonly geometry: LandingGeometry },
): readonly BoxPx[] {
  if (part.widthPx < LEAST_SEEN_PX || part.heightPx < LEAST_SEEN_PX) return []
  const { widthPx, heightPx, xPx, dataFromPx, dataToPx } = geometry
  const [leftwards, middle, rightwards] = [
    part.leftPx + part.widthPx - size.widthPx,
    part.leftPx + (part.widthPx - size.widthPx) / 2,
    part.leftPx,
  ]
  const isLeft = part.leftPx + part.widthPx / 2 < xPx(0)
  const besidePlates = Math.min(Math.max(dataFromPx, middle), dataToPx - size.widthPx)
  const lefts = [...(isLeft ? [leftwards, middle, rightwards] : [rightwards, middle, leftwards]), besidePlates]
  const tops = [
    ...NAME_PLACES.map((share) => part.topPx + (part.heightPx - size.heightPx) * share),
    part.topPx - size.heightPx + OVER_EDGE_PX,
    part.topPx + part.heightPx - OVER_EDGE_PX,
  ]
  const clamped = (px: number, mostPx: number) => Math.min(Math.max(EDGE_PX, px), mostPx - EDGE_PX)
  return tops
    .flatMap((topPx) =>
      lefts.map((leftPx) => ({
        ...size,
        leftPx: clamped(leftPx, widthPx - size.widthPx),
        topPx: clamped(topPx, heightPx - size.heightPx),
      })),
    )
    .filter((place) => overlap(place, part))
}
