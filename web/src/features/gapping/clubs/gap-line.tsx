import type { Gap, GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import { swingVerdict } from '@bagwise/golf/gapping/ideal-gap'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapMark } from '#charts/gap-mark.tsx'
import { VERDICT_WORDS, shownGapOf } from '#charts/gap-words.ts'
import { shownDistance, unitWord, unitWords } from '#quantities/distance.ts'

const INKS = {
  good: 'text-ink-2',
  'too-close': 'text-flag-ink',
  'too-large': 'text-clay-ink',
} as const satisfies Record<GapVerdict, string>

/** Beside the ideal, where the golfer's swing reads the gap differently from the fixed limits. */
const SWING_WORDS = {
  good: ', fine for you',
  'too-close': ', close for you',
  'too-large': ', wide for you',
} as const satisfies Record<GapVerdict, string>

type GapLineProps = {
  readonly gap: Gap
  readonly units: PreferredUnits
  /** How far the golfer swings; without it no gap is ideal. */
  readonly sevenIronCarryYards: number | undefined
}

/** What lies between a club and the next: the mark with the number, the words, and what would suit the golfer's swing. */
export function GapLine({ gap, units, sevenIronCarryYards }: GapLineProps) {
  const shown = shownGapOf(gap, units)
  const words =
    gap.verdict === 'too-close' ? `${shown === 1 ? unitWord(units) : unitWords(units)} apart` : `${unitWord(units)} gap`
  const swing = sevenIronCarryYards === undefined ? undefined : swingVerdict(gap, sevenIronCarryYards)
  return (
    <div className="flex min-h-7.5 flex-wrap items-center gap-x-2 text-xs text-ink-2">
      <p className={`flex max-w-none grow items-center gap-2 ${INKS[gap.verdict]}`}>
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
      {swing && (
        <span data-swing={swing.verdict}>
          ideal {shownDistance(swing.idealYards, units)}
          {swing.verdict !== gap.verdict && <b>{SWING_WORDS[swing.verdict]}</b>}
        </span>
      )}
    </div>
  )
}
