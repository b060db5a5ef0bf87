import type { CarryCertainties, CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { NumbersCell } from '#charts/show-numbers.tsx'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import * as copy from './carry-numeral.copy.ts'

/** A ± on a screen, and as it is heard. */
type PlusMinusText = { readonly shown: string; readonly spoken: string }

/** A golfer's carry in the golfer's units, on a screen and as it is heard. */
export type CarryText = {
  readonly isOwn: boolean
  /** '157', or '80-170' in its place. */
  readonly numeral: string
  /** '157', '80 to 170'. */
  readonly spokenNumeral: string
  /** Heard after it: ' yards', ' yards, estimated, plus or minus 16'. */
  readonly spokenAfter: string
  /** '±16'; undefined for own numbers, for ranges, and where nothing tells. */
  readonly plusMinus: PlusMinusText | undefined
}

/** The one way in which screens, drawings and tables say a golfer's carry. */
export function carryText(carryYards: number, certainty: CarryCertainty, units: PreferredUnits): CarryText {
  const { isOwn, range } = certainty
  if (range) {
    const [from, to] = [shownDistance(range.fromYards, units), shownDistance(range.toYards, units)]
    return {
      isOwn,
      numeral: copy.range(from, to),
      spokenNumeral: copy.spokenRange(from, to),
      spokenAfter: copy.spokenEstimate(unitWords(units), undefined),
      plusMinus: undefined,
    }
  }
  const numeral = String(shownDistance(carryYards, units))
  const plusMinus = plusMinusText(certainty, units)
  const isEstimate = !isOwn && certainty.shotCount === undefined
  const spokenAfter = isEstimate
    ? copy.spokenEstimate(unitWords(units), plusMinus?.spoken)
    : copy.spokenUnits(unitWords(units), plusMinus?.spoken)
  return { isOwn, numeral, spokenNumeral: numeral, spokenAfter, plusMinus }
}

/** The ± of an estimate that is given as one number. */
export function plusMinusText(
  { range, plusMinusYards }: CarryCertainty,
  units: PreferredUnits,
): PlusMinusText | undefined {
  if (range !== undefined || plusMinusYards === undefined) return undefined
  return rangeText(Math.max(1, shownDistance(plusMinusYards, units)))
}

/** '±9', in whatever unit the number beside it has. */
export function rangeText(range: number): PlusMinusText {
  return { shown: copy.plusMinus(range), spoken: copy.spokenPlusMinus(range) }
}

/** '157', '157 ±16', '80-170': one line for drawings and pictures. */
export function carryLine({ numeral, plusMinus }: CarryText): string {
  return plusMinus === undefined ? numeral : `${numeral} ${plusMinus.shown}`
}

/** The carry in a table of figures: an estimate says so below. */
export function carryCell({ isOwn, numeral, plusMinus }: CarryText): NumbersCell {
  return { figure: numeral, note: isOwn ? undefined : copy.estimateNote(plusMinus?.shown) }
}

/** Of a club in the analysis; one that is not among the stored has no ±. */
export function certaintyIn(certainties: CarryCertainties, { club, isEstimated }: GapClub): CarryCertainty {
  return certainties[club] ?? { isOwn: !isEstimated }
}
