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
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly [File, ...File[]]) => void
  /** None was dropped, or several at a place for one. */
  readonly onWrongCount?: () => void
  readonly className: string | undefined
  readonly placeRef?: Ref<HTMLDivElement>
  /** Below the button. */
  readonly children: ReactNode
}

/** A place for one file or for several, chosen or dropped. */
export function FileChoice({
  label,
  accept,
  look = 'ink',
  isReading,
  isMultiple = false,
  onFiles,
  onWrongCount,
  className,
  placeRef,
  children,
}: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  useDropGuard()

  function take(files: FileList | null) {
    const [first, ...others] = files ?? []
    if (first && (isMultiple || others.length === 0)) onFiles([first, ...others])
    else onWrongCount?.()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
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
        multiple={isMultiple}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          if (target.files?.length) take(target.files)
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
