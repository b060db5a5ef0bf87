/** What is asked of a value that rises with its input. */
type Question = {
  readonly valueAt: (input: number) => number
  readonly wanted: number
  readonly tolerance: number
  /** The answer is looked for between these. */
  readonly low: number
  readonly high: number
  /** Where to look first. */
  readonly guess: number
  /** How much the value is thought to rise with each unit of input. */
  readonly slope: number
}

type Point = { readonly input: number; readonly value: number }

/** Halving a range with every third try reaches the last bit of any number. */
const MOST_TRIES = 200
/** Where so many tries have not halved the range that is still open, it is halved outright. */
const PATIENCE_TRIES = 3

/**
 * The input at which a rising value reaches the wanted one: by secants, and by halving where these leave the range
 * that is still open or hardly narrow it. 'below' when the wanted value lies under the whole range, 'above' when over it.
 */
export function solveRising(question: Question): Point | 'below' | 'above' {
  const { valueAt, wanted, tolerance } = question
  let low: Point | undefined
  let high: Point | undefined
  let last: Point | undefined
  let input = Math.min(question.high, Math.max(question.low, question.guess))
  let openWidth = question.high - question.low

  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const point = { input, value: valueAt(input) }
    if (Math.abs(point.value - wanted) <= tolerance) return point
    if (point.value < wanted) low = point
    else high = point
    if (low?.input === question.high) return 'above'
    if (high?.input === question.low) return 'below'

    input = nextInput({ question, low, high, point, last })
    if (low && high && tries % PATIENCE_TRIES === PATIENCE_TRIES - 1) {
      const width = high.input - low.input
      if (width > openWidth / 2) input = low.input + width / 2
      openWidth = width
    }
    last = point
    // A value that leaps over the wanted one: the first input on the far side is as near as it gets.
    if (high && (input === low?.input || input === high.input)) return high
  }
  return high ?? 'above'
}

function nextInput({
  question,
  low,
  high,
  point,
  last,
}: {
  readonly question: Question
  readonly low: Point | undefined
  readonly high: Point | undefined
  readonly point: Point
  readonly last: Point | undefined
}): number {
  const slope = last ? (point.value - last.value) / (point.input - last.input) : question.slope
  const along = point.input + (question.wanted - point.value) / slope
  const from = low?.input ?? question.low
  const to = high?.input ?? question.high
  if (along > from && along < to) return along
  // Past an end that was not looked at yet: look there before anything else.
  if (!high && !(along < from)) return question.high
  if (!low && !(along > to)) return question.low
  return (from + to) / 2
}
