import { radiansFromDegrees, yardsFromMetres, degreesFromRadians } from '../units.ts'

export type LatLon = { readonly latitudeDeg: number; readonly longitudeDeg: number }
/** In yards: x is east and y north, or x right of a line and y along it. */
export type Place = { readonly x: number; readonly y: number }

/** The ellipsoid of WGS 84 (NIMA TR8350.2), which positions and maps are in. */
const EQUATOR_RADIUS_M = 6_378_137
const INVERSE_FLATTENING = 298.257_223_563
const FLATTENING = 1 / INVERSE_FLATTENING
const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING)
/** Of the radius of curvature along a meridian. */
const MERIDIAN_POWER = 1.5

/** Nearer to a pole a plane is too coarse, and there is no course. */
export const MOST_LATITUDE_DEG = 80
export const MOST_LONGITUDE_DEG = 180
const FULL_TURN_DEG = 360

export type Plane = {
  readonly to: (place: LatLon) => Place
  readonly from: (place: Place) => LatLon
}

/** Whether a plane may have its middle there; not a number and beyond 80° it may not. */
export function isMappable({ latitudeDeg, longitudeDeg }: LatLon): boolean {
  return Math.abs(latitudeDeg) <= MOST_LATITUDE_DEG && Math.abs(longitudeDeg) <= MOST_LONGITUDE_DEG
}

/**
 * A plane of yards, x east and y north of its middle, by the ellipsoid's two radii of curvature there: within 0.1 % of the
 * geodesic up to 500 yards from the middle. Throws a RangeError for a middle that is not mappable.
 */
export function planeAt(middle: LatLon): Plane {
  if (!isMappable(middle)) throw new RangeError(`There is no plane at latitude ${middle.latitudeDeg}`)
  const latitude = radiansFromDegrees(middle.latitudeDeg)
  const bulge = 1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2
  const meridianRadiusM = (EQUATOR_RADIUS_M * (1 - ECCENTRICITY_SQUARED)) / bulge ** MERIDIAN_POWER
  const parallelRadiusM = (EQUATOR_RADIUS_M / Math.sqrt(bulge)) * Math.cos(latitude)
  const northYards = radiansFromDegrees(yardsFromMetres(meridianRadiusM))
  const eastYards = radiansFromDegrees(yardsFromMetres(parallelRadiusM))
  return {
    to: ({ latitudeDeg, longitudeDeg }) => ({
      x: wrappedDeg(longitudeDeg - middle.longitudeDeg) * eastYards,
      y: (latitudeDeg - middle.latitudeDeg) * northYards,
    }),
    from: ({ x, y }) => ({
      latitudeDeg: middle.latitudeDeg + y / northYards,
      longitudeDeg: wrappedDeg(middle.longitudeDeg + x / eastYards),
    }),
  }
}

/** From -180 up to 180: the short way round, so that the antimeridian is nothing special. */
export function wrappedDeg(degrees: number): number {
  if (Math.abs(degrees) < MOST_LONGITUDE_DEG) return degrees
  return degrees - FULL_TURN_DEG * Math.floor((degrees + MOST_LONGITUDE_DEG) / FULL_TURN_DEG)
}

export type Turn = {
  /** Of the line, clockwise from the plane's y. */
  readonly bearingDeg: number
  readonly sine: number
  readonly cosine: number
  readonly to: (place: Place) => Place
  readonly from: (place: Place) => Place
}

/** Turns a plane so that y runs from one place towards another, and x to the right of that line. */
export function turnedTo(from: Place, towards: Place): Turn {
  const eastYards = towards.x - from.x
  const northYards = towards.y - from.y
  const lengthYards = Math.hypot(eastYards, northYards)
  const sine = lengthYards === 0 ? 0 : eastYards / lengthYards
  const cosine = lengthYards === 0 ? 1 : northYards / lengthYards
  return {
    bearingDeg: (degreesFromRadians(Math.atan2(eastYards, northYards)) + FULL_TURN_DEG) % FULL_TURN_DEG,
    sine,
    cosine,
    to: ({ x, y }) => {
      const [right, along] = [x - from.x, y - from.y]
      return { x: right * cosine - along * sine, y: right * sine + along * cosine }
    },
    from: ({ x, y }) => ({ x: from.x + x * cosine + y * sine, y: from.y - x * sine + y * cosine }),
  }
}

export function yardsBetween(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
