import type { ReactNode } from 'react'
import { FileChoice } from '#ui/file-choice.tsx'
import { Sheet } from '#ui/sheet.tsx'

type FileSheetProps = {
  /** How much of a file has been read; undefined while none is being read. */
  readonly share: number | undefined
  readonly onFile: (file: File) => void
  readonly onFail: (name: string, message: string) => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** Where a golfer's file begins. */
export function FileSheet({ share, onFile, onFail, children }: FileSheetProps) {
  return (
    <Sheet title="Your file">
      <p className="mt-1.5 text-sm">
        A CSV export of Garmin, Rapsodo, SkyTrak, Foresight, TrackMan, FlightScope or GSPro, or any other CSV with a
        club and a carry in each line.
      </p>
      <FileChoice
        label="File with shots"
        accept=".csv,.txt,text/*,application/vnd.ms-excel"
        className="import-drop"
        isReading={share !== undefined}
        onFile={onFile}
        onSeveral={() => onFail('the drop', 'One file at a time: drop a single CSV file here.')}
      >
        {share === undefined ? (
          <p className="text-sm text-ink-2">or drop it here</p>
        ) : (
          <progress aria-label="Read so far" value={share} />
        )}
      </FileChoice>
      <div role="alert" className="import-fault">
        {children}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        The file is read on this device and not sent anywhere. You see what it gives before anything is saved.
      </p>
    </Sheet>
  )
}
