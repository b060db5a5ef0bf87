import { startTransition, useEffect, useRef, useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { importAnswers, keepImportAnswers } from './import-answers.ts'
import * as copy from './shot-import.copy.ts'
import type { ColumnChoice } from '#shot-files/shot-file.ts'
import { LARGEST_FILE_BYTES } from '#shot-files/largest-file.ts'
import type { ReadOutcome, UnknownColumns, ShotFile, LeftOutLine } from '#shot-files/shot-file.ts'
import { askGolf } from '#worker/work-out.ts'

/** Where an import stands. Nothing is written before the golfer has seen a preview. */
export type ImportState =
  | { readonly step: 'start' }
  | { readonly step: 'reading'; readonly name: string; readonly share: number }
  | { readonly step: 'refused'; readonly message: string; readonly leftOut?: readonly LeftOutLine[] }
  | { readonly step: 'columns'; readonly file: File; readonly columns: UnknownColumns }
  | { readonly step: 'preview'; readonly file: File; readonly read: ShotFile }

const BYTES_PER_MEGABYTE = 1024 * 1024

type Reading = {
  readonly units: PreferredUnits
  readonly choices?: readonly ColumnChoice[]
  readonly isQuiet?: boolean
}

/** Reads a launch monitor's file beside the page. `isQuiet` keeps what is shown until there is something new. */
export function useShotFile(golfer: string) {
  const [state, setState] = useState<ImportState>({ step: 'start' })
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  function read(file: File, { units, choices, isQuiet = false }: Reading): void {
    reading.current?.abort()
    if (file.size > LARGEST_FILE_BYTES) return refuse(file.name, copy.tooLarge(LARGEST_FILE_BYTES / BYTES_PER_MEGABYTE))
    const asked = new AbortController()
    reading.current = asked
    if (!isQuiet) setState({ step: 'reading', name: file.name, share: 0 })
    askGolf('readShots', [file, { units, choices: choices ?? importAnswers(golfer).columns }], {
      signal: asked.signal,
      isLong: true,
      isTriedOnce: true,
      onProgress: (share) => {
        if (!isQuiet && !asked.signal.aborted) setState({ step: 'reading', name: file.name, share })
      },
    }).then(
      (outcome) => {
        if (!asked.signal.aborted) end(file, outcome)
      },
      (error: unknown) => {
        if (asked.signal.aborted) return
        console.error('The reader of files could not be started', error)
        refuse(file.name, copy.notLoaded)
      },
    )
  }

  function end(file: File, outcome: ReadOutcome): void {
    switch (outcome.kind) {
      case 'shots':
        // Ten thousand shots take a slow phone a moment: the page answers meanwhile.
        return startTransition(() => setState({ step: 'preview', file, read: outcome.file }))
      case 'columns':
        return setState({ step: 'columns', file, columns: outcome.columns })
      case 'no-shots':
        return setState({
          step: 'refused',
          message: copy.nothingChanged({ name: file.name, why: copy.noShots }),
          leftOut: outcome.leftOut,
        })
      case 'refused': {
        const { line, message } = outcome.problem
        return refuse(file.name, line === undefined ? message : copy.lineMessage({ line, message }))
      }
    }
  }

  function refuse(name: string, message: string): void {
    setState({ step: 'refused', message: copy.nothingChanged({ name, why: message }) })
  }

  /** Reads the file with the golfer's word on its columns, which holds for every file like it. */
  function readWith(file: File, choice: ColumnChoice): void {
    const answers = importAnswers(golfer)
    const others = answers.columns.filter(({ names }) => names.join('\n') !== choice.names.join('\n'))
    const choices = [...others, choice]
    keepImportAnswers(golfer, { ...answers, columns: choices })
    read(file, { units: choice.units, choices })
  }

  return { state, read, readWith, fail: refuse, startAgain: () => setState({ step: 'start' }) }
}
