import { centimetresFromInches, fahrenheitFromCelsius, kmhFromMph } from '../units.ts'
import { metresFromFeet, metresFromYards, metresPerSecondFromMph, hectopascalsFromInHg } from '../units.ts'

/**
 * Exact units, as factors: `150 * METRES_PER_YARD` are metres, `137 / METRES_PER_YARD` yards. Celsius to Fahrenheit is
 * `celsius * FAHRENHEIT_PER_CELSIUS + FREEZING_POINT_F`.
 */
export const METRES_PER_YARD = metresFromYards(1)
export const METRES_PER_FOOT = metresFromFeet(1)
export const CENTIMETRES_PER_INCH = centimetresFromInches(1)
export const KMH_PER_MPH = kmhFromMph(1)
export const METRES_PER_SECOND_PER_MPH = metresPerSecondFromMph(1)
export const HECTOPASCALS_PER_INCH_OF_MERCURY = hectopascalsFromInHg(1)
export const FREEZING_POINT_F = fahrenheitFromCelsius(0)
export const FAHRENHEIT_PER_CELSIUS = fahrenheitFromCelsius(1) - FREEZING_POINT_F
