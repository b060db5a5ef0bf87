import { useRef } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import { distancesCsv } from '@bagwise/contract/distances-csv'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { calendarDay } from '#api/progress/calendar-day.ts'
import { unitWords } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Fault } from './fault.tsx'
import { MissingChanges } from './missing-changes.tsx'
import { distancesName } from './takeout-files.ts'
import { useExport } from './use-export.ts'

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
    const text = distancesCsv(distances, units)
    offer({ name: distancesName(calendarDay(new Date())), type: 'text/csv', text })
  }

  return (
    <Sheet>
      <h3>Export</h3>
      <p className="mt-1.5 text-sm">
        Everything Bagwise stores of you: account, profile, bag, distances, progress, rounds, history and messages. No
        password. It comes from the server, so it needs a connection.
      </p>
      <div ref={everything}>
        <Button
          look="line"
          className="mt-3 w-full"
          isBusy={state.step === 'loading'}
          busyLabel="Exporting..."
          onClick={() => void exportEverything()}
        >
          Export everything (JSON)
        </Button>
      </div>
      <p className="mt-4 text-sm">
        {clubDistances.length === 0
          ? 'Your distances for a spreadsheet, as soon as there is one.'
          : `Your ${clubDistances.length} ${clubDistances.length === 1 ? 'distance' : 'distances'} for a spreadsheet, in ${unitWords(units)}. Works without a connection.`}
      </p>
      <Button look="line" className="mt-3 w-full" disabled={clubDistances.length === 0} onClick={exportDistances}>
        Export distances (CSV)
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
      <p role="status" className="takeout-done">
        {state.step === 'done' && state.message}
      </p>
    </Sheet>
  )
}
