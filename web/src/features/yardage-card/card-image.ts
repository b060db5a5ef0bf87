import type { CardRow, CardTable } from './card-rows.ts'
import * as copy from './yardage-card.copy.ts'

/** What the picture says, from the top down. */
export type CardImage = {
  readonly title: string
  readonly fact: string
  readonly tables: readonly CardTable[]
  readonly notes: readonly string[]
}

/** As wide as a phone's screen in its own pixels. */
const WIDTH_PX = 1080
const EDGE_PX = 72
const COLUMN_PX = 150
/** The unit stands beside it; a longer name is squeezed. */
const WIDEST_NAME_PX = 720
const TITLE = { fontPx: 64, heightPx: 108 } as const
const TABLE_TITLE = { fontPx: 46, heightPx: 96 } as const
const HEAD = { fontPx: 34, heightPx: 52 } as const
const ROW = { fontPx: 48, heightPx: 72 } as const
/** A range in place of a figure, and the ± behind one: as high as its row, so that both stand on one line. */
const RANGE = { fontPx: 36, heightPx: ROW.heightPx } as const
const PLUS_MINUS = { fontPx: 30, heightPx: ROW.heightPx } as const
const PLUS_MINUS_GAP_PX = 8
const UNDERLINE_BELOW_PX = 9
const DASH_PX = [9, 6]
const NOTE = { fontPx: 30, heightPx: 44 } as const
/** Of a line's height, from its top to what its letters stand on. */
const BASELINE_SHARE = 0.72
const THICK_PX = 4

type Size = { readonly fontPx: number; readonly heightPx: number }
type Cell = readonly [text: string, xPx: number, align: CanvasTextAlign]

/** Draws the card black on white. Fonts are loaded before; nothing is fetched, so that the content policy holds. */
export async function drawCard({ title, fact, tables, notes }: CardImage): Promise<HTMLCanvasElement> {
  const font = ({ fontPx }: Size) =>
    `700 ${fontPx}px ${getComputedStyle(document.body).getPropertyValue('--font-plate')}`
  await document.fonts.load(font(ROW))
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has no canvas to draw the card on')

  pen.font = font(NOTE)
  const noteLines = notes.flatMap((note) => broken(note, (text) => pen.measureText(text).width))
  const heights = [TITLE, ...tables.flatMap(({ rows }) => [TABLE_TITLE, ...rows.map(() => ROW)]), TITLE]
  canvas.width = WIDTH_PX
  canvas.height = 2 * EDGE_PX + sum(heights.map(({ heightPx }) => heightPx)) + noteLines.length * NOTE.heightPx
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'

  let topPx = EDGE_PX
  const write = (size: Size, cells: readonly Cell[], widestPx = WIDTH_PX) => {
    pen.font = font(size)
    for (const [text, xPx, align] of cells) {
      pen.textAlign = align
      pen.fillText(text, xPx, topPx + size.heightPx * BASELINE_SHARE, widestPx)
    }
  }
  const rule = (thicknessPx: number) => pen.fillRect(EDGE_PX, topPx, WIDTH_PX - 2 * EDGE_PX, thicknessPx)
  const figures = (texts: readonly string[]) =>
    texts.map((text, index) => [text, columnEndPx(index, texts.length), 'right'] as const)
  const writeFigures = ({ figures: texts }: CardRow) => {
    texts.forEach((text, index) => {
      const endPx = columnEndPx(index, texts.length)
      if (!text) return write(ROW, [[copy.unknownFigure, endPx, 'right']])
      write(text.numeral === text.spokenNumeral ? ROW : RANGE, [[text.numeral, endPx, 'right']])
      underline(pen.measureText(text.numeral).width, endPx, text.isOwn)
      if (text.plusMinus) write(PLUS_MINUS, [[text.plusMinus.shown, endPx + PLUS_MINUS_GAP_PX, 'left']])
    })
  }
  /** Solid under an own number, dashed under an estimate. */
  const underline = (widthPx: number, endPx: number, isOwn: boolean) => {
    const linePx = topPx + ROW.heightPx * BASELINE_SHARE + UNDERLINE_BELOW_PX
    pen.setLineDash(isOwn ? [] : DASH_PX)
    pen.lineWidth = THICK_PX
    pen.beginPath()
    pen.moveTo(endPx - widthPx, linePx)
    pen.lineTo(endPx, linePx)
    pen.stroke()
  }

  write(TITLE, [[title, EDGE_PX, 'left']], WIDEST_NAME_PX)
  write({ ...HEAD, heightPx: TITLE.heightPx }, [[fact, WIDTH_PX - EDGE_PX, 'right']])
  topPx += TITLE.heightPx
  for (const { title: tableTitle, heads, rows } of tables) {
    write(TABLE_TITLE, [[tableTitle, EDGE_PX, 'left']])
    write({ ...HEAD, heightPx: TABLE_TITLE.heightPx }, figures(heads))
    topPx += TABLE_TITLE.heightPx
    rows.forEach((row, index) => {
      rule(index === 0 ? THICK_PX : 1)
      write(ROW, [[row.name, EDGE_PX, 'left']])
      writeFigures(row)
      topPx += ROW.heightPx
    })
  }
  rule(THICK_PX)
  topPx += NOTE.heightPx
  for (const line of noteLines) {
    write(NOTE, [[line, EDGE_PX, 'left']])
    topPx += NOTE.heightPx
  }
  return canvas
}

/** The right end of a column; the columns stand at the right. */
function columnEndPx(index: number, columnCount: number): number {
  return WIDTH_PX - EDGE_PX - (columnCount - 1 - index) * COLUMN_PX
}

/** Lines that fit between the edges. */
function broken(text: string, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer) <= WIDTH_PX - 2 * EDGE_PX) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
