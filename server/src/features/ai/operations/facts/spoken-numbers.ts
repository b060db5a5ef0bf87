const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const TEN = 10
const HUNDRED = 100

const VALUES: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, index) => [word, index] as const),
  ...TENS.map((word, index) => [word, (index + 2) * TEN] as const),
])

const small = SMALL.join('|')
const ones = SMALL.slice(1, TEN).join('|')
const tens = TENS.join('|')
const BELOW_HUNDRED = `(?:(?:${tens})(?:[- ](?:${ones}))?|${small})`
/** 'one hundred and fifty', 'a hundred', 'one-fifty' as golfers say it, 'thirty-five', 'seven'. */
const SPOKEN = new RegExp(
  String.raw`\b(?:(a|${ones})[- ]hundred(?:(?: and)?[- ](${BELOW_HUNDRED}))?|(one|two|three)[- ]((?:${tens})(?:[- ](?:${ones}))?)|(${BELOW_HUNDRED}))\b`,
  'gi',
)

/** The text with its numbers in figures: 'a hundred and fifty yards' reads '150 yards'. */
export function withFigures(text: string): string {
  return text.replaceAll(
    SPOKEN,
    (_all, hundreds?: string, rest?: string, first?: string, then?: string, below?: string) => {
      if (below !== undefined) return String(belowHundred(below))
      return String(belowHundred(hundreds ?? first ?? '') * HUNDRED + belowHundred(rest ?? then ?? ''))
    },
  )
}

function belowHundred(words: string): number {
  if (words.toLowerCase() === 'a') return 1
  return words
    .toLowerCase()
    .split(/[- ]/)
    .reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0)
}
