import type { NewerClub } from '@bagwise/content/newer-models/newer-model'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import type { FittedGrip } from '@bagwise/golf/fitting/body-rules'
import { LESS_LOFT_ABOVE_MPH, MORE_LOFT_BELOW_MPH } from '@bagwise/golf/fitting/driver-loft'
import type { LoftRule } from '@bagwise/golf/fitting/driver-loft'
import type { DriverShaft, SpecifiedShaft } from '@bagwise/golf/fitting/driver-shaft'
import { GAME_IMPROVEMENT_ABOVE_HANDICAP, PLAYERS_DISTANCE_ABOVE_HANDICAP } from '@bagwise/golf/fitting/iron-rules'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { IronType } from '@bagwise/golf/fitting/iron-rules'
import { HYBRIDS_BELOW_MPH, NO_THREE_WOOD_BELOW_MPH } from '@bagwise/golf/fitting/long-club-rules'
import type { HybridReason } from '@bagwise/golf/fitting/long-club-rules'
import type { FittingCategory, PriceRange } from '@bagwise/golf/fitting/spending-order'
import type { Bounce } from '@bagwise/golf/fitting/wedge-rules'
import { capitalised } from '#charts/gap-text.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { flexWord } from '#quantities/flex.copy.ts'
import { handSizeText, heightText } from '#quantities/body.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText, shownAs } from '#quantities/quantity.ts'

export const titles = {
  driver: 'Driver',
  'long-clubs': 'Fairway woods and hybrids',
  irons: 'Irons',
  wedges: 'Wedges',
  putter: 'Putter',
  grips: 'Grips',
} as const satisfies Record<FittingCategory, string>

/** What holds for any maker: names of heads and lines change every year. */
export const anyMaker = 'Any maker'
export const inYourBag = 'In your bag'
export const nothingToBuy = 'nothing to buy'

/** What a reason rests on: the first four where it is no chart with a name of its own. */
export const basis = {
  rule: 'Rule',
  thumb: 'Rule of thumb',
  table: 'Flex table',
  kept: 'Your bag',
  plan: 'Plan for your bag',
  firstBag: 'First bag',
  tempo: 'lynxgolf.co.uk',
  ironLength: 'Rule of thumb: hirekogolf.com',
  bounce: 'Vokey guide, golfwrx.com',
  putterLength: 'Rule of thumb: 1-800-golfing.com',
  gripSize: 'Chart: loggerheadgolf.com',
}

export const specs = {
  loft: 'Loft',
  youHave: 'You have',
  toBuy: 'To buy',
  shaft: 'Shaft',
  length: 'Length',
  sole: 'Sole',
  flex: 'Flex',
  bounce: 'Bounce',
  size: 'Size',
}

/** 'Graphite': the words of a shaft in a list. */
export const shaftName = ({ type }: Pick<DriverShaft, 'type'>) => capitalised(type)

/** '52°' for one number, '18-20°' for two ends. */
export function degreesBetween({ fromDeg, toDeg }: { readonly fromDeg: number; readonly toDeg: number }): string {
  return fromDeg === toDeg ? degreesText(fromDeg) : `${numberText(fromDeg)}-${degreesText(toDeg)}`
}

export const genericDriver = {
  model: 'Driver with a forgiving head',
  shaft: 'Regular graphite',
  reason: "We couldn't run your fitting. This driver suits most golfers.",
  alternative: 'Go back to the questions, check your numbers and try again',
}

export const driverPrice = '$300-500'
/** '45.5 in'; beside centimeters too, since clubs are made and sold by the inch. */
export function clubLength(lengthInches: number, units: PreferredUnits): string {
  const inches = quantityText('length', lengthInches, 'yards')
  return units === 'yards' ? inches : `${quantityText('length', lengthInches, units)} (${inches})`
}

export const driverHeads = {
  lowSpin: {
    model: 'Driver with a low-spin head',
    sentence: 'You have too much spin: a head with its weight far forward takes some of it away, and some forgiveness.',
  },
  drawBiased: {
    model: 'Driver with a draw-biased head',
    sentence: 'You slice it: weight near the heel helps the face close. A lesson helps more.',
  },
  forgiving: {
    model: 'Driver with a large, forgiving head',
    sentence: 'A 460 cc head, the largest the Rules allow, twists least when you miss the middle.',
  },
}

export const speedSentence = (speed: string) => `Your driver speed: ${speed}.`

export const loftSentences = {
  more: (units) =>
    `Under ${quantityText('speed', MORE_LOFT_BELOW_MPH, units)}: 12°. A slower ball needs help staying up.`,
  usual: (units) =>
    `From ${shownAs('speed', MORE_LOFT_BELOW_MPH, units)} to ${quantityText('speed', LESS_LOFT_ABOVE_MPH, units)}: ${degreesText(10.5)} of loft, the middle of what is sold.`,
  less: (units) => `Over ${quantityText('speed', LESS_LOFT_ABOVE_MPH, units)}: 9°. You don't need help getting it up.`,
} as const satisfies Record<LoftRule, (units: PreferredUnits) => string>

export const heightSentence = 'You have difficulty getting height: hit a head with a degree or two more beside it.'

type ShaftReason = { readonly shaft: DriverShaft; readonly plusMinusMph: number; readonly units: PreferredUnits }

/** What the flex table says, and the softer one to try first where the speed may be of two. */
export function flexTableSentence({ shaft: { flex, speedFlex }, plusMinusMph, units }: ShaftReason): string {
  const table = `The flex table says ${flexWord(speedFlex)} for your speed.`
  return flex === speedFlex
    ? `${table} Flex letters differ from maker to maker: of two that feel alike, try the softer one first.`
    : `${table} Half of its ±${quantityText('speed', plusMinusMph, units)} reaches ${flexWord(flex)}: try the softer one first.`
}

/** The specification's rule in its own words. */
export function simpleRuleSentence({ flex, type }: SpecifiedShaft): string {
  return `The simple rule says: ${flexWord(flex)} ${type}${type === 'steel' ? '; steel driver shafts are hardly sold' : ''}.`
}

/** More loft turns the ball less. */
export const sliceSentence = (lofts: string) => `You slice it: more loft curves less. Try ${lofts}.`

export const tempoSentences = {
  slow: 'Your tempo is slow: it can move you one flex softer.',
  fast: 'Your tempo is fast: it can move you one flex firmer.',
}
export const shortDriverSentence = (units: PreferredUnits) =>
  `${units === 'yards' ? 'Half an inch' : 'A centimeter'} shorter finds the middle of the face more often.`
/** 'Of 2026, price not found: PING G440 K, Callaway Quantum'. */
export const newerClubs = ({ lead, clubs }: { readonly lead: string; readonly clubs: readonly NewerClub[] }) =>
  `${lead}: ${clubs.map(({ brand, model, year }) => `${brand} ${model} (${year})`).join(', ')}`
export const newerLeads = {
  driver: 'Newer, price not found',
  'slice-driver': 'Made against a slice, price not found',
  wedge: 'Newer, price not found',
} as const satisfies Record<NewerClub['kind'], string>
export const driverAlternatives = [
  'A head whose loft can be set, to move it by a degree or two yourself',
  'Forgiving drivers of 2024: PING G430 MAX 10K, Callaway Paradym Ai Smoke MAX, TaylorMade Qi10 Max',
]

/** Of the golfer's clubs between driver and wedges, and what the plan for the bag does about them. */
export const longClubs = {
  own: 'Your own long clubs',
  firstBag: 'A first bag begins with one hybrid. Fairway woods can wait.',
}
export const threeWoodSentences = {
  slow: (units: PreferredUnits) =>
    `Under ${quantityText('speed', NO_THREE_WOOD_BELOW_MPH, units)} a 3-wood is hard to launch off the deck.`,
  usual: (units: PreferredUnits) =>
    `At ${quantityText('speed', NO_THREE_WOOD_BELOW_MPH, units)} and up you can launch a 3-wood off the deck.`,
}

export const hybridSentences = {
  'slow-swing': (units) =>
    `Under ${quantityText('speed', HYBRIDS_BELOW_MPH, units)} of driver speed a hybrid usually carries farther than the long iron it replaces.`,
  handicap: () => `With a handicap over ${GAME_IMPROVEMENT_ABOVE_HANDICAP} a hybrid forgives more than a long iron.`,
  'hard-to-hit': () => 'You find long irons hard to hit: a hybrid of the same loft is easier.',
  height: () => 'You have difficulty getting height: hybrids fly higher than irons of the same loft.',
} as const satisfies Record<HybridReason, (units: PreferredUnits) => string>
export const insteadOfHybrid = 'A fairway wood of the same loft: higher from the fairway, weaker in the rough'
export const insteadOfWood = 'A hybrid of the same loft: lower, and easier from the rough'
export const checkLofts = 'Have a fitter check the lofts and lies of the clubs you have'

export const irons = {
  'game-improvement': {
    model: 'Game improvement irons',
    sentence: `Over ${GAME_IMPROVEMENT_ABOVE_HANDICAP}, or without a handicap: game improvement irons.`,
    sole: 'Wide, with weight around the edge',
    alternatives: [
      'A set that begins at the 5- or 6-iron, with hybrids above it',
      'Of 2024: PING G430, TaylorMade Qi, Callaway Paradym Ai Smoke, Cobra Darkspeed',
    ],
  },
  'players-distance': {
    model: 'Players distance irons',
    sentence: `Over ${PLAYERS_DISTANCE_ABOVE_HANDICAP} and up to ${GAME_IMPROVEMENT_ABOVE_HANDICAP}: players distance irons.`,
    sole: 'Medium, hollow or cavity back',
    alternatives: ['Game improvement long irons with players distance short irons', 'Of 2024: Srixon ZX5 Mk II'],
  },
  players: {
    model: 'Players irons',
    sentence: `Up to ${PLAYERS_DISTANCE_ABOVE_HANDICAP}: players irons.`,
    sole: 'Thin, little offset',
    alternatives: ['Players distance irons down to the 6-iron', 'Of 2024: Titleist T150'],
  },
} as const satisfies Record<
  IronType,
  { model: string; sentence: string; sole: string; alternatives: readonly string[] }
>
export const ironPrice = ({ fromDollars, toDollars }: PriceRange) => `$${fromDollars}-${toDollars}`
export const ironFlex = 'As the driver you settle on'

export function ironLength(changeInches: number, units: PreferredUnits): string {
  if (changeInches === 0) return 'Standard'
  return `${clubLength(Math.abs(changeInches), units)} ${changeInches > 0 ? 'longer' : 'shorter'}`
}

export const ownHandicap = ({ handicap, isEstimated }: { readonly handicap: string; readonly isEstimated: boolean }) =>
  `Your handicap is ${isEstimated ? 'estimated from your score: ' : ''}${handicap}.`
export const takenHandicap = (handicap: string) => `No handicap given, so we used ${handicap}.`
const lengthForHeight = {
  yards: 'An inch for every six of height from 5 ft 10 in',
  metres: '1 cm for every 6 cm of height from 178 cm',
} as const satisfies Record<PreferredUnits, string>

type IronLength = { readonly isStandard: boolean; readonly units: PreferredUnits }

export const ironLengthSentence = ({ isStandard, units }: IronLength) =>
  `${isStandard ? 'Standard length suits your height' : lengthForHeight[units]}. Let a fitter measure from wrist to floor: arms differ.`
export const varyingDistances =
  'Your distances vary: measure your carries before you buy. Often it is the strike, not the club.'
export const lackingForgiveness = 'You want forgiveness: pick the wider sole.'

export const ownWedges = 'Your own wedges'
export const firstWedge = (pitching: string) =>
  `A first bag begins with one sand wedge. The pitching wedge comes with the irons: about ${pitching}.`

type StrongerIrons = { readonly theirs: string; readonly own: string }

export const strongerIrons = ({ theirs, own }: StrongerIrons) =>
  `The irons we advise come with a pitching wedge of about ${theirs}; yours has ${own}. If you buy them, look at your wedges again before you add one.`

export const none = 'None'
export const nothing = 'Nothing'
export const notKnownYet = 'Not known yet'
export const nothingToBuyTitle = 'Nothing to buy'
export const measureFirst = 'measure first'
export const aboutPrice = (price: string) => `about ${price}`
export const noHole = 'Nothing to buy here.'
export const tooFewCarries = 'Give two clubs of your bag a carry. Then we can say what it lacks.'

type OwnedLoft = { readonly club: string; readonly loft: string; readonly isAssumed: boolean }

export const ownedLoft = ({ club, loft, isAssumed }: OwnedLoft) => `${club} ${isAssumed ? 'about ' : ''}${loft}`

const bounceNames = { low: 'Low', mid: 'Mid', high: 'High' } as const satisfies Record<Bounce, string>

export const bounceText = (bounce: Bounce, degrees: string) => `${bounceNames[bounce]}, ${degrees}`

export const steepnessSentences = {
  steep: 'You hit down steeply: more bounce keeps the sole out of the ground.',
  neutral: 'Level swings do best with a sole in the middle.',
  shallow: 'You sweep the ball: less bounce gets the edge under it.',
  unknown: 'Nothing is known of your attack angle: a sole in the middle does least harm.',
} as const satisfies Record<FittingAnswers['attackAngle'], string>

export const assumedLofts =
  'You have not given the loft of every wedge, so we used the usual one. Read yours before you buy.'

export const wedgesOfTheYear = 'Of 2024: Titleist Vokey SM10, Cleveland CBX 4, PING s159'

export const putter = {
  model: 'Mallet or blade, whichever you aim better',
  loft: '2-4°',
  mallet: 'A mallet twists less on off-centre putts; most blades suit a stroke with some arc.',
  price: '$100-600',
  alternatives: (units: PreferredUnits) => [
    `${units === 'yards' ? 'An inch' : '2 or 3 cm'} shorter if you bend over far`,
    'Your own putter, cut to length',
  ],
}

type PutterLength = { readonly heightInches: number; readonly putterInches: number; readonly units: PreferredUnits }

export const putterLengthSentence = ({ heightInches, putterInches, units }: PutterLength) =>
  `You are ${heightText(heightInches, units)} tall: begin with ${units === 'yards' ? `${numberText(putterInches)} inches` : clubLength(putterInches, units)}. It is right when your eyes are over the ball and your arms hang freely.`

export const grips = {
  model: 'Rubber or cord, as your hands like',
  reducedTaper: 'Grips with reduced taper',
  price: '$6-15 each, putter grips $20-45',
  alternative: 'One more wrap of tape under the grip: a small step up in size',
}
export const handSentences = {
  small: (units) => `Your hands are ${handSizeText('small', units)}: undersize.`,
  medium: (units) => `Your hands are ${handSizeText('medium', units)}: standard.`,
  large: (units) => `Your hands are ${handSizeText('large', units)}: midsize, or jumbo.`,
  unknown: () => 'Nothing is known of your hands: standard, until you have measured wrist crease to fingertip.',
} as const satisfies Record<FittingAnswers['handSize'], (units: PreferredUnits) => string>
export const gripSizes = {
  undersize: 'Undersize',
  standard: 'Standard',
  midsize: 'Midsize',
  jumbo: 'Jumbo',
} as const satisfies Record<FittedGrip['size'], string>
export const firmHold = (size: FittedGrip['size']) =>
  `You hold on firmly: try ${size} too. A fuller grip needs less squeezing.`
export const lessTaper = 'With all fingers on the club a grip with less taper fills the lower hand.'
