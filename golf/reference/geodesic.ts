/** WGS 84. */
const EQUATOR_RADIUS_M = 6_378_137
const FLATTENING = 1 / 298.257_223_563
const POLE_RADIUS_M = EQUATOR_RADIUS_M * (1 - FLATTENING)
const METRES_PER_YARD = 0.9144
const MOST_STEPS = 200
const CLOSE_ENOUGH = 1e-13

type LatLon = { readonly latitudeDeg: number; readonly longitudeDeg: number }

/** The shortest way over the ellipsoid. T. Vincenty, Survey Review XXIII (176), 1975, inverse formula: 0.5 mm. */
export function geodesicYards(from: LatLon, to: LatLon): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const longitudeStep = radians(((to.longitudeDeg - from.longitudeDeg + 540) % 360) - 180)
  const [reduced1, reduced2] = [from, to].map(({ latitudeDeg }) =>
    Math.atan((1 - FLATTENING) * Math.tan(radians(latitudeDeg))),
  ) as [number, number]
  const [sin1, cos1, sin2, cos2] = [Math.sin(reduced1), Math.cos(reduced1), Math.sin(reduced2), Math.cos(reduced2)]
  let lambda = longitudeStep
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [sinLambda, cosLambda] = [Math.sin(lambda), Math.cos(lambda)]
    const sinSigma = Math.hypot(cos2 * sinLambda, cos1 * sin2 - sin1 * cos2 * cosLambda)
    if (sinSigma === 0) return 0
    const cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (cos1 * cos2 * sinLambda) / sinSigma
    const cosSquaredAlpha = 1 - sinAlpha ** 2
    const cos2SigmaM = cosSquaredAlpha === 0 ? 0 : cosSigma - (2 * sin1 * sin2) / cosSquaredAlpha
    const c = (FLATTENING / 16) * cosSquaredAlpha * (4 + FLATTENING * (4 - 3 * cosSquaredAlpha))
    const next =
      longitudeStep +
      (1 - c) * FLATTENING * sinAlpha * (sigma + c * sinSigma * (cos2SigmaM + c * cosSigma * (2 * cos2SigmaM ** 2 - 1)))
    if (Math.abs(next - lambda) < CLOSE_ENOUGH) {
      const uSquared = (cosSquaredAlpha * (EQUATOR_RADIUS_M ** 2 - POLE_RADIUS_M ** 2)) / POLE_RADIUS_M ** 2
      const a = 1 + (uSquared / 16_384) * (4_096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)))
      const b = (uSquared / 1_024) * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)))
      const inner =
        cosSigma * (2 * cos2SigmaM ** 2 - 1) -
        (b / 6) * cos2SigmaM * (4 * sinSigma ** 2 - 3) * (4 * cos2SigmaM ** 2 - 3)
      const deltaSigma = b * sinSigma * (cos2SigmaM + (b / 4) * inner)
      return (POLE_RADIUS_M * a * (sigma - deltaSigma)) / METRES_PER_YARD
    }
    lambda = next
  }
  throw new Error('Two places are opposite each other')
}
