import { spreadLabels } from '#charts/ladder/spread-labels.ts'

export type RowLabel = { readonly wantedPx: number; readonly widthPx: number }

/**
 * Middles of labels in a row, in their order, moved as little as possible so that none touches another or leaves the
 * room. Where there is not room for all, the last ones stay inside.
 */
export function placeInRow(
  labels: readonly RowLabel[],
  { fromPx, toPx, gapPx }: { readonly fromPx: number; readonly toPx: number; readonly gapPx: number },
): readonly number[] {
  const apartPx = (index: number) => ((labels[index]?.widthPx ?? 0) + (labels[index + 1]?.widthPx ?? 0)) / 2 + gapPx
  const spread = spreadLabels(
    labels.map(({ wantedPx }) => wantedPx),
    labels.slice(1).map((_, index) => apartPx(index)),
  )
  const placed = [...spread]
  for (const [index, { widthPx }] of labels.entries()) {
    const leastPx = index === 0 ? fromPx + widthPx / 2 : (placed[index - 1] ?? 0) + apartPx(index - 1)
    placed[index] = Math.max(leastPx, placed[index] ?? 0)
  }
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    const isLast = index === labels.length - 1
    const mostPx = isLast ? toPx - (labels[index]?.widthPx ?? 0) / 2 : (placed[index + 1] ?? 0) - apartPx(index)
    placed[index] = Math.min(mostPx, placed[index] ?? 0)
  }
  return placed
}
