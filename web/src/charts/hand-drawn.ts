export type PointPx = { readonly xPx: number; readonly yPx: number }

const WOBBLE_PX = 1.4

/** Numbers from 0 to 1, the same ones in the same order for a seed (the generator mulberry32). */
export function seededShares(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Moves every point by less than two pixels, as a pen would; the same way every time. */
export function wobbled(points: readonly PointPx[], seed: number): readonly PointPx[] {
  const share = seededShares(seed)
  const shiftPx = () => (share() * 2 - 1) * WOBBLE_PX
  return points.map(({ xPx, yPx }) => ({ xPx: xPx + shiftPx(), yPx: yPx + shiftPx() }))
}

/** A Catmull-Rom curve through all points and back to the first: an SVG path. */
export function smoothClosedPath(points: readonly PointPx[]): string {
  const [first] = points
  if (!first) return ''
  const at = (index: number): PointPx => points.at(index % points.length) ?? first
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const leaving = `${px(from.xPx + (to.xPx - before.xPx) / 6)} ${px(from.yPx + (to.yPx - before.yPx) / 6)}`
    const arriving = `${px(to.xPx - (after.xPx - from.xPx) / 6)} ${px(to.yPx - (after.yPx - from.yPx) / 6)}`
    return `C${leaving} ${arriving} ${px(to.xPx)} ${px(to.yPx)}`
  })
  return `M${px(first.xPx)} ${px(first.yPx)}${curves.join('')}Z`
}

/** Straight lines from point to point. */
export function linePath(points: readonly PointPx[]): string {
  return points.map(({ xPx, yPx }, index) => `${index === 0 ? 'M' : 'L'}${px(xPx)} ${px(yPx)}`).join('')
}

/** A tenth of a pixel is fine enough for a drawing. */
export function px(lengthPx: number): string {
  return String(Math.round(lengthPx * 10) / 10)
}
