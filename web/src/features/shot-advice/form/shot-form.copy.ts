import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Hazard, HazardKind, HazardSide, Lie, Pin, Slope } from '@bagwise/golf/shot-advice/shot'
import type { WIND_FROM_DEG } from '@bagwise/golf/shot-advice/shot-presets'
import { carryHint, unitWords } from '#quantities/distance.ts'

export const presetsLabel = 'Quick situations'

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
  /** The most that can be typed, when more was. */
  readonly most: number | undefined
  readonly units: PreferredUnits
}

/** Why a typed distance does not count, what to type, and which one counts meanwhile. */
export function distanceHint({ standing, most, units }: DistanceHintFacts): string {
  const farther = most === undefined ? '' : ` On a longer hole type ${most}: the club is the same.`
  return `${carryHint(units)}${farther} Until then it stays ${standing} ${unitWords(units)}.`
}

/** For an address that asks for a distance no shot has. */
export function unreadDistance({ standing, units }: Omit<DistanceHintFacts, 'most'>): string {
  return `This link has a distance that cannot be used: it stays ${standing} ${unitWords(units)}. ${carryHint(units)}`
}

export const lieLegend = 'Ball lie'

export const lieNames = {
  fairway: 'Fairway',
  rough: 'Rough',
  bunker: 'Bunker',
  tee: 'Tee',
  fringe: 'Fringe',
  'cart-path': 'Cart path',
} as const satisfies Record<Lie, string>

export const slopeLegend = 'Ground slope'
export const slopeNames = {
  flat: 'Flat',
  uphill: 'Uphill',
  downhill: 'Downhill',
  'sidehill-above': 'Ball above feet',
  'sidehill-below': 'Ball below feet',
} as const satisfies Record<Slope, string>

export const pinLegend = 'Pin position'
export const pinNames = { front: 'Front', middle: 'Middle', back: 'Back' } as const satisfies Record<Pin, string>

/** 'Pin front'. */
export function pinFact(pin: Pin): string {
  return `Pin ${pinNames[pin].toLowerCase()}`
}

/** The end of it is quieter. */
export const hazardsLegend = { before: 'Hazards ', quiet: 'around the green' } as const
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

export const weatherLegend = 'Weather'
export const windLegend = 'Wind'
export const windNames = {
  into: 'Into you',
  helping: 'Helping',
  left: 'From left',
  right: 'From right',
} as const satisfies Record<keyof typeof WIND_FROM_DEG, string>
export const openConditions = 'Conditions'

export const tournamentLabel = 'Tournament mode'
export const tournamentHelp =
  'Hides plays-like numbers, as most competitions require. The club is chosen for still air and a level target.'
