/** Why the browser did not say where the golfer is. */
export type LocationFailure = 'blocked' | 'not-found'

/** Where the golfer is, as the browser tells it, asking the golfer if it must; else why not, and a line in the log. */
export async function readPosition(options: PositionOptions): Promise<GeolocationCoordinates | LocationFailure> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
      navigator.geolocation.getCurrentPosition(resolve, reject, options)
    })
    return coords
  } catch (error) {
    return locationFailure(error)
  }
}

/** Why, with a line in the log. */
export function locationFailure(error: unknown): LocationFailure {
  console.warn(`The location could not be read: ${reasonOf(error)}`)
  return isRefusal(error) ? 'blocked' : 'not-found'
}

/** Geolocation API, `PERMISSION_DENIED`. */
const PERMISSION_DENIED = 1

function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === PERMISSION_DENIED
}

/** The browser refuses with an object that is no Error. */
function reasonOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}
