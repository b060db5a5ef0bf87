import type { Gap, GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapMark } from '#charts/gap-mark.tsx'
import { VERDICT_WORDS, shownGapOf } from '#charts/gap-words.ts'
import { unitWord, unitWords } from '#quantities/distance.ts'

const INKS = {
  good: 'text-ink-2',
  'too-close': 'text-flag-ink',
  'too-large': 'text-clay-ink',
} as const satisfies Record<GapVerdict, string>

/** What lies between a club and the next: the mark with the number, then the words. */
export function GapLine({ gap, units }: { readonly gap: Gap; readonly units: PreferredUnits }) {
  const shown = shownGapOf(gap, units)
  const words =
    gap.verdict === 'too-close' ? `${shown === 1 ? unitWord(units) : unitWords(units)} apart` : `${unitWord(units)} gap`
  return (
    <p className={`flex min-h-7.5 max-w-none items-center gap-2 text-xs ${INKS[gap.verdict]}`}>
      <GapMark verdict={gap.verdict}>{shown}</GapMark>
      <span className="whitespace-nowrap max-[17rem]:whitespace-normal">
        <span className="sr-only"> </span>
        {words}
        {gap.verdict !== 'good' && (
          <>
            , <b>{VERDICT_WORDS[gap.verdict]}</b>
          </>
        )}
      </span>
      <span aria-hidden="true" className="min-w-0 grow border-t border-rule" />
    </p>
  )
}
