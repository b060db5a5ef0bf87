import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { KeptSession } from '@bagwise/golf/memory/kept-shot'
import type { MeasuredShot } from '@bagwise/golf/shot-import/measured-shot'
import type { ShotFigures } from '@bagwise/golf/shot-import/shot-figures'

/** What the columns of a file hold that Bagwise does not know, by their place; -1 for none. */
export type ColumnChoice = {
  readonly names: readonly string[]
  readonly club: number
  readonly carry: number
  readonly offline: number
  readonly units: PreferredUnits
}

/** A shot as a line of the file has it. */
export type FileShot = MeasuredShot &
  ShotFigures & {
    /** The first line of the file is 1. */
    readonly line: number
    /** What the file calls the club; empty when it names none. */
    readonly label: string
    /** What the golfer calls the club, where the file names its kind as well. */
    readonly nickname?: string
    /** False where the monitor estimated the spin, or does not say. */
    readonly isSpinMeasured: boolean
    /** Shots at a target are part swings as often as full ones. */
    readonly swing: 'full' | 'other'
  }

/** Why a line with figures is no shot that counts. */
export type LeavingReason =
  | 'summary'
  | 'no-carry'
  | 'impossible'
  | 'misread'
  | 'not-counted'
  | 'duplicate'
  | 'putter'
  | 'other-hand'

export type LeftOutLine = { readonly line: number; readonly reason: LeavingReason }

/** How it is known what the columns hold: by the monitor's layout, by their names alone, or from the golfer. */
export type LayoutSource = 'monitor' | 'names' | 'golfer'

/** The air that a monitor measured: the means of a file. */
export type FileAir = {
  readonly temperatureF?: number
  /** On site, never corrected for altitude. */
  readonly stationPressurePa?: number
  /** Relative, 0 to 1. */
  readonly humidity?: number
}

export type ShotFile = {
  /** Only of a known layout. */
  readonly vendor: string | undefined
  readonly layout: LayoutSource
  /** What the columns are taken for, for a golfer who knows better; a known layout has none. */
  readonly columns?: UnknownColumns
  readonly units: PreferredUnits
  /** The file does not say its units: these are the golfer's. */
  readonly areUnitsAssumed: boolean
  readonly air: FileAir
  /** What its date may be, such as 2026-11-21: two where day and month cannot be told apart, none without a date. */
  readonly days: readonly string[]
  readonly shots: readonly FileShot[]
  readonly leftOut: readonly LeftOutLine[]
}

/** A file whose columns the golfer has to name: the first lines of it, and what they may be. */
export type UnknownColumns = { readonly samples: readonly (readonly string[])[]; readonly guess: ColumnChoice }

/** Why nothing of a file can be read; without a line when it is the file as a whole. */
export type FileProblem = { readonly line: number | undefined; readonly message: string }

/** A shot with the id and the figures that it is kept with. */
export type IdentifiedShot = Omit<FileShot, 'sideYards'> & { readonly id: string; readonly sideYards?: number }

/** A file as it can be kept. */
export type IdentifiedFile = Omit<ShotFile, 'shots' | 'air'> & {
  readonly session: Pick<KeptSession, 'id' | 'air' | 'isNormalised'>
  readonly shots: readonly IdentifiedShot[]
}

/** A file, or a sheet of one, with shots in it, and the day of its last change where the device says so. */
export type ReadFile = { readonly name: string; readonly written: string | undefined; readonly read: IdentifiedFile }

export type ReadOutcome<File = ShotFile> =
  | { readonly kind: 'shots'; readonly file: File }
  | { readonly kind: 'columns'; readonly columns: UnknownColumns }
  | { readonly kind: 'no-shots'; readonly leftOut: readonly LeftOutLine[] }
  | { readonly kind: 'refused'; readonly problem: FileProblem }

/** How a file is to be read. */
export type ReadingOptions = {
  /** For a file that does not say. */
  readonly units: PreferredUnits
  /** Layouts that the golfer has named columns of. */
  readonly choices: readonly ColumnChoice[]
}
