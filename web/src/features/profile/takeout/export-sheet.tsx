import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { documentOf } from '@bagwise/contract/profile-document'
import { distancesCsv } from '@bagwise/contract/distances-csv'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { unitWords } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { RequestProblem } from '#http/request.ts'
import { download } from '#ui/download.ts'
import { Fault } from './fault.tsx'
import { distancesName, takeoutName } from './takeout-files.ts'
import { takeoutPortions } from './takeout-text.ts'
import * as copy from './takeout.copy.ts'
import styles from './takeout.module.css'
import { loadTakeout } from './takeout-requests.ts'
import type { LoadedTakeout } from './takeout-requests.ts'

type MissingChangesProps = {
  readonly missingCount: number
  readonly onTryAgain: () => void
  readonly onExportAnyway: () => void
}

/** Where an export stands. One that would lack changes of this device waits for the golfer's word. */
type ExportState =
  | { readonly step: 'idle' }
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'lacking'; readonly loaded: LoadedTakeout }
  | { readonly step: 'done'; readonly message: string }

type OfferedFile = { readonly name: string; readonly type: string; readonly parts: readonly string[] }

/** Everything as JSON, which the server has, and the distances as CSV, which this device has. */
export function ExportSheet() {
  const { profile } = useShownProfile()
  const everything = useRef<HTMLDivElement>(null)
  const { state, exportEverything, offerTakeout, offer } = useExport(() => {
    // The button was disabled while it worked, or is gone, and has lost the focus.
    if (document.activeElement === document.body) everything.current?.querySelector('button')?.focus()
  })
  if (!profile) return null
  const { preferredUnits: units, clubDistances } = profile
  const { distances } = documentOf(profile)

  function exportDistances() {
    const parts = [distancesCsv(distances, units)]
    offer({ name: distancesName(calendarDay(new Date())), type: 'text/csv', parts })
  }

  return (
    <Sheet>
      <h3>{copy.exportTitle}</h3>
      <p className="mt-1.5 text-sm">{copy.exportIntro}</p>
      <div ref={everything}>
        <Button
          look="line"
          className="mt-3 w-full"
          isBusy={state.step === 'loading'}
          busyLabel={copy.exporting}
          onClick={() => void exportEverything()}
        >
          {copy.exportEverything}
        </Button>
      </div>
      <p className="mt-4 text-sm">
        {clubDistances.length === 0
          ? copy.noDistances
          : copy.distancesIntro({ count: clubDistances.length, units: unitWords(units) })}
      </p>
      <Button look="line" className="mt-3 w-full" disabled={clubDistances.length === 0} onClick={exportDistances}>
        {copy.exportDistances}
      </Button>
      <Fault>
        {state.step === 'failed' && state.message}
        {state.step === 'lacking' && (
          <MissingChanges
            missingCount={state.loaded.missingCount}
            onTryAgain={() => void exportEverything()}
            onExportAnyway={() => offerTakeout(state.loaded)}
          />
        )}
      </Fault>
      <p role="status" className={styles.done}>
        {state.step === 'done' && state.message}
      </p>
    </Sheet>
  )
}

/** What the file would lack, before it is made. */
function MissingChanges({ missingCount, onTryAgain, onExportAnyway }: MissingChangesProps) {
  return (
    <>
      <p className="font-semibold">{copy.missingChanges(missingCount)}</p>
      <p>{copy.nothingExportedYet}</p>
      <div className={styles.choices}>
        <Button look="line" onClick={onTryAgain}>
          {copy.tryAgain}
        </Button>
        <Button look="line" onClick={onExportAnyway}>
          {copy.exportAnyway}
        </Button>
      </div>
    </>
  )
}

/** `refocus` puts the focus back where the export began, if nothing else has it. */
function useExport(refocus: () => void) {
  const [state, setState] = useState<ExportState>({ step: 'idle' })

  async function exportEverything(): Promise<void> {
    setState({ step: 'loading' })
    try {
      const loaded = await loadTakeout()
      if (loaded.missingCount === 0) offerTakeout(loaded)
      else end({ step: 'lacking', loaded })
    } catch (error) {
      end({ step: 'failed', message: faultText(error) })
    }
  }

  function offerTakeout({ takeout }: LoadedTakeout): void {
    const parts = takeoutPortions(takeout)
    offer({ name: takeoutName(calendarDay(new Date())), type: 'application/json', parts })
  }

  function offer({ name, type, parts }: OfferedFile): void {
    download(name, new Blob([...parts], { type }))
    end({ step: 'done', message: copy.exported(name) })
  }

  function end(ended: ExportState): void {
    flushSync(() => setState(ended))
    refocus()
  }

  return { state, exportEverything, offerTakeout, offer }
}

function faultText(error: unknown): string {
  if (error instanceof RequestProblem) return copy.exportRefused(error.message)
  console.error('The export could not be made', error)
  return copy.exportFailed
}
