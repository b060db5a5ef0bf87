import type { PreferredUnits } from '@bagwise/golf/golfer'
import { csvOf } from './csv.ts'
import { headingOf } from './csv-columns.ts'
import type { CellValue, CsvColumn } from './csv-columns.ts'
import type { PlayedHole, PlayedRound, PlayedShot } from './play.ts'
import { AIR_FIELDS, HOLE_COLUMNS, REST_FIELDS, ROUND_COLUMNS, SHOT_COLUMNS } from './played-csv-columns.ts'

/** A round with all its rows. */
export type WholePlayedRound = {
  readonly round: PlayedRound
  readonly holes: readonly PlayedHole[]
  readonly shots: readonly PlayedShot[]
}

/** One line for each hole, with its round: units stand in the headings, and no place on earth or on the hole is in it. */
export function holesCsv(played: readonly WholePlayedRound[], units: PreferredUnits): string {
  const rows = played.flatMap(({ round, holes }) =>
    holes.map((hole) => [...written(ROUND_COLUMNS, round, units), ...written(HOLE_COLUMNS, hole, units)]),
  )
  return csvOf([[...ROUND_COLUMNS, ...HOLE_COLUMNS].map((column) => headingOf(column, units)), ...rows])
}

/** One line for each stroke off the green. */
export function shotsCsv(played: readonly WholePlayedRound[], units: PreferredUnits): string {
  const rows = played.flatMap(({ shots }) => shots.map((shot) => written(SHOT_COLUMNS, flat(shot), units)))
  return csvOf([SHOT_COLUMNS.map((column) => headingOf(column, units)), ...rows])
}

/** The rounds as they are stored, without places on their holes. */
export function playedJson(played: readonly WholePlayedRound[]): string {
  const withoutPlaces = played.map(({ round, holes, shots }) => ({
    round,
    holes: holes.map(({ pin: _pin, ...hole }) => hole),
    shots: shots.map(({ at: _at, ...shot }) => shot),
  }))
  return JSON.stringify({ rounds: withoutPlaces }, undefined, 2)
}

function flat({ rest, air, ...shot }: PlayedShot): object {
  const empty = Object.fromEntries([...REST_FIELDS, ...AIR_FIELDS].map((field) => [field, null]))
  return { ...empty, ...shot, ...rest, ...air }
}

function written(columns: readonly CsvColumn[], row: object, units: PreferredUnits): readonly string[] {
  return columns.map(({ field, write }) => write(cellIn(row, field), units))
}

function cellIn(row: object, field: string): CellValue {
  const value: unknown = Reflect.get(row, field)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
