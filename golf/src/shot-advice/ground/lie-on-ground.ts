import { isInside } from '../../course/spans.ts'
import type { Place } from '../../course/plane.ts'
import { groupedBy } from '../../grouped-by.ts'
import type { Lie } from '../shot.ts'
import { BASE_COVERS, HAZARD_COVERS } from './ground.ts'
import type { Cover, Ground } from './ground.ts'

/** Where a ball may lie: a lie to play from, on the green, or where it is lost or dropped. */
export type GroundLie = Extract<Lie, 'fairway' | 'rough' | 'bunker' | 'fringe'> | 'trees' | 'green' | 'water' | 'out'

/** The likelier of what may be under the ball, and the next likely one where the place is not known well enough. */
export type LikelyLie = { readonly lie: GroundLie; readonly other: GroundLie | undefined }

/** What lies on top, from above to below. */
const FROM_ABOVE: readonly Cover[] = [...BASE_COVERS, ...HAZARD_COVERS].toReversed()
const LIES = {
  trees: 'trees',
  fairway: 'fairway',
  fringe: 'fringe',
  green: 'green',
  bunker: 'bunker',
  water: 'water',
  'water-red': 'water',
  out: 'out',
} as const satisfies Record<Cover, GroundLie>

/** What the map has under a place. */
export function lieAt({ patches }: Pick<Ground, 'patches'>, place: Place): GroundLie {
  const covers = new Set(patches.filter((patch) => isInside(patch, place)).map(({ cover }) => cover))
  const top = FROM_ABOVE.find((cover) => covers.has(cover))
  return top === undefined ? 'rough' : LIES[top]
}

/** Rings through the middles of parts of the disk that have the same area. */
const RING_COUNT = 3
const RING_SHARES = Array.from({ length: RING_COUNT }, (_, ring) => Math.sqrt((ring + 1 / 2) / RING_COUNT))
const PLACES_ON_RING = 12

/** What is likely under a ball that lies within so many yards of a place: by the share of the disk around it. */
export function likelyLie(ground: Pick<Ground, 'patches'>, place: Place, withinYards: number): LikelyLie {
  const around = RING_SHARES.flatMap((share) =>
    Array.from({ length: PLACES_ON_RING }, (_, index): Place => {
      const radians = (2 * Math.PI * index) / PLACES_ON_RING
      return {
        x: place.x + share * withinYards * Math.sin(radians),
        y: place.y + share * withinYards * Math.cos(radians),
      }
    }),
  )
  const places = withinYards > 0 ? [place, ...around] : [place]
  const counts = [
    ...groupedBy(
      places.map((one) => lieAt(ground, one)),
      (lie) => lie,
    ),
  ]
  const [likelier, other] = counts.toSorted(([, one], [, second]) => second.length - one.length)
  return { lie: likelier?.[0] ?? 'rough', other: other?.[0] }
}
