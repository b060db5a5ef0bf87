import type { LoftCurve } from '@bagwise/golf/fitting/loft-carry'
import { REFERENCE_AIR } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitWord } from '#quantities/distance.ts'
import { quantityText } from '#quantities/quantity.ts'

export const title = 'Carry by driver loft'
export const atSpeed = (speed: string) => `at ${speed}`
/** The speed is '95 mph'. */
export const cannotFly = (speed: string) =>
  `The flight model cannot fly a driver at ${speed} with these numbers. Check your swing speed and the launch monitor's numbers in Swing Data.`

const attackSources = {
  guessed: 'we used a level hit, since we don’t know your attack angle',
  chosen: 'from the attack angle you chose',
  measured: 'from the attack angle you measured',
} as const satisfies Record<LoftCurve['doubt'], string>

const launchUses = {
  none: '',
  used: ' We used the launch you measured.',
  ignored:
    ' The launch you typed can’t belong to that loft and attack angle, so we used a usual one. Check both numbers.',
} as const satisfies Record<LoftCurve['launch'], string>

type Conditions = Pick<LoftCurve, 'doubt' | 'launch'> & {
  readonly attack: string
  /** '12 yards'. */
  readonly giveOrTake: string
  readonly loft: string
  readonly units: PreferredUnits
}

/** What the model takes for granted. */
export const conditions = ({ attack, doubt, launch, giveOrTake, loft, units }: Conditions) =>
  `Well-struck drives in still air at ${quantityText('temperature', REFERENCE_AIR.temperatureF, units)}, ${attack} of attack: ${attackSources[doubt]}.${launchUses[launch]} The dashed band allows for another attack angle and delivered loft than these: give or take ${giveOrTake} at ${loft}. Missed middles carry less.`

export const loftAxis = 'loft stamped on the driver'
export const numbersCaption = (distanceUnits: string) =>
  `Loft in degrees, carry in ${distanceUnits}, launch in degrees, spin, and what the loft costs against the best one`
export const columns = ['Loft', 'Carry', 'Launch', 'Spin, rpm', 'Costs'] as const
export const specifiedLoft = (loft: string) => `${loft} (specified)`

type Finding = {
  readonly specified: string
  readonly specifiedCarry: string
  readonly giveOrTake: number
  readonly best: string
  readonly bestCarry: string
}

/** The finding of the picture. */
export const finding = ({ specified, specifiedCarry, giveOrTake, best, bestCarry }: Finding) =>
  `Carry against driver loft: the specified ${specified} carries ${specifiedCarry}, give or take ${giveOrTake}; ${best} carries farthest, ${bestCarry}.`

export const sameLoft = (loft: string) =>
  `The specified ${loft} is also the loft that carries farthest in the flight model.`

type Lofts = { readonly specified: string; readonly best: string; readonly edge: LoftCurve['edge'] }

/** The unit is 'yard' or 'meter'. */
export const barelyFarther = ({ specified, best, edge, unit }: Lofts & { readonly unit: string }) =>
  `${farthest({ best, edge })}, but not a full ${unit} farther than the specified ${specified}.`

/** The distance is '1 yard' or '5 meters'. */
export const farther = ({ specified, best, edge, distance }: Lofts & { readonly distance: string }) =>
  `${farthest({ best, edge })}: ${distance} more than the specified ${specified}.`

function farthest({ best, edge }: Pick<Lofts, 'best' | 'edge'>): string {
  const beyond =
    edge === 'highest' ? ', and perhaps a higher one still' : edge === 'lowest' ? ', and perhaps a lower one still' : ''
  return `In the flight model ${best} carries farthest${beyond}`
}

const TEST_MPH = 75
const ruleAndModel =
  'The rule knows three steps of swing speed; the model knows your attack angle too, but only perfect contact.'
export const sameLoftReason = 'Rule and model agree; a fitter can still see what your strike does.'
/** The test: golfdigest.com/story/hltrackmanloft. */
export const moreLoftReason = (units: PreferredUnits) =>
  `${ruleAndModel} It counts carry: less loft lands flatter and rolls out farther, which evens out part of the difference. In a test at ${quantityText('speed', TEST_MPH, units)} it evened out all but a ${unitWord(units)} (Golf Digest, 2008).`
export const lessLoftReason = `${ruleAndModel} More loft than the model's best curves less and forgives low contact.`

type DegreeCost = {
  readonly from: string
  readonly to: string
  readonly unnoticed: string
  readonly steep: string
  readonly cost: string
}

/** What a degree costs: the costs are distances with their units. */
export const degreeCost = ({ from, to, unnoticed, steep, cost }: DegreeCost) =>
  `From ${from} to ${to} you lose no more than ${unnoticed}. Towards ${steep} a degree costs about ${cost}.`
