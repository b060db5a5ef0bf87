import { useEffect, useRef, useState } from 'react'
import type { DragEvent, ReactNode, Ref } from 'react'
import { Button } from './button.tsx'
import type { ButtonLook } from './button.tsx'
import * as copy from './parts.copy.ts'

type FileChoiceProps = {
  readonly label: string
  readonly accept: string
  readonly look?: ButtonLook
  readonly isReading: boolean
  readonly onFile: (file: File) => void
  /** None or several at once were dropped. */
  readonly onSeveral: () => void
  readonly className: string | undefined
  readonly placeRef?: Ref<HTMLDivElement>
  /** Below the button. */
  readonly children: ReactNode
}

/** A place for one file, chosen or dropped. */
export function FileChoice({
  label,
  accept,
  look = 'ink',
  isReading,
  onFile,
  onSeveral,
  className,
  placeRef,
  children,
}: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  useDropGuard()

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    const [file] = files
    if (file && files.length === 1) onFile(file)
    else onSeveral()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same
    <div
      ref={placeRef}
      data-over={isOver || undefined}
      className={className}
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
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after it was put right.
          target.value = ''
        }}
      />
      <Button look={look} isBusy={isReading} busyLabel={copy.reading} onClick={() => input.current?.click()}>
        {copy.chooseFile}
      </Button>
      {children}
    </div>
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
