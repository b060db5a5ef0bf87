import { memo, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { NOT_ARRIVED } from '@bagwise/contract/share-target'
import { useHandedFiles } from '#data/use-handed-files.ts'
import { SHOTS_PAGE } from '#storage/waiting-files.ts'
import { buttonClass } from '#ui/button.tsx'
import { FileChoice } from '#ui/file-choice.tsx'
import { FromOtherApps } from '#ui/from-other-apps.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { ColumnForm } from './column-form.tsx'
import type { ImportResult } from './import-result.ts'
import { KeptSheet } from './kept-sheet.tsx'
import { Refusals } from './refusals.tsx'
import * as copy from './shot-import.copy.ts'
import { useShotFile } from './use-shot-file.ts'
import styles from './import.module.css'

/** Windows takes CSV for a file of Excel. */
const ACCEPTED =
  '.csv,.txt,.xlsx,text/*,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const Preview = lazyPart(
  async () => (await import('./import-preview.tsx')).ImportPreview,
  <p role="status">{copy.learning}</p>,
)

type FileSheetProps = {
  /** How much of a file has been read; undefined while none is being read. */
  readonly share: number | undefined
  readonly onFiles: (files: readonly File[]) => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** From the file to the kept shots. */
export const ShotImport = memo(function ShotImport({ profile }: { readonly profile: Profile }) {
  const units = profile.preferredUnits
  const { pathname, search } = useLocation()
  const isLost = pathname + search === NOT_ARRIVED
  const { state, read, readWith, forget, nameColumns, startAgain, sayNotArrived } = useShotFile(profile.id, { isLost })
  useHandedFiles(SHOTS_PAGE, { onFiles: (files) => read(files, { units }), onLost: sayNotArrived })
  const body = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState<ImportResult>()
  const step = result ? 'kept' : state.step
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
      {result ? (
        <KeptSheet
          result={result}
          units={units}
          onMore={() => {
            setResult(undefined)
            startAgain()
          }}
        />
      ) : state.step === 'columns' ? (
        <ColumnForm
          key={state.name}
          name={state.name}
          columns={state.columns}
          onChoose={(choice) => readWith(state.files, choice)}
          onCancel={startAgain}
        />
      ) : state.step === 'preview' ? (
        <Preview
          profile={profile}
          files={state.read}
          refusals={state.refusals}
          onUnits={(chosen) => read(state.files, { units: chosen, isQuiet: true })}
          onForgetColumns={(columns) => forget(state.files, columns, units)}
          onNameColumns={(name, columns) => nameColumns(state.files, name, columns)}
          onKept={setResult}
          onCancel={startAgain}
        />
      ) : (
        <>
          <FileSheet
            share={state.step === 'reading' ? state.share : undefined}
            onFiles={(files) => read(files, { units })}
          >
            {state.step === 'refused' && <Refusals refusals={state.refusals} />}
          </FileSheet>
          <div className="flex flex-wrap gap-x-4">
            <Link to="/distances" className={buttonClass('quiet')}>
              {copy.backToDistances}
            </Link>
            <Link to="/range" className={buttonClass('quiet')}>
              {copy.logOnRange}
            </Link>
          </div>
        </>
      )}
    </div>
  )
})

/** Where a golfer's file begins. */
function FileSheet({ share, onFiles, children }: FileSheetProps) {
  return (
    <Sheet title={copy.fileTitle}>
      <p className="mt-1.5 text-sm">{copy.whichFiles}</p>
      <FileChoice
        label={copy.fileLabel}
        accept={ACCEPTED}
        className={styles.drop}
        isReading={share !== undefined}
        isMultiple
        onFiles={onFiles}
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
      <p className="mt-3 text-sm text-ink-2">
        {copy.staysHere} <FromOtherApps />
      </p>
    </Sheet>
  )
}
