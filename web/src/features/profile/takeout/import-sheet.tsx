import { useRef } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { ImportProblem } from '@bagwise/contract/takeout'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { FileChoice } from '#ui/file-choice.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Fault } from './fault.tsx'
import type { DescribeDetail } from './plan-text.ts'
import { useImport } from './use-import.ts'
import * as copy from './takeout.copy.ts'
import styles from './takeout.module.css'

// The server has read the file by then: a device without a connection has no use for it.
const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

type ImportSheetProps = { readonly describe: DescribeDetail }

export function ImportSheet({ describe }: ImportSheetProps) {
  const { profile } = useShownProfile()
  return profile && <Import key={profile.id} profile={profile} describe={describe} />
}

/** A file chosen or dropped; what it would change is shown before anything is written. */
function Import({ profile, describe }: ImportSheetProps & { readonly profile: Profile }) {
  const place = useRef<HTMLDivElement>(null)
  const { state, look, apply, cancel, fail } = useImport(profile.id, refocus)
  const isReading = state.step === 'reading'

  /** The button was disabled while the file was read and has lost the focus. */
  function refocus() {
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  }

  function open(file: File) {
    if (!isReading && state.step !== 'preview') void look(file)
  }

  return (
    <Sheet>
      <h3>{copy.importTitle}</h3>
      <p className="mt-1.5 text-sm">{copy.importIntro}</p>
      <FileChoice
        label={copy.fileToImport}
        accept=".json,.csv,application/json,text/csv"
        look="line"
        className={styles.drop}
        placeRef={place}
        isReading={isReading}
        onFiles={([file]) => open(file)}
        onWrongCount={() => fail(copy.oneAtATime)}
      >
        <p className="text-sm text-ink-2">{copy.orDrop}</p>
      </FileChoice>
      <Fault>
        {state.step === 'failed' && state.message}
        {state.step === 'refused' && <Problems {...state} />}
      </Fault>
      <p role="status" className={styles.done}>
        {state.step === 'done' && state.message}
      </p>
      {state.step === 'preview' && (
        <ImportDialog
          {...state}
          words={{ units: profile.preferredUnits, hand: profile.hand, describe }}
          onImport={() => void apply(state.preview)}
          onCancel={cancel}
        />
      )}
    </Sheet>
  )
}

type ProblemsProps = {
  readonly name: string
  readonly problems: readonly ImportProblem[]
  readonly moreCount: number
}

function Problems({ name, problems, moreCount }: ProblemsProps) {
  return (
    <>
      <p className="font-semibold">{copy.nothingImportedFrom(name)}</p>
      <ul className={styles.problems}>
        {problems.map(({ place, message }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two faults may read alike
          <li key={index}>
            {place !== '' && <b>{place}: </b>}
            {message}
          </li>
        ))}
        {moreCount > 0 && <li>{copy.moreProblems(moreCount)}</li>}
      </ul>
      {problems.some(({ place }) => place !== '') && <p>{copy.putRight}</p>}
    </>
  )
}
