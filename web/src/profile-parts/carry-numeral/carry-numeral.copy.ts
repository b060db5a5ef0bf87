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
/** Heard after a figure of the golfer's own. */
export const spokenUnits = (units: string) => ` ${units}`

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

type ShownSpeed = { readonly mph: number; readonly plusMinusMph: number }

/** After the carries. */
export const speed = ({ mph, plusMinusMph }: ShownSpeed) => ` · ${mph} ± ${plusMinusMph} mph`
/** The same for ears. */
export const spokenSpeed = ({ mph, plusMinusMph }: ShownSpeed) =>
  `. Driver speed ${mph} miles per hour, plus or minus ${plusMinusMph}.`
