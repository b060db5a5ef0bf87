import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Fault } from './fault.tsx'
import { planSummary, presentText } from './plan-summary.ts'
import { keptLines, planGroups } from './plan-text.ts'
import type { PlanLine, PlanWords } from './plan-text.ts'
import type { ImportState } from './use-import.ts'
import * as copy from './takeout.copy.ts'
import styles from './takeout.module.css'

type ImportDialogProps = Omit<Extract<ImportState, { readonly step: 'preview' }>, 'step'> & {
  readonly words: PlanWords
  readonly onImport: () => void
  readonly onCancel: () => void
}

/** What a file would change, and the choice. */
export function ImportDialog({ preview, isBusy, fault, words, onImport, onCancel }: ImportDialogProps) {
  const { name, plan, isAgain } = preview
  const buttons = useRef<HTMLDivElement>(null)
  // The button was disabled while it worked and has lost the focus.
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) {
      buttons.current?.querySelector<HTMLElement>('button:enabled:last-child')?.focus()
    }
  }, [isBusy])

  const summary = planSummary(plan)
  const kept = keptLines(plan, words.units)
  const present = presentText(plan)
  return (
    <Dialog title={copy.importQuestion(name)} onClose={() => !isBusy && onCancel()}>
      <p role="alert" className="text-sm font-bold empty:hidden">
        {isAgain && copy.lookAgain}
      </p>
      <p>{summary === '' ? copy.changesNothing : copy.changesOrAdds(summary)}</p>
      <div className={styles.plan}>
        {planGroups(plan, words).map(({ title, lines }) => (
          <Lines key={title} title={title} lines={lines} />
        ))}
        {kept.length > 0 && <Lines title={copy.ownNumbersStay} lines={kept} />}
      </div>
      <p className="text-sm text-ink-2">
        {present} {copy.whatStays}
      </p>
      <Fault>{fault}</Fault>
      <div ref={buttons} className="grid grid-cols-2 gap-2">
        <Button look="line" disabled={isBusy} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button isBusy={isBusy} busyLabel={copy.importing} disabled={summary === ''} onClick={onImport}>
          {copy.importFile}
        </Button>
      </div>
    </Dialog>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly PlanLine[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map((line) => (
          <div key={line.name}>
            <dt>{line.name}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
