import type { PlayedRound } from '@bagwise/contract/play'
import { dayText } from '#quantities/day-text.ts'

/** Which round it is. */
export function RoundLine({ round: { course, date } }: { readonly round: Pick<PlayedRound, 'course' | 'date'> }) {
  return (
    <p>
      <span className="font-plate text-plate-sm font-bold">{course}</span>
      <span className="block text-sm text-ink-2">{dayText(date)}</span>
    </p>
  )
}
