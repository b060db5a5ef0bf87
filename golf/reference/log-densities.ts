/** ln of a normal density of something that is `off` from its mean. */
export function lnNormal(off: number, sd: number): number {
  return -Math.log(2 * Math.PI) / 2 - Math.log(sd) - (off / sd) ** 2 / 2
}

/** ln of the density of a t distribution. */
export function lnT(off: number, { scale, degrees }: { readonly scale: number; readonly degrees: number }): number {
  const peak = lnGamma((degrees + 1) / 2) - lnGamma(degrees / 2) - Math.log(degrees * Math.PI) / 2 - Math.log(scale)
  return peak - ((degrees + 1) / 2) * Math.log1p((off / scale) ** 2 / degrees)
}

/** ln of the density of what is the second with this share, else the first. */
export function lnMixture(share: number, [first, second]: readonly [lnFirst: number, lnSecond: number]): number {
  const a = Math.log(1 - share) + first
  const b = Math.log(share) + second
  const larger = Math.max(a, b)
  return larger + Math.log(Math.exp(a - larger) + Math.exp(b - larger))
}

/** Stirling's series from 10 on, the recurrence below. */
function lnGamma(argument: number): number {
  let x = argument
  let product = 1
  for (; x < 10; x += 1) product *= x
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - Math.log(product)
}
