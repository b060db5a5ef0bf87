import type { PreferredUnits } from '@bagwise/golf/golfer'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { lieDetailOf } from '@bagwise/golf/shot-advice/shot'
import type { Hazard, HazardKind, HazardSide, Lie, LieDetail } from '@bagwise/golf/shot-advice/shot'
import type { Pin, PinSide, Shot, Slope } from '@bagwise/golf/shot-advice/shot'
import { carryHint, shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { lieExtras } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'
import type { PlaceName, YardsProblem } from './more/typed-yards.ts'

export const presetsLabel = 'Quick situations'
export const trySituation = 'Try a situation'
export const presetsShort = 'Try one'
export const lastShots = 'Last shots'

export const distanceLabel = 'Distance to the pin'

/** '5 yards more', for a button with a sign. */
export function stepLabel({
  step,
  units,
  isMore,
}: {
  readonly step: number
  readonly units: PreferredUnits
  readonly isMore: boolean
}): string {
  return `${step} ${unitWords(units)} ${isMore ? 'more' : 'less'}`
}

type DistanceHintFacts = {
  readonly standing: number
  /** The most that can be typed, when more was and a club follows from it. */
  readonly most: number | undefined
  readonly units: PreferredUnits
}

/** Why a typed distance does not count, what to type, and which one counts meanwhile. */
export function distanceHint({ standing, most, units }: DistanceHintFacts): string {
  const farther = most === undefined ? '' : ` Longer hole? Type ${most}. Same club.`
  return `${carryHint(units)}${farther} Still ${standing} ${unitWords(units)}.`
}

/** For an address that asks for a distance no shot has. */
export function unreadDistance({ standing, units }: Omit<DistanceHintFacts, 'most'>): string {
  return `This link has a distance that cannot be used: it stays ${standing} ${unitWords(units)}. ${carryHint(units)}`
}

/** '150 yards', for ears. */
export const distanceSpoken = (shown: number, units: PreferredUnits) => `${shown} ${unitWords(units)}`

/** '5 mph more', for a button with a sign. */
export const windStepLabel = ({
  step,
  unit,
  isMore,
}: {
  readonly step: number
  readonly unit: string
  readonly isMore: boolean
}) => `${step} ${unit} ${isMore ? 'more' : 'less'}`

export const lieLegend = 'Ball lie'

export const lieNames = {
  fairway: 'Fairway',
  rough: 'Rough',
  bunker: 'Bunker',
  tee: 'Tee',
  fringe: 'Fringe',
  'cart-path': 'Cart path',
} as const satisfies Record<Lie, string>

/** Where a narrow phone has no room for the whole. */
export const shortLieNames: Readonly<Partial<Record<Lie, string>>> = { 'cart-path': 'Path' }

const recentLies = {
  fairway: '',
  rough: ' rough',
  bunker: ' sand',
  tee: ' tee',
  fringe: ' fringe',
  'cart-path': ' path',
} as const satisfies Record<Lie, string>

type RecentShot = Pick<Shot, 'distanceYards' | 'lie'>

/** '150', '40 sand'. */
export function recentChip({ distanceYards, lie }: RecentShot, units: PreferredUnits): string {
  return `${shownDistance(distanceYards, units)}${recentLies[lie]}`
}

/** '40 yards, bunker, Sand Wedge', for ears. */
export function recentLabel({
  distanceYards,
  lie,
  club,
  units,
}: RecentShot & { readonly club: ClubType | undefined; readonly units: PreferredUnits }): string {
  const parts = [
    distanceSpoken(shownDistance(distanceYards, units), units),
    lieNames[lie].toLowerCase(),
    ...(club === undefined ? [] : [CLUBS[club].displayName]),
  ]
  return parts.join(', ')
}

export const slopeLegend = 'Under your feet'
export const slopeNames = {
  flat: 'Flat',
  uphill: 'Uphill',
  downhill: 'Downhill',
  'sidehill-above': 'Ball above feet',
  'sidehill-below': 'Ball below feet',
} as const satisfies Record<Slope, string>

export const pinLegend = 'Pin position'
export const pinNames = { front: 'Front', middle: 'Middle', back: 'Back' } as const satisfies Record<Pin, string>

export const detailLegend = 'Lie in detail'
export const detailNames = {
  usual: 'Usual',
  divot: 'Divot',
  hardpan: 'Hardpan',
  'deep-rough': 'Deep rough',
  'sitting-up': 'Sitting up',
  plugged: 'Plugged',
  'firm-sand': 'Wet or firm sand',
} as const satisfies Record<LieDetail | 'usual', string>
/** What a usual lie costs is better known. */
export const detailHelp = 'What these change is a rule of thumb.'
export const lipLabel = 'High lip in front'
export const limbsLabel = 'Branches over the line'
export const pinSideLegend = 'Pin across the green'
export const pinSideNames = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
} as const satisfies Record<PinSide | 'center', string>

/** 'Pin front', 'Pin back left'. */
export function pinFact({ pin, pinSide }: { readonly pin: Pin; readonly pinSide?: PinSide | undefined }): string {
  const name = pinNames[pin].toLowerCase()
  return pinSide === undefined ? `Pin ${name}` : `Pin ${name} ${pinSide}`
}

/** 'Rough', 'Deep rough', 'Fairway, divot'. */
export function lieName(shot: Pick<Shot, 'lie' | 'lieDetail'>): string {
  const detail = lieDetailOf(shot)
  if (detail === undefined) return lieNames[shot.lie]
  return detail === 'deep-rough' ? detailNames[detail] : `${lieNames[shot.lie]}, ${detailNames[detail].toLowerCase()}`
}

/** What the ball rests on and what is in its way, as short facts. */
export function lieFacts(inputs: Pick<ShotInputs, 'lie' | 'lieDetail' | 'hasLip' | 'isUnderLimbs'>): readonly string[] {
  const { hasLip, isUnderLimbs } = lieExtras(inputs)
  return [lieName(inputs), ...(hasLip ? ['High lip'] : []), ...(isUnderLimbs ? [limbsLabel] : [])]
}

/** The end of it is quieter. */
export const hazardsLegend = {
  before: 'Hazards ',
  quiet: (lie: Lie) => (lie === 'tee' ? 'on the hole' : 'around the green'),
} as const
export const hazardNames = {
  water: 'Water',
  bunker: 'Bunker',
  ob: 'Out of bounds',
} as const satisfies Record<HazardKind, string>

export const sideNames = {
  front: 'Front',
  back: 'Back',
  left: 'Left',
  right: 'Right',
} as const satisfies Record<HazardSide, string>

/** 'Water front', 'Out of bounds left'. */
export function hazardName({ kind, side }: Hazard): string {
  return `${hazardNames[kind]} ${sideNames[side].toLowerCase()}`
}

/** 'Water front', with its place 'Water front, 115 to 138 yd', 'Water front, 138 yd to clear'. */
export function hazardFact(hazard: Hazard, units: PreferredUnits): string {
  const { toReachYards, toClearYards } = hazard
  const name = hazardName(hazard)
  const shown = (yards: number) => shownDistance(yards, units)
  const unit = unitShort(units)
  if (toReachYards === undefined)
    return toClearYards === undefined ? name : `${name}, ${shown(toClearYards)} ${unit} to clear`
  if (toClearYards === undefined) return `${name}, ${shown(toReachYards)} ${unit} to reach`
  return `${name}, ${shown(toReachYards)} to ${shown(toClearYards)} ${unit}`
}

export const placeLabels = {
  toReachYards: 'To reach',
  toClearYards: 'To clear',
} as const satisfies Record<PlaceName, string>
export const usualPlace = 'Leave empty and we assume the usual place.'
export const fairwayLabel = 'Fairway width'

/** 'Fairway 30 yd wide'. */
export function fairwayFact(widthYards: number, units: PreferredUnits): string {
  return `Fairway ${shownDistance(widthYards, units)} ${unitShort(units)} wide`
}

type YardsHintFacts = {
  readonly problem: YardsProblem
  /** The value that counts meanwhile. */
  readonly standingYards: number | undefined
  readonly units: PreferredUnits
}

/** Why the place of a hazard does not count, what to type, and what counts meanwhile. */
export function placeHint(name: PlaceName, { problem, standingYards, units }: YardsHintFacts): string {
  const standing = standingWords(standingYards, 'we assume the usual place', units)
  if (problem.problem === 'out-of-range') return `${rangeWords(problem, units)} ${standing}`
  const other = `${problem.otherShown} ${unitWords(units)}`
  return name === 'toReachYards'
    ? `It must begin before it ends: type less than ${other}. ${standing}`
    : `It must end after it begins: type more than ${other}. ${standing}`
}

export function fairwayHint({ problem, standingYards, units }: YardsHintFacts): string {
  const standing = standingWords(standingYards, 'we assume the usual width', units)
  return problem.problem === 'out-of-range' ? `${rangeWords(problem, units)} ${standing}` : standing
}

function rangeWords({ from, to }: { readonly from: number; readonly to: number }, units: PreferredUnits): string {
  return `Type a whole number from ${from} to ${to} ${unitWords(units)}.`
}

function standingWords(standingYards: number | undefined, usual: string, units: PreferredUnits): string {
  return standingYards === undefined
    ? `Until then ${usual}.`
    : `Still ${shownDistance(standingYards, units)} ${unitWords(units)}.`
}

export const weatherLegend = 'Weather'

export const tournamentLabel = 'Tournament mode'
export const tournamentHelp =
  'Tournament: distances and your own card only. Rule 4.3a(1) does not allow a device to suggest a club or a line. Ask your Committee whether distance devices are allowed.'
