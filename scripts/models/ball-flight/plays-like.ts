import { PARTIAL_SWINGS } from '@bagwise/golf/distances/partial-swings'
import { STRETCH } from '@bagwise/golf/flight/bag-launches'
import { STEP_MPH } from '@bagwise/golf/flight/tailwind-guard'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { CarriedClub } from '@bagwise/golf/flight/bag-launches'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import { LAUNCH_UNCERTAINTY, MODEL_UNCERTAINTY } from '@bagwise/golf/flight/plays-like-band'
import { SAMPLE_BAGS } from '../../../golf/reference/sample-bags.ts'
import { bullets, paragraph, table } from '../markdown.ts'
import { exact, fixed, percent } from '../numbers.ts'

type Shot = { readonly bag: readonly CarriedClub[]; readonly distanceYards: number }

const HEADWIND: Air = { windSpeedMph: 20, windFromDeg: 0 }
const TAILWIND: Air = { windSpeedMph: 20, windFromDeg: 180 }
const COLD: Air = { temperatureF: 40 }
const RISE: Air = { targetElevationFeet: 30 }
const LOB_WEDGE: Shot = { bag: SAMPLE_BAGS.tour, distanceYards: 88 }
/** The usual rule of thumb, share of the distance per mph. */
const RULE = { into: 0.01, behind: -0.005 } as const

export function playsLikeMethod(): readonly string[] {
  const { known, unknown } = LAUNCH_UNCERTAINTY
  return [
    '## Plays-like',
    paragraph(
      'The clubs of the bag, sorted by carry, make one line of launches over carry: between two clubs the launch lies',
      `between theirs. The line begins at ${percent(PARTIAL_SWINGS.half)} of the shortest club’s carry and ends at`,
      `${percent(STRETCH)} of the longest one’s. On it the swing is looked for that comes down at the target in the air of`,
      'the day. What this swing carries in the reference air is what the shot plays like. Past the end of the line the',
      'answer is “beyond the bag”, before its beginning “shorter than the bag”, never a number.',
    ),
    paragraph(
      'The conditions act together. On a day with 20 mph into the face, 40°F and 30 ft of rise, adding up what each would',
      `do alone is wrong by up to ${fixed(worstOf(missOfSumYards))} yd over the sample bags. One per cent per mph into the`,
      `wind and half of that with it is wrong by up to ${fixed(worstOf(missOfRuleYards))} yd in 20 mph.`,
      `The largest differences are those of full wedges: a tour player’s lob wedge of ${LOB_WEDGE.distanceYards} yd plays`,
      `${fixed(addedYards(LOB_WEDGE, HEADWIND) ?? Number.NaN)} yd longer into 20 mph. None of the published effects of wind above is of a club shorter than the 7-iron.`,
    ),
    paragraph('The parts are taken from that one swing, one after the other, so they sum to the whole difference:'),
    bullets(
      '**wind**: its carry in still air, less that in the wind, both to level ground;',
      '**temperature**, humidity with it: its carry in still air at 70°F and 50 % humidity, less that in the day’s;',
      '**altitude**, pressure with it: its carry in the reference air, less that at the place;',
      '**elevation**: its carry to level ground, less that to the ground that rises or falls to the target.',
    ),
    '### Ground that rises',
    paragraph(
      'The ground is a straight line from the ball to the target and level beyond it:',
      '`ground(x) = rise · clamp(x / distance, 0, 1)`. The ball lands where its path first meets it, in reach of the target',
      'or not, so no target is too high. Where no club reaches it, the reach is the largest carry of all clubs: up a steep',
      'hill a lofted one may get farther than the driver. The next shot has the same slope before it: the rise left is',
      '`rise · (1 − gone / distance)`.',
    ),
    '### More tailwind never plays longer',
    paragraph(
      'A strong wind from behind stops helping, see the table above. For a wind with a part from behind the swing is also',
      `looked for in gentler ones: that part in steps of ${exact(STEP_MPH)} mph from zero, once slower from the same side`,
      'and once as fast but from farther aside. The swing that needs least counts',
      '([decision 9](../decisions/0009-more-tailwind-never-plays-longer.md)).',
    ),
    '### The band',
    paragraph('Each doubt stands for itself, so they add up as squares; the band is given in whole yards.'),
    table(
      ['doubt', 'ball flight known', 'not known'],
      [
        [
          'launch: share of the distance per 10 mph of wind along the line',
          percent(known.windShare, 1),
          percent(unknown.windShare, 1),
        ],
        ['launch: yards per 30 ft up', exact(known.upYards), exact(unknown.upYards)],
        ['launch: yards per 30 ft down', exact(known.downYards), exact(unknown.downYards)],
        [
          'model: share of the wind part',
          percent(MODEL_UNCERTAINTY.windPartShare),
          percent(MODEL_UNCERTAINTY.windPartShare),
        ],
        [
          'model: yards per 1,000 ft of altitude',
          exact(MODEL_UNCERTAINTY.altitudeYards),
          exact(MODEL_UNCERTAINTY.altitudeYards),
        ],
        [
          'model: yards per 10°F from 70°F',
          exact(MODEL_UNCERTAINTY.temperatureYards),
          exact(MODEL_UNCERTAINTY.temperatureYards),
        ],
      ],
    ),
  ]
}

/** The largest miss over every carry of the sample bags that can be played in all the airs. */
function worstOf(missYards: (shot: Shot) => number | undefined): number {
  const misses = Object.values(SAMPLE_BAGS).flatMap((bag) =>
    bag.flatMap(({ club, carryYards }) =>
      club === 'putter' ? [] : (missYards({ bag, distanceYards: carryYards }) ?? []),
    ),
  )
  return Math.max(...misses)
}

/** All at once against one by one. */
function missOfSumYards(shot: Shot): number | undefined {
  const together = addedYards(shot, { ...HEADWIND, ...COLD, ...RISE })
  const [wind, cold, rise] = [HEADWIND, COLD, RISE].map((air) => addedYards(shot, air))
  if (together === undefined || wind === undefined || cold === undefined || rise === undefined) return undefined
  return Math.abs(together - wind - cold - rise)
}

function missOfRuleYards(shot: Shot): number | undefined {
  const into = missOfShareYards(shot, { air: HEADWIND, sharePerMph: RULE.into })
  const behind = missOfShareYards(shot, { air: TAILWIND, sharePerMph: RULE.behind })
  return into === undefined || behind === undefined ? (into ?? behind) : Math.max(into, behind)
}

function missOfShareYards(
  shot: Shot,
  { air, sharePerMph }: { readonly air: Air; readonly sharePerMph: number },
): number | undefined {
  const added = addedYards(shot, air)
  if (added === undefined) return undefined
  return Math.abs(added - shot.distanceYards * sharePerMph * (air.windSpeedMph ?? 0))
}

/** What the air adds to the distance; undefined where the bag has no answer. */
function addedYards({ bag, distanceYards }: Shot, air: Air): number | undefined {
  const shot = playsLike(bag, { distanceYards }, air)
  return 'problem' in shot ? undefined : shot.playsLikeYards - distanceYards
}
