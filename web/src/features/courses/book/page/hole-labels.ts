import { overlap } from '#charts/box.ts'
import type { BoxPx } from '#charts/box.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import { isInFrame } from '#charts/hole/hole-frame.ts'
import type { Frame } from '#charts/hole/hole-frame.ts'
import type { PlacedLabel } from '#charts/hole/hole-layout.ts'

/** Words about something that reaches from one end to another: an arc or an oval. */
type SideLabel = { readonly words: string; readonly ends: readonly [PointPx, PointPx] }

type Room = { readonly frame: Frame; readonly taken: readonly BoxPx[] }

/** Nearly nothing is below the letters' line: arcs 25 yards apart keep their numbers on long holes too. */
const LABEL = { signPx: 7.2, heightPx: 12, gapPx: 4, apartPx: 1.5 } as const

/** Each beside one of its ends, the first ones first; one that finds no room is left out. */
export function placedBeside(labels: readonly SideLabel[], { frame, taken }: Room): readonly PlacedLabel[] {
  return labels.reduce<readonly PlacedLabel[]>((before, { words, ends }) => {
    const others = [...taken, ...before.map((label) => label.box)]
    const box = boxesBeside(words, ends).find(
      (one) =>
        others.every((other) => !overlap(one, other, LABEL.apartPx)) &&
        isInFrame(frame, { xPx: one.leftPx, yPx: one.topPx }) &&
        isInFrame(frame, { xPx: one.leftPx + one.widthPx, yPx: one.topPx + one.heightPx }),
    )
    return box ? [...before, { words, box }] : before
  }, [])
}

/** Right of the right end, left of the left one, then one label farther out. */
function boxesBeside(words: string, [one, other]: SideLabel['ends']): readonly BoxPx[] {
  const [left, right] = one.xPx < other.xPx ? [one, other] : [other, one]
  const widthPx = words.length * LABEL.signPx
  const box = (leftPx: number, yPx: number): BoxPx => ({
    leftPx,
    topPx: yPx - LABEL.heightPx / 2,
    widthPx,
    heightPx: LABEL.heightPx,
  })
  return [LABEL.gapPx, LABEL.gapPx + widthPx].flatMap((gapPx) => [
    box(right.xPx + gapPx, right.yPx),
    box(left.xPx - gapPx - widthPx, left.yPx),
  ])
}
