import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { headwindMph } from '@bagwise/golf/flight/physics/headwind'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, shownGap, unitShort, unitWord, unitWords } from '#quantities/distance.ts'
import { percentText } from '#quantities/number-text.ts'
import { shownShare } from './shown-swing.ts'
import type { NamedShare } from './shown-swing.ts'

export function clubName(club: ClubType): string {
  return CLUBS[club].displayName
}

/** '1 yard', '12 metres', 'less than a yard'. */
export function apart(yards: number, units: PreferredUnits): string {
  const shown = Math.abs(shownDistance(yards, units))
  if (shown === 0) return `less than a ${unitWord(units)}`
  return `${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}`
}

/** '6 yards right of the pin'. */
export function beside(yards: number, target: string, units: PreferredUnits): string {
  return `${apart(yards, units)} ${sideOf(yards)} of ${target}`
}

export const sideOf = (yards: number) => (yards > 0 ? 'right' : 'left')

const strokeNames = {
  full: undefined,
  pitch: 'pitch',
  'knock-down': 'knock-down',
  chip: 'chip',
  'bump-and-run': 'bump-and-run',
  putt: 'putt',
  splash: 'splash shot',
} as const satisfies Record<Choice['kind'], string | undefined>

const shareNames = {
  quarter: 'about a quarter',
  third: 'about a third',
  half: 'about half',
  'two-thirds': 'about two thirds',
  'three-quarters': 'about three quarters',
} as const satisfies Record<NamedShare, string>

/** 'about half', 'about 90%': how much of a full swing. */
function shareWords(choice: Choice): string {
  const share = shownShare(choice)
  return typeof share === 'number' ? `about ${percentText(share)}` : shareNames[share]
}

/** The stroke, and how much of a swing a pitch or a knock-down is: undefined for a full swing. */
export function swingWords(choice: Choice): string | undefined {
  const name = strokeNames[choice.kind]
  return choice.kind === 'pitch' || choice.kind === 'knock-down' ? `${name}, ${shareWords(choice)}` : name
}

/** '6-Iron', 'Sand Wedge, pitch, about half', '8-Iron, bump-and-run'. */
export function choiceName(choice: Choice): string {
  const swing = swingWords(choice)
  return swing === undefined ? clubName(choice.club) : `${clubName(choice.club)}, ${swing}`
}

/** Of a ball that runs: 'Land it 4 yards out and let it run 8 more.' */
export function landSentence(choice: Choice, units: PreferredUnits): string | undefined {
  const { carryTodayYards, finishYards, kind } = choice
  if (carryTodayYards === undefined || kind === 'putt') return undefined
  const landing = `Land it ${apart(carryTodayYards, units)} out`
  const runShown = shownGap({ longerYards: finishYards, shorterYards: carryTodayYards }, units)
  return runShown > 0 ? `${landing} and let it run ${runShown} more.` : `${landing}: it hardly runs.`
}

/** Where it stops against the pin: 'stops 8 yards past the pin'. */
export function finishWords({ finishYards }: Choice, { distanceYards }: Shot, units: PreferredUnits): string {
  const past = shownDistance(finishYards, units) - shownDistance(distanceYards, units)
  if (past === 0) return 'stops level with the pin'
  const unit = Math.abs(past) === 1 ? unitWord(units) : unitWords(units)
  return `stops ${Math.abs(past)} ${unit} ${past > 0 ? 'past' : 'short of'} the pin`
}

type Played = { readonly ownCarryYards: number; readonly distanceYards: number; readonly playsYards: number }

/** 'Sand wedge, about half (41 yd in still air). 40 plays 42 into this wind.' Undefined for other strokes. */
export function pitchSentence(
  choice: Choice,
  { ownCarryYards, distanceYards, playsYards, air }: Played & { readonly air: Air },
  units: PreferredUnits,
): string | undefined {
  const { kind, club, swingFraction } = choice
  if (kind !== 'pitch' || swingFraction === undefined) return undefined
  const [first = '', ...rest] = clubName(club)
  const stillShown = shownDistance(swingFraction * ownCarryYards, units)
  const name = `${first}${rest.join('').toLowerCase()}`
  const swing = `${name}, ${shareWords(choice)} (${stillShown} ${unitShort(units)} in still air).`
  const [shown, plays] = [shownDistance(distanceYards, units), shownDistance(playsYards, units)]
  return shown === plays ? swing : `${swing} ${shown} plays ${plays} ${todayWords(air)}.`
}

/** Less wind than this along the line is not what moves the number. */
const FELT_MPH = 3

function todayWords(air: Air): string {
  if (air.targetElevationFeet) return 'here today'
  const headwind = headwindMph(air)
  if (Math.abs(headwind) < FELT_MPH) return 'today'
  return headwind > 0 ? 'into this wind' : 'with this wind'
}
