/** Units of the United States, spelled out or behind a number; "in" is one where no other word follows it. */
const US_UNITS =
  /\b(?:\d(?:[\d.,]*\d)?[ -]?(?:yd|ft|lbs?|oz|in(?! (?!long|short|wide|deep|high|tall|of mercury)[\da-z]))\b|yards?\b|miles?\b|mph\b|inHg|Fahrenheit|pounds?\b|ounces?\b|inch(?:es)?\b|\d+ (?:feet|foot)\b)|°F/g

/** Said so on purpose. */
const ALLOWED: readonly RegExp[] = [
  // Club lengths beside centimeters: shops sell by the inch.
  /\(\d[\d.]* in\)/g,
  // Makers name the inside of a grip so everywhere.
  /hundredths of an inch/g,
]

/** For tests: what a text says in units of the United States, each with the words around it. */
export function usUnitsIn(words: string): readonly string[] {
  const plain = ALLOWED.reduce((text, allowed) => text.replaceAll(allowed, ' '), words)
  return [...plain.matchAll(US_UNITS)].map(({ index }) => plain.slice(Math.max(0, index - 40), index + 20))
}
