import { paragraph, table } from '../markdown.ts'
import { fixed, percent } from '../numbers.ts'
import { FLOWN_BAGS } from '../../../golf/reference/flown-bags.ts'
import { heldOut } from './held-out.ts'
import { errorsByGroup } from './method-errors.ts'
import type { GroupRow } from './method-errors.ts'
import { SLOW_GIVEN, slowErrors } from './slow-bags.ts'

type Judged = { readonly rmsYards: number; readonly withinRangeShare: number }
type SlowGiven = (typeof SLOW_GIVEN)[number]

/**
 * The same tables and bags with a steepness that leans on the charts of slow golfers (0.7 per level, sd 0.6) and no limits:
 * Measured once, with that model.
 */
const STEEPER = {
  '7-iron': {
    tour: judged(4.4, 0.97),
    'single players': judged(5, 0.92),
    trackers: judged(7.6, 0.79),
    'men’s charts': judged(7, 0.85),
    'women’s charts': judged(7.3, 0.87),
    'all measured': judged(5.9, 0.89),
    flown: judged(7.7, 1),
  },
  driver: {
    tour: judged(4.2, 1),
    'single players': judged(6.3, 0.92),
    trackers: judged(6.5, 0.94),
    'men’s charts': judged(7.5, 0.86),
    'women’s charts': judged(11.3, 0.57),
    'all measured': judged(5.7, 0.96),
    flown: judged(6.4, 0.95),
  },
} as const satisfies Record<SlowGiven, Readonly<Record<GroupRow['group'] | 'flown', Judged>>>

export function steeperModel(): readonly string[] {
  return [
    '### Charts or physics',
    paragraph(
      'Like me leans on physics where charts of slow golfers and the flight model disagree. Beside it the same model leaning',
      'on the charts: steepness 0.7 per level, no limits. RMS in yards and how often the range holds.',
    ),
    table(
      ['given', 'tables', 'leaning on charts', 'Like me'],
      SLOW_GIVEN.flatMap((given) => [
        ...errorsByGroup(heldOut())
          .filter((row) => row.given === given)
          .map(({ group, likeMe, withinRangeShare }) => [
            given,
            group,
            words(STEEPER[given][group]),
            words({ rmsYards: likeMe.rmsYards, withinRangeShare }),
          ]),
        [given, 'flown, 48 to 83 mph', words(STEEPER[given].flown), words(flown(given))],
      ]),
    ),
  ]
}

function flown(given: SlowGiven): Judged {
  const { likeMeYards, withinRangeShare } = slowErrors(FLOWN_BAGS, given)
  return { rmsYards: likeMeYards, withinRangeShare }
}

function judged(rmsYards: number, withinRangeShare: number): Judged {
  return { rmsYards, withinRangeShare }
}

function words({ rmsYards, withinRangeShare }: Judged): string {
  return `${fixed(rmsYards)}, ${percent(withinRangeShare)}`
}
