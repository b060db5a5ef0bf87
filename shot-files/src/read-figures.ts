import type { PreferredUnits } from '@bagwise/golf/golfer'
import { possibleFigures } from '@bagwise/golf/shot-import/shot-figures'
import type { ShotFigures } from '@bagwise/golf/shot-import/shot-figures'
import {
  metresFromFeet,
  mphFromKmh,
  mphFromMetresPerSecond,
  radiansFromDegrees,
  yardsFromMetres,
} from '@bagwise/golf/units'
import { isLengthUnit, isSpeedUnit } from './column-name.ts'
import type { LengthUnit, SpeedUnit } from './column-name.ts'
import type { ColumnField } from './column-names.ts'
import { readFigure } from './figure.ts'
import type { Format } from './formats.ts'
import type { Columns } from './header.ts'

/** `Spin Rate Type`, in every language it is exported in; of Rapsodo's `Club Data Est Type` 0 is measured. */
const MEASURED = /^(?:measured|gemessen|medid[oa]|mesurée?|misurat[oa]|uppmätt|gemeten|0)$/i

export type RowReading = {
  readonly cells: readonly string[]
  readonly columns: Columns
  readonly format: Format | undefined
  /** The golfer's, for lengths without a unit. */
  readonly units: PreferredUnits
}

/** A length in yards; `isAssumed` when neither file nor layout says its unit. Undefined when the cell is no number. */
export function lengthIn(
  { cells, columns, format, units }: RowReading,
  field: 'carry' | 'side' | 'total',
): { readonly yards: number; readonly isAssumed: boolean } | undefined {
  const { at, unit } = columns[field]
  const figure = readFigure(cells[at] ?? '')
  if (!figure) return undefined
  const said = figure.unit ?? (isLengthUnit(unit) ? unit : columns.lengthUnit) ?? format?.units
  return { yards: inYards(figure.number, said ?? units), isAssumed: said === undefined }
}

/** What the row tells besides carry and side. */
export function figuresIn(reading: RowReading): ShotFigures & { readonly isSpinMeasured: boolean } {
  const { cells, columns, format } = reading
  const number = (field: ColumnField) => readFigure(cells[columns[field].at] ?? '')?.number
  const spinAxisDeg = number('spinAxis')
  const figures = possibleFigures({
    totalYards: lengthIn(reading, 'total')?.yards,
    ballSpeedMph: speedMph(number('ballSpeed'), columns.ballSpeed.unit, reading),
    launchDeg: number('launch'),
    startDeg: number('start'),
    spinRpm: number('spin') ?? wholeSpinRpm({ backRpm: number('backSpin'), sideRpm: number('sideSpin'), spinAxisDeg }),
    spinAxisDeg,
    clubSpeedMph: speedMph(number('clubSpeed'), columns.clubSpeed.unit, reading),
  })
  const spinType = cells[columns.spinType.at]
  const isMeasured = spinType === undefined ? format?.measuresSpin === true : MEASURED.test(spinType)
  return { ...figures, isSpinMeasured: isMeasured && figures.spinRpm !== undefined }
}

/** Back and side spin are the parts of one spin, about a tilted axis. */
function wholeSpinRpm({
  backRpm,
  sideRpm,
  spinAxisDeg = 0,
}: {
  readonly backRpm: number | undefined
  readonly sideRpm: number | undefined
  readonly spinAxisDeg: number | undefined
}): number | undefined {
  if (backRpm === undefined) return undefined
  if (sideRpm !== undefined) return Math.hypot(backRpm, sideRpm)
  return backRpm / Math.cos(radiansFromDegrees(spinAxisDeg))
}

/** Miles an hour go with yards; beside metres a speed without a unit may be in any. */
function speedMph(
  speed: number | undefined,
  unit: Columns['ballSpeed']['unit'],
  { columns, format, units }: RowReading,
): number | undefined {
  if (speed === undefined) return undefined
  if (isSpeedUnit(unit)) return inMph(speed, unit)
  const lengthUnit = format?.units ?? columns.lengthUnit ?? units
  return lengthUnit === 'yards' ? speed : undefined
}

function inYards(length: number, unit: LengthUnit): number {
  if (unit === 'yards') return length
  return yardsFromMetres(unit === 'metres' ? length : metresFromFeet(length))
}

function inMph(speed: number, unit: SpeedUnit): number {
  if (unit === 'mph') return speed
  return unit === 'km/h' ? mphFromKmh(speed) : mphFromMetresPerSecond(speed)
}
