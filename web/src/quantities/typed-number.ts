export type NumberRange = { readonly from: number; readonly to: number }

/**
 * What a golf course has, within what the flight model takes (golf/src/flight/physics/physical-range.ts): a slip of the
 * finger is said at once. The highest course lies at 14,300 feet.
 */
export const TYPED_RANGES = {
  windSpeedMph: { from: 0, to: 60 },
  temperatureF: { from: -40, to: 130 },
  altitudeFeet: { from: 0, to: 14_500 },
  targetElevationFeet: { from: -300, to: 300 },
} as const satisfies Record<string, NumberRange>

/** Typed or pasted along with the number, as in '15 mph' or '20 °C'. */
const UNIT_AT_END = {
  mph: /\s*(mph|m\.?p\.?h\.?)$/i,
  'km/h': /\s*(km\/?h|kph)$/i,
  '°F': /\s*(°\s*F?|F)$/i,
  '°C': /\s*(°\s*C?|C)$/i,
  yd: /\s*(yds?|yards?)\.?$/i,
  lb: /\s*(lbs?|pounds?)\.?$/i,
  kg: /\s*(kg|kilos?|kilograms?)\.?$/i,
  cm: /\s*(cm|centimet(?:er|re)s?)\.?$/i,
  in: /\s*(in|inch(?:es)?|["″])\.?$/i,
  ft: /\s*(ft|feet|foot|')\.?$/i,
  m: /\s*(m|metres?|meters?)\.?$/i,
} as const
export type TypedUnit = keyof typeof UNIT_AT_END

export function isTypedUnit(unit: string): unit is TypedUnit {
  return Object.hasOwn(UNIT_AT_END, unit)
}

/** '5,280', '5.280' or '5 280': a sign before exactly three digits stands between thousands, never before decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d{0,2})?|(?:\.\d{3})+(?:,\d{0,2})?|(?:[ ’]\d{3})+(?:[.,]\d{0,2})?)$/
const DECIMAL = /^-?(\d+([.,]\d*)?|[.,]\d+)$/
const DECIMALS_AT_END = /[.,](\d{0,2})$/

/** The number of a text as people write it, also with this unit behind it; undefined when it is none. */
export function readTypedNumber(text: string, unit?: TypedUnit): number | undefined {
  const signed = text
    .normalize('NFKC')
    .trim()
    .replace('−', '-')
    .replace(/^\+(?=\d)/, '')
  const plain = unit === undefined ? signed : signed.replace(UNIT_AT_END[unit], '')
  if (GROUPED.test(plain)) {
    const decimals = /[.,]\d{3}$/.test(plain) ? '' : (DECIMALS_AT_END.exec(plain)?.[1] ?? '')
    const whole = decimals === '' ? plain : plain.slice(0, -decimals.length)
    return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
  }
  // Adding zero turns a negative zero into zero.
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) + 0 : undefined
}

/** The same within inclusive limits. A half-typed '95.' is none yet: it may become 95.5. */
export function readNumberWithin(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const number = /[.,]$/.test(text.trim()) ? undefined : readTypedNumber(text)
  return number !== undefined && isInRange(number, { from: min, to: max }) ? number : undefined
}

export function isInRange(number: number, { from, to }: NumberRange): boolean {
  return number >= from && number <= to
}
