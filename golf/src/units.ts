/** One international yard (1959 agreement) is exactly 0.9144 m. */
const METRES_PER_YARD = 0.9144
const METRES_PER_FOOT = 0.3048
export const INCHES_PER_FOOT = 12
/** One mile (1,760 yards) an hour. */
const METRES_PER_SECOND_PER_MPH = 0.44704
const DEGREES_PER_HALF_TURN = 180
const RADIANS_PER_DEGREE = Math.PI / DEGREES_PER_HALF_TURN
const SECONDS_PER_MINUTE = 60
const RADIANS_PER_SECOND_PER_RPM = (2 * Math.PI) / SECONDS_PER_MINUTE
const FREEZING_POINT_F = 32
const FAHRENHEIT_PER_CELSIUS = 1.8
/** Conventional inch of mercury, NIST SP 811 (2008), appendix B.8. */
const PASCALS_PER_INCH_OF_MERCURY = 3386.389

export function metresFromYards(yards: number): number {
  return yards * METRES_PER_YARD
}

export function yardsFromMetres(metres: number): number {
  return metres / METRES_PER_YARD
}

export function metresFromFeet(feet: number): number {
  return feet * METRES_PER_FOOT
}

export function feetFromMetres(metres: number): number {
  return metres / METRES_PER_FOOT
}

export function metresPerSecondFromMph(mph: number): number {
  return mph * METRES_PER_SECOND_PER_MPH
}

export function mphFromMetresPerSecond(metresPerSecond: number): number {
  return metresPerSecond / METRES_PER_SECOND_PER_MPH
}

export function radiansFromDegrees(degrees: number): number {
  return degrees * RADIANS_PER_DEGREE
}

export function degreesFromRadians(radians: number): number {
  return radians / RADIANS_PER_DEGREE
}

export function radiansPerSecondFromRpm(rpm: number): number {
  return rpm * RADIANS_PER_SECOND_PER_RPM
}

export function rpmFromRadiansPerSecond(radiansPerSecond: number): number {
  return radiansPerSecond / RADIANS_PER_SECOND_PER_RPM
}

export function celsiusFromFahrenheit(fahrenheit: number): number {
  return (fahrenheit - FREEZING_POINT_F) / FAHRENHEIT_PER_CELSIUS
}

export function pascalsFromInchesOfMercury(inchesOfMercury: number): number {
  return inchesOfMercury * PASCALS_PER_INCH_OF_MERCURY
}

const PASCALS_PER_HECTOPASCAL = 100
const METRES_PER_KILOMETRE = 1000
const SECONDS_PER_HOUR = 3600
const KMH_PER_MPH = (METRES_PER_SECOND_PER_MPH * SECONDS_PER_HOUR) / METRES_PER_KILOMETRE
/** The avoirdupois pound of the same agreement of 1959. */
const KILOGRAMS_PER_POUND = 0.45359237
const CENTIMETRES_PER_INCH = 2.54

export function inHgFromHectopascals(hectopascals: number): number {
  return (hectopascals * PASCALS_PER_HECTOPASCAL) / PASCALS_PER_INCH_OF_MERCURY
}

export function hectopascalsFromInHg(inchesOfMercury: number): number {
  return pascalsFromInchesOfMercury(inchesOfMercury) / PASCALS_PER_HECTOPASCAL
}

export function fahrenheitFromCelsius(celsius: number): number {
  return celsius * FAHRENHEIT_PER_CELSIUS + FREEZING_POINT_F
}

export function kmhFromMph(mph: number): number {
  return mph * KMH_PER_MPH
}

export function mphFromKmh(kmh: number): number {
  return kmh / KMH_PER_MPH
}

export function kilogramsFromPounds(pounds: number): number {
  return pounds * KILOGRAMS_PER_POUND
}

export function poundsFromKilograms(kilograms: number): number {
  return kilograms / KILOGRAMS_PER_POUND
}

export function centimetresFromInches(inches: number): number {
  return inches * CENTIMETRES_PER_INCH
}

export function inchesFromCentimetres(centimetres: number): number {
  return centimetres / CENTIMETRES_PER_INCH
}
