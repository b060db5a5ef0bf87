import { startTransition, useEffect, useRef, useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { MOST_SHOTS } from '@bagwise/golf/distances/club-distance'
import { importAnswers, keepImportAnswers } from './import-answers.ts'
import * as copy from './shot-import.copy.ts'
import { LARGEST_FILE_BYTES, MOST_FILES } from '@bagwise/shot-files/largest-file'
import type { FileOutcome } from '@bagwise/shot-files/read-shots'
import type { ColumnChoice, LeftOutLine, ReadFile, UnknownColumns } from '@bagwise/shot-files/shot-file'
import { calendarDay } from '#storage/calendar-day.ts'
import { askGolf } from '#worker/work-out.ts'

/** Why a file changes nothing. */
export type Refusal = { readonly message: string; readonly leftOut?: readonly LeftOutLine[] }

/** What is shown of files that were read; they are kept to be read again in other units or with other columns. */
type ReadState = { readonly files: readonly File[] }

/** Where an import stands. Nothing is written before the golfer has seen a preview. */
export type ImportState =
  | { readonly step: 'start' }
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'refused'; readonly refusals: readonly Refusal[] }
  | (ReadState & { readonly step: 'columns'; readonly name: string; readonly columns: UnknownColumns })
  | (ReadState & {
      readonly step: 'preview'
      readonly read: readonly ReadFile[]
      readonly refusals: readonly Refusal[]
    })

const NOT_ARRIVED: ImportState = { step: 'refused', refusals: [{ message: copy.notArrived }] }
const BYTES_PER_MEGABYTE = 1024 * 1024

type Reading = {
  readonly units: PreferredUnits
  readonly choices?: readonly ColumnChoice[]
  readonly isQuiet?: boolean
}

/**
 * Reads launch monitors' files beside the page. `isQuiet` keeps what is shown until there is something new. `isLost`: the
 * golfer comes from another app, whose file did not arrive.
 */
export function useShotFile(golfer: string, { isLost }: { readonly isLost: boolean }) {
  const [state, setState] = useState<ImportState>(() => (isLost ? NOT_ARRIVED : { step: 'start' }))
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  function read(files: readonly File[], { units, choices, isQuiet = false }: Reading): void {
    reading.current?.abort()
    const [first, ...others] = files
    const name = first && others.length === 0 ? first.name : copy.severalName(files.length)
    const why = refusalBeforeReading(files)
    if (why !== undefined) return refuse(name, why)
    const asked = new AbortController()
    reading.current = asked
    if (!isQuiet) setState({ step: 'reading', share: 0 })
    askGolf('readShots', [files, { golfer, units, choices: choices ?? importAnswers(golfer).columns }], {
      signal: asked.signal,
      isLong: true,
      isTriedOnce: true,
      onProgress: (share) => {
        if (!isQuiet && !asked.signal.aborted) setState({ step: 'reading', share })
      },
    }).then(
      (outcomes) => {
        if (!asked.signal.aborted) end(files, outcomes)
      },
      (error: unknown) => {
        if (asked.signal.aborted) return
        console.error('The reader of files could not be started', error)
        refuse(name, copy.notLoaded)
      },
    )
  }

  function end(files: readonly File[], outcomes: readonly FileOutcome[]): void {
    const named = outcomes.map(({ file, sheet, outcome }) => ({
      name: `${files[file]?.name ?? ''}${sheet === undefined ? '' : `, ${sheet}`}`,
      written: files[file] && writtenDay(files[file]),
      outcome,
    }))
    for (const { name, outcome } of named) {
      if (outcome.kind === 'columns') return setState({ step: 'columns', files, name, columns: outcome.columns })
    }
    const read = named.flatMap(({ name, written, outcome }) =>
      outcome.kind === 'shots' ? [{ name, written, read: outcome.file }] : [],
    )
    const refusals = named.flatMap(({ name, outcome }) => refusalOf(name, outcome))
    const shotCount = read.reduce((sum, file) => sum + file.read.shots.length, 0)
    if (shotCount > MOST_SHOTS) return refuse(copy.severalName(files.length), copy.tooManyShots(MOST_SHOTS))
    if (read.length === 0) return setState({ step: 'refused', refusals })
    // Ten thousand shots take a slow phone a moment: the page answers meanwhile.
    startTransition(() => setState({ step: 'preview', files, read, refusals }))
  }

  function refuse(name: string, why: string): void {
    setState({ step: 'refused', refusals: [{ message: copy.nothingChanged({ name, why }) }] })
  }

  /** Reads the files with the golfer's word on columns, which holds for every file like it. */
  function readWith(files: readonly File[], choice: ColumnChoice): void {
    const answers = importAnswers(golfer)
    const choices = [...othersThan(choice, answers.columns), choice]
    keepImportAnswers(golfer, { ...answers, columns: choices })
    read(files, { units: choice.units, choices })
  }

  /** Takes back what the golfer said of columns, now and for later files. */
  function forget(files: readonly File[], { guess }: UnknownColumns, units: PreferredUnits): void {
    const answers = importAnswers(golfer)
    const choices = othersThan(guess, answers.columns)
    keepImportAnswers(golfer, { ...answers, columns: choices })
    read(files, { units, choices })
  }

  /** Asks what the columns hold, of a file that was read by their names. */
  function nameColumns(files: readonly File[], name: string, columns: UnknownColumns): void {
    setState({ step: 'columns', files, name, columns })
  }

  const startAgain = () => setState({ step: 'start' })
  const sayNotArrived = () => setState(NOT_ARRIVED)
  return { state, read, readWith, forget, nameColumns, startAgain, sayNotArrived }
}

/** Some devices give files no time, or one at the beginning of time. */
function writtenDay({ lastModified }: File): string | undefined {
  return lastModified > 0 ? calendarDay(new Date(lastModified)) : undefined
}

function refusalBeforeReading(files: readonly File[]): string | undefined {
  if (files.length > MOST_FILES) return copy.tooManyFiles(MOST_FILES)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= LARGEST_FILE_BYTES) return undefined
  const mostMegabytes = LARGEST_FILE_BYTES / BYTES_PER_MEGABYTE
  return files.length === 1 ? copy.tooLarge(mostMegabytes) : copy.tooLargeTogether(mostMegabytes)
}

function refusalOf(name: string, outcome: FileOutcome['outcome']): readonly Refusal[] {
  if (outcome.kind === 'no-shots') {
    const { leftOut } = outcome
    const reasons = new Set(leftOut.map(({ reason }) => reason).filter((reason) => reason !== 'summary'))
    const why = reasons.size === 1 && reasons.has('duplicate') ? copy.onlyCopies : copy.noShots
    return [{ message: copy.nothingChanged({ name, why }), leftOut }]
  }
  if (outcome.kind !== 'refused') return []
  const { line, message } = outcome.problem
  return [
    { message: copy.nothingChanged({ name, why: line === undefined ? message : copy.lineMessage({ line, message }) }) },
  ]
}

function othersThan(choice: ColumnChoice, choices: readonly ColumnChoice[]): readonly ColumnChoice[] {
  return choices.filter(({ names }) => names.join('\n') !== choice.names.join('\n'))
}
