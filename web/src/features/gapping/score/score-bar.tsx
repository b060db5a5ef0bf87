import type { ScoreBand } from '@bagwise/golf/gapping/gapping-score'
import { BAND_WORDS } from './score-text.ts'

/** Where the bands begin, in per cent of the bar: `scoreBand` decides, this draws. */
const WORD_PLACES = {
  'needs-work': 'left-0',
  good: 'left-[60%]',
  excellent: 'right-0',
} as const satisfies Record<ScoreBand, string>

/** Near the end of the bar the flag blows the other way, so that it stays on the sheet. */
const TURNED_ABOVE = 90

/** The three bands with a flag at the score, for the eye: the numeral and its word stand beside it. */
export function ScoreBar({ score, band }: { readonly score: number; readonly band: ScoreBand }) {
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
          {BAND_WORDS[word]}
        </span>
      ))}
    </div>
  )
}
