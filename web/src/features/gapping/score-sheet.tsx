import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import { scoreBand } from '@bagwise/golf/gapping/gapping-score'
import type { ScoreBand } from '@bagwise/golf/gapping/gapping-score'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import * as copy from './gapping.copy.ts'
import type { JudgedBag } from './score/judged-bag.ts'
import { scoreAdvice } from './score/score-text.ts'

type ScoreSheetProps = {
  readonly bag: BagDistances
  readonly judged: JudgedBag
  readonly units: PreferredUnits
}

/** Green, yellow and red as specified; sand needs an edge to be seen on pale stock. */
const BAND_GROUNDS = {
  'needs-work': 'bg-flag',
  good: 'bg-sand outline-1 -outline-offset-1 outline-sand-ink',
  excellent: 'bg-fairway',
} as const satisfies Record<ScoreBand, string>

/** Where the bands begin, in per cent of the bar: `scoreBand` decides, this draws. */
const WORD_PLACES = {
  'needs-work': 'left-0',
  good: 'left-[60%]',
  excellent: 'right-0',
} as const satisfies Record<ScoreBand, string>

/** Near the end of the bar the flag blows the other way, so that it stays on the sheet. */
const TURNED_ABOVE = 90

export function ScoreSheet({ bag, judged, units }: ScoreSheetProps) {
  const { gaps } = judged
  const [overlapCount, gapCount] = [countOf(gaps, 'too-close'), countOf(gaps, 'too-large')]
  const { clubs, carried, hasPutter } = bag
  return (
    <Sheet
      title={copy.scoreTitle}
      fact={copy.scoredClubs({ clubCount: clubs.length, carriedCount: carried.length, hasPutter })}
    >
      {clubs.length < 2 ? <p className="mt-2 mb-3">{copy.oneDistance}</p> : <Score judged={judged} units={units} />}
      <dl className="grid grid-cols-2 max-[17rem]:grid-cols-1 max-[17rem]:divide-x-0 max-[17rem]:gap-2 divide-x divide-rule border-t border-rule pt-3">
        <Stat figure={overlapCount} label={copy.overlapLabel(overlapCount)} />
        <Stat figure={gapCount} label={copy.largeGapLabel(gapCount)} />
      </dl>
    </Sheet>
  )
}

/** The number with its word and the sentence beside it; below three known clubs what to do for one. */
function Score({ judged, units }: Pick<ScoreSheetProps, 'judged' | 'units'>) {
  const { rule, score, gaps, scoreWithout, fixedScore } = judged
  const byFixedRule = rule === 'swing' && <p className="text-xs text-ink-2">{copy.fixedRuleScore(fixedScore)}</p>
  if (score === undefined) {
    return (
      <div className="mt-2.5 mb-3 grid gap-1.5">
        <p className="plate text-[1.75rem] leading-tight">{copy.noScoreYet}</p>
        {byFixedRule}
      </div>
    )
  }
  const band = scoreBand(score)
  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4.5 gap-y-2">
        <p className="plate text-[5.5rem] leading-none tracking-[-0.02em] whitespace-nowrap max-[17rem]:text-[3.5rem]">
          <span className="inline-block">
            {score}
            <span data-band={band} aria-hidden="true" className={`block h-1.5 rounded-mark ${BAND_GROUNDS[band]}`} />
          </span>
          <span className="font-semibold text-[1.375rem] tracking-normal text-ink-2"> / 100</span>
        </p>
        <div className="grid min-w-[min(10rem,100%)] flex-1 gap-1.5">
          <p className="text-sm">
            <b>{copy.bandLabels[band]}.</b> {unbroken(scoreAdvice({ gaps, score, scoreWithout, units }))}
          </p>
          {byFixedRule}
        </div>
      </div>
      <ScoreBar score={score} band={band} />
    </>
  )
}

type StatProps = { readonly figure: number; readonly label: string }

function Stat({ figure, label }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1 px-3 first:pl-0 last:pr-0 max-[17rem]:px-0">
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd className="plate text-[1.75rem]">{figure}</dd>
    </div>
  )
}

function countOf(gaps: readonly Gap[], verdict: Gap['verdict']): number {
  return gaps.filter((gap) => gap.verdict === verdict).length
}

/** The three bands with a flag at the score, for the eye: the numeral and its word stand beside it. */
function ScoreBar({ score, band }: { readonly score: number; readonly band: ScoreBand }) {
  return (
    <div aria-hidden="true" className="relative mt-4 mb-3 h-17">
      <span className="absolute top-6 left-0 h-3.5 w-[60%] rounded-l-mark bg-flag-tint" />
      <span className="absolute top-6 left-[60%] h-3.5 w-1/5 bg-sand" />
      <span className="absolute top-6 left-[80%] h-3.5 w-1/5 rounded-r-mark bg-fairway" />
      <svg viewBox="-20 0 40 42" className="absolute top-0 -ml-5 h-10.5 w-10" style={{ left: `${score}%` }}>
        <path d="M0 39V3" stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round" />
        <path d={score > TURNED_ABOVE ? 'M-1 3l-16 6 16 6z' : 'M1 3l16 6-16 6z'} fill="var(--color-flag)" />
      </svg>
      {(['needs-work', 'good', 'excellent'] as const).map((word) => (
        <span
          key={word}
          className={`absolute top-11.5 font-plate text-sm leading-none ${WORD_PLACES[word]} ${word === band ? 'font-bold text-ink underline decoration-2 underline-offset-4' : 'font-semibold text-ink-2'}`}
        >
          {copy.bandLabels[word]}
        </span>
      ))}
    </div>
  )
}
