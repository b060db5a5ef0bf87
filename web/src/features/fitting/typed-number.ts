const DECIMAL = /^[-+−]?\d{1,3}([.,]\d{1,2})?$/

/** Reads a number as typed, with a point or a comma; undefined when it is none or lies outside its ends. */
export function readTypedNumber(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const text = typed.replaceAll(/\s/g, '')
  if (!DECIMAL.test(text)) return undefined
  // Adding nothing makes a minus zero a zero.
  const number = Number(text.replace(',', '.').replace('−', '-')) + 0
  return number >= min && number <= max ? number : undefined
}
