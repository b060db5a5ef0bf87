/** Where the golfer is, as far as the weather needs it. */
export type Place = { readonly latitudeDeg: string; readonly longitudeDeg: string }

/** How long the button waits; asking quietly takes half of that (specification 1 §7). */
export const FIND_WITHIN_MS = 10_000
const QUIETLY_WITHIN_MS = 5_000
/** Where the golfer was a few minutes ago the weather is the same. */
const RECENT_MS = 10 * 60 * 1000
const ON_REQUEST: PositionOptions = { timeout: FIND_WITHIN_MS, enableHighAccuracy: true }
const QUIET: PositionOptions = { timeout: QUIETLY_WITHIN_MS, maximumAge: RECENT_MS }

/** The place the browser tells, asking the golfer if it must; undefined, and a line in the log, when it does not. */
export async function findPlace(): Promise<Place | undefined> {
  return readPlace(ON_REQUEST)
}

/** The same for golfers who have allowed it before: nobody is asked without having pressed a button. */
export async function findAllowedPlace(): Promise<Place | undefined> {
  return (await isAllowed()) ? readPlace(QUIET) : undefined
}

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch (error) {
    console.warn('The browser does not say whether the location may be used', error)
    return false
  }
}

async function readPlace(options: PositionOptions): Promise<Place | undefined> {
  try {
    const { coords } = await position(options)
    return { latitudeDeg: tenthOfDegree(coords.latitude), longitudeDeg: tenthOfDegree(coords.longitude) }
  } catch (error) {
    console.warn(`The location could not be read: ${reasonOf(error)}`)
    return undefined
  }
}

function position(options: PositionOptions): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject, options))
}

/** Seven miles at most: near enough for the weather, and nobody's whereabouts leave the device. */
function tenthOfDegree(angleDeg: number): string {
  return angleDeg.toFixed(1)
}

/** The browser refuses with an object that is no Error. */
function reasonOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}
