/** The units a column of lengths may be in. */
export type LengthUnit = 'yards' | 'metres' | 'feet'

/** What stands in brackets after a name, or in a row below the names; `other` is a unit that is no length. */
export type ColumnUnit = LengthUnit | 'other'

const LENGTHS = [
  ['yards', /^(?:yds?|yards?)$/],
  ['metres', /^(?:m|met(?:er|re)s?)$/],
  ['feet', /^(?:ft|feet)$/],
] as const
const OTHER = /^(?:mph|km\/h|kph|m\/s|°|deg|deg\/s|degrees?|rpm|s|sec|mm|in|°f|°c|f|c|%|g\/l|kg\/m\^?3|kpa|hpa|mbar)$/
const BRACKETED = /[([]([^()[\]]*)[)\]]/g
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export type ColumnName = { readonly name: string; readonly unit: ColumnUnit | undefined }

/** `Carry Flat - Length [yds]` is the name `carry flat length` in yards; brackets without a unit belong to the name. */
export function columnName(cell: string): ColumnName {
  let unit: ColumnUnit | undefined
  const rest = cell.replace(BRACKETED, (whole, inside: string) => {
    const found = unitOf(inside)
    unit ??= found
    return found ? ' ' : whole
  })
  return { name: plainName(rest), unit }
}

/** The unit a cell consists of: `[m]`, `(yds)`, `mph`. */
export function unitOf(cell: string): ColumnUnit | undefined {
  const text = cell.replaceAll(/[()[\]\s]/g, '').toLowerCase()
  return LENGTHS.find(([, pattern]) => pattern.test(text))?.[0] ?? (OTHER.test(text) ? 'other' : undefined)
}

/** Names that would reach an object's machinery; no monitor writes them. */
export function isForbidden(cell: string): boolean {
  return FORBIDDEN.has(cell.trim())
}

function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
