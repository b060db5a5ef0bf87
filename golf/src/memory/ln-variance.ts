/** From here on the asymptotic series is exact to 1e-8. */
const SERIES_FROM = 6
/** The first terms of both series: Abramowitz and Stegun 6.3.18 and 6.4.12. */
const DIGAMMA_TERMS = { first: 12, second: 120, third: 252 } as const
const TRIGAMMA_TERMS = { first: 6, second: 30, third: 42 } as const

/** Mean of ln(S / (d·σ²)) for a sum of squares S with d degrees of freedom: how far a sample's ln variance is off. */
export function lnVarianceShift(degrees: number): number {
  return digamma(degrees / 2) - Math.log(degrees / 2)
}

/** Variance of a sample's ln variance with d degrees of freedom. */
export function lnVarianceNoise(degrees: number): number {
  return trigamma(degrees / 2)
}

/** The degrees of freedom with which ln variance is as uncertain; trigamma(x) is all but 1/x + 1/(2x²). */
export function degreesOf(lnVarianceVariance: number): number {
  return (1 + Math.sqrt(1 + 2 * lnVarianceVariance)) / lnVarianceVariance
}

function digamma(argument: number): number {
  let x = argument
  let sum = 0
  for (; x < SERIES_FROM; x += 1) sum -= 1 / x
  const f = 1 / (x * x)
  const { first, second, third } = DIGAMMA_TERMS
  return sum + Math.log(x) - 1 / (2 * x) - f * (1 / first - f * (1 / second - f / third))
}

function trigamma(argument: number): number {
  let x = argument
  let sum = 0
  for (; x < SERIES_FROM; x += 1) sum += 1 / (x * x)
  const f = 1 / (x * x)
  const { first, second, third } = TRIGAMMA_TERMS
  return sum + 1 / x + f / 2 + (f / x) * (1 / first - f * (1 / second - f / third))
}
