import type { HolesTotal } from '@bagwise/golf/play/card-totals'
import * as copy from './card.copy.ts'
import type { ShownHole } from '#features/play/round-card.ts'
import { markOf, markText } from './score-mark.tsx'

type Nine = { readonly name: string; readonly holes: readonly ShownHole[]; readonly total: HolesTotal }

type CardPicture = {
  readonly title: string
  readonly fact: string
  readonly nines: readonly Nine[]
  /** '91, 19 over'; may be empty. */
  readonly score: string
  readonly note: string
}

const EDGE_PX = 60
const HEAD_PX = 150
const COLUMN_PX = 124
const NAME_PX = 150
const ROW_PX = 76
const SCORE_ROW_PX = 116
const BETWEEN_PX = 44
const FOOT_PX = 110
const TITLE_APART_PX = 30
const MARK_PX = 34
const MARK_APART_PX = 8
const DOT_PX = 6
const DOT_APART_PX = 18
const HALF = 0.5
const FONTS_PX = { title: 56, fact: 32, cell: 36, score: 46 } as const

/** The card as on paper, black on white, with the holes side by side. Nothing is fetched. */
export async function drawRoundCard({ title, fact, nines, score, note }: CardPicture): Promise<Blob> {
  const face = getComputedStyle(document.body).getPropertyValue('--font-plate')
  const font = (px: number, weight = 700) => `${weight} ${px}px ${face}`
  await document.fonts.load(font(FONTS_PX.cell))
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has no canvas to draw the card on')
  const columnCount = Math.max(...nines.map(({ holes }) => holes.length)) + 1
  const nineHeightPx = 3 * ROW_PX + SCORE_ROW_PX
  canvas.width = 2 * EDGE_PX + NAME_PX + columnCount * COLUMN_PX
  canvas.height = 2 * EDGE_PX + HEAD_PX + nines.length * (nineHeightPx + BETWEEN_PX) + FOOT_PX
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = pen.strokeStyle = '#000'
  pen.lineWidth = 3
  pen.textBaseline = 'middle'

  const write = (
    text: string,
    xPx: number,
    yPx: number,
    {
      px,
      align = 'left',
      mostPx = canvas.width - 2 * EDGE_PX,
    }: { px: number; align?: CanvasTextAlign; mostPx?: number },
  ) => {
    pen.font = font(px)
    pen.textAlign = align
    pen.fillText(text, xPx, yPx, mostPx)
    return Math.min(mostPx, pen.measureText(text).width)
  }
  write(fact, EDGE_PX, EDGE_PX + 92, { px: FONTS_PX.fact })
  const headPx = canvas.width - 2 * EDGE_PX
  const scorePx = write(score, canvas.width - EDGE_PX, EDGE_PX + 30, {
    px: FONTS_PX.title,
    align: 'right',
    mostPx: headPx * HALF,
  })
  write(title, EDGE_PX, EDGE_PX + 30, { px: FONTS_PX.title, mostPx: headPx - scorePx - TITLE_APART_PX })

  let topPx = EDGE_PX + HEAD_PX
  for (const nine of nines) {
    drawNine(nine, topPx)
    topPx += nineHeightPx + BETWEEN_PX
  }
  write(note, EDGE_PX, topPx + 20, { px: FONTS_PX.fact })
  return pngOf(canvas)

  function drawNine({ name, holes, total }: Nine, fromPx: number) {
    if (!pen) return
    const rows: readonly (readonly [string, (hole: ShownHole) => string, string])[] = [
      [copy.heads('yards').hole, ({ number }) => String(number), name],
      [copy.heads('yards').par, ({ par }) => String(par), String(holes.reduce((sum, { par }) => sum + par, 0))],
      [copy.heads('yards').index, ({ strokeIndex }) => String(strokeIndex ?? ''), ''],
    ]
    const xPx = (column: number) => EDGE_PX + NAME_PX + (column + HALF) * COLUMN_PX
    const rightPx = EDGE_PX + NAME_PX + columnCount * COLUMN_PX
    for (const [row, [head, textOf, last]] of rows.entries()) {
      const yPx = fromPx + (row + HALF) * ROW_PX
      write(head, EDGE_PX, yPx, { px: FONTS_PX.fact })
      for (const [column, hole] of holes.entries()) {
        write(textOf(hole), xPx(column), yPx, { px: FONTS_PX.cell, align: 'center' })
      }
      write(last, xPx(holes.length), yPx, { px: FONTS_PX.cell, align: 'center' })
      pen.fillRect(EDGE_PX, fromPx + (row + 1) * ROW_PX, rightPx - EDGE_PX, row === 0 ? 3 : 1)
    }
    const yPx = fromPx + rows.length * ROW_PX + SCORE_ROW_PX / 2
    write(copy.heads('yards').score, EDGE_PX, yPx, { px: FONTS_PX.fact })
    for (const [column, hole] of holes.entries()) drawScore(hole, xPx(column), yPx)
    const sum = total.throughCount > 0 ? String(total.score) : ''
    write(sum, xPx(holes.length), yPx, { px: FONTS_PX.score, align: 'center' })
    pen.fillRect(EDGE_PX, fromPx + rows.length * ROW_PX + SCORE_ROW_PX, rightPx - EDGE_PX, 3)
  }

  function drawScore(hole: ShownHole, xPx: number, yPx: number) {
    if (!pen) return
    write(markText(hole), xPx, yPx + 2, { px: FONTS_PX.score, align: 'center' })
    const mark = markOf(hole)
    const sizes = mark ? [MARK_PX, ...(mark.endsWith('s') ? [MARK_PX + MARK_APART_PX] : [])] : []
    for (const size of sizes) {
      pen.beginPath()
      if (mark?.startsWith('circle')) pen.arc(xPx, yPx, size, 0, 2 * Math.PI)
      else pen.rect(xPx - size, yPx - size, 2 * size, 2 * size)
      pen.stroke()
    }
    for (let dot = 0; dot < Math.abs(hole.received ?? 0); dot += 1) {
      pen.beginPath()
      pen.arc(xPx + COLUMN_PX / 2 - 10, yPx - MARK_PX + dot * DOT_APART_PX, DOT_PX, 0, 2 * Math.PI)
      if ((hole.received ?? 0) < 0) pen.stroke()
      else pen.fill()
    }
  }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!picture) throw new Error('The browser made no picture of the card')
  return picture
}
