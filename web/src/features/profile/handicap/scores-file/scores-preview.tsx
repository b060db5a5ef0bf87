import { useState } from 'react'
import type { RoundsState } from '#sync/policies/rounds.ts'
import { dayText } from '#quantities/day-text.ts'
import { numberText } from '#quantities/number-text.ts'
import { faultText } from '@bagwise/contract/scores-file/scores-file.copy'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { courseName } from '#features/profile/handicap/rounds/known-courses.ts'
import type { FoldedScores } from '@bagwise/contract/scores-file/fold-scores'
import type { FileScore, OpenDate, ScoresFile } from '@bagwise/contract/scores-file/read-scores'
import type { DateOrder } from '@bagwise/contract/scores-file/score-day'
import type { FaultyLine, ScoreFault } from '@bagwise/contract/scores-file/score-fault'
import * as copy from './scores-file.copy.ts'
import styles from '../handicap.module.css'

type ReadFile = Extract<ScoresFile, { readonly kind: 'read' }>

type ScoresPreviewProps = {
  readonly file: ReadFile
  readonly folded: FoldedScores
  /** Undefined until the golfer has chosen one. */
  readonly order: DateOrder | undefined
  /** Of the rounds that there are: before, nobody knows which are new. */
  readonly load: RoundsState['load']
  readonly onReload: () => void
  readonly onOrder: (order: DateOrder) => void
  readonly onAdd: () => void
  readonly onOtherFile: () => void
}

const SHOWN_AT_FIRST = 8
const SHOWN_LINES = 20

/** What of a file would be added, what not and why, and the choice. */
export function ScoresPreview(props: ScoresPreviewProps) {
  const { file, folded, order, load, onReload, onOrder, onAdd, onOtherFile } = props
  const { added, linesHere, linesTwice, leftOverCount } = folded
  const isLoaded = load === 'loaded'
  return (
    <>
      <p tabIndex={-1} role="status" className="font-plate text-plate-sm font-bold outline-none">
        {copy.found(added.length)}
      </p>
      {file.openDate && <WhichDay openDate={file.openDate} order={order} onOrder={onOrder} />}
      <ul className="grid gap-1 text-sm text-ink-2 empty:hidden">
        {!/adj|ags/i.test(file.scoreName) && <li>{copy.takenAsScore(file.scoreName)}</li>}
        {linesHere.length > 0 && <li>{copy.here(linesHere)}</li>}
        {linesTwice.length > 0 && <li>{copy.twice(linesTwice)}</li>}
        {leftOverCount > 0 && <li>{copy.noRoom(leftOverCount)}</li>}
      </ul>
      {file.faultyLines.length > 0 && <FaultyLines lines={file.faultyLines} isAsked={file.openDate !== undefined} />}
      {added.length > 0 && <AddedRounds scores={added} />}
      {load === 'failed' && (
        <p role="alert" className={styles.scoresFault}>
          {copy.notLoaded}
        </p>
      )}
      <div className={styles.roundButtons}>
        <Button look="line" onClick={onOtherFile}>
          {copy.otherFile}
        </Button>
        {load === 'failed' ? (
          <Button onClick={onReload}>{copy.tryAgain}</Button>
        ) : (
          <Button disabled={!isLoaded || added.length === 0} onClick={onAdd}>
            {copy.add(added.length)}
          </Button>
        )}
      </div>
    </>
  )
}

type WhichDayProps = Pick<ScoresPreviewProps, 'order' | 'onOrder'> & { readonly openDate: OpenDate }

/** Where nothing in the file says which number is the month. */
function WhichDay({ openDate, order, onOrder }: WhichDayProps) {
  return (
    <ChoiceRow
      legend={copy.whichDay(openDate.cell)}
      choices={(['month-first', 'day-first'] as const).map((value) => ({ value, label: dayText(openDate[value]) }))}
      chosen={order}
      onChoose={onOrder}
    />
  )
}

type FaultyLinesProps = {
  readonly lines: readonly FaultyLine[]
  /** Which day a date is: no line waits for the file to be fixed then. */
  readonly isAsked: boolean
}

function FaultyLines({ lines, isAsked }: FaultyLinesProps) {
  const shown = lines.slice(0, SHOWN_LINES)
  const isWaiting = (fault: ScoreFault) => isAsked && fault.kind === 'either-date'
  const sentenceOf = (fault: ScoreFault) =>
    isAsked && fault.kind === 'either-date' ? copy.waitsForAnswer(fault) : faultText(fault)
  return (
    <div className={styles.scoresFault}>
      <h3 className="font-semibold">{copy.leftOut(lines.length)}</h3>
      <ul className="my-1.5 list-disc pl-5">
        {shown.map(({ line, faults }) => (
          <li key={line}>
            <b>{copy.lineName(line)}:</b> {faults.map(sentenceOf).join(' ')}
          </li>
        ))}
        {lines.length > shown.length && <li>{copy.moreLines(lines.length - shown.length)}</li>}
      </ul>
      {lines.some(({ faults }) => !faults.every(isWaiting)) && <p>{copy.putRight}</p>}
    </div>
  )
}

function AddedRounds({ scores }: { readonly scores: readonly FileScore[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? scores : scores.slice(0, SHOWN_AT_FIRST)
  return (
    <div className="grid gap-1">
      <ol className={styles.roundList}>
        {shown.map(({ line, round }) => (
          <li key={line} className="py-2">
            <b className="font-plate text-plate-sm leading-tight wrap-anywhere">{courseName(round)}</b>
            <p className="text-xs text-ink-2">
              {copy.roundFacts({
                day: dayText(round.date),
                isNine: round.holeCount === 9,
                strokes: round.adjustedGrossScore,
                courseRating: numberText(round.courseRating, 1),
                slopeRating: round.slopeRating,
              })}
            </p>
          </li>
        ))}
      </ol>
      {scores.length > SHOWN_AT_FIRST && (
        <Button look="quiet" className={styles.handicapMore} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? copy.fewerRounds : copy.allRounds(scores.length)}
        </Button>
      )}
    </div>
  )
}
