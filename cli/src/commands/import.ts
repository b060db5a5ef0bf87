import { documentOf } from '@bagwise/contract/profile-document'
import { groupedBy } from '@bagwise/golf/grouped-by'
import { MOST_SHOTS } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { memoryWithRounds } from '@bagwise/golf/play/memory-of-rounds'
import { LARGEST_FILE_BYTES, MOST_FILES } from '@bagwise/shot-files/largest-file'
import { learnFromFiles } from '@bagwise/shot-files/learn-from-files'
import { usualOrigin } from '@bagwise/shot-files/preview/device-origin'
import { previewClubs } from '@bagwise/shot-files/preview/preview-clubs'
import type { PreviewClub } from '@bagwise/shot-files/preview/preview-clubs'
import { packedKept, previewQuestion } from '@bagwise/shot-files/preview/preview-question'
import { importedShots, sortShots, uncertainLabels } from '@bagwise/shot-files/preview/sorted-shots'
import { readShots } from '@bagwise/shot-files/read-shots'
import type { FileOutcome } from '@bagwise/shot-files/read-shots'
import type { LeftOutLine, ReadFile } from '@bagwise/shot-files/shot-file'
import { golferOf } from '../advised-golfer.ts'
import * as bagCopy from '../bag/bag.copy.ts'
import { golferWithCarries } from '../bag/golfer.ts'
import type { Golfer } from '../bag/golfer.ts'
import type { Answered, Asked, Command } from '../command.ts'
import { wholeLength } from '../in-units.ts'
import type { GivenFile } from '../io.ts'
import { noAnswer, wrongCall } from '../problem.ts'
import { tableText } from '../table-text.ts'
import * as copy from './import.copy.ts'

const BYTES_PER_MEGABYTE = 1024 * 1024
/** The golfer has not said anything about the files. */
const UNDECIDED = { clubs: [], words: new Map(), takenBack: new Map(), taken: new Map(), full: new Map() }

export const IMPORT: Command = {
  name: 'import',
  takes: '<file …>',
  means: "The clubs in launch monitors' files (CSV or .xlsx), with their carries and how many shots count.",
  examples: [copy.example, 'import monday.csv friday.xlsx --metres --bag takeout.json'],
  options: ['bag'],
  run,
}

async function run(asked: Asked): Promise<Answered> {
  const { args, units, io } = asked
  const golfer = args.isGiven('bag') ? await golferOf(asked) : golferWithCarries([])
  const given = await givenFiles(asked)
  const outcomes = await readShots(
    given.map(({ bytes }) => new Blob([bytes])),
    { golfer: golfer.profile.id, units, choices: [] },
    () => {},
  )
  const files = outcomes.map((outcome) => readFile(outcome, given))
  if (files.reduce((count, { read }) => count + read.shots.length, 0) > MOST_SHOTS) {
    throw noAnswer(copy.tooManyShots(MOST_SHOTS))
  }
  const { clubs, labels, keptBeforeCount } = preview(golfer, files, io.today)
  return {
    text: textOf({ files, clubs, labels, keptBeforeCount }, units),
    answer: {
      files: files.map(({ name, read }) => ({
        file: name,
        monitor: read.vendor,
        shotCount: read.shots.length,
        areUnitsAssumed: read.areUnitsAssumed,
        leftOut: read.leftOut,
      })),
      keptBeforeCount,
      clubs: clubs.map(clubAnswer),
      unnamed: labels,
    },
  }
}

async function givenFiles({ args, io }: Asked): Promise<readonly GivenFile[]> {
  if (args.placed.length === 0) throw wrongCall(copy.fileNeeded)
  if (args.placed.length > MOST_FILES) throw wrongCall(copy.tooManyFiles(MOST_FILES))
  const given = await Promise.all(args.placed.map((path) => io.readFile(path, LARGEST_FILE_BYTES)))
  if (given.reduce((sum, { bytes }) => sum + bytes.length, 0) > LARGEST_FILE_BYTES) {
    throw noAnswer(copy.tooLargeTogether(LARGEST_FILE_BYTES / BYTES_PER_MEGABYTE))
  }
  return given
}

/** The file, or the sheet of one, with its shots. Throws where there are none. */
function readFile({ file, sheet, outcome }: FileOutcome, given: readonly GivenFile[]): ReadFile {
  const { path = '', changedDay } = given[file] ?? {}
  const name = sheet === undefined ? path : `${path}, ${sheet}`
  switch (outcome.kind) {
    case 'shots':
      return { name, written: changedDay, read: outcome.file }
    case 'columns':
      throw noAnswer(copy.unknownColumns(name))
    case 'no-shots':
      throw noAnswer(copy.inFile(name, copy.noShots))
    case 'refused': {
      const { line, message } = outcome.problem
      throw noAnswer(line === undefined ? copy.inFile(name, message) : bagCopy.atLine(name, line, message))
    }
  }
}

/** As the page shows it before the golfer has decided anything. */
function preview({ profile, sessions, playedRounds }: Golfer, files: readonly ReadFile[], today: string) {
  const all = importedShots(files)
  const kept = new Map(sessions.flatMap(({ shots }) => shots.map((shot) => [shot.id, shot] as const)))
  const shots = all.filter(({ id }) => (kept.get(id)?.club ?? null) === null)
  const again = new Set(shots.map(({ id }) => id))
  const packed = packedKept(sessions, (id) => again.has(id))
  const sorted = sortShots(shots, UNDECIDED, profile.golfBag)
  const origin = usualOrigin(files[0]?.read.vendor)
  const question = previewQuestion({ profile, kept: packed, files, shots: sorted.shots, origin, today })
  const learned = learnFromFiles(question, (golfer) => memoryWithRounds(golfer, playedRounds))
  const verdicts = learned.verdicts.slice(packed.length).flat()
  const stored = documentOf(profile).distances
  return {
    keptBeforeCount: all.length - shots.length,
    clubs: previewClubs(sorted, { ...learned, verdicts }, { decisions: UNDECIDED, stored }),
    labels: uncertainLabels(shots, profile.golfBag)
      .filter(({ guess }) => guess === undefined)
      .map(({ label, count }) => ({ label, count })),
  }
}

function clubAnswer({ club, shots, distance }: PreviewClub): object {
  const { count: countedCount = 0, known, longShortYards, leftRightYards } = distance?.shots ?? {}
  return {
    club,
    shotCount: shots.length,
    countedCount,
    carryYards: distance?.distance,
    plusMinusYards: known?.plusMinusYards,
    longShortSdYards: longShortYards,
    leftRightSdYards: leftRightYards,
  }
}

type Imported = ReturnType<typeof preview> & { readonly files: readonly ReadFile[] }

function textOf({ files, clubs, labels, keptBeforeCount }: Imported, units: PreferredUnits): string {
  const rows = clubs.map(({ club, shots, distance }) => [
    copy.clubName(club),
    ...(distance
      ? [wholeLength(distance.distance, units), units, copy.countsText(distance.shots?.count ?? 0, shots.length)]
      : ['', '', copy.noCarry]),
  ])
  return [
    ...files.flatMap(({ name, read: { vendor, shots, leftOut, areUnitsAssumed } }) => [
      copy.fileText({ path: name, vendor, shotCount: shots.length }),
      ...(areUnitsAssumed ? [copy.assumedUnits(units)] : []),
      ...leftOutLines(leftOut),
    ]),
    ...(keptBeforeCount === 0 ? [] : [copy.keptBefore(keptBeforeCount)]),
    ...(rows.length === 0 ? [] : ['', tableText(rows)]),
    ...labels.map(({ label, count }) => copy.unnamed(label, count)),
  ].join('\n')
}

function leftOutLines(leftOut: readonly LeftOutLine[]): readonly string[] {
  return [...groupedBy(leftOut, ({ reason }) => reason)].map(([reason, lines]) =>
    copy.leftOut(
      reason,
      lines.map(({ line }) => line),
    ),
  )
}
