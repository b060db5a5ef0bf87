import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import { numberText } from '#quantities/number-text.ts'
import type { CourseFileProblem } from '#worker/read-courses.ts'

export const keptTitle = 'On this phone'
export const keptEmpty = 'Nothing yet. Find your course, or open a map file.'
export const forget = 'Remove'
export const forgetLabel = (name: string) => `Remove ${name} from this phone`

export const findTitle = 'Find a course'
export const nearMe = 'Near me'
export const nearMeBusy = 'Looking around'
export const nearMeNote = (units: PreferredUnits) =>
  `Your position leaves the phone rounded to about ${units === 'yards' ? 'a mile' : '2 km'}, and only for this.`
export const nameLabel = 'Name'
export const nameHint = 'Three letters or more.'
export const search = 'Search'
export const searching = 'Searching'
export const blocked =
  "Your browser doesn't tell Bagwise where you are. Allow the location for this page, or search by name."
export const notLocated = "Your phone didn't find its position. Try again outside, or search by name."

export const foundTitle = 'Found'
export const noneNear = (units: PreferredUnits) =>
  `No course on the map within ${units === 'yards' ? 'six miles' : '10 km'}. Search by name, open a map file, or map it yourself.`
export const noneNamed = 'No course by that name here. Check the spelling, use Near me, or open a map file.'
export const mayBeMore = 'There may be others: these are the ones Bagwise already has.'

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
export const chooseTitle = 'Choose one course'
export const chooseLine = (count: number) => `This file has ${numberText(count)} courses.`
/** Of a file that another app sent, which opens nothing by itself. */
export const openTitle = 'Open this course?'
export const openLine = 'Tap it, and it stays on this phone.'
export const oneMapOnly = 'Open one map at a time. Choose the one you want.'
export const notArrived = "The file didn't arrive. Save it on your device, then choose it here."

export const mapItTitle = 'Not on any map?'
export const mapItLine = 'Three taps a hole: tee, front of the green, back of the green.'
export const mapIt = 'Map it yourself'

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
        ? `This file is larger than ${numberText(problem.most)} MB. Choose one course, not a whole region.`
        : `This map has more than ${numberText(problem.most)} things on it. Choose one course, not a whole region.`
    case 'too-many-corners':
      return problem.of === 'corners'
        ? `This map has more than ${numberText(problem.most)} corners. Choose one course, not a whole region.`
        : `One outline in this map has more than ${numberText(problem.most)} corners. Export the course alone.`
  }
}

export const readerFailed = "The reader of maps didn't load. Check your connection and open the file again."
export const removed = (name: string) => `${name} removed from this phone.`
export const notBroughtBack = (name: string) => `${name} couldn't be brought back. Open it again.`
export const notRemoved = "The course couldn't be removed from this phone. Try again."
