/** Where the AI's view would be: why there is none. Short enough for one line of a phone. */
export function silence(
  { code, retryAfterSeconds }: { readonly code: string; readonly retryAfterSeconds?: number | undefined },
  otherwise = 'AI gave no answer this time.',
): string {
  switch (code) {
    case 'too-slow':
      return 'AI took too long to answer.'
    case 'contradicts':
      return "AI's answer didn't fit the rules."
    case 'rate-limited':
    case 'busy':
    case 'too-many-tries':
      return `AI is busy. Try again ${waitText(retryAfterSeconds)}.`
    case 'golfer-budget':
      return 'No more AI this hour. Try again later.'
    case 'daily-budget':
      return 'No more AI today. Try again tomorrow.'
    case 'network':
    case 'unreachable':
      return "AI can't be reached right now."
    default:
      return otherwise
  }
}

const MOST_SECONDS = 99
const SECONDS_PER_MINUTE = 60

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'later'
  if (seconds <= MOST_SECONDS) return seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`
  return `in ${Math.ceil(seconds / SECONDS_PER_MINUTE)} minutes`
}

export const equipmentNote =
  'Brands, models and prices are what the AI says: check that each exists and what it costs. Loft, flex and kind of irons are near what the rules give.'
export const alternativeClub = (club: string) => `Or: ${club}`
/** A list such as 'loft 9°, flex stiff'. */
export const rulesDiffer = (texts: string) => `The rules say otherwise: ${texts}.`
