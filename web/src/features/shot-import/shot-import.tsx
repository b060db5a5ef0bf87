import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { buttonClass } from '#ui/button.tsx'
import { FileChoice } from '#ui/file-choice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ColumnForm } from './column-form.tsx'
import { LeftOutList } from './left-out-list.tsx'
import { Preview } from './preview.tsx'
import * as copy from './shot-import.copy.ts'
import { useShotFile } from './use-shot-file.ts'
import styles from './import.module.css'

type FileSheetProps = {
  /** How much of a file has been read; undefined while none is being read. */
  readonly share: number | undefined
  readonly onFile: (file: File) => void
  readonly onFail: (name: string, message: string) => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** From the file to the saved distances. */
export const ShotImport = memo(function ShotImport({ profile }: { readonly profile: Profile }) {
  const units = profile.preferredUnits
  const { state, read, readWith, fail, startAgain } = useShotFile(profile.id)
  const body = useRef<HTMLDivElement>(null)
  const { step } = state
  const stepBefore = useRef(step)
  useEffect(() => {
    if (stepBefore.current === step) return
    stepBefore.current = step
    // What had the focus went away with the step before.
    if (document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>('[tabindex], button')?.focus()
  }, [step])

  return (
    <div ref={body} className="grid gap-4">
      {step === 'columns' ? (
        <ColumnForm
          key={state.file.name}
          name={state.file.name}
          columns={state.columns}
          onChoose={(choice) => readWith(state.file, choice)}
          onCancel={startAgain}
        />
      ) : step === 'preview' ? (
        <Preview
          profile={profile}
          name={state.file.name}
          read={state.read}
          onUnits={(chosen) => read(state.file, { units: chosen, isQuiet: true })}
          onCancel={startAgain}
        />
      ) : (
        <>
          <FileSheet
            share={step === 'reading' ? state.share : undefined}
            onFile={(file) => read(file, { units })}
            onFail={fail}
          >
            {step === 'refused' && (
              <>
                <p>{state.message}</p>
                {state.leftOut && <LeftOutList lines={state.leftOut} isOpen />}
              </>
            )}
          </FileSheet>
          <Link to="/distances" className={buttonClass('quiet', 'justify-self-start')}>
            {copy.backToDistances}
          </Link>
        </>
      )}
    </div>
  )
})

/** Where a golfer's file begins. */
function FileSheet({ share, onFile, onFail, children }: FileSheetProps) {
  return (
    <Sheet title={copy.fileTitle}>
      <p className="mt-1.5 text-sm">{copy.whichFiles}</p>
      <FileChoice
        label={copy.fileLabel}
        accept=".csv,.txt,text/*,application/vnd.ms-excel"
        className={styles.drop}
        isReading={share !== undefined}
        onFile={onFile}
        onSeveral={() => onFail(copy.severalName, copy.severalFiles)}
      >
        {share === undefined ? (
          <p className="text-sm text-ink-2">{copy.dropHint}</p>
        ) : (
          <progress aria-label={copy.readSoFar} value={share} />
        )}
      </FileChoice>
      <div role="alert" className={styles.fault}>
        {children}
      </div>
      <p className="mt-3 text-sm text-ink-2">{copy.staysHere}</p>
    </Sheet>
  )
}
