import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import {
  BEYOND_TOUR,
  BEYOND_TOUR_IN_SAND,
  PUTTING,
  expectedPutts,
  expectedStrokes,
} from '@bagwise/golf/shot-advice/strokes'
import type { Surface } from '@bagwise/golf/shot-advice/strokes'
import { ADVISED_BAG } from '../../../golf/reference/advised-bag.ts'
import {
  HELD_OUT_POINTS,
  PUBLISHED_STROKES,
  modelStrokes,
  strokesRms,
} from '../../../golf/reference/published-strokes.ts'
import { codeBlock, paragraph, table } from '../markdown.ts'
import { exact, fixed, signed } from '../numbers.ts'

const HANDICAPS = [0, 5, 15, 28] as const
const PUTT_FEET = 20
const PLACES: readonly { readonly surface: Surface; readonly distancesYards: readonly number[] }[] = [
  { surface: 'tee', distancesYards: [400] },
  { surface: 'fairway', distancesYards: [50, 100, 150, 200] },
  { surface: 'rough', distancesYards: [20, 150] },
  { surface: 'sand', distancesYards: [20, 30] },
]
const OWN_HANDICAPS = [0, 5, 10, 15, 20, 25, 36] as const
const OWN_DISTANCES_YARDS = [50, 75, 100, 125, 150, 175] as const

export function strokes(): readonly string[] {
  return ['## Strokes to go', ...curve(), ...residuals(), ...ownShots()]
}

function curve(): readonly string[] {
  const { strokes: base, perHandicap, holeYards, shortGameShare, shortGameYards } = BEYOND_TOUR
  const sand = BEYOND_TOUR_IN_SAND
  const columns = PLACES.flatMap(({ surface, distancesYards }) =>
    distancesYards.map((distanceYards) => ({ surface, distanceYards })),
  )
  return [
    paragraph(
      'The men’s tour’s strokes by distance and surface are published (Mark Broadie, Interfaces 42(2), 2012; what is beyond',
      '400 yards, and the tee, from published copies of his table). A golfer needs more; tables by handicap that can be found',
      'in code are invented, so the rest is worked out here. Then nothing is allowed to fall with the distance.',
    ),
    codeBlock(
      `off the green    tour + (${exact(base)} + ${exact(perHandicap)} · H) · (${exact(shortGameShare)} · (1 − e^(−d / ${shortGameYards} yd)) + ${exact(1 - shortGameShare)} · d / ${holeYards} yd)`,
      `in sand          + ${exact(sand.strokes)} + ${exact(sand.perHandicap)} · H up to ${sand.fadesFromYards} yd, fading to nothing at ${sand.goneAtYards} yd`,
      `on the green     the tour’s putts from ${exact(PUTTING.factor)} + ${exact(PUTTING.perHandicap)} · H times as far`,
    ),
    paragraph(
      `On 18 holes of ${holeYards} yards (6,200 yards, rating 70, slope 125) they sum to the golfer’s own average, some 3 strokes`,
      'above rating and handicap. From a tee the tour needs less than from fairway from 200 yards on, and a golfer as much',
      'less; up to 180 yards the tee counts as fairway. Inferred: fairway from 520 yards (there the copies repeat the rough; it',
      'lies 0.12 above the tee, as before it), and beyond 400 yards rough 0.19 above fairway, sand 0.39 and recovery 0.45',
      'above rough, as at 400. Beyond the ends of the fit a golfer is counted as off scratch or off 40, and the screen says so:',
      'continued downwards the line would meet the tour at plus 2.9, and tour players are better than that.',
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

function residuals(): readonly string[] {
  const heldOut = PUBLISHED_STROKES.filter(({ point }) => HELD_OUT_POINTS.includes(point))
  const [first, last] = [HELD_OUT_POINTS[0], HELD_OUT_POINTS.at(-1)]
  return [
    '### How the share was chosen, and what it is off by',
    paragraph(
      'A golfer’s score sees only the strokes from the tee; what lies between tee and hole cancels. So a share that sums to',
      'the right score may still be wrong on the way, and the one before was: 0.07 to 0.32 too cheap from 100 yards. One share',
      'now serves both tables that say something about the way: strokes from 100 yards in the trackers’ mix of lies, each to',
      '0.1, and all the points below, to 0.1 root mean square. It has two constants, since the whole of it at 345 yards',
      `belongs to the scores: ${exact(BEYOND_TOUR.shortGameShare)} and ${BEYOND_TOUR.shortGameYards} yd fit the strokes from 100 yards. Least squares over points 1 to 15, 20 and 21`,
      'gives 0.58 and 26 yd with 0.078; the minimum is flat, and 0.62 and 40 yd come to 0.079 there, so they stay for both.',
      'Ten straight pieces chosen by eye would come to 0.050 over all points instead of 0.061, but they were chosen with points',
      `${first} and 17 in view. Points ${first} to ${last} were in no fit.`,
    ),
    paragraph(
      `Root mean square over all points **${fixed(strokesRms(PUBLISHED_STROKES), 3)}**, over points ${first} to ${last} **${fixed(strokesRms(heldOut), 3)}**. A point is published as strokes, or`,
      'derived from a published share: up and downs are 3 less that share and plus an assumed share of four or more (0.05 to',
      '0.22), holed putts 2 less that share and plus an assumed share of three putts (to 0.12). Lengths of holes are not',
      'published: 155, 375 and 500 yards from the tee are assumed. Up and downs count as 15 and 37 yards, six in ten from rough.',
      'Off means the model less the published number.',
    ),
    table(
      ['point', 'what', 'handicap', 'published', 'model', 'off', 'from', 'fitted', 'source'],
      PUBLISHED_STROKES.map((point) => [
        exact(point.point),
        point.what,
        exact(point.handicap),
        fixed(point.strokes, 2),
        fixed(modelStrokes(point), 2),
        signed(modelStrokes(point) - point.strokes, 2),
        point.from,
        point.isFitted ? 'yes' : 'no',
        point.source,
      ]),
    ),
    paragraph(
      'The putts follow made putts by handicap and where three putts get likelier than one. Trackers differ from each other more',
      'than the model from either: of putts of 4 ft Arccos counts 69 % holed at scratch, where the model has 82 %.',
    ),
  ]
}

function ownShots(): readonly string[] {
  return [
    '### The golfer’s own best shot',
    paragraph(
      'What the advised swing costs from level fairway, without hazards and to a pin in the middle, less what is usual from',
      'there. High handicaps do better than usual: what is usual contains penalties, trees and poor aims, which are not on this',
      'hole. That is why the screen calls it typical.',
    ),
    table(
      ['handicap', ...OWN_DISTANCES_YARDS.map((yards) => `${yards} yd`)],
      OWN_HANDICAPS.map((handicap) => [
        exact(handicap),
        ...OWN_DISTANCES_YARDS.map((distanceYards) => signed(ownLessUsual({ handicap, distanceYards }), 2)),
      ]),
    ),
  ]
}

function ownLessUsual(place: { readonly handicap: number; readonly distanceYards: number }): number {
  const { handicap, distanceYards } = place
  const shot = { distanceYards, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] } as const
  const advice = adviseShot(ADVISED_BAG, { handicap }, shot)
  if ('problem' in advice) throw new Error(`No advice from ${distanceYards} yards: ${advice.problem}`)
  return advice.recommended.expectedStrokes - expectedStrokes({ ...place, surface: 'fairway' })
}
