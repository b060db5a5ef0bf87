import type { BagClubField } from '@bagwise/contract/profile-paths'
import type { ScalarField } from '@bagwise/contract/profile-scalars'
import type { DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { DetailField } from '#features/profile/details/fields/detail-field.ts'

export const intro = 'Your data is yours. Export it or bring it back.'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'

export const exportTitle = 'Export'
export const exportIntro =
  'Everything Bagwise stores of you: account, profile, bag, distances, progress, rounds, shots, courses you mapped, history and messages. No password and no passkeys. It comes from the server, so it needs a connection.'
export const exportEverything = 'Export everything (JSON)'
export const exporting = 'Exporting...'
export const noDistances = 'Your distances for a spreadsheet, as soon as there is one.'
export const distancesIntro = ({ count, units }: { readonly count: number; readonly units: string }) =>
  `Your ${count} ${count === 1 ? 'distance' : 'distances'} for a spreadsheet, in ${units}. Works without a connection.`
export const exportDistances = 'Export distances (CSV)'
export const missingChanges = (count: number) =>
  count === 1
    ? '1 change has not reached Bagwise and is not in this file.'
    : `${count} changes have not reached Bagwise and are not in this file.`
export const nothingExportedYet = 'Nothing was exported yet.'
export const exportAnyway = 'Export anyway'
export const exported = (file: string) => `${file} is with your downloads.`
export const exportRefused = (reason: string) => `Nothing was exported. ${reason}`
export const exportFailed = 'Nothing was exported. Please try again.'

export const importTitle = 'Import'
export const importIntro =
  'An export of everything (JSON), or distances (CSV with the columns club, carry (yd) or carry (m), and source). You see what would change before anything is written. It needs a connection.'
export const importMissing = 'An import needs a connection. It opens when you’re online.'
export const fileToImport = 'File to import'
export const orDrop = 'or drop it here'
export const oneAtATime = 'One file at a time: drop a single JSON or CSV file here.'
export const unsavedChanges =
  'Changes on this device are not saved yet, and they go first. Nothing was imported: try again when you have a connection.'
export const tooLarge = 'This file is far larger than anything Bagwise writes. Choose another one.'
export const tooMuch = 'This file is over 24 MB, more than Bagwise takes. Choose another one.'
export const importRefused = (reason: string) => `Nothing was imported. ${reason}`
export const importFailed = 'Nothing was imported. Please try again.'
export const imported = ({ file, summary }: { readonly file: string; readonly summary: string }) =>
  `Imported from ${file}: ${summary}.`
export const nothingToImport = (file: string) => `Nothing to import: all of ${file} is in your profile already.`
export const nothingImportedFrom = (file: string) => `Nothing was imported from ${file}.`
export const moreProblems = (count: number) => `And at least ${count} more.`
export const putRight = 'Fix the file and try again.'

export const importQuestion = (file: string) => `Import ${file}?`
export const lookAgain = 'Your profile has changed meanwhile, so nothing was imported. Please look again.'
export const changesNothing = 'It would change nothing.'
export const changesOrAdds = (summary: string) => `It changes or adds ${summary}.`
export const ownNumbersStay = 'Your own numbers stay'
export const whatStays =
  'Clubs and distances that the file does not name stay. Your email address stays too, and values that are replaced are kept in your history.'
export const importFile = 'Import'
export const importing = 'Importing...'

export const groupTitles = { distance: 'Distances', club: 'Golf bag', scalar: 'Profile' } as const
export const distanceCount = (count: number) => `${count} ${count === 1 ? 'distance' : 'distances'}`
export const clubCount = (count: number) => `${count} ${count === 1 ? 'club' : 'clubs'}`
export const detailCount = (count: number) =>
  `${count} ${count === 1 ? 'detail of your profile' : 'details of your profile'}`
export const progressDayCount = (count: number) => `${count} ${count === 1 ? 'day of progress' : 'days of progress'}`
export const roundCount = (count: number) => `${count} ${count === 1 ? 'round' : 'rounds'}`
export const shotCount = (count: number) => `${count} ${count === 1 ? 'shot' : 'shots'}`
export const playedRoundCount = (count: number) => `${count} ${count === 1 ? 'round' : 'rounds'} you played`
export const playedHoleCount = (count: number) => (count === 1 ? '1 hole of a round' : `${count} holes of rounds`)
export const playedShotCount = (count: number) => (count === 1 ? '1 shot of a round' : `${count} shots of rounds`)
export const ownCourseCount = (count: number) => `${count} ${count === 1 ? 'course' : 'courses'} you mapped`
/** "14 distances, 2 clubs and 1 round"; empty for no parts. */
export const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)
export const presentAlready = (parts: readonly string[]) => `Here already, and left as they are: ${listed(parts)}.`
export const ownStays = ({ own, estimate }: { readonly own: string; readonly estimate: string }) =>
  `stays ${own}; the file has ${estimate}`
export const added = (club: string) => `added: ${club}`
/** For a value that is not there, as in "nothing → 231 yd measured". */
export const nothing = 'nothing'
export const yes = 'yes'
export const no = 'no'
/** Behind a distance. */
export const sources = {
  measured: 'measured',
  manual: 'manual',
  estimated: 'estimated',
} as const satisfies Record<DistanceSource, string>
/** In the middle of a line about a club. */
export const clubFieldNames = {
  brand: 'brand',
  model: 'model',
  shaftType: 'shaft',
  shaftFlex: 'flex',
  lie: 'lie',
  loft: 'loft',
  length: 'length',
  isInBag: 'in the bag',
  notes: 'notes',
  since: 'new since',
} as const satisfies Record<BagClubField, string>
/** What the profile page does not show. */
export const hiddenFieldNames = {
  golfPersona: 'Golf persona',
  hasCompletedOnboarding: 'Questionnaire answered',
  shareCount: 'Times shared',
  factsToConfirm: 'Open questions about you',
  reachInTwoYards: 'Longest hole in two shots',
  askedSwingSpeed: 'Swing speed you answered',
} as const satisfies Record<Exclude<ScalarField, DetailField['key']>, string>
