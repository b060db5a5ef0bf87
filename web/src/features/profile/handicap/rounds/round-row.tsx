import { useRef } from 'react'
import type { ConsideredScore } from '@bagwise/golf/handicap/estimated-index'
import type { KeptRound } from '#sync/policies/round-rows.ts'
import { dayText } from '#quantities/day-text.ts'
import { UnsavedDot } from '#profile-parts/unsaved-dot.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { differentialText } from './index-text.ts'
import { courseName } from './known-courses.ts'
import { newsText } from './round-news-text.ts'
import { numberText } from '#quantities/number-text.ts'
import * as copy from '#features/profile/handicap/handicap.copy.ts'
import styles from '../handicap.module.css'

type RoundRowProps = {
  readonly round: KeptRound
  /** Undefined for nine holes that wait for an index. */
  readonly differential: number | undefined
  /** What it is to the index; undefined when it is not among the latest, or there is no index. */
  readonly score: ConsideredScore | undefined
  readonly onEdit: () => void
  readonly onSeen: () => void
}

export function RoundRow({ round, differential, score, onEdit, onSeen }: RoundRowProps) {
  const { date, adjustedGrossScore, courseRating, slopeRating, holeCount, unsentId, refusal, news } = round
  const edit = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.roundRow}>
      <span className={`plate ${styles.roundFigure}`}>
        <span className="sr-only">{copy.differential}</span>
        {differential === undefined ? copy.noDifferential : differentialText(differential)}
      </span>
      <div className="min-w-0">
        <b className="font-plate text-plate-sm leading-tight wrap-anywhere">{courseName(round)}</b>
        <p className="text-xs text-ink-2">
          {copy.roundFacts({
            day: dayText(date),
            isNine: holeCount === 9,
            strokes: numberText(adjustedGrossScore),
            isPart: !Number.isInteger(adjustedGrossScore),
            courseRating: numberText(courseRating, 1),
            slopeRating,
          })}
        </p>
        <p className={styles.roundMarks}>
          {differential === undefined && <span className="text-xs text-ink-2">{copy.waits}</span>}
          {score?.isCounted === true && <Badge look="good">{copy.counts}</Badge>}
          {score?.isExceptional === true && <Badge look="outline">{copy.exceptional}</Badge>}
          {score && isLowered(score) && (
            <span className="text-xs text-ink-2">{copy.takenAs(differentialText(score.differential))}</span>
          )}
          {unsentId !== undefined && refusal === undefined && <UnsavedDot />}
        </p>
        {refusal !== undefined && (
          <p data-warning className="text-xs text-flag-ink">
            <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
            {copy.notSaved(refusal)}
          </p>
        )}
        {news && (
          <div data-warning className={styles.roundNews}>
            <p className="text-xs text-ink-2">{newsText(news, round)}</p>
            <Button
              look="quiet"
              className="min-w-11"
              aria-label={copy.changeSeen({ day: dayText(date), course: courseName(round) })}
              onClick={() => {
                // This button goes with what it stands for.
                edit.current?.focus()
                onSeen()
              }}
            >
              {copy.ok}
            </Button>
          </div>
        )}
      </div>
      <button
        ref={edit}
        type="button"
        aria-label={copy.editRoundOf({ day: dayText(date), course: courseName(round) })}
        onClick={onEdit}
        className={styles.roundEdit}
      >
        <Icon name="pencil" className="size-5.5" />
      </button>
    </div>
  )
}

/** Where it matters: the others are lowered too, and count for nothing. */
function isLowered({ reductionStrokes, isCounted, isExceptional }: ConsideredScore): boolean {
  return reductionStrokes > 0 && (isCounted || isExceptional)
}
