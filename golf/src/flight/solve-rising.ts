/** A search on a value that rises with its input. */
type Question = {
  readonly valueAt: (input: number) => number
  readonly wanted: number
  readonly tolerance: number
  /** Range of the search. */
  readonly low: number
  readonly high: number
  /** Start of the search. */
  readonly guess: number
  /** Expected rise of the value per unit of input. */
  readonly slope: number
}

type Point = { readonly input: number; readonly value: number }

/** Halving the range every third step exhausts the precision of any number. */
const MOST_TRIES = 200
/** After this many steps that have not halved the open range, halve it. */
const PATIENCE_TRIES = 3

/**
 * The input at which a rising value reaches `wanted`, by the secant method with bisection as a fallback. 'below' when
 * the wanted value is under the whole range, 'above' when over it.
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
    // The value jumps past the wanted one: the first input beyond it is the closest.
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
  // Outside the bracket on an end that has not been evaluated yet: evaluate that end first.
  if (!high && !(along < from)) return question.high
  if (!low && !(along > to)) return question.low
  return (from + to) / 2
}
