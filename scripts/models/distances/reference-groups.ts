import { FLOWN_BAGS } from '../../../golf/reference/flown-bags.ts'
import type { FlownBag } from '../../../golf/reference/flown-bags.ts'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed, percent, rootMeanSquare } from '../numbers.ts'
import { heldOut } from './held-out.ts'
import type { HeldOutClub } from './leave-one-out.ts'
import { SLOW_GIVEN, heldClubs } from './slow-bags.ts'
import type { HeldClub, SlowGiven } from './slow-bags.ts'

/** Who is meant by a group: bags flown at their driver speeds, published tables, or both. */
type ReferenceGroup = {
  readonly name: string
  readonly flownMph?: { readonly from: number; readonly to: number }
  readonly isTable: (club: HeldOutClub) => boolean
  /** RMS of Like me at most, in yards: what its design promises. */
  readonly limitYards: Readonly<Record<SlowGiven, number>>
}

export type GroupErrors = {
  readonly name: string
  readonly given: SlowGiven
  readonly count: number
  readonly classicYards: number
  readonly likeMeYards: number
  readonly withinRangeShare: number
  readonly limitYards: number
}

/** Tables of men who play off 20 or more, or who begin. */
const HIGH_HANDICAPS: readonly string[] = [
  'handicap 20',
  'handicap 25',
  'handicap 20 to 25',
  'beginner man',
  'beginner',
]

/**
 * Women, juniors and seniors are flown at the driver speeds they usually have, since the charts of them are writers'
 * totals that no one swing can do; the rest is published.
 */
const REFERENCE_GROUPS: readonly ReferenceGroup[] = [
  {
    name: 'women, 69 to 83 mph',
    flownMph: { from: 69, to: 83 },
    isTable: () => false,
    limitYards: { '7-iron': 3.7, driver: 3.6 },
  },
  {
    name: 'juniors, 48 to 62 mph',
    flownMph: { from: 48, to: 62 },
    isTable: () => false,
    limitYards: { '7-iron': 4.6, driver: 4.1 },
  },
  {
    name: 'seniors, 76 and 83 mph and the man of 70',
    flownMph: { from: 76, to: 83 },
    isTable: ({ source }) => source === 'senior man',
    limitYards: { '7-iron': 3.1, driver: 4 },
  },
  { name: 'tour', isTable: ({ group }) => group === 'tour', limitYards: { '7-iron': 6.7, driver: 6.1 } },
  {
    name: 'men of 20 and more',
    isTable: ({ table: name }) => HIGH_HANDICAPS.includes(name),
    limitYards: { '7-iron': 9, driver: 9.3 },
  },
]

const ALL_LIMIT_YARDS = 6

/** A row for each group and club given, and one of all for each club given. */
export function errorsOfGroups(): readonly GroupErrors[] {
  return SLOW_GIVEN.flatMap((given) => [
    ...REFERENCE_GROUPS.map((group) =>
      errorsOf(clubsOf(group, given), { name: group.name, given, limitYards: group.limitYards[given] }),
    ),
    errorsOf(allClubs(given), { name: 'all', given, limitYards: ALL_LIMIT_YARDS }),
  ])
}

export function referenceGroups(): readonly string[] {
  return [
    '### By golfer',
    paragraph(
      'Bags of women, juniors and seniors that were measured club by club are not published: these are flown at the driver',
      'speeds such golfers usually have, which says what physics allows and not how they strike the ball. RMS in yards, and',
      'how often the range of Like me holds; of all clubs together it holds for nine in ten, of high handicaps for fewer.',
    ),
    table(
      ['given', 'golfers', 'clubs', 'Classic', 'Like me', 'at most', 'range holds'],
      errorsOfGroups().map(({ name, given, count, classicYards, likeMeYards, limitYards, withinRangeShare }) => [
        given,
        name,
        exact(count),
        fixed(classicYards),
        fixed(likeMeYards),
        fixed(limitYards),
        percent(withinRangeShare),
      ]),
    ),
  ]
}

function clubsOf({ flownMph, isTable }: ReferenceGroup, given: SlowGiven): readonly HeldClub[] {
  const isFlown = ({ mph }: FlownBag) => flownMph !== undefined && mph >= flownMph.from && mph <= flownMph.to
  return [...flown(FLOWN_BAGS.filter(isFlown), given), ...published(isTable, given)]
}

/** Every bag once. */
function allClubs(given: SlowGiven): readonly HeldClub[] {
  return [
    ...flown(FLOWN_BAGS, given),
    ...published((club) => REFERENCE_GROUPS.some(({ isTable }) => isTable(club)), given),
  ]
}

function flown(bags: readonly FlownBag[], given: SlowGiven): readonly HeldClub[] {
  return bags.flatMap(({ carries }) => heldClubs(carries, given))
}

function published(isTable: ReferenceGroup['isTable'], given: SlowGiven): readonly HeldClub[] {
  return heldOut()
    .filter((club) => club.given === given && isTable(club))
    .map(({ publishedYards, classicYards, likeMeYards, fromYards, toYards }) => ({
      classicMiss: classicYards - publishedYards,
      likeMeMiss: likeMeYards - publishedYards,
      isWithin: publishedYards >= fromYards && publishedYards <= toYards,
    }))
}

function errorsOf(held: readonly HeldClub[], row: Pick<GroupErrors, 'name' | 'given' | 'limitYards'>): GroupErrors {
  return {
    ...row,
    count: held.length,
    classicYards: rootMeanSquare(held.map(({ classicMiss }) => classicMiss)),
    likeMeYards: rootMeanSquare(held.map(({ likeMeMiss }) => likeMeMiss)),
    withinRangeShare: held.filter(({ isWithin }) => isWithin).length / held.length,
  }
}
