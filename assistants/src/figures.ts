/** Lengths and speeds are known no better. */
const MEASURE_DECIMALS = 1
/** Strokes and index. */
const OTHER_DECIMALS = 4

/** Yards, to tenths. */
export function yardsOf(yards: number): number {
  return rounded(yards, MEASURE_DECIMALS)
}

export function strokesOf(strokes: number): number {
  return rounded(strokes, OTHER_DECIMALS)
}

/** A share of 0 to 1 in per cent. */
export function percentOf(share: number): number {
  return rounded(share * 100, MEASURE_DECIMALS)
}

/** Never a zero with a minus. */
function rounded(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals + 0
}
