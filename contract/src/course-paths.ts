// Without schemas: the page uses it.

/** The path of `findCourses` with its query; a place goes rounded to 0.02°, never as it is. */
export function coursesPath({
  place,
  name,
}: {
  readonly place?: { readonly latitudeDeg: number; readonly longitudeDeg: number } | undefined
  readonly name?: string | undefined
}) {
  const named = name === undefined ? [] : [`name=${encodeURIComponent(name)}`]
  const placed = Object.entries(place ? roundedPlace(place) : {}).map(
    ([key, angleDeg]) => `${key}=${angleDeg.toFixed(2)}`,
  )
  return `/api/courses?${[...placed, ...named].join('&')}` as const
}

/** The path of `getCourse`. */
export function coursePath(id: string) {
  return `/api/courses/${encodeURIComponent(id)}` as const
}

/** Hundredths of a degree between the places that courses are looked for at: some 2 km. */
const STEP_HUNDREDTHS = 2
const HUNDREDTHS = 100

/** A place as it may leave the device to find courses: rounded to 0.02°. */
export function roundedPlace({
  latitudeDeg,
  longitudeDeg,
}: {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
}) {
  return { latitudeDeg: roundedDeg(latitudeDeg), longitudeDeg: roundedDeg(longitudeDeg) }
}

function roundedDeg(angleDeg: number): number {
  const steps = Math.round((angleDeg * HUNDREDTHS) / STEP_HUNDREDTHS)
  // Plus zero, so that there is no minus zero.
  return (steps * STEP_HUNDREDTHS) / HUNDREDTHS + 0
}
