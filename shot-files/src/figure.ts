import { isLengthUnit, unitOf } from './column-name.ts'
import type { LengthUnit } from './column-name.ts'

/** A number out of a cell. `unit` is the length that the cell itself names. */
export type Figure = { readonly number: number; readonly unit: LengthUnit | undefined }

const SIDE = 'l|left|links|r|right|rechts'
const UNIT = 'yds?|yards?|m|met(?:er|re)s?|ft|feet|mph|rpm|deg'
const FIGURE = new RegExp(
  `^(?:(${SIDE})\\s*)?([-+\u2212]?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)(?:e[-+]?\\d{1,2})?)\\s*(°|${UNIT})?\\s*(?:(${SIDE}))?$`,
  'i',
)

/** Reads `137.5`, `137,5`, `12.4 R` (right is positive), `L 5.4`, `R5.4`, `152 yd`; undefined for anything else. */
export function readFigure(cell: string): Figure | undefined {
  const [, sideBefore, digits, unitText = '', sideAfter] = FIGURE.exec(cell.trim()) ?? []
  if (digits === undefined) return undefined
  const unit = unitOf(unitText)
  const signed = Number(digits.replace(',', '.').replace('\u2212', '-'))
  const side = (sideBefore ?? sideAfter)?.[0]?.toLowerCase()
  const number = side === undefined ? signed : Math.abs(signed) * (side === 'l' ? -1 : 1)
  return { number, unit: isLengthUnit(unit) ? unit : undefined }
}
