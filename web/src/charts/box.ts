/** What a label or a plate takes of a drawing. */
export type BoxPx = {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
}

/** Whether two boxes come nearer to one another than that. */
export function overlap(a: BoxPx, b: BoxPx, apartPx = 0): boolean {
  return (
    a.leftPx < b.leftPx + b.widthPx + apartPx &&
    b.leftPx < a.leftPx + a.widthPx + apartPx &&
    a.topPx < b.topPx + b.heightPx + apartPx &&
    b.topPx < a.topPx + a.heightPx + apartPx
  )
}
