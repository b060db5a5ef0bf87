import { ringOfPlaces } from '../../course/areas.ts'
import { APRON_YARDS, GREEN, holeOf } from '../hole/hole.ts'
import type { HazardArea } from '../hole/hole.ts'
import type { Shot } from '../shot.ts'
import { ENDLESS_YARDS, ellipse, rectangle } from './ground-rings.ts'
import { patchOf } from './ground.ts'
import type { Cover, Ground } from './ground.ts'

const COVERS_OF_HAZARDS: Readonly<Record<HazardArea['kind'], Cover>> = {
  water: 'water-red',
  bunker: 'bunker',
  ob: 'out',
}

/** Typed hazards around a typical green as polygons: the bridge between both kinds of hole. */
export function groundOfShot(shot: Shot, options: { readonly isBeyondTheBag?: boolean } = {}): Ground {
  const { pinYards, greenYards, greenAsideYards, fairwayHalfWidthYards, areas } = holeOf(shot, options)
  const greenMiddle = { x: greenAsideYards, y: greenYards }
  const { halfWidthYards, halfDepthYards, fringeYards } = GREEN
  const green = { middle: greenMiddle, halfWidthYards, halfDepthYards }
  const fringe = {
    middle: greenMiddle,
    halfWidthYards: halfWidthYards + fringeYards,
    halfDepthYards: halfDepthYards + fringeYards,
  }
  // From the ball the fairway runs to the middle of the green, however far aside that is.
  const fairwayEndsYards = greenYards - halfDepthYards - APRON_YARDS
  const endAsideYards = (greenAsideYards * Math.max(0, fairwayEndsYards)) / Math.max(1, greenYards)
  const fairway = ringOfPlaces([
    { x: -fairwayHalfWidthYards, y: -ENDLESS_YARDS },
    { x: fairwayHalfWidthYards, y: -ENDLESS_YARDS },
    { x: fairwayHalfWidthYards, y: Math.min(0, fairwayEndsYards) },
    { x: endAsideYards + fairwayHalfWidthYards, y: fairwayEndsYards },
    { x: endAsideYards - fairwayHalfWidthYards, y: fairwayEndsYards },
    { x: -fairwayHalfWidthYards, y: Math.min(0, fairwayEndsYards) },
  ])
  const pin = { x: 0, y: pinYards }
  return {
    pin,
    greenMiddle,
    way: [{ x: 0, y: 0 }, pin],
    isTreesKnown: false,
    unknown: [],
    patches: [
      patchOf('fairway', [fairway]),
      patchOf('fringe', [ellipse(fringe)]),
      patchOf('green', [ellipse(green)]),
      ...areas.map(({ kind, leftYards, rightYards, nearYards, farYards }) =>
        patchOf(COVERS_OF_HAZARDS[kind], [
          rectangle({ left: leftYards, right: rightYards, near: nearYards, far: farYards }),
        ]),
      ),
    ],
  }
}
