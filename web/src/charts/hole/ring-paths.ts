import { px } from '#charts/hand-drawn.ts'
import type { PxRing } from './ring-points.ts'

/** What a pen turns by without lifting: sharper corners stay, as those of a tee, unless what is drawn has none. */
const SHARP_FROM_COS = { sharp: Math.cos((65 * Math.PI) / 180), round: Math.cos((165 * Math.PI) / 180) } as const
export type Corners = keyof typeof SHARP_FROM_COS
/** At a shorter side a corner is not rounded: it would not be seen. */
const LEAST_CURVED_PX = 2

/** A closed path through all corners, rounded where a pen would not stop. */
export function closedPath(ring: PxRing, corners: Corners = 'sharp'): string {
  const handles = handlesOf(ring, SHARP_FROM_COS[corners])
  let path = `M${px(ring[0] ?? 0)} ${px(ring[1] ?? 0)}`
  let isAfterCurve = false
  for (let from = 0; from < ring.length; from += 2) {
    const to = (from + 2) % ring.length
    const toX = ring[to] ?? 0
    const toY = ring[to + 1] ?? 0
    const leavingX = handles[from] ?? 0
    const leavingY = handles[from + 1] ?? 0
    const arrivingX = handles[to] ?? 0
    const arrivingY = handles[to + 1] ?? 0
    const isCurve = leavingX !== 0 || leavingY !== 0 || arrivingX !== 0 || arrivingY !== 0
    if (!isCurve) path += `L${px(toX)} ${px(toY)}`
    else {
      // Both handles of a corner are one line: after a curve the first one need not be said.
      const leaving = `C${px((ring[from] ?? 0) + leavingX)} ${px((ring[from + 1] ?? 0) + leavingY)} `
      path += `${isAfterCurve ? 'S' : leaving}${px(toX - arrivingX)} ${px(toY - arrivingY)} ${px(toX)} ${px(toY)}`
    }
    isAfterCurve = isCurve
  }
  return `${path}Z`
}

/** Of each corner the pen's direction, a third of its shorter side long: a long side beside a short one stays straight. */
function handlesOf(ring: PxRing, leastCos: number): readonly number[] {
  const handles: number[] = []
  for (let at = 0; at < ring.length; at += 2) {
    const before = (at - 2 + ring.length) % ring.length
    const after = (at + 2) % ring.length
    const inX = (ring[at] ?? 0) - (ring[before] ?? 0)
    const inY = (ring[at + 1] ?? 0) - (ring[before + 1] ?? 0)
    const outX = (ring[after] ?? 0) - (ring[at] ?? 0)
    const outY = (ring[after + 1] ?? 0) - (ring[at + 1] ?? 0)
    const inPx = Math.sqrt(inX * inX + inY * inY)
    const outPx = Math.sqrt(outX * outX + outY * outY)
    const shorterPx = Math.min(inPx, outPx)
    if (shorterPx < LEAST_CURVED_PX || (inX * outX + inY * outY) / (inPx * outPx) < leastCos) {
      handles.push(0, 0)
      continue
    }
    const alongX = inX / inPx + outX / outPx
    const alongY = inY / inPx + outY / outPx
    const handle = shorterPx / 3 / Math.sqrt(alongX * alongX + alongY * alongY)
    handles.push(alongX * handle, alongY * handle)
  }
  return handles
}

/** The outline of a crown or of a wood from above: bulges outwards all along the ring, each about so wide. */
export function scallopedPath(
  ring: PxRing,
  { bulgePx, share }: { readonly bulgePx: number; readonly share: () => number },
) {
  const stops = stopsAlong(ring, () => bulgePx * (SMALLEST_BULGE + BULGE_RANGE * share()))
  const [first] = stops
  if (!first || stops.length < LEAST_BULGES) return closedPath(ring)
  const arcs = [...stops.slice(1), first].map(([x, y], index) => {
    const [fromX, fromY] = stops[index] ?? first
    const radius = px(Math.hypot(x - fromX, y - fromY) * ARC_RADIUS)
    return `A${radius} ${radius} 0 0 0 ${px(x)} ${px(y)}`
  })
  return `M${px(first[0])} ${px(first[1])}${arcs.join('')}Z`
}

const SMALLEST_BULGE = 0.7
const BULGE_RANGE = 0.6
const LEAST_BULGES = 3
/** Of the chord: flatter than half a circle. */
const ARC_RADIUS = 0.62

type Stop = readonly [number, number]

function stopsAlong(ring: PxRing, nextPx: () => number): readonly Stop[] {
  const stops: Stop[] = []
  let leftPx = 0
  for (let index = 0; index < ring.length; index += 2) {
    const after = (index + 2) % ring.length
    const [fromX, fromY, toX, toY] = [ring[index] ?? 0, ring[index + 1] ?? 0, ring[after] ?? 0, ring[after + 1] ?? 0]
    const lengthPx = Math.hypot(toX - fromX, toY - fromY)
    let atPx = leftPx
    while (atPx < lengthPx) {
      stops.push([fromX + ((toX - fromX) * atPx) / lengthPx, fromY + ((toY - fromY) * atPx) / lengthPx])
      atPx += nextPx()
    }
    leftPx = atPx - lengthPx
  }
  return stops
}
