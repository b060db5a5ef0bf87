/** ISO 2533:1975, standard atmosphere. */
export const SEA_LEVEL_PRESSURE_PA = 101_325
const SEA_LEVEL_TEMPERATURE_K = 288.15
const TEMPERATURE_LAPSE_K_PER_M = 0.0065
const GAS_CONSTANT_DRY_AIR_J_PER_KG_K = 287.053
/** Gravity over (gas constant × lapse), of the same standard. */
const PRESSURE_EXPONENT = 5.25588

/** CIPM-2007: universal gas constant over the molar mass of water. */
const GAS_CONSTANT_WATER_VAPOUR_J_PER_KG_K = 461.523
const ZERO_CELSIUS_K = 273.15

/** Magnus formula over water, Alduchov and Eskridge 1996. */
const MAGNUS = { pressurePa: 610.94, factor: 17.625, offsetC: 243.04 } as const

/** Sutherland's law for air, White, Viscous Fluid Flow, 2006, table 1-2. */
const SUTHERLAND = { viscosityPaS: 1.716e-5, temperatureK: 273.15, constantK: 110.4, exponent: 1.5 } as const

/** Pressure where the ball is struck, Pa: the forecast's sea-level pressure converted with the ISA lapse rate. */
export function stationPressurePa({
  seaLevelPressurePa,
  altitudeM,
}: {
  readonly seaLevelPressurePa: number
  readonly altitudeM: number
}): number {
  const share = 1 - (TEMPERATURE_LAPSE_K_PER_M * altitudeM) / SEA_LEVEL_TEMPERATURE_K
  return seaLevelPressurePa * share ** PRESSURE_EXPONENT
}

/** Altitude in the standard atmosphere, m, at which this station pressure is normal. */
export function pressureAltitudeM(pressurePa: number): number {
  const share = (pressurePa / SEA_LEVEL_PRESSURE_PA) ** (1 / PRESSURE_EXPONENT)
  return ((1 - share) * SEA_LEVEL_TEMPERATURE_K) / TEMPERATURE_LAPSE_K_PER_M
}

/** Density of moist air; `humidity` is relative, 0 to 1. Damp air is slightly thinner than dry air. */
export function airDensityKgPerM3({
  temperatureC,
  pressurePa,
  humidity,
}: {
  readonly temperatureC: number
  readonly pressurePa: number
  readonly humidity: number
}): number {
  const saturationPa = MAGNUS.pressurePa * Math.exp((MAGNUS.factor * temperatureC) / (temperatureC + MAGNUS.offsetC))
  const vapourPa = humidity * saturationPa
  const temperatureK = temperatureC + ZERO_CELSIUS_K
  return (
    (pressurePa - vapourPa) / (GAS_CONSTANT_DRY_AIR_J_PER_KG_K * temperatureK) +
    vapourPa / (GAS_CONSTANT_WATER_VAPOUR_J_PER_KG_K * temperatureK)
  )
}

/** Dynamic viscosity of air, Pa·s. */
export function airViscosityPaS(temperatureC: number): number {
  const temperatureK = temperatureC + ZERO_CELSIUS_K
  const { viscosityPaS, temperatureK: referenceK, constantK, exponent } = SUTHERLAND
  return (
    (viscosityPaS * (temperatureK / referenceK) ** exponent * (referenceK + constantK)) / (temperatureK + constantK)
  )
}
