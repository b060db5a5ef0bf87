import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { GapRule } from '@bagwise/golf/one-bag/judged-bag'
import type { StrokeKind } from '@bagwise/golf/shot-advice/choice'

export const instructions =
  'Tools over one golfer’s own bag in Bagwise. Every figure has its unit in its name. Ask them instead of guessing a distance, and pass on what an answer does not know. When the shot counts in a tournament, say so with isTournament.'

export const name = (club: ClubType) => CLUBS[club].displayName
const list = (clubs: readonly ClubType[]) => clubs.map(name).join(', ')
const whole = (yards: number) => `${Math.round(yards)} ${Math.abs(Math.round(yards)) === 1 ? 'yard' : 'yards'}`
const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What each input means. */
export const inputs = {
  distanceYards: 'Yards to the hole on the level.',
  windMph: 'Speed of the wind in miles an hour at 10 m height, as forecasts give it.',
  windFromDeg:
    'Where the wind comes from, in degrees: 0 in the face, 90 from the right, 180 behind, 270 from the left.',
  isWindFelt: 'The wind is the one felt at head height, which is less than a forecast says.',
  temperatureF: 'Temperature in degrees Fahrenheit.',
  altitudeFeet: 'Feet of the course above the sea.',
  targetElevationFeet: 'Feet of the target above the ball; negative below it.',
  isTournament:
    'The shot counts under the Rules of Golf: the answer is the distance and the carries, without any advice.',
  lie: 'What the ball rests on.',
  lieDetail:
    'More of the lie: divot or hardpan on fairway, deep-rough or sitting-up, plugged or firm-sand in a bunker.',
  hasLip: 'A high lip is in front of a ball in a bunker.',
  isUnderLimbs: 'Branches hang over the line: the ball has to stay low.',
  slope: 'The ground under the golfer’s feet.',
  pin: 'Where on the green the hole is.',
  pinSide: 'The side of the green that the hole is on; left out for the middle.',
  fairwayWidthYards: 'Width of the fairway in yards, for a tee shot.',
  isSoft: 'The ground is wet and takes most of the roll.',
  hazards: 'Trouble, as the golfer sees it from the ball.',
  toReachYards: 'Yards from the ball to where it begins.',
  toClearYards: 'Yards of carry from the ball to get over it.',
  gapRule: 'Limits of the golfer’s own swing, or the fixed ones of 5 and 20 yards.',
  club: 'One club only.',
}

/** A sentence for each thing that is assumed. */
export const notKnown = {
  wind: 'The wind: the air counts as still.',
  windFrom: 'Where the wind comes from: it counts as in the face.',
  temperature: 'The temperature: it counts as 70°F.',
  altitude: 'The height of the course: it counts as at the sea.',
  height: 'The height of the target: it counts as level with the ball.',
  spread: 'Your own spread: without kept shots it is typical of the handicap.',
  handicap: 'Your handicap: it counts as 18.',
  hand: 'Your hand: you count as right-handed.',
  hazards: 'Trouble around the green: it counts as none.',
  handicapOfPlan: 'Your handicap and swing speed as you enter them in Bagwise.',
  prices: 'Prices of today: those here are typical.',
  officialIndex: 'Your official index: this one comes from the rounds you entered.',
  shotsLost: 'Shots that were never kept.',
  carriesFrom: 'Today’s air: the carries are those of still air at 70°F by the sea.',
}

export const estimatedClubs = (clubs: readonly ClubType[]) =>
  `The carry of ${clubs.length === 1 ? 'one club' : `${clubs.length} clubs`} is an estimate: ${list(clubs)}.`
export const clubsWithoutCarry = (clubs: readonly ClubType[]) => `The carry of: ${list(clubs)}.`

export const tournament = {
  rule: 'Rules of Golf, Rule 4.3a(1): in a tournament a device may give distances and no advice.',
  answer: (yards: number) => `${whole(yards)}. Your carries are on the card, in the order of the bag.`,
  advice: 'Everything else about the shot: it counts in a tournament.',
}

export const emptyBag = 'The bag has no club with a carry. Add your clubs and distances in Bagwise first.'
export const noClubs = 'There is no club in the bag yet. Add your clubs in Bagwise first.'
export const tooFewClubs = 'The bag has fewer than two clubs with a carry, so there is no gap and nothing to plan.'
export const noShots = 'There are no kept shots yet. Import a session or log shots in Bagwise first.'
export const noShotsOf = (club: ClubType) => `There are no kept shots with the ${name(club)} yet.`
export const noRounds = 'There are no rounds yet. Enter your scores in Bagwise first.'
export const tooFewHoles = (missingHoles: number) =>
  `There is no index yet: it takes 54 holes, and ${times(missingHoles, 'is', 'are')} missing.`
export const beyondTheBag = (yards: number, reachYards: number) =>
  `No club reaches ${whole(yards)} today: the longest carries ${whole(reachYards)}.`
export const shorterThanTheBag = (yards: number) =>
  `Even half a swing of the shortest club goes farther than ${whole(yards)} today.`
export const carryNotPossible = (club: ClubType) => `No ball flies as far with the ${name(club)} as the bag says.`
export const windTooStrong = 'No club gets the ball forward against this wind.'
export const clearedBeforeReached =
  'A hazard ends behind where it begins: toClearYards has to be more than toReachYards.'

export const playsLike = {
  title: 'Plays-like distance',
  description:
    'How long a shot plays today in wind, temperature, altitude and height, for this golfer’s own bag. No club is advised: ask which_club for that.',
  rule: 'Bagwise’s ball flight model: the carry in still air at 70°F by the sea that reaches as far today.',
  answer: (yards: number, like: { readonly yards: number; readonly plusMinusYards: number }) =>
    `${whole(yards)} plays like ${Math.round(like.yards)}, ± ${Math.round(like.plusMinusYards)}.`,
}

export const strokeNames = {
  full: 'full swing',
  pitch: 'part swing',
  'knock-down': 'knock-down',
  splash: 'splash out of the sand',
  chip: 'chip',
  'bump-and-run': 'bump and run',
  putt: 'putt',
} as const satisfies Record<StrokeKind, string>

export const whichClub = {
  title: 'Which club',
  description:
    'The club and the aim that cost this golfer the fewest strokes, with the next-best clubs and where 100 balls end. Give the lie and the trouble as far as they are known. In a tournament it answers the distance and the card.',
  rule: 'The fewest expected strokes to hole out, over the spread of the golfer’s shots, with Bagwise’s ball flight model.',
  answer: ({
    club,
    kind,
    startRightYards,
  }: {
    readonly club: ClubType
    readonly kind: StrokeKind
    readonly startRightYards: number
  }) => `${name(club)}, ${strokeNames[kind]}. ${aim(Math.round(startRightYards))}`,
}

function aim(rightYards: number): string {
  if (rightYards === 0) return 'Aim at the pin.'
  return `Aim ${whole(Math.abs(rightYards))} ${rightYards > 0 ? 'right' : 'left'} of the pin.`
}

export const gaps = {
  title: 'Gaps of the bag',
  description: 'The gaps between neighboring clubs of the bag: too close, good or too large, with a score.',
  rules: {
    swing: 'The limits of the golfer’s own swing: wider for a fast swing than for a slow one.',
    fixed: 'Under 5 yards is too close, over 20 yards too large.',
  } as const satisfies Record<GapRule, string>,
  answer: (tooLarge: number, tooClose: number) =>
    `${times(tooLarge, 'gap is', 'gaps are')} too large and ${times(tooClose, 'pair is', 'pairs are')} too close.`,
  allGood: 'Every gap is good.',
}

export const betterBag = {
  title: 'A better bag',
  description: 'What to buy, leave out, put back or measure for a better bag, in order, and what it would cover then.',
  rule: 'The changes that save most strokes a round for their price, within 14 clubs and the limits of the golfer’s swing.',
  nothing: 'The bag is set. No change is worth the money.',
  answer: (count: number, covered: { readonly now: number; readonly later: number }) =>
    `${times(count, 'thing', 'things')} to do. The bag covers ${Math.round(covered.now)}% of its distances now and ${Math.round(covered.later)}% then.`,
}

export const myClubs = {
  title: 'My clubs',
  description:
    'Every club the golfer owns, with its carry, where that comes from, its loft, and whether it is in the bag.',
  rule: 'The bag as the golfer keeps it: carries measured from shots, typed, or estimated by Bagwise.',
  answer: (inBag: number, owned: number) =>
    `${times(inBag, 'club', 'clubs')} in the bag${owned > inBag ? `, ${owned - inBag} more at home` : ''}.`,
}

export const myShots = {
  title: 'My shots',
  description:
    'What the golfer’s kept shots and finished rounds say of each club: how far it carries, how the shots scatter, and which way they miss.',
  rule: 'Bagwise’s model of kept shots: own shots, the other clubs and what is typical of the handicap together, without misreads.',
  answer: (shots: number, clubs: number) =>
    `${times(shots, 'shot', 'shots')} with ${times(clubs, 'club', 'clubs')} were looked at.`,
}

export const index = {
  title: 'Handicap index',
  description: 'The handicap index that the golfer’s entered rounds come to, and the scores that count.',
  rule: 'World Handicap System: the average of the lowest of the latest 20 score differentials, with its adjustments and caps.',
  answer: (strokes: number, counts: { readonly counted: number; readonly of: number }) =>
    `An index of ${strokes < 0 ? `+${(-strokes).toFixed(1)}` : strokes.toFixed(1)}, from the ${counts.counted === 1 ? 'lowest' : `${counts.counted} lowest`} of ${times(counts.of, 'score', 'scores')}.`,
}

/** One clear sentence for wrong input. */
export const wrongInput = {
  unknownTool: (given: string, tools: readonly string[]) =>
    `There is no tool ${given}. There are: ${tools.join(', ')}.`,
  unknownField: (field: string) => `There is no input ${field}.`,
  missing: (field: string) => `${field} is missing.`,
  noObject: 'The input has to be an object.',
  kind: (field: string, kind: string) => `${field} has to be ${kind}.`,
  tooSmall: (field: string, least: number) => `${field} has to be ${least} or more.`,
  tooLarge: (field: string, most: number) => `${field} has to be ${most} or less.`,
  oneOf: (field: string, choices: readonly string[]) => `${field} has to be one of: ${choices.join(', ')}.`,
  tooMany: (field: string, most: number) => `${field} has too many: at most ${most}.`,
  other: (field: string) => `${field} does not fit.`,
}

export const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  array: 'a list',
  object: 'an object',
}
