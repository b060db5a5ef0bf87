import { yardsBetween } from '@bagwise/golf/course/plane'
import type { Place } from '@bagwise/golf/course/plane'
import { isInside, lineYards } from '@bagwise/golf/course/spans'
import { yardsToGreen } from '@bagwise/golf/course/green-yards'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import { px } from '#charts/hand-drawn.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import { pointOf } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'
import type { DrawnGround } from './hole-marks.ts'

/** So far from the front of the green, across the fairway. */
export type DistanceArc = { readonly distanceYards: number; readonly path: string; readonly end: PointPx }

/** To either side of the line of play: no farther, and so far where there is no fairway. */
const MOST_ASIDE_YARDS = 40
const LEAST_ASIDE_YARDS = 9

/** Arcs around the front of the green where the line of play crosses them. None that begin behind the tee. */
export function distanceArcs(ground: DrawnGround, ringsYards: readonly number[], frame: Frame): readonly DistanceArc[] {
  const front = frontOfGreen(ground)
  const { way } = ground
  const [start] = way
  if (!start) return []
  const toPlay = { way: [...way.slice(0, -1), front], pin: front }
  const isOnWay = (yards: number) => yards > 0 && yards < lineYards(toPlay.way) && yards < farthest(toPlay.way, front)
  return ringsYards.filter(isOnWay).map((distanceYards) => {
    const crossing = placeFromPin(toPlay, distanceYards)
    const middle = Math.atan2(crossing.y - front.y, crossing.x - front.x)
    const at = (asideYards: number): Place => {
      const angle = middle + asideYards / distanceYards
      return { x: front.x + distanceYards * Math.cos(angle), y: front.y + distanceYards * Math.sin(angle) }
    }
    const [one, other] = [at(-asideYards(ground, at, -1)), at(asideYards(ground, at, 1))].map((place) =>
      pointOf(frame, place),
    )
    const [left, right] = one && other && one.xPx < other.xPx ? [one, other] : [other, one]
    const radius = px(distanceYards * frame.pxPerYard)
    const end = right ?? pointOf(frame, crossing)
    const path = left ? `M${px(left.xPx)} ${px(left.yPx)}A${radius} ${radius} 0 0 0 ${px(end.xPx)} ${px(end.yPx)}` : ''
    return { distanceYards, path, end }
  })
}

/** Where the line of play comes onto the green. */
export function frontOfGreen({ patches, way, greenMiddle }: DrawnGround): Place {
  const green = patches.find(({ cover }) => cover === 'green')
  const from = way.at(-2)
  if (!green || !from) return greenMiddle
  const { frontYards, middleYards } = yardsToGreen({ area: green, middle: greenMiddle }, from)
  const share = middleYards === 0 ? 1 : frontYards / middleYards
  return { x: from.x + (greenMiddle.x - from.x) * share, y: from.y + (greenMiddle.y - from.y) * share }
}

function farthest(way: readonly Place[], from: Place): number {
  return Math.max(...way.map((place) => yardsBetween(place, from)))
}

/** How far the fairway reaches to one side. */
function asideYards({ patches }: DrawnGround, at: (asideYards: number) => Place, sign: 1 | -1): number {
  const fairways = patches.filter(({ cover }) => cover === 'fairway')
  let yards = 0
  while (yards < MOST_ASIDE_YARDS && fairways.some((fairway) => isInside(fairway, at(sign * (yards + 1))))) yards += 1
  return Math.max(LEAST_ASIDE_YARDS, yards)
}
