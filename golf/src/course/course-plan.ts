import { areaOf } from './areas.ts'
import type { Course, CourseHole, Shape } from './course.ts'
import { HOLE_LIMITS } from './hole-limits.ts'
import { planeAt, yardsBetween } from './plane.ts'
import type { LatLon, Place, Plane } from './plane.ts'
import { ringIn } from './rings.ts'
import { isInside, middleInside } from './spans.ts'

/** A green or a tee to choose. */
export type PlanThing = {
  readonly id: string
  /** 'A', 'AB': a number would be taken for that of a hole, which no map says. */
  readonly letters: string
  readonly at: LatLon
}

/** The greens or the tees within the course's outline, lettered from north to south. */
export function planThings(
  { shapes, outline, middle }: Pick<Course, 'shapes' | 'outline' | 'middle'>,
  kind: 'green' | 'tee',
): readonly PlanThing[] {
  const plane = planeAt(middle)
  const ground = areaIn({ rings: outline }, plane)
  return shapes
    .filter((shape) => shape.kind === kind)
    .map((shape) => ({ id: shape.id, place: middleInside(areaIn(shape, plane)) }))
    .filter(({ place }) => outline.length === 0 || isInside(ground, place))
    .toSorted((one, other) => other.place.y - one.place.y || one.place.x - other.place.x)
    .map(({ id, place }, index) => ({ id, letters: lettersOf(index), at: plane.from(place) }))
}

export type ReachedGreen = PlanThing & { readonly yards: number }

/** The greens that a hole from this tee may have: no farther and no nearer than a hole is long. */
export function greensFrom(greens: readonly PlanThing[], tee: LatLon): readonly ReachedGreen[] {
  const { to } = planeAt(tee)
  const { least, most } = HOLE_LIMITS.lineYards
  return greens
    .map((green) => ({ ...green, yards: yardsBetween(TEE, to(green.at)) }))
    .filter(({ yards }) => yards >= least && yards <= most)
}

/** A hole from a tee, or from any place, to a green of `greensFrom`; its par is unknown. */
export function chosenHole(
  { shapes }: Pick<Course, 'shapes'>,
  { number, tee, green }: { readonly number: number; readonly tee: LatLon; readonly green: ReachedGreen },
): CourseHole {
  const plane = planeAt(tee)
  const teeShape = shapes.find((shape) => shape.kind === 'tee' && isInside(areaIn(shape, plane), TEE))
  const start = teeShape?.id ?? Object.values(tee).join('/')
  return {
    // Another tee or another green is another hole.
    id: `chosen/${number}/${start}/${green.id}`,
    number,
    line: [tee, green.at],
    green: green.id,
    greenBy: 'inside',
    tees: [{ id: start, at: tee }],
    lengthYards: Math.round(green.yards),
  }
}

const TEE: Place = { x: 0, y: 0 }

export function areaIn({ rings }: Pick<Shape, 'rings'>, plane: Pick<Plane, 'to'>) {
  return areaOf(rings.map((ring) => ringIn(plane, ring)))
}

const LETTERS = 26
const FIRST_LETTER = 65

/** A to Z, then AA, AB. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (index % LETTERS))
  return index < LETTERS ? last : `${lettersOf(Math.floor(index / LETTERS) - 1)}${last}`
}
