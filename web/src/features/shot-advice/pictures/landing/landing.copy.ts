import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { FAIRWAY_HALF_WIDTH_YARDS, GREEN } from '@bagwise/golf/shot-advice/hole/hole'
import type { HazardArea, Hole } from '@bagwise/golf/shot-advice/hole/hole'
import { isPlaced } from '@bagwise/golf/shot-advice/hazard-place'
import type { HazardKind, HazardSide } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort, unitWord, unitWords } from '#quantities/distance.ts'
import { windFact } from '#features/shot-advice/wind.copy.ts'
import type { LandingSpread } from '@bagwise/golf/shot-advice/landing-spread'
import { ovalSize } from './landing-facts.ts'
import type { LandingFacts } from './landing-facts.ts'
import { OVAL_SD } from '#charts/oval-sd.ts'

const hazardWords = {
  water: 'Water',
  bunker: 'Bunker',
  ob: 'Out of bounds',
} as const satisfies Record<HazardKind, string>
const sideWords = {
  front: 'in front',
  back: 'behind',
  left: 'on the left',
  right: 'on the right',
} as const satisfies Record<HazardSide, string>

/** Left of the numbers in the table. */
export const tableRows = {
  toPin: 'To the pin',
  solidShot: 'A solid shot stops at',
  aim: 'Aim',
  finish: 'It should finish',
  twoInThree: 'Two in three, wide by deep',
  nineteenInTwenty: '19 in 20, wide by deep',
  mishits: 'Mishits',
} as const
export const tableCaption = (units: PreferredUnits) => `Where the ball finishes, in ${unitWords(units)}`
export const tableColumns = (units: PreferredUnits): readonly string[] => ['What', `In ${unitWords(units)}`]

/** '25 by 21'. */
export const wideByDeep = ({ acrossShown, alongShown }: ReturnType<typeof ovalSize>) =>
  `${acrossShown} by ${alongShown}`

/** 'about 1 in 6'. */
export const mishitsCell = (spread: LandingSpread) => `about ${mishitOdds(spread)}`

/** Short ones, for the map. */
export const hazardPlateWords = {
  water: 'water',
  bunker: 'bunker',
  ob: 'out',
} as const satisfies Record<HazardKind, string>
export const yardagePlateWords = { back: 'back', pin: 'pin', front: 'front', stops: 'stops', carry: 'carry' } as const

/** Below the picture: '… in the inner oval: your 34 shots.' */
export const ovalCaption = (whose: string) => `Two in three solid shots finish in the inner oval: ${whose}.`

/** The finding: 'Two in three solid shots finish inside the inner oval, 25 yards wide and 21 deep. About 1 in 6 …' */
export function ovalSentence({ spread, units }: Pick<LandingFacts, 'spread' | 'units'>): string {
  const { acrossShown, alongShown } = ovalSize(spread, OVAL_SD.twoInThree, units)
  const oval = `Two in three solid shots finish inside the inner oval, ${counted(acrossShown, units)} wide and ${alongShown} deep.`
  return `${oval} ${mishitSentence(spread)}`
}

/** The whole picture in words. */
export function landingSentence(facts: LandingFacts): string {
  const { choice, hole, air, units } = facts
  const { pinYards } = hole
  const green = [hole.greenYards - GREEN.halfDepthYards, hole.greenYards + GREEN.halfDepthYards]
    .map((yards) => shownDistance(Math.max(0, yards), units))
    .join(' to ')
  return [
    `Where the ${clubName(choice.club)} finishes, from above: the green from ${green} ${unitWords(units)}, the pin at ${shownDistance(pinYards, units)}${pinSideWords(hole)}.`,
    ovalSentence(facts),
    aimSentence(choice, units),
    ...fairwaySentence(hole, units),
    ...hole.areas.map((area) => `${hazardWords[area.kind]} ${sideWords[area.side]}${placeWords(area, units)}.`),
    ...(air.windSpeedMph ? [`Wind ${windFact(air, units)}.`] : []),
  ].join(' ')
}

/** The green stays where it is: seen from the pin it lies to the other side. */
function pinSideWords({ greenAsideYards }: Hole): string {
  if (greenAsideYards === 0) return ''
  return greenAsideYards > 0 ? ', left of its middle' : ', right of its middle'
}

/** Only one that the golfer has spoken of. */
function fairwaySentence({ fairwayHalfWidthYards }: Hole, units: PreferredUnits): readonly string[] {
  if (fairwayHalfWidthYards === FAIRWAY_HALF_WIDTH_YARDS) return []
  return [`The fairway is ${counted(shownDistance(2 * fairwayHalfWidthYards, units), units)} wide.`]
}

/** ', from 115 to 138 yards', of a placed hazard. */
function placeWords(area: HazardArea, units: PreferredUnits): string {
  if (!isPlaced(area)) return ''
  const [near, far] = [area.nearYards, area.farYards].map((yards) => shownDistance(yards, units))
  if (area.nearYards === -Infinity) return `, up to ${far} ${unitWords(units)}`
  return area.farYards === Infinity
    ? `, from ${near} ${unitWords(units)} on`
    : `, from ${near} to ${far} ${unitWords(units)}`
}

/** 'at the pin', '4 yards left of the pin'. */
export function ofPin(yards: number, units: PreferredUnits): string {
  const shown = shownDistance(Math.abs(yards), units)
  if (shown === 0) return 'at the pin'
  return `${counted(shown, units)} ${yards > 0 ? 'right' : 'left'} of the pin`
}

/** Where the ball should stop: 'at the pin', 'in line with the pin, 74 yards short of it'. */
export function finishPlace({ aimYards, finishYards }: Choice, { pinYards }: Hole, units: PreferredUnits): string {
  const pastShown = shownDistance(finishYards, units) - shownDistance(pinYards, units)
  if (pastShown === 0) return ofPin(aimYards, units)
  const across = shownDistance(aimYards, units) === 0 ? 'in line with the pin' : ofPin(aimYards, units)
  return `${across}, ${counted(Math.abs(pastShown), units)} ${pastShown > 0 ? 'past' : 'short of'} it`
}

/** How far it still is to a pin that is off the map: 'pin 170 yd on', or 'back' for a bag that cannot stop short. */
export function wayOnWords({ choice, hole, units }: Pick<LandingFacts, 'choice' | 'hole' | 'units'>): string {
  const onYards = hole.pinYards - choice.finishYards
  return `pin ${shownDistance(Math.abs(onYards), units)} ${unitShort(units)} ${onYards < 0 ? 'back' : 'on'}`
}

/** '1 in 6'. */
export function mishitOdds({ mishitShare }: LandingSpread): string {
  return `1 in ${Math.max(2, Math.round(1 / mishitShare))}`
}

function mishitSentence(spread: LandingSpread): string {
  if (spread.mishitShare <= 0) return ''
  const where = spread.isMissedLong ? 'stays in the sand or goes long' : 'comes up short of it'
  return `About ${mishitOdds(spread)} is a mishit and ${where}.`
}

function aimSentence({ startLineYards }: Choice, units: PreferredUnits): string {
  return `Aim ${ofPin(startLineYards, units)}.`
}

function counted(shown: number, units: PreferredUnits): string {
  return `${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}`
}
