/** How many times higher than wide things are drawn, the boldest first. */
const HEIGHT_FACTORS = [3, 2, 1, 0.5, 0.25] as const
export type HeightFactor = (typeof HEIGHT_FACTORS)[number]

const LEAST_FACTOR = 0.25

/** The boldest factor with which so many yards of height stay within the room. */
export function heightFactor({
  heightYards,
  pxPerYard,
  roomPx,
}: {
  readonly heightYards: number
  readonly pxPerYard: number
  readonly roomPx: number
}): HeightFactor {
  return HEIGHT_FACTORS.find((factor) => heightYards * pxPerYard * factor <= roomPx) ?? LEAST_FACTOR
}
