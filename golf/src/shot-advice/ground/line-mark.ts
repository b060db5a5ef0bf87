import type { Place } from '../../course/plane.ts'
import { rangesOf, spansAcross } from '../../course/spans.ts'
import { radiansFromDegrees } from '../../units.ts'
import { isHazard, turnedGround } from './ground.ts'
import type { Cover, Ground, Patch } from './ground.ts'
import { bearingDeg, playedLineDeg } from './lines.ts'

/** What a golfer can aim at: an edge that can be seen, or the fairway. */
export type LineMark =
  | {
      readonly kind: 'edge'
      readonly side: 'left' | 'right'
      readonly cover: Cover
      /** The how many-th of its kind along the line, from 1; undefined for the only one. */
      readonly ordinal: number | undefined
      /** Along the line to where the hazard begins. */
      readonly yards: number
      /** From the line to the edge, to whichever side. */
      readonly offDeg: number
    }
  | {
      readonly kind: 'fairway'
      /** Right of the middle of the fairway, or of the way where there is none. */
      readonly rightYards: number
      readonly atYards: number
    }

/** An edge farther off the line than this names another line. */
const MOST_OFF_DEG = 3
/** What begins farther beyond the pin is no mark of this hole. */
const BEYOND_PIN_YARDS = 30
/** Hazards farther off the line are not counted along it. */
const COUNTED_WITHIN_DEG = 30

type Edge = { readonly patch: Patch; readonly side: 'left' | 'right'; readonly offDeg: number }

/** Words for the line to where a ball should finish: the nearest edge of a hazard, else yards off the fairway's middle. */
export function lineMark(ground: Ground, finish: Place): LineMark {
  const lineDeg = bearingDeg(finish)
  const { patches } = turnedGround(ground, radiansFromDegrees(lineDeg))
  const mostYards = Math.hypot(ground.pin.x, ground.pin.y) + BEYOND_PIN_YARDS
  const ahead = patches.filter(
    (patch) => isHazard(patch) && isSeen(patch) && patch.box.near > 0 && patch.box.near <= mostYards,
  )
  const edges = ahead.flatMap(edgesOf).toSorted((one, other) => Math.abs(one.offDeg) - Math.abs(other.offDeg))
  const [nearest] = edges
  if (!nearest || Math.abs(nearest.offDeg) > MOST_OFF_DEG) return fairwayMark(ground, finish)
  const { patch, side, offDeg } = nearest
  return {
    kind: 'edge',
    side,
    cover: patch.cover,
    ordinal: ordinalOf(patch, ahead),
    yards: patch.box.near,
    offDeg: Math.abs(offDeg),
  }
}

/** Of water only the color of its stakes is assumed, but a boundary that is only an outline may be nowhere to be seen. */
function isSeen({ cover, isAssumed }: Patch): boolean {
  return cover !== 'out' || isAssumed !== true
}

/** The two edges of a hazard as they are seen from the ball. */
function edgesOf(patch: Patch): readonly Edge[] {
  const corners = patch.rings.flatMap((ring) =>
    Array.from({ length: ring.length / 2 }, (_, corner) => ({
      x: ring[2 * corner] ?? 0,
      y: ring[2 * corner + 1] ?? 0,
    })),
  )
  const offDegs = corners.map(bearingDeg)
  return [
    { patch, side: 'left', offDeg: Math.min(...offDegs) },
    { patch, side: 'right', offDeg: Math.max(...offDegs) },
  ]
}

/** Among those of its kind along the line, from the nearest on. */
function ordinalOf(patch: Patch, ahead: readonly Patch[]): number | undefined {
  const own = ahead
    .filter(({ cover }) => isSameKind(cover, patch.cover))
    .filter((one) => edgesOf(one).some(({ offDeg }) => Math.abs(offDeg) <= COUNTED_WITHIN_DEG))
    .toSorted((one, other) => one.box.near - other.box.near)
  return own.length > 1 ? own.indexOf(patch) + 1 : undefined
}

/** Both kinds of water are water to look at. */
function isSameKind(one: Cover, other: Cover): boolean {
  const kind = (cover: Cover) => (cover === 'water-red' ? 'water' : cover)
  return kind(one) === kind(other)
}

function fairwayMark(ground: Ground, finish: Place): LineMark {
  const atYards = Math.hypot(finish.x, finish.y)
  const ownDeg = playedLineDeg(ground, atYards)
  // Across the way at that distance.
  const { patches } = turnedGround(ground, radiansFromDegrees(ownDeg))
  const rightYards = atYards * Math.sin(radiansFromDegrees(bearingDeg(finish) - ownDeg))
  const middles = patches
    .filter(({ cover }) => cover === 'fairway')
    .flatMap((patch) => rangesOf(spansAcross(patch, atYards)))
    .map(({ from, to }) => (from + to) / 2)
  const nearest = middles.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0]
  const isOwn = nearest !== undefined && Math.abs(nearest) <= OWN_FAIRWAY_YARDS
  return { kind: 'fairway', rightYards: rightYards - (isOwn ? nearest : 0), atYards }
}

/** A fairway farther off the way is another hole's. */
const OWN_FAIRWAY_YARDS = 30
