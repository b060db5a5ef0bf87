import { useEffect, useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

type FileDropProps = {
  /** How much of a file has been read; undefined while none is being read. */
  readonly share: number | undefined
  readonly onFile: (file: File) => void
  readonly onFail: (name: string, message: string) => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** A place for a file, chosen or dropped. */
export function FileDrop({ share, onFile, onFail, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  useDropGuard()

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    const [file] = files
    if (file && files.length === 1) onFile(file)
    else onFail('the drop', 'One file at a time: drop a single CSV file here.')
  }

  return (
    <Sheet title="Your file">
      <p className="mt-1.5 text-sm">
        A CSV export of Garmin, Rapsodo, SkyTrak, Foresight, TrackMan, FlightScope or GSPro, or any other CSV with a
        club and a carry in each line.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same */}
      <div
        data-over={isOver || undefined}
        className="import-drop"
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/*,application/vnd.ms-excel"
          aria-label="File with shots"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // The same file can be chosen again after it was put right.
            target.value = ''
          }}
        />
        <Button isBusy={share !== undefined} busyLabel="Reading..." onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        {share === undefined ? (
          <p className="text-sm text-ink-2">or drop it here</p>
        ) : (
          <progress aria-label="Read so far" value={share} />
        )}
      </div>
      <div role="alert" className="import-fault">
        {children}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        The file is read on this device and not sent anywhere. You see what it gives before anything is saved.
      </p>
    </Sheet>
  )
}

/** A file that is dropped beside the place for it would open in the browser instead of the page. */
function useDropGuard(): void {
  useEffect(() => {
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])
}

function keepPage(event: globalThis.DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
}
