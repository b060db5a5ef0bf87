import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { shownAs, unitWordsFor } from '#quantities/quantity.ts'
import { speedText } from '#profile-parts/golfer-speed.copy.ts'

export const range = (from: number, to: number) => `${from}-${to}`
export const spokenRange = (from: number, to: number) => `${from} to ${to}`
export const plusMinus = (range: number) => `±${range}`
/** Heard after the word for an estimate. */
export const spokenPlusMinus = (range: number) => ` plus or minus ${range}`
/** Below the figure of an estimate. */
export const estimateNote = (plusMinus: string | undefined) =>
  plusMinus === undefined ? 'estimated' : `estimated ${plusMinus}`
/** Heard after the figure of an estimate: ' yards, estimated, plus or minus 7'. */
export const spokenEstimate = (units: string, plusMinus: string | undefined) =>
  plusMinus === undefined ? ` ${units}, estimated` : ` ${units}, estimated,${plusMinus}`
/** Heard after a figure of the golfer's own, from shots with its ±: ' yards, plus or minus 3'. */
export const spokenUnits = (units: string, plusMinus: string | undefined) =>
  plusMinus === undefined ? ` ${units}` : ` ${units},${plusMinus}`

/** What the lines below the carries of a screen mean. */
export const yours = 'yours'
export const estimated = 'estimated ±'

/** '2 of 9 carries are yours', the speed of the golfer's swing after it. */
export function ownCarries(ownCount: number, carryCount: number): string {
  if (ownCount === 0) return carryCount === 1 ? '1 carry, an estimate' : `None of ${carryCount} carries is yours yet`
  if (ownCount === carryCount)
    return carryCount === 1 ? '1 carry, and it’s yours' : `All ${carryCount} carries are yours`
  return `${ownCount} of ${carryCount} carries ${ownCount === 1 ? 'is' : 'are'} yours`
}

/** Where the speed comes from, but for the carries, which the line has named already. */
const speedSources = {
  carries: '',
  'carries+said': ' with the speed you gave',
  said: ', as you gave it',
  answers: ', a guess',
} as const satisfies Record<GolferSpeed['from'], string>

/** After the carries: ' · 76 ± 6 mph'. */
export const speed = (shown: GolferSpeed, units: PreferredUnits) =>
  ` · ${speedText(shown, units)}${speedSources[shown.from]}`
/** The same for ears. */
export const spokenSpeed = ({ mph, plusMinusMph, from }: GolferSpeed, units: PreferredUnits) =>
  `. Driver speed ${shownAs('speed', mph, units)} ${unitWordsFor('speed', units)}, plus or minus ${shownAs('speed', plusMinusMph, units)}${speedSources[from]}.`
