import { probablePar } from '@bagwise/golf/course/probable-par'
import type { SaveProblem } from '#data/use-own-courses.ts'
import { numberText } from '#quantities/number-text.ts'

export const title = 'Courses'
export const line = 'Open a course once. After that it works without reception.'
/** In the plural, as it goes into "Your clubs didn't load." */
export const loadedThing = 'clubs'
export const loading = 'Loading'

/** 'Unnamed course' */
export const courseName = (name: string | undefined) => name ?? 'Unnamed course'

/** '18 holes, 18 greens mapped', 'No holes mapped', 'Outline only' */
export function mappedLine({
  holeCount,
  greenCount,
}: {
  readonly holeCount: number
  readonly greenCount: number
}): string {
  if (holeCount === 0) return greenCount === 0 ? 'Outline only' : 'No holes mapped'
  return `${holesText(holeCount)}, ${greenCount === 1 ? '1 green' : `${numberText(greenCount)} greens`} mapped`
}

export const holesText = (count: number) => (count === 1 ? '1 hole' : `${numberText(count)} holes`)

/** '3 things could not be read' */
export const unreadable = (count: number) =>
  count === 1 ? '1 thing could not be read' : `${numberText(count)} things could not be read`

export const notKept = 'Your browser has no room to keep this course: it is open until you leave the page.'
export const slow = 'The map is taking its time. Try again in a minute.'

export const notFoundTitle = 'No such course here'
export const tryAgain = 'Try Again'
export const allCourses = 'All courses'
export const getting = 'Getting the course. A new one can take a few seconds.'

export const holesTitle = 'Holes'
export const teesLegend = 'Tees'
export const teeName = ({ key, name }: { readonly key: string; readonly name: string | undefined }) => {
  if (name !== undefined) return capitalized(name)
  if (key === 'longest') return 'Back'
  return key === 'shortest' ? 'Forward' : 'As mapped'
}

const KIND_WORDS = {
  green: 'greens',
  fairway: 'fairways',
  tee: 'tees',
  bunker: 'bunkers',
  water: 'water',
  trees: 'trees',
  out: 'out of bounds',
} as const

/** 'Bunkers are not mapped here.', 'Water and out of bounds are not mapped here.' Undefined where everything is. */
export function unknownLine(kinds: readonly (keyof typeof KIND_WORDS)[]): string | undefined {
  if (kinds.length === 0) return undefined
  const words = listed(kinds.map((kind) => KIND_WORDS[kind]))
  const isOne = kinds.length === 1 && (kinds.includes('water') || kinds.includes('out'))
  return `${capitalized(words)} ${isOne ? 'is' : 'are'} not mapped here. There may be some.`
}

export const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** 'a, b and c' */
export function listed(words: readonly string[]): string {
  return words.length <= 1 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

export const mapTitle = 'The map'
export const takenOn = (day: string) => `Map of ${day}`
export const takenUnknown = 'Day of the map unknown'
export const stale = 'There may be a newer map. Bagwise gets it when you have reception.'
export const fixTheMap = 'Fix the map'
export const fixAddress = 'https://www.openstreetmap.org/fixthemap'
export const attribution = '© OpenStreetMap contributors'
export const attributionAddress = 'https://www.openstreetmap.org/copyright'
export const saveGeoJson = 'Save as GeoJSON'
export const noHoles = "The holes of this course aren't mapped yet. Pick a tee, then a green, and you have one."
export const outlineOnly = "The holes of this course aren't mapped yet."
export const courseBook = 'Course book'
export const courseBookLine = 'A page a hole, to print the evening before'

/** '7', 'B3', '?' */
export const holeNumber = ({
  number,
  loop,
}: {
  readonly number?: number | undefined
  readonly loop?: string | undefined
}) => (number === undefined ? '?' : `${loop !== undefined && loop.length === 1 ? loop : ''}${number}`)

/** 'Hole 7', 'Hole B3', 'Unnumbered hole' */
export const holeTitle = (hole: { readonly number?: number | undefined; readonly loop?: string | undefined }) =>
  hole.number === undefined ? 'Unnumbered hole' : `Hole ${holeNumber(hole)}`

/** 'Par 4', 'Probably par 4' */
export function parText({ par, yards }: { readonly par: number | undefined; readonly yards: number }): string {
  return par === undefined ? `Probably par ${probablePar(yards)}` : `Par ${par}`
}

export const noSuchMapping = 'This course is not among your own mappings. You may have removed it on another device.'

const SAVE_PROBLEMS = {
  'too-many-courses': 'You have ten own courses, the most there can be. Remove one first.',
  'too-large': 'This course has no room for more. Put the other holes into a new course.',
} as const satisfies Record<SaveProblem, string>
export const saveProblem = (problem: SaveProblem) => SAVE_PROBLEMS[problem]
export const saveFailed = "The course couldn't be kept on this phone. Try again."
