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

function rowOf({ what, value, unit, budget, peer, note = '' }: Figure): readonly string[] {
  const withUnit = (number: number | undefined) => (number === undefined ? '' : `${rounded(number)} ${unit}`)
  const ratio = budget === undefined ? '' : (value / budget).toFixed(2)
  const verdict = budget === undefined ? '' : value <= budget ? 'within' : 'over'
  return [what, withUnit(value), withUnit(budget), ratio, withUnit(peer), verdict, note]
}

/** Three digits that count; whole numbers stay whole. */
export function rounded(value: number): string {
  return String(Number(value.toPrecision(SIGNIFICANT_DIGITS)))
}

function aligned(cell: string, { column, width }: { readonly column: number; readonly width: number }): string {
  return column >= NUMBERS_FROM && column <= NUMBERS_TO ? cell.padStart(width) : cell.padEnd(width)
}
