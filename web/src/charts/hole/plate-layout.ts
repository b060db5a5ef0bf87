import type { PointPx } from '#charts/hand-drawn.ts'
import { overlap } from '#charts/box.ts'
import type { BoxPx } from '#charts/box.ts'

type PointedPlate = { readonly at: PointPx; readonly text: string; readonly note?: string | undefined }

export type PlacedPlate = PointedPlate & {
  readonly box: BoxPx
  /** Where the line to the plate's place begins, at its edge. */
  readonly leader: PointPx
}

type Room = {
  readonly widthPx: number
  readonly heightPx: number
  /** Nothing may be over these. */
  readonly taken: readonly BoxPx[]
  /** Better not over these, as long as there is other room. */
  readonly unwelcome?: readonly BoxPx[]
}

export const PLATE = { heightPx: 27, paddingPx: 8, numberPx: 9.8, notePx: 6.1, betweenPx: 8 } as const
const EDGE_PX = 8
const GAP_PX = 5
const STEP_PX = 4
/** Across to the other margin a plate goes only for a place that is so much higher or lower. */
const ACROSS_PX = 90
/** Around the place that a plate is about. */
const PLACE_PX = 5

/**
 * Plates in the margins, each as near as it may be to the height of its place. None is over another one or over what is
 * taken; one that finds no room is left out. The first ones choose first.
 */
export function placedPlates(plates: readonly PointedPlate[], room: Room): readonly PlacedPlate[] {
  const places = plates.map(({ at }) => around(at, PLACE_PX))
  const unwelcome = [...(room.unwelcome ?? []), ...places]
  const placed = plates.reduce<readonly (PointedPlate & { readonly box: BoxPx })[]>((before, plate) => {
    const taken = [...room.taken, ...before.map(({ box }) => box)]
    const boxes = boxesFor(plate, room)
    const box = boxes.find((one) => isFree(one, [...taken, ...unwelcome])) ?? boxes.find((one) => isFree(one, taken))
    return box ? [...before, { ...plate, box }] : before
  }, [])
  return uncrossed(placed, room).map((plate) => ({ ...plate, leader: leaderStart(plate.box, plate.at) }))
}

/** How wide a plate's number and note are, by the narrow face they are set in. */
export function plateWidthPx({ text, note }: Pick<PointedPlate, 'text' | 'note'>): number {
  const { paddingPx, numberPx, notePx, betweenPx } = PLATE
  return 2 * paddingPx + text.length * numberPx + (note ? betweenPx + note.length * notePx : 0)
}

export function around({ xPx, yPx }: PointPx, halfPx: number): BoxPx {
  return { leftPx: xPx - halfPx, topPx: yPx - halfPx, widthPx: 2 * halfPx, heightPx: 2 * halfPx }
}

/** Whether a box keeps off all others. */
export function isFree(box: BoxPx, others: readonly BoxPx[]): boolean {
  return !others.some((other) => overlap(box, other, GAP_PX))
}

/** Everywhere in both margins, the best place first. */
function boxesFor(plate: PointedPlate, { widthPx, heightPx }: Room): readonly BoxPx[] {
  const size = { widthPx: plateWidthPx(plate), heightPx: PLATE.heightPx }
  const lastTopPx = heightPx - EDGE_PX - size.heightPx
  const rightPx = widthPx - EDGE_PX - size.widthPx
  if (lastTopPx < EDGE_PX || rightPx < EDGE_PX) return []
  const wantedPx = plate.at.yPx - size.heightPx / 2
  const isRight = plate.at.xPx >= widthPx / 2
  const tops = Array.from(
    { length: Math.floor((lastTopPx - EDGE_PX) / STEP_PX) + 1 },
    (_, step) => EDGE_PX + step * STEP_PX,
  )
  return tops
    .flatMap((topPx) => {
      const awayPx = Math.abs(topPx - wantedPx)
      return [
        { box: { ...size, leftPx: EDGE_PX, topPx }, awayPx: awayPx + (isRight ? ACROSS_PX : 0) },
        { box: { ...size, leftPx: rightPx, topPx }, awayPx: awayPx + (isRight ? 0 : ACROSS_PX) },
      ]
    })
    .toSorted((one, other) => one.awayPx - other.awayPx)
    .map(({ box }) => box)
}

/** In each margin the plates from above to below as their places are, so that their lines do not cross; where there is room for it. */
function uncrossed<Placed extends PointedPlate & { readonly box: BoxPx }>(
  placed: readonly Placed[],
  { widthPx, taken }: Room,
): readonly Placed[] {
  const isLeft = ({ box }: Placed) => box.leftPx === EDGE_PX
  return [placed.filter(isLeft), placed.filter((plate) => !isLeft(plate))].flatMap((column) => {
    const tops = column.map(({ box }) => box.topPx).toSorted((one, other) => one - other)
    const moved = column
      .toSorted((one, other) => one.at.yPx - other.at.yPx || one.at.xPx - other.at.xPx)
      .map((plate, index) => ({ ...plate, box: { ...plate.box, topPx: tops[index] ?? plate.box.topPx } }))
    const others = placed.filter((plate) => !column.includes(plate)).map(({ box }) => box)
    return moved.every(({ box }) => isFree(box, [...taken, ...others]) && box.leftPx + box.widthPx <= widthPx)
      ? moved
      : column
  })
}

/** The point of a plate's edge that is nearest to its place. */
function leaderStart({ leftPx, topPx, widthPx, heightPx }: BoxPx, { xPx, yPx }: PointPx): PointPx {
  return {
    xPx: Math.max(leftPx, Math.min(leftPx + widthPx, xPx)),
    yPx: Math.max(topPx + heightPx / 4, Math.min(topPx + (heightPx * 3) / 4, yPx)),
  }
}
