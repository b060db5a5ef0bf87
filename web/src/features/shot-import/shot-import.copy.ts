import type { BagClub } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubDistance, DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Shares } from '@bagwise/golf/memory/learned-club'
import { dayText } from '#quantities/day-text.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import type { ClubResult } from './import-result.ts'
import type { NoRoom } from './kept-room.ts'
import type { PreviewShot, ShotReason } from '@bagwise/shot-files/preview/preview-clubs'
import type { LayoutSource, LeavingReason, IdentifiedFile } from '@bagwise/shot-files/shot-file'
import { numberText } from '#quantities/number-text.ts'

/** Of copies, which are one item. */
const MOST_LINES_NAMED = 5

export const title = 'Import shots'
export const subtitle = 'Your launch monitor knows how far you really hit each club.'
/** As it goes into 'Your distances could not be loaded.' */
export const whatIsLoaded = 'distances'
export const loading = 'Loading your distances...'
export const backToDistances = 'Back to your distances'
/** For golfers without a launch monitor. */
export const logOnRange = 'Log shots on the range'

export const fileTitle = 'Your files'
export const whichFiles =
  'CSV or Excel files (.xlsx) from Garmin, Rapsodo, SkyTrak, Foresight, TrackMan, FlightScope, GSPro, Square, Uneekor or Full Swing, or any other with a club and a carry in each line. You can pick several files together.'
export const fileLabel = 'Files with shots'
export const dropHint = 'or drop files here'
export const readSoFar = 'Read so far'
export const staysHere = 'We read files on this device and never send them. You see every shot before we keep any.'

/** Of a file that another app shared. */
export const notArrived =
  "The file didn't arrive. Save it on your device, then choose it here. A map file opens under Courses."

/** As it goes into 'Nothing was changed by these 12 files.' */
export const severalName = (count: number) => `these ${numberText(count)} files`
export const onlyCopies = 'All its shots are in another one of these files.'
export const noShots = 'There is no shot with a carry distance in it.'
export const notLoaded =
  "The file reader didn't load. Check your connection, update Bagwise if it offers a new version, and choose the file again."

export const tooLarge = (mostMegabytes: number) =>
  `The file is larger than ${mostMegabytes} MB, so it was not opened. Export one session at a time.`

export const tooLargeTogether = (mostMegabytes: number) =>
  `Together they are larger than ${mostMegabytes} MB, so none was opened. Choose fewer at a time.`

export const tooManyFiles = (most: number) => `Choose at most ${most} files at a time.`

export const tooManyShots = (most: number) =>
  `Together they have more than ${numberText(most)} shots. Choose fewer at a time.`

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
export const unitLabels = { yards: 'Yards', metres: 'Meters' } as const satisfies Record<PreferredUnits, string>

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

export const assumedUnits = (fileCount: number) =>
  fileCount === 1 ? 'The file does not say its units. It counts in' : 'Files that do not say their units count in'
export const clubsTitle = 'Clubs'
export const whatIsSaved =
  'We keep every shot, mishits too. Only solid ones make your number. It holds within ± four times in five.'
export const learning = 'Working out your numbers…'
export const notLearned =
  "Your numbers didn't load. Nothing was saved. Check your connection and choose the file again."
export const whereHit = 'Where were these hit?'
export const onGrass = 'On grass'
export const onMat = 'On a mat'
export const anotherFile = 'Another file'
export const clubNamesTitle = 'Which clubs are these?'
export const clubNamesHelp =
  'Shots without a club are kept but change no number. A loft goes to your wedge of that loft. Bagwise remembers what you choose on this device.'
export const forgetClubs = 'Forget these names'
export const clubsForgotten = 'Forgotten on this device.'
export const forgetColumns = 'Forget what I said of the columns'
export const nameColumns = 'Say what the columns hold'
export const chooseClub = 'Choose the club'
export const notMyClub = 'Not one of my clubs'
export const fullSwings = 'Full swings?'
export const allFull = 'All of them'
export const someFull = 'Not the short ones'
export const noShotCounts = 'no shot counts'
export const noDirection = "Your monitor didn't record left and right."
export const seeDistances = 'See your distances'
export const moreFiles = 'Import more'

/** As they follow 'Line 6:' and 'Lines 6, 9 and 12:'. */
export const leavingWords = (count: number) => ({
  ...oneLeft,
  duplicate: count === 1 ? 'duplicate shot.' : 'duplicate shots.',
})

const oneLeft = {
  summary: 'an average or a spread, not a shot.',
  'no-carry': 'there is no carry distance.',
  impossible: 'misread: no ball goes that far.',
  misread: 'the monitor marked it as misread.',
  'not-counted': 'it is marked as not to be counted.',
  putter: 'a putt has no carry.',
  'other-hand': 'hit with the other hand, as fewer shots of the file are.',
} as const satisfies Record<Exclude<LeavingReason, 'duplicate'>, string>

const reasonWords = {
  mishit: 'short: mishit',
  odd: 'odd reading',
  'part-swing': 'perhaps no full swing',
  word: 'your word',
} as const satisfies Record<ShotReason, string>

const layoutWords = {
  monitor: 'A launch monitor',
  names: 'By the names of its columns',
  golfer: 'Your columns',
} as const satisfies Record<LayoutSource, string>

type ShownFile = Pick<IdentifiedFile, 'vendor' | 'layout' | 'units' | 'shots'>

/** 'Garmin, in metres: 214 shots.' */
export function fileText({ vendor, layout, units, shots }: ShownFile): string {
  return `${vendor ?? layoutWords[layout]}, in ${unitWords(units)}: ${counted(shots.length, 'shot')}.`
}

export const nothingSaved = 'Nothing is saved yet.'

/** '3 files, 214 shots' */
export const filesTitle = (files: readonly { readonly read: Pick<ShownFile, 'shots'> }[]) =>
  `${counted(files.length, 'file')}, ${counted(
    files.reduce((sum, { read }) => sum + read.shots.length, 0),
    'shot',
  )}`

/** 'Line 14: 98 yd, 12 yd left, short: mishit'; of several files with the name of the shot's. */
export function shotText({ shot, reason }: PreviewShot, units: PreferredUnits): string {
  const { fileName, line, carryYards, sideYards } = shot
  const length = (yards: number) => lengthText(yards, units)
  const side = sideYards === undefined ? '' : sideText(sideYards, length)
  const place = fileName === undefined ? `Line ${line}` : `${fileName}, line ${line}`
  return `${place}: ${length(carryYards)}${side}${reason ? `, ${reasonWords[reason]}` : ''}`
}

/** '81% yours', '12% other clubs', '7% typical'. */
export const shareText = (part: keyof Shares, percent: number) => `${percent}% ${shareWords[part]}`

const shareWords = {
  own: 'yours',
  otherClubs: 'other clubs',
  typical: 'typical',
} as const satisfies Record<keyof Shares, string>

type OvalSize = { readonly shortYards: number; readonly longYards: number }

/** 'Half of your good shots land in an oval 15 × 22 yd, 9 in 10 in one 31 × 45 yd.' */
export function ovalText({ half, most }: Readonly<Record<'half' | 'most', OvalSize>>, units: PreferredUnits): string {
  const size = ({ shortYards, longYards }: OvalSize) =>
    `${shownDistance(shortYards, units)} × ${lengthText(longYards, units)}`
  return `Half of your good shots land in an oval ${size(half)}, 9 in 10 in one ${size(most)}.`
}

/** 'You miss 6 yd left.' Nothing for a miss that no aim would allow for. */
export function missText(biasYards: number, units: PreferredUnits): string {
  const miss = missed(biasYards, units)
  return miss === undefined ? '' : `You miss ${miss}.`
}

export const patternName = (clubName: string) => `Your shots with the ${clubName}, seen from above`

export const beyondText = (count: number) =>
  count === 0 ? '' : `${counted(count, 'shot')} landed outside the picture.`

export const replaceOwn = (source: DistanceSource) =>
  source === 'manual'
    ? 'Use your shots instead of the number you typed?'
    : 'Use your shots instead of the number you confirmed?'
export const useNumber = (yards: number, units: PreferredUnits) => `Use ${shownDistance(yards, units)}`
export const keepNumber = (yards: number, units: PreferredUnits) => `Keep ${shownDistance(yards, units)}`

/** Of shots that an earlier import has kept. */
export const keptAlready = (count: number, isAll: boolean) =>
  isAll
    ? `You kept ${count === 1 ? 'this shot' : `all ${counted(count, 'shot')}`} before. There's nothing to add.`
    : `You kept ${counted(count, 'shot')} of these before. We won't count ${count === 1 ? 'it' : 'them'} twice.`

const LIMITS = { shots: '10,000 shots', sessions: '500 sessions' } as const satisfies Record<NoRoom['limit'], string>

/** What has to go before more is kept. */
export function noRoomText({ limit, oldest }: NoRoom): string {
  const first = oldest
    ? ` Delete your oldest session first: ${dayText(oldest.day)}, ${counted(oldest.shots.length, 'shot')}.`
    : ' Choose fewer files.'
  return `Nothing was kept: Bagwise has room for ${LIMITS[limit]}, and these don't fit.${first}`
}

/** What the server did not take, with its reason. */
export const staysOnDevice = (reason: string) => `These shots stay on this device: ${reason}`
/** '58 shots kept.' */
export const shotsKept = (count: number) => (count === 0 ? 'No new shots.' : `${counted(count, 'shot')} kept.`)

/** Of shots that the golfer has deleted, on this device or another one. */
export const stayDeleted = (count: number, isAll: boolean) =>
  isAll
    ? 'You deleted these shots before, so they stay deleted.'
    : `You deleted ${numberText(count)} of these before. ${count === 1 ? 'It stays' : 'They stay'} deleted.`

/** After the name of the club: '148 ±3, from 150. You miss 6 yd left: aim advice now knows.' */
export function resultText(
  { carryYards, plusMinus, storedYards, isTaken, biasYards, isAdvised }: ClubResult,
  units: PreferredUnits,
): string {
  const learned = `${shownDistance(carryYards, units)} ±${Math.max(1, shownDistance(plusMinus, units))}`
  const miss = isAdvised ? missed(biasYards, units) : undefined
  const aim = miss === undefined ? '' : ` You miss ${miss}: aim advice now knows.`
  const stored = storedYards === undefined ? undefined : shownDistance(storedYards, units)
  if (!isTaken) {
    return stored === undefined ? `${learned}, not saved.${aim}` : `stays ${stored}. Your shots say ${learned}.${aim}`
  }
  return `${learned}${stored === undefined || stored === shownDistance(carryYards, units) ? '' : `, from ${stored}`}.${aim}`
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

/** '24 shots, 3 not counted' */
export const shotCount = ({ count, outCount }: { readonly count: number; readonly outCount: number }) =>
  `${counted(count, 'shot')}${outCount > 0 ? `, ${outCount} not counted` : ''}`

/** '“Wdg” (12 shots)' */
export const labelText = ({ label, count }: { readonly label: string; readonly count: number }) =>
  `${label === '' ? 'Shots without a club' : `“${label}”`} (${counted(count, 'shot')})`

export const leftOutCount = (count: number) => `${counted(count, 'line')} left out`

/** 'Line 6:', 'Lines 6, 9 and 12:', 'Lines 6, 9, 12 and 40 more:' */
export function leftOutLines(lines: readonly number[]): string {
  const [first, ...others] = lines
  if (others.length === 0) return `Line ${first}:`
  if (lines.length <= MOST_LINES_NAMED) return `Lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}:`
  const named = lines.slice(0, MOST_LINES_NAMED)
  return `Lines ${named.join(', ')} and ${numberText(lines.length - named.length)} more:`
}

export const moreOf = (count: number) => `Show more of ${numberText(count)}`
/** 'Keep 16 shots'. */
export function saveWords({
  shotCount,
  distanceCount,
  namedCount,
}: {
  readonly shotCount: number
  readonly distanceCount: number
  readonly namedCount: number
}): string {
  if (shotCount > 0) return `Keep ${counted(shotCount, 'shot')}`
  if (distanceCount > 0) return `Save ${counted(distanceCount, 'distance')}`
  return namedCount > 0 ? `Name ${counted(namedCount, 'shot')}` : 'Nothing to save'
}

export const alsoSaved = (distanceCount: number) =>
  distanceCount === 0 ? 'No distance changes.' : `This also sets ${counted(distanceCount, 'distance')}.`
export const saved = (count: number) => `${counted(count, 'distance')} set from your shots.`

/** From here on advice names a miss: `golf/src/shot-advice/`. */
const LEAST_MISS_YARDS = 2

/** '6 yd left' */
function missed(biasYards: number, units: PreferredUnits): string | undefined {
  if (Math.abs(biasYards) < LEAST_MISS_YARDS) return undefined
  return `${lengthText(Math.abs(biasYards), units)} ${biasYards < 0 ? 'left' : 'right'}`
}

function lengthText(yards: number, units: PreferredUnits): string {
  return `${shownDistance(yards, units)} ${unitShort(units)}`
}

function counted(count: number, one: string): string {
  return `${numberText(count)} ${count === 1 ? one : `${one}s`}`
}

function sideText(sideYards: number, length: (yards: number) => string): string {
  const side = sideYards < 0 ? 'left' : 'right'
  const shown = length(Math.abs(sideYards))
  return shown.startsWith('0 ') ? ', straight' : `, ${shown} ${side}`
}
