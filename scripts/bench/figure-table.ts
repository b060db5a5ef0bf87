import { verdictOn } from './figure.ts'
import type { Figure } from './figure.ts'

const HEADINGS = ['figure', 'value', 'budget', 'value/budget', 'peer', 'verdict', 'note'] as const
/** Words are read from the left, numbers compared from the right. */
const NUMBERS_FROM = 1
const NUMBERS_TO = 4
const SIGNIFICANT_DIGITS = 3

/** One line per figure, columns aligned. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [HEADINGS, ...figures.map(rowOf)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) => row.map((cell, column) => aligned(cell, { column, width: widths[column] ?? 0 })).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n')
}

function rowOf(figure: Figure): readonly string[] {
  const { what, value, unit, budget, floor, peer, note = '' } = figure
  const withUnit = (number: number | undefined) => (number === undefined ? '' : `${rounded(number)} ${unit}`.trimEnd())
  const limit = budget ?? floor
  // Nothing is a multiple of a budget of none.
  const ratio = limit === undefined || limit === 0 ? '' : (value / limit).toFixed(2)
  const shownLimit = budget === undefined && floor !== undefined ? `≥ ${withUnit(floor)}` : withUnit(budget)
  return [what, withUnit(value), shownLimit, ratio, withUnit(peer), verdictOn(figure) ?? '', note]
}

/** Three digits that count; whole numbers stay whole. */
export function rounded(value: number): string {
  return String(Number(value.toPrecision(SIGNIFICANT_DIGITS)))
}

function aligned(cell: string, { column, width }: { readonly column: number; readonly width: number }): string {
  return column >= NUMBERS_FROM && column <= NUMBERS_TO ? cell.padStart(width) : cell.padEnd(width)
}
