export type LengthUnit = 'yards' | 'metres' | 'feet'
export type SpeedUnit = 'mph' | 'km/h' | 'm/s'

/** What is said beside a name, or in a row below the names; `other` is a unit of nothing that is read. */
export type ColumnUnit =
  | LengthUnit
  | SpeedUnit
  | 'degrees'
  | 'rpm'
  | 'celsius'
  | 'fahrenheit'
  | 'kilopascals'
  | 'percent'
  | 'other'

/** Without accents; in the languages that launch monitors export in. */
const UNITS = [
  ['yards', /^(?:yds?|yards?|yardas|verges|iarde)$/],
  ['metres', /^(?:m|mtrs?|met(?:er|re)s?|metern?|metros?|metri)$/],
  ['feet', /^(?:ft|feet)$/],
  ['mph', /^mph$/],
  ['km/h', /^(?:km\/h|kmh|kph)$/],
  ['m/s', /^(?:m\/s|mps)$/],
  ['degrees', /^(?:°|deg|degrees?)$/],
  ['rpm', /^rpm$/],
  ['celsius', /^(?:°c|degc|c)$/],
  ['fahrenheit', /^(?:°f|degf|f)$/],
  ['kilopascals', /^kpa$/],
  ['percent', /^%$/],
  ['other', /^(?:deg\/s|s|sec|mm|in|g\/l|kg\/m\^?3|hpa|mbar)$/],
] as const satisfies readonly (readonly [ColumnUnit, RegExp])[]
const BRACKETED = /[([]([^()[\]]*)[)\]]/g
/** `Carry yds`, `carry_m`, `SIDE RPM`. Letters that could end a name, such as `s` and `c`, are no such unit. */
const LAST_WORD = /^(.+) (yds?|yards?|m|met(?:er|re)s?|metros|mètres|feet|mph|kmh|rpm|deg)$/
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
  const name = plainName(rest)
  const [, before, last = ''] = (unit === undefined && LAST_WORD.exec(name)) || []
  return before === undefined ? { name, unit } : { name: before, unit: unitOf(last) }
}

/** The unit a cell consists of: `[m]`, `(yds)`, `Mètres`, `mph`. */
export function unitOf(cell: string): ColumnUnit | undefined {
  const text = cell
    .normalize('NFKD')
    .replaceAll(/[()[\]\s\p{M}]/gu, '')
    .toLowerCase()
  return UNITS.find(([, pattern]) => pattern.test(text))?.[0]
}

export function isLengthUnit(unit: ColumnUnit | undefined): unit is LengthUnit {
  return unit === 'yards' || unit === 'metres' || unit === 'feet'
}

export function isSpeedUnit(unit: ColumnUnit | undefined): unit is SpeedUnit {
  return unit === 'mph' || unit === 'km/h' || unit === 'm/s'
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
