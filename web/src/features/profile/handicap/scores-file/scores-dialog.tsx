import { useEffect, useMemo, useRef, useState } from 'react'
import type { Round } from '@bagwise/golf/handicap/round'
import { useRounds } from '#data/use-rounds.ts'
import { newId } from '#http/ids.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { Dialog } from '#ui/dialog.tsx'
import { FileChoice } from '#ui/file-choice.tsx'
import { notify } from '#ui/notices.ts'
import { foldScores } from '@bagwise/contract/scores-file/fold-scores'
import { openScoresFile } from './open-scores-file.ts'
import { neededColumns, refusalText } from '@bagwise/contract/scores-file/scores-file.copy'
import { readScores } from '@bagwise/contract/scores-file/read-scores'
import type { DateOrder } from '@bagwise/contract/scores-file/score-day'
import { ScoresPreview } from './scores-preview.tsx'
import * as copy from './scores-file.copy.ts'
import styles from '../handicap.module.css'

/** Windows takes CSV for a file of Excel. */
const ACCEPTED = '.csv,.txt,text/*,application/vnd.ms-excel'

/** Old scores out of a CSV: shown before anything is added, and taken out again with one tap. */
export function ScoresDialog({ onClose }: { readonly onClose: () => void }) {
  const { text, problem, isReading, open, fail, forget } = useScoresFile()
  const [order, setOrder] = useState<DateOrder>()
  const [today] = useState(() => calendarDay(new Date()))
  const rounds = useRounds()
  const file = useMemo(
    () => (text === undefined ? undefined : readScores(text, { today, order })),
    [text, today, order],
  )
  const scores = file?.kind === 'read' ? file.scores : undefined
  const folded = useMemo(() => scores && foldScores(scores, rounds.rounds), [scores, rounds.rounds])
  const body = useFocusKept(file?.kind)

  function add(added: readonly Omit<Round, 'id'>[]): void {
    const withIds = added.map((round) => ({ id: newId(), ...round }))
    rounds.saveAll(withIds)
    onClose()
    notify('status', copy.addedText(withIds.length), { label: copy.undo, run: () => rounds.removeAll(withIds) })
  }

  return (
    <Dialog title={copy.title} onClose={onClose}>
      <div ref={body} className="grid gap-4">
        {file?.kind === 'read' && folded ? (
          <ScoresPreview
            file={file}
            folded={folded}
            order={order}
            load={rounds.load}
            onReload={rounds.reload}
            onOrder={setOrder}
            onAdd={() => add(folded.added.map(({ round }) => round))}
            onOtherFile={() => {
              setOrder(undefined)
              forget()
            }}
          />
        ) : (
          <>
            <div className="grid gap-1 text-sm">
              <p>{copy.intro}</p>
              <p className="font-semibold">{neededColumns}</p>
              <p className="text-ink-2">{copy.optional}</p>
            </div>
            <FileChoice
              label={copy.fileLabel}
              accept={ACCEPTED}
              className={styles.scoresDrop}
              isReading={isReading}
              onFiles={([first]) => open(first)}
              onWrongCount={() => fail(copy.oneAtATime)}
            >
              <p className="text-sm text-ink-2">{copy.orDrop}</p>
            </FileChoice>
            <p role="alert" className={styles.scoresFault}>
              {file?.kind === 'refused' ? refusalText(file) : problem}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The file that was chosen last, as far as it is open. */
function useScoresFile() {
  const [text, setText] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isReading, setIsReading] = useState(false)

  async function open(file: File): Promise<void> {
    setIsReading(true)
    const opened = await openScoresFile(file)
    setIsReading(false)
    setText('text' in opened ? opened.text : undefined)
    setProblem('problem' in opened ? opened.problem : '')
  }

  function fail(sentence: string): void {
    setText(undefined)
    setProblem(sentence)
  }

  return { text, problem, isReading, open: (file: File) => void open(file), fail, forget: () => fail('') }
}

/** What had the focus goes away when a file is open, and when another one is asked for. */
function useFocusKept(step: string | undefined) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG') {
      body.current?.querySelector<HTMLElement>('[tabindex], button')?.focus()
    }
  }, [step])
  return body
}
