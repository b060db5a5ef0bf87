import {
  BEYOND_TOUR,
  BEYOND_TOUR_IN_SAND,
  PUTTING,
  expectedPutts,
  expectedStrokes,
} from '@bagwise/golf/shot-advice/strokes'
import type { Surface } from '@bagwise/golf/shot-advice/strokes'
import { codeBlock, paragraph, table } from '../markdown.ts'
import { exact, fixed } from '../numbers.ts'

const HANDICAPS = [0, 5, 15, 28] as const
const PUTT_FEET = 20
const PLACES: readonly { readonly surface: Surface; readonly distancesYards: readonly number[] }[] = [
  { surface: 'fairway', distancesYards: [50, 100, 150, 200] },
  { surface: 'rough', distancesYards: [20, 150] },
  { surface: 'sand', distancesYards: [20, 30] },
]

export function strokes(): readonly string[] {
  const { strokes: base, perHandicap, everywhereShare, holeYards, distanceExponent } = BEYOND_TOUR
  const sand = BEYOND_TOUR_IN_SAND
  const columns = PLACES.flatMap(({ surface, distancesYards }) =>
    distancesYards.map((distanceYards) => ({ surface, distanceYards })),
  )
  return [
    '## Strokes to go',
    paragraph(
      'The men’s tour’s strokes by distance and surface are published (Mark Broadie, Interfaces 42(2), 2012). A golfer needs',
      'more; tables by handicap that can be found in code are invented, so the rest is worked out here. Then nothing is',
      'allowed to fall with the distance.',
    ),
    codeBlock(
      `off the green    tour + (${exact(base)} + ${exact(perHandicap)} · H) · (${exact(everywhereShare)} + ${exact(1 - everywhereShare)} · (d / ${holeYards} yd)^${exact(distanceExponent)})`,
      `in sand          + ${exact(sand.strokes)} + ${exact(sand.perHandicap)} · H up to ${sand.fadesFromYards} yd, fading to nothing at ${sand.goneAtYards} yd`,
      `on the green     the tour’s putts from ${exact(PUTTING.factor)} + ${exact(PUTTING.perHandicap)} · H times as far`,
    ),
    paragraph(
      `Why these: on 18 holes of ${holeYards} yards (6,200 yards, rating 70, slope 125) they sum to the golfer’s own average, some 3`,
      'strokes above rating and handicap. The share near the green follows how often golfers get up and down (at scratch',
      '57 % from grass and 39 % from sand inside 25 yards: Arccos in vcpgolf.com). The putts follow made putts by handicap',
      '(Shot Scope in worldsportsnews.live) and where three putts get likelier than one.',
    ),
    table(
      [
        'handicap',
        ...columns.map(({ surface, distanceYards }) => `${surface} ${distanceYards}`),
        `${PUTT_FEET}-ft putt`,
      ],
      HANDICAPS.map((handicap) => [
        exact(handicap),
        ...columns.map((place) => fixed(expectedStrokes({ handicap, ...place }), 2)),
        fixed(expectedPutts({ handicap, distanceFeet: PUTT_FEET }), 2),
      ]),
    ),
  ]
}
