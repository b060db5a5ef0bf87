import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import type { CourseFileProblem } from '#worker/read-courses.ts'
import { numberText } from '#quantities/number-text.ts'

export const title = 'Courses'
export const line = 'Open a course once. After that it works without reception.'
/** In the plural, as it goes into "Your clubs didn't load." */
export const loadedThing = 'clubs'
export const loading = 'Loading'

export const keptTitle = 'On this phone'
export const keptEmpty = 'Nothing yet. Find your course, or open a map file.'
export const forget = 'Remove'
export const forgetLabel = (name: string) => `Remove ${name} from this phone`

export const findTitle = 'Find a course'
export const nearMe = 'Near me'
export const nearMeBusy = 'Looking around'
export const nearMeNote = 'Your position leaves the phone rounded to about a mile, and only for this.'
export const nameLabel = 'Name'
export const nameHint = 'Three letters or more.'
export const search = 'Search'
export const searching = 'Searching'
export const blocked =
  "Your browser doesn't tell Bagwise where you are. Allow the location for this page, or search by name."
export const notLocated = "Your phone didn't find its position. Try again outside, or search by name."

export const foundTitle = 'Found'
export const noneNear = 'No course on the map within six miles. Search by name, open a map file, or map it yourself.'
export const noneNamed = 'No course by that name here. Check the spelling, use Near me, or open a map file.'
export const mayBeMore = 'There may be others: these are the ones Bagwise already has.'
export const slow = 'The map is taking its time. Try again in a minute.'

export const fileTitle = 'Open a map file'
export const fileLabel = 'Map file'
export const fileNote = '.osm, .json or .geojson, up to 12 MB. It stays on this phone.'
export const exportTitle = 'How to get one'
/** settled-2 item 52. */
export const exportSteps = [
  { before: 'Open ', link: 'openstreetmap.org/export', after: ' and move the map until it shows your course.' },
  { before: 'Choose "Manually select a different area" and draw it around the course, then press Export.' },
  { before: 'Come back here and open the file "map.osm".' },
] as const
export const exportAddress = 'https://www.openstreetmap.org/export'
export const chooseTitle = 'Which course?'
export const chooseLine = (count: number) => `This file has ${numberText(count)} courses.`

export const mapItTitle = 'Not on any map?'
export const mapItLine = 'Three taps a hole: tee, front of the green, back of the green.'
export const mapIt = 'Map it yourself'

/** 'Unnamed course' */
export const courseName = (name: string | undefined) => name ?? 'Unnamed course'

/** '18 holes, 18 greens mapped', 'Outline only' */
export function mappedLine({
  holeCount,
  greenCount,
}: {
  readonly holeCount: number
  readonly greenCount: number
}): string {
  if (holeCount === 0) return 'Outline only'
  return `${holesText(holeCount)}, ${greenCount === 1 ? '1 green' : `${numberText(greenCount)} greens`} mapped`
}

export const holesText = (count: number) => (count === 1 ? '1 hole' : `${numberText(count)} holes`)

const YARDS_PER_MILE = 1760
const METRES_PER_KILOMETRE = 1000
const ONE_DECIMAL_BELOW = 10

/** '0.4 miles', '12 km' */
export function farText(yards: number, units: PreferredUnits): string {
  const unitYards = units === 'yards' ? YARDS_PER_MILE : yardsFromMetres(METRES_PER_KILOMETRE)
  const far = yards / unitYards
  const shown = numberText(far, far < ONE_DECIMAL_BELOW ? 1 : 0)
  if (units === 'metres') return `${shown} km`
  return shown === '1' ? '1 mile' : `${shown} miles`
}

/** Why a file opens no course. Nothing has changed. */
export function fileProblem(problem: CourseFileProblem): string {
  switch (problem.code) {
    case 'not-a-map':
      return "This file isn't a map. Export the area from openstreetmap.org and open the .osm file."
    case 'broken':
      return 'This file breaks off in the middle. Export or download it again.'
    case 'none':
      return 'This map has no golf course in it. Move the map over the course and export again.'
    case 'unreadable':
      return "Your phone couldn't read this file. Choose it again."
    case 'too-large':
      return problem.of === 'megabytes'
        ? `This file is larger than ${numberText(problem.most)} MB. Export one course, not a whole region.`
        : `This map has more than ${numberText(problem.most)} things on it. Export one course, not a whole region.`
    case 'too-many-corners':
      return problem.of === 'corners'
        ? `This map has more than ${numberText(problem.most)} corners. Export one course, not a whole region.`
        : `One outline in this map has more than ${numberText(problem.most)} corners. Export the course alone.`
  }
}

/** '3 things could not be read' */
export const unreadable = (count: number) =>
  count === 1 ? '1 thing could not be read' : `${numberText(count)} things could not be read`

export const readerFailed = "The reader of maps didn't load. Check your connection and open the file again."
export const notKept = 'Your browser has no room to keep this course: it is open until you leave the page.'
export const notRemoved = "The course couldn't be removed from this phone. Try again."

// One course.

export const notFoundTitle = 'No such course here'
export const tryAgain = 'Try Again'
export const allCourses = 'All courses'
export const getting = 'Getting the course. A new one can take a few seconds.'

export const holesTitle = 'Holes'
export const teesLegend = 'Tees'
export const teeName = ({ key, name }: { readonly key: string; readonly name: string | undefined }) => {
  if (name !== undefined) return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
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

/** 'Not mapped here: bunkers, trees and out of bounds.' Undefined where everything is. */
export function unknownLine(kinds: readonly (keyof typeof KIND_WORDS)[]): string | undefined {
  if (kinds.length === 0) return undefined
  return `Not mapped here: ${listed(kinds.map((kind) => KIND_WORDS[kind]))}. There may be some.`
}

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
export const outlineOnly = 'The map has no holes of this course yet.'
export const outlineOnlyNext = 'Choose a tee and a green and play from there, or map the holes yourself.'
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

/** Guessed by length alone (rule of thumb): said so. */
const PAR_YARDS = { three: 250, four: 470, five: 650 } as const

/** 'Par 4', 'Probably par 4' */
export function parText({ par, yards }: { readonly par: number | undefined; readonly yards: number }): string {
  if (par !== undefined) return `Par ${par}`
  const guess = yards <= PAR_YARDS.three ? 3 : yards <= PAR_YARDS.four ? 4 : yards <= PAR_YARDS.five ? 5 : 6
  return `Probably par ${guess}`
}
