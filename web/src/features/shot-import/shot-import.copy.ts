import type { BagClub } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { OutlierKind } from '@bagwise/golf/shot-import/outliers'
import type { ClubDistance, DistanceShots, DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import type { PreviewShot } from './preview-clubs.ts'
import type { LeavingReason, ShotFile } from '#shot-files/shot-file.ts'
import { numberText } from '#quantities/number-text.ts'

export const title = 'Import shots'
export const subtitle = 'Your launch monitor knows how far you really hit each club.'
/** As it goes into 'Your distances could not be loaded.' */
export const whatIsLoaded = 'distances'
export const loading = 'Loading your distances...'
export const backToDistances = 'Back to your distances'

export const fileTitle = 'Your file'
export const whichFiles =
  'A CSV export of Garmin, Rapsodo, SkyTrak, Foresight, TrackMan, FlightScope or GSPro, or any other CSV with a club and a carry in each line.'
export const fileLabel = 'File with shots'
export const dropHint = 'or drop it here'
export const readSoFar = 'Read so far'
export const staysHere =
  'The file is read on this device and not sent anywhere. You see what it gives before anything is saved.'

/** Several files dropped at once, as it goes into 'Nothing was changed by the drop.' */
export const severalName = 'the drop'
export const severalFiles = 'One file at a time: drop a single CSV file here.'
export const noShots = 'There is no shot with a carry distance in it.'
export const notLoaded =
  "The file reader didn't load. Check your connection, update Bagwise if it offers a new version, and choose the file again."

export const tooLarge = (mostMegabytes: number) =>
  `The file is larger than ${mostMegabytes} MB, so it was not opened. Export one session at a time.`

export const lineMessage = ({ line, message }: { readonly line: number; readonly message: string }) =>
  `Line ${line}: ${message}`

/** Around the sentence that says why. */
export const nothingChanged = ({ name, why }: { readonly name: string; readonly why: string }) =>
  `Nothing was changed by ${name}. ${why}`

export const columnsTitle = 'What do the columns hold?'
export const clubColumn = { label: 'Club', none: 'None: it is one club' } as const
export const carryColumn = { label: 'Carry', none: 'Choose the column' } as const
export const offlineColumn = { label: 'Left or right of the line', none: 'None' } as const
export const carryMissing = 'Choose the column with the carry distance: nothing works without it.'
export const distanceUnits = 'The distances are in'
export const cancel = 'Cancel'
export const readShots = 'Read the shots'
export const unitLabels = { yards: 'Yards', metres: 'Metres' } as const satisfies Record<PreferredUnits, string>

export const unknownLayout = (name: string) =>
  `Bagwise does not know the layout of ${name}. Say it once, and every file like it is read by itself on this device.`

/** 'Carry, as in 152.3', 'Column 3' for one without a name. */
export function columnText({
  name,
  place,
  example,
}: {
  readonly name: string
  readonly place: number
  readonly example: string | undefined
}): string {
  return `${name || `Column ${place}`}${example === undefined ? '' : `, as in ${example}`}`
}

export const assumedUnits = 'The file does not say its units. It counts in'
export const clubsTitle = 'Clubs'
export const whatIsSaved =
  "Checked clubs save your typical carry. Freak shots don't count. About two in three shots land within ±."
export const anotherFile = 'Another file'
export const clubNamesTitle = 'Which clubs are these?'
export const clubNamesHelp = 'Shots without a club are not saved. Bagwise remembers what you choose on this device.'
export const chooseClub = 'Choose the club'
export const leaveShotsOut = 'Leave these shots out'
export const noShotCounts = 'no shot counts'
export const fewShots = 'Few shots say little. Tick it to save it all the same.'

export const leavingWords = {
  summary: 'an average or a spread, not a shot.',
  'no-carry': 'there is no carry distance.',
  impossible: 'misread: no ball goes that far.',
  misread: 'the monitor marked it as misread.',
  'not-counted': 'it is marked as not to be counted.',
  duplicate: 'duplicate shot.',
  putter: 'a putt has no carry.',
} as const satisfies Record<LeavingReason, string>

const outlierWords = {
  short: 'far shorter than the rest',
  long: 'far longer than the rest',
  left: 'far left of the rest',
  right: 'far right of the rest',
} as const satisfies Record<OutlierKind, string>

/** 'Garmin, in metres: 214 shots. Nothing is saved yet.' */
export function fileText({ vendor, units, shots }: ShotFile): string {
  return `${vendor ?? 'Your columns'}, in ${unitWords(units)}: ${counted(shots.length, 'shot')}. Nothing is saved yet.`
}

/** 'Line 14: 98 yd, 12 yd left, far shorter than the rest' */
export function shotText({ line, carryYards, offlineYards, outlier }: PreviewShot, units: PreferredUnits): string {
  const length = (yards: number) => `${shownDistance(yards, units)} ${unitShort(units)}`
  const side = offlineYards === undefined ? '' : sideText(offlineYards, length)
  return `Line ${line}: ${length(carryYards)}${side}${outlier ? `, ${outlierWords[outlier]}` : ''}`
}

/** '± 7 yd long and short, ± 9 yd left and right'. Nothing for a single shot. */
export function spreadText({ longShortYards, leftRightYards }: DistanceShots, units: PreferredUnits): string {
  if (longShortYards === undefined) return ''
  const length = (yards: number) => `± ${shownDistance(yards, units)} ${unitShort(units)}`
  const side = leftRightYards === undefined ? '' : `, ${length(leftRightYards)} left and right`
  return `${length(longShortYards)} long and short${side}`
}

/** 'Saving adds to your clubs: 4-Hybrid.' Nothing when the golfer has them all. */
export function newClubsText(joining: readonly BagClub[], isFirstBag: boolean): string {
  if (joining.length === 0) return ''
  if (isFirstBag) return 'Saving starts your bag: these clubs, and common ones in the places that are left.'
  const named = (clubs: readonly BagClub[]) => clubs.map(({ type }) => CLUBS[type].displayName).join(', ')
  const home = joining.filter(({ isInBag }) => !isInBag)
  const full = home.length === 0 ? '' : ` The bag is full: ${named(home)} at home.`
  return `Saving adds to your clubs: ${named(joining)}.${full}`
}

const sourceWords = {
  measured: 'measured',
  manual: 'manual',
  estimated: 'estimated',
} as const satisfies Record<DistanceSource, string>

/** What a club has now: 'now 150 yd measured'. */
export const storedText = (stored: ClubDistance | undefined, units: PreferredUnits) =>
  stored
    ? `now ${shownDistance(stored.distance, units)} ${unitShort(units)} ${sourceWords[stored.source]}`
    : 'no distance yet'

/** '24 shots, 3 left out' */
export const shotCount = ({ count, outCount }: { readonly count: number; readonly outCount: number }) =>
  `${counted(count, 'shot')}${outCount > 0 ? `, ${outCount} left out` : ''}`

/** '“Wdg” (12 shots)' */
export const labelText = ({ label, count }: { readonly label: string; readonly count: number }) =>
  `${label === '' ? 'Shots without a club' : `“${label}”`} (${counted(count, 'shot')})`

export const leftOutCount = (count: number) => `${counted(count, 'line')} left out`
export const leftOutLine = (line: number) => `Line ${line}:`
export const moreOf = (count: number) => `Show more of ${numberText(count)}`
export const saveDistances = (count: number) => (count === 0 ? 'No club to save' : `Save ${counted(count, 'distance')}`)
export const saved = (count: number) => `${counted(count, 'distance')} measured from your shots.`

function counted(count: number, one: string): string {
  return `${numberText(count)} ${count === 1 ? one : `${one}s`}`
}

function sideText(offlineYards: number, length: (yards: number) => string): string {
  const side = offlineYards < 0 ? 'left' : 'right'
  const shown = length(Math.abs(offlineYards))
  return shown.startsWith('0 ') ? ', straight' : `, ${shown} ${side}`
}
