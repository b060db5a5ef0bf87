/** Open turf, Davenport's roughness classes, as in Wieringa 1992. */
export const ROUGHNESS_LENGTH_M = 0.03
/** Height for which forecasts give the wind. */
export const WIND_HEIGHT_M = 10
