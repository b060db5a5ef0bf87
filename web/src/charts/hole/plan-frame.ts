import type { Place } from '@bagwise/golf/course/plane'
import type { PointPx } from '#charts/hand-drawn.ts'
import { pointOf } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'

/** Around the outermost things. */
const MARGIN_YARDS = 40
/** Of the width; a course is seldom longer. */
const MOST_HEIGHT_SHARE = 1.25
const LEAST_HEIGHT_SHARE = 0.6
/** So near to a tap it may be meant: half a target of 48 px. */
const TAP_PX = 24
/** With nothing that near, what is nearest within this is meant. */
const FAR_TAP_PX = 60
const CLOSER = 3

/** All of the places, north above, as large as the width allows. */
export function planFrame(places: readonly Place[], widthPx: number): Frame {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs) - MARGIN_YARDS, Math.max(...xs) + MARGIN_YARDS]
  const [near, far] = [Math.min(...ys) - MARGIN_YARDS, Math.max(...ys) + MARGIN_YARDS]
  const [acrossYards, alongYards] = [right - left, far - near]
  const share = Math.min(MOST_HEIGHT_SHARE, Math.max(LEAST_HEIGHT_SHARE, alongYards / acrossYards))
  const heightPx = Math.round(widthPx * share)
  const pxPerYard = Math.min(widthPx / acrossYards, heightPx / alongYards)
  return {
    widthPx,
    heightPx,
    pxPerYard,
    leftYards: left - (widthPx / pxPerYard - acrossYards) / 2,
    topYards: far + (heightPx / pxPerYard - alongYards) / 2,
  }
}

/** The same drawing, three times as near around a place. */
export function closerFrame({ widthPx, heightPx, pxPerYard }: Frame, { x, y }: Place): Frame {
  const nearer = pxPerYard * CLOSER
  return {
    widthPx,
    heightPx,
    pxPerYard: nearer,
    leftYards: x - widthPx / 2 / nearer,
    topYards: y + heightPx / 2 / nearer,
  }
}

/** Which of the places a tap means: one, several that lie together, or none. */
export function tappedOf<Thing extends { readonly place: Place }>(
  things: readonly Thing[],
  frame: Frame,
  tap: PointPx,
): { readonly nearest: Thing | undefined; readonly areSeveral: boolean } {
  const near = things
    .map((thing) => {
      const { xPx, yPx } = pointOf(frame, thing.place)
      return { thing, awayPx: Math.hypot(xPx - tap.xPx, yPx - tap.yPx) }
    })
    .filter(({ awayPx }) => awayPx <= FAR_TAP_PX)
    .toSorted((one, other) => one.awayPx - other.awayPx)
  return { nearest: near[0]?.thing, areSeveral: near.filter(({ awayPx }) => awayPx <= TAP_PX).length > 1 }
}
