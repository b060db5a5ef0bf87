import { scoreBand } from '@bagwise/golf/gapping/gapping-score'
import type { ScoreBand } from '@bagwise/golf/gapping/gapping-score'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import * as copy from './gapping.copy.ts'
import type { GapRow } from './gap-rows.ts'
import type { JudgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { scoreAdvice } from './score/score-text.ts'

type ScoreSheetProps = {
  readonly bag: BagDistances
  readonly judged: JudgedBag
  /** The fault to think of first. */
  readonly first: GapRow | undefined
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

export function ScoreSheet({ bag, judged, first }: ScoreSheetProps) {
  const { clubs, carried, hasPutter } = bag
  return (
    <Sheet
      title={copy.scoreTitle}
      fact={copy.scoredClubs({ clubCount: clubs.length, carriedCount: carried.length, hasPutter })}
      className="py-2!"
    >
      {clubs.length < 2 ? <p className="mt-1.5">{copy.oneDistance}</p> : <Score judged={judged} first={first} />}
    </Sheet>
  )
}

/** The number with its word and the sentence beside it; below three known clubs what to do for one. */
function Score({ judged, first }: Pick<ScoreSheetProps, 'judged' | 'first'>) {
  const { rule, score, gaps, scoreWithout, fixedScore } = judged
  if (score === undefined || fixedScore === undefined) {
    return <p className="plate mt-2 text-[1.75rem] leading-tight">{copy.noScoreYet}</p>
  }
  const band = scoreBand(score)
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-4.5 gap-y-2">
        <p className="plate text-[4rem] leading-none tracking-[-0.02em] whitespace-nowrap max-[17rem]:text-[3.5rem]">
          <span className="inline-block">
            {score}
            <span data-band={band} aria-hidden="true" className={`block h-1.5 rounded-mark ${BAND_GROUNDS[band]}`} />
          </span>
          <span className="font-semibold text-[1.375rem] tracking-normal text-ink-2"> / 100</span>
        </p>
        <div className="grid min-w-[min(10rem,100%)] flex-1 gap-1">
          <p className="text-sm">
            <b>{copy.bandLabels[band]}.</b> {unbroken(scoreAdvice({ first, gaps, score, scoreWithout }))}
          </p>
          {rule === 'swing' && <p className="text-xs text-ink-2">{copy.fixedRuleScore(fixedScore)}</p>}
        </div>
      </div>
      <ScoreBar score={score} band={band} />
    </>
  )
}

/** The three bands with a flag at the score, for the eye: the numeral and its word stand beside it. */
function ScoreBar({ score, band }: { readonly score: number; readonly band: ScoreBand }) {
  return (
    <div aria-hidden="true" className="relative h-12">
      <span className="absolute top-4 left-0 h-3 w-[60%] rounded-l-mark bg-flag-tint" />
      <span className="absolute top-4 left-[60%] h-3 w-1/5 bg-sand" />
      <span className="absolute top-4 left-[80%] h-3 w-1/5 rounded-r-mark bg-fairway" />
      <svg viewBox="-20 0 40 42" className="absolute -top-1 -ml-4.5 h-9 w-9" style={{ left: `${score}%` }}>
        <path d="M0 39V3" stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round" />
        <path d={score > TURNED_ABOVE ? 'M-1 3l-16 6 16 6z' : 'M1 3l16 6-16 6z'} fill="var(--color-flag)" />
      </svg>
      {(['needs-work', 'good', 'excellent'] as const).map((word) => (
        <span
          key={word}
          className={`absolute top-8 font-plate text-sm leading-none ${WORD_PLACES[word]} ${word === band ? 'font-bold text-ink underline decoration-2 underline-offset-4' : 'font-semibold text-ink-2 max-[17rem]:hidden'}`}
        >
          {copy.bandLabels[word]}
        </span>
      ))}
    </div>
  )
}
