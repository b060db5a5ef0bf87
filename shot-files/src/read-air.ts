import { fahrenheitFromCelsius } from '@bagwise/golf/units'
import { readFigure } from './figure.ts'
import type { Columns } from './header.ts'
import type { FileAir } from './shot-file.ts'

const PASCALS_PER_KILOPASCAL = 1000
const PER_CENT = 100
/** As the flight of a ball is worked out for: `golf/src/flight/physics/air.ts`. */
const RANGES = {
  temperatureF: [-40, 130],
  stationPressurePa: [50_000, 115_000],
  humidity: [0, 1],
} as const satisfies Record<keyof FileAir, readonly [number, number]>

/** The air in these rows of shots: only what stands there with its unit. */
export function airIn(rows: readonly (readonly string[])[], columns: Columns): FileAir {
  const { temperature, airPressure, humidity } = columns
  const mean = (field: keyof FileAir, at: number, convert: (figure: number) => number) => {
    const [least, most] = RANGES[field]
    const figures = rows.flatMap((cells) => {
      const figure = readFigure(cells[at] ?? '')
      const converted = figure && convert(figure.number)
      return converted !== undefined && converted >= least && converted <= most ? [converted] : []
    })
    return figures.length === 0 ? {} : { [field]: figures.reduce((sum, figure) => sum + figure, 0) / figures.length }
  }
  const isCelsius = temperature.unit === 'celsius'
  return {
    ...(temperature.unit !== undefined &&
      mean('temperatureF', temperature.at, (figure) => (isCelsius ? fahrenheitFromCelsius(figure) : figure))),
    ...(airPressure.unit !== undefined &&
      mean('stationPressurePa', airPressure.at, (kilopascals) => kilopascals * PASCALS_PER_KILOPASCAL)),
    ...(humidity.unit !== undefined && mean('humidity', humidity.at, (percent) => percent / PER_CENT)),
  }
}
