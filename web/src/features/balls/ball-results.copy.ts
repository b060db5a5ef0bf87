import type { FactSource } from '@bagwise/golf/facts'
import type { Confidence, SourcedFact } from '@bagwise/content/balls/catalogue-ball'
import type { NewerBall, NewerPrice } from '@bagwise/content/newer-models/newer-model'
import { BUDGET_CAP_DOLLARS } from '@bagwise/golf/balls/ball'
import type { Ball, BallGoal, Feel, SpinRate } from '@bagwise/golf/balls/ball'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BallReason, GivenUp } from '@bagwise/golf/balls/goal-balls'
import type { GoalMerit } from '@bagwise/golf/balls/goal-fit'
import type { BallMatches, BallOrder, Relaxation } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer } from '@bagwise/golf/balls/suits-swing'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'
import { dollars } from '#quantities/dollars.ts'
import { dayText } from '#quantities/day-text.ts'
import { handicapText } from '#quantities/handicap.ts'
import { percentText } from '#quantities/number-text.ts'
import { pricesOf } from '#quantities/price-day.copy.ts'
import { quantityText } from '#quantities/quantity.ts'
import { capWords, feelNames, goalNames, speedWords } from './balls.copy.ts'

/** The full name: 'Tour' alone is a ball of two makers. */
export function ballName({ brand, model }: Pick<Ball, 'brand' | 'model'>): string {
  return `${brand} ${model}`
}

export function resultHeading({ relaxed, matches }: BallMatches<Ball>): string {
  if (relaxed !== 'nothing') return 'No ball matches everything'
  return matches.length === 1 ? 'One ball for you' : `${matches.length} balls for you`
}

/** What the balls were looked for with. */
/** `speed` is the golfer's one speed, where the balls are for it. */
export function askedSentence(
  { swingSpeedMph, handicap, preferredFeel, budget, primaryGoal }: BallGolfer,
  units: PreferredUnits,
  speed?: GolferSpeed,
): string {
  const asked = speed ? sourcedSpeed(speed, units) : speedWords(swingSpeedMph, units)
  return `For ${asked}, a handicap of ${handicapText(handicap)}, a ${feelNames[preferredFeel].toLowerCase()} feel, ${capWords(budget)}. Goal: ${goalNames[primaryGoal].toLowerCase()}.`
}

/** Names what was given up for balls that are only near. */
export function relaxedSentence(relaxed: Exclude<Relaxation, 'nothing'>, golfer: BallGolfer): string {
  const { preferredFeel, budget } = golfer
  const noneMatches = 'No exact match.'
  switch (relaxed) {
    case 'feel':
      return `${noneMatches} These fit except for feel: they aren't ${preferredFeel}.`
    case 'budget':
      return `${noneMatches} These fit except for price: they cost more than ${capWords(budget).replace('up to ', '')}.`
    case 'feel-and-budget':
      return `${noneMatches} These fit your speed and handicap.`
  }
}

/** Names what was given up for balls that serve the goal. */
export function givenUpSentence(givenUp: Exclude<GivenUp, 'nothing'>, golfer: BallGolfer): string {
  const { preferredFeel, primaryGoal, budget } = golfer
  const lost = {
    feel: `the ${preferredFeel} feel`,
    range: `the ${preferredFeel} feel, and the speeds and handicaps a ball is made for`,
    budget: `the ${preferredFeel} feel, and your ${dollars(BUDGET_CAP_DOLLARS[budget])} a dozen`,
    'range-and-budget': `the ${preferredFeel} feel, the speeds and handicaps a ball is made for, and your ${dollars(BUDGET_CAP_DOLLARS[budget])} a dozen`,
  } as const satisfies Record<typeof givenUp, string>
  return `No exact match for ${goalNames[primaryGoal].toLowerCase()}. Given up: ${lost[givenUp]}.`
}

/** The finding in one breath. */
export function foundSentence(found: BallMatches<Ball>, goal: BallGoal): string {
  const [best] = found.matches
  if (!best) return ''
  const label =
    found.relaxed !== 'nothing'
      ? 'No ball matches everything. Nearest'
      : found.order === 'goal'
        ? `Best for ${goalNames[goal].toLowerCase()}`
        : 'Best match'
  return `${label}: ${ballName(best.ball)}${'matchScore' in best ? `, ${percentText(best.matchScore)}` : ''}.`
}

export const orderLegend = 'Order'
export const orderNames = {
  goal: 'Best for your goal',
  popular: 'Most popular',
} as const satisfies Record<BallOrder, string>

/** '#1'. */
export const rankMark = (rank: number) => `#${rank}`

/** Smaller, behind it. */
export const rankPercent = (percent: string) => `${percent} match: rank, not probability`

const meritWords = {
  urethane: 'urethane cover',
  'hybrid-cover': 'soft hybrid cover',
  'low-spin': 'low spin',
  'fairly-low-spin': 'fairly low spin',
  'mid-spin': 'medium spin',
  'high-spin': 'high spin',
  compression: 'it feels right at your speed',
  lasts: 'it lasts',
} as const satisfies Record<GoalMerit, string>

/** Why this ball is here, or what it lacks, for this golfer. */
export function reasonText(
  reason: BallReason,
  { ball, golfer, units }: { readonly ball: Ball; readonly golfer: BallGolfer; readonly units: PreferredUnits },
): string {
  const cap = dollars(BUDGET_CAP_DOLLARS[golfer.budget])
  const asked = feelNames[golfer.preferredFeel]
  switch (reason.about) {
    case 'goal':
      return `You asked for ${goalNames[reason.goal].toLowerCase()}: ${meritWords[reason.merit]}${reason.merit === 'lasts' ? `, ${outOfTen(ball.durability)}` : ''}`
    case 'budget':
      return reason.dollarsAbove > 0
        ? `${dollars(reason.dollarsAbove)} over your ${cap} a dozen`
        : `Within ${cap} a dozen`
    case 'feel':
      return reason.differs === 'no' ? `${asked} feel, as you asked` : `${asked} feel: this one is ${reason.differs}`
    case 'speed':
      return golfer.swingSpeedMph < reason.minMph
        ? `Made for ${quantityText('speed', reason.minMph, units)} and faster`
        : `Made for up to ${quantityText('speed', reason.maxMph, units)}`
    case 'handicap':
      return golfer.handicap > reason.max
        ? `Made for handicaps up to ${handicapText(reason.max)}`
        : `Made for handicaps from ${handicapText(reason.min)}`
  }
}

export const bestForGoal = ({ goal, isTied }: { readonly goal: BallGoal; readonly isTied: boolean }) =>
  `${isTied ? 'Tied best' : 'Best of these'} for ${goalNames[goal].toLowerCase()}`

export const ballsLabel = 'Recommended balls'
export const softerStill = ({ names, compressions }: { readonly names: string; readonly compressions: string }) =>
  `Softer still, for the same speed and budget: ${names}, about ${compressions}.`
export const sideBySide = 'Side by side'
export const comparedFacts = 'Compression, price, spin'
export const atAGlance = 'At a glance'
export const compressionLink = 'What compression tells you'

export const howFoundTitle = 'How they were found'

type HowFound = {
  readonly ballCount: number
  readonly handicap: string
  /** Undefined when the usual handicap stands in for the golfer's. */
  readonly handicapSource: FactSource | undefined
  readonly isRelaxed: boolean
}

const HANDICAP_SOURCES = {
  said: 'from your profile',
  measured: 'from your profile',
  estimated: 'estimated from your score',
} as const satisfies Record<FactSource, string>

const handicapBasis = ({ handicap, handicapSource }: Pick<HowFound, 'handicap' | 'handicapSource'>) =>
  `${handicap}, ${handicapSource === undefined ? 'since your profile has none' : HANDICAP_SOURCES[handicapSource]}`

const byGoal = ({ ballCount, ...basis }: HowFound) =>
  `Rules, on this device: of ${ballCount} balls of 2024 those that serve your goal. A urethane cover counts most for spin and control, low spin for distance, and a little the compression that feels right at your speed. Then a firmer or softer feel and the price cost a little. Your speed and handicap (${handicapBasis(basis)}) leave out balls made for others. Prices are typical ones in the United States.`

const byPopularity = ({ ballCount, isRelaxed, ...basis }: HowFound) =>
  `Rules, on this device: of ${ballCount} balls of 2024 those that suit your speed, your handicap (${handicapBasis(basis)}), your feel and your budget, by their typical price in the United States. The most popular comes first; your goal settles ties. The percentage is the rank${isRelaxed ? ', lower for what was relaxed' : ''}: no probability.`

export const howFound = { goal: byGoal, popular: byPopularity } as const satisfies Record<
  BallOrder,
  (found: HowFound) => string
>

export const aiTitle = 'AI’s view: three balls'
export const aiNote = 'The choice and its reasons are AI’s. Figures and prices are the catalogue’s.'

type AiBall = {
  readonly type: string
  readonly feel: string
  readonly compression: number
  readonly construction: string
  readonly price: string
}

export const aiBallLine = ({ type, feel, compression, construction, price }: AiBall) =>
  `${type} · ${feel} · compression about ${compression} · ${construction} · ${price}/dozen`
export const notByRules = 'Not among the balls of the rules.'
export const rankByRules = (rank: number) => `Number ${rank} by the rules.`

/** 'Newer: Chrome Tour of 2026, 4-piece, on sale since Jan 30, 2026.' */
export const newerBall = ({ model, brand, year, construction, onSale, succeeds }: NewerBall) =>
  [
    `Newer: ${succeeds === undefined ? `${brand} ` : ''}${model} of ${year}`,
    ...(construction ? [construction] : []),
    ...(onSale ? [`on sale since ${dayText(onSale.day)}`] : []),
  ].join(', ') + '.'
export const newerPrice = (price: NewerPrice) =>
  `${price.confidence === 'low' ? 'About ' : ''}${dozenPrice(dollars(price.dollars))}, ${pricesOf(price)}.`
export const newerNote =
  'We found no compression for newer balls, so they’re shown with the ball they follow and have no rank.'

export const dozenPrice = (price: string) => `${price}/dozen`
export const unsureBadge = '≈ unsure'
export const reasons = 'Why This Ball?'
export const factsTitle = 'Facts'
export const factsInShort = ({ compression, construction }: Pick<Ball, 'compression' | 'construction'>) =>
  `${construction}, compression ${compression}`
export const notIdealFor = 'Not ideal for'
export const keyFeatures = 'Key features'

export const factNames = {
  compression: 'Compression',
  construction: 'Construction',
  cover: 'Cover',
  dimples: 'Dimples',
  price: 'Price',
} as const satisfies Record<SourcedFact, string>
export const spin = 'Spin'
export const durability = 'Durability'

export const about = (compression: number) => `about ${compression}`
export const outOfTen = (durability: number) => `${durability} of 10`
export const spinWords = {
  low: 'low',
  mid: 'mid',
  'mid-high': 'mid high',
  high: 'high',
  'very-high': 'very high',
} as const satisfies Record<SpinRate, string>
export const feelWords = {
  'very-soft': 'very soft',
  soft: 'soft',
  medium: 'medium',
  firm: 'firm',
} as const satisfies Record<Feel, string>

export const sourcesHeading = 'Where these figures come from'
export const confidenceWords = {
  high: 'sure',
  medium: 'fairly sure',
  low: 'unsure',
} as const satisfies Record<Confidence, string>
/** What no maker publishes. */
export const ownJudgement =
  'Spin, feel, durability, popularity and the swing speeds and handicaps a ball suits are Bagwise’s own judgement from compression, cover and price. Makers publish no such figures.'

export const measureTitles = { compression: 'Compression', spin: 'Spin', feel: 'Feel', price: 'Price' }
/** From one end of the scale to the other. */
export const compressionEnds = ['softer', 'firmer'] as const
export const spinEnds = ['low', 'very high'] as const
export const feelEnds = ['very soft', 'firm'] as const
export const priceEnds = (dearestDollars: number) => ['$0', `$${dearestDollars} a dozen`] as const

export const drawingNote = ({ hasUnsure }: { readonly hasUnsure: boolean }) =>
  `${hasUnsure ? 'Dashed ring: compression not published. ' : ''}A bar spans the prices a dozen is sold at, with a dot at the usual one.`
export const numbersCaption = 'Compression, spin, feel and usual price of a dozen'
export const ballColumn = 'Ball'
export const priceRange = ({ lowest, highest }: { readonly lowest: string; readonly highest: string }) =>
  `${lowest} to ${highest}`
export const allOfThem = 'All of them'

export const tryTitle = 'Try them'
export const testTitle = 'Two-ball test'
/** Stands in for a second ball where only one was found. */
export const ownBall = 'The ball you play now'
export const ballA = 'Ball A'
export const ballB = 'Ball B'
/** Above the room for notes on the printed card. */
export const noteColumns = { first: 'A', second: 'B' }
export const print = 'Print the test card'

export const stopsSooner = (ball: string) => `${ball} spins more: expect it to stop sooner.`
export const rollsFarther = (ball: string) => `${ball} spins less: expect it to fly straighter and roll farther.`
export const spinsAlike = 'They spin about the same.'

type Compressions = { readonly softer: number; readonly firmer: number }

export const compressedAlike = (compressions: Compressions) =>
  `Compression is much alike, ${againstEachOther(compressions)}: trust your ears.`
export const soundsSofter = (ball: string, compressions: Compressions) =>
  `${ball} has the lower compression, ${againstEachOther(compressions)}: expect a softer sound.`

function againstEachOther({ softer, firmer }: Compressions): string {
  return `about ${softer} against about ${firmer}`
}
