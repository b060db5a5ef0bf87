import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { MeasuredShot } from '@bagwise/golf/shot-import/measured-shot'

/** What the columns of a file hold that Bagwise does not know, by their place; -1 for none. */
export type ColumnChoice = {
  readonly names: readonly string[]
  readonly club: number
  readonly carry: number
  readonly offline: number
  readonly units: PreferredUnits
}

/** A shot as a line of the file has it. */
export type FileShot = MeasuredShot & {
  /** The first line of the file is 1. */
  readonly line: number
  /** What the file calls the club; empty when it names none. */
  readonly label: string
}

/** Why a line with figures is no shot that counts. */
export type LeavingReason = 'summary' | 'no-carry' | 'impossible' | 'misread' | 'not-counted' | 'duplicate' | 'putter'

export type LeftOutLine = { readonly line: number; readonly reason: LeavingReason }

export type ShotFile = {
  /** Undefined when the golfer has said what the columns hold. */
  readonly vendor: string | undefined
  readonly units: PreferredUnits
  /** The file does not say its units: these are the golfer's. */
  readonly areUnitsAssumed: boolean
  readonly shots: readonly FileShot[]
  readonly leftOut: readonly LeftOutLine[]
}

/** A file whose columns the golfer has to name: the first lines of it, and what they may be. */
export type UnknownColumns = { readonly samples: readonly (readonly string[])[]; readonly guess: ColumnChoice }

/** Why nothing of a file can be read; without a line when it is the file as a whole. */
export type FileProblem = { readonly line: number | undefined; readonly message: string }

export type ReadOutcome =
  | { readonly kind: 'shots'; readonly file: ShotFile }
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
