import { hasProgressed } from '@bagwise/golf/progress/progress-entry'
import type { ProgressState } from '@bagwise/golf/progress/progress-entry'
import type { Round } from '@bagwise/golf/handicap/round'
import { perUserCache } from '../../web/src/storage/per-user-cache.ts'
import type { KeptRow, RowsByGolfer } from '../../web/src/storage/per-user-cache.ts'
import type { LocalCopy } from '../../web/src/storage/local-copy.ts'
import { createProgress } from '../../web/src/sync/policies/progress.ts'
import type { KeptEntry } from '../../web/src/sync/policies/progress.ts'
import { createRounds } from '../../web/src/sync/policies/rounds.ts'
import { createOwnCourses } from '../../web/src/sync/own-courses/create-own-courses.ts'
import { createPlayedRounds } from '../../web/src/sync/played/create-played-rounds.ts'
import { createLeftTaps } from '../../web/src/sync/played/left-taps.ts'
import { createShots } from '../../web/src/sync/kept-shots/create-shots.ts'
import { memoryCourseDevice, memoryPlayDevice, memoryShotDevice } from '../../web/src/testing/memory-row-device.ts'
import { memoryLeftCopy } from '../../web/src/testing/played-page.ts'
import { mergedRow } from '../../web/src/sync/policies/round-rows.ts'
import type { KeptRound } from '../../web/src/sync/policies/round-rows.ts'
import type { Network } from './network.ts'

/** Copies in local storage: they outlive the pages of a device and are shared by its tabs. */
export type ListCopies = {
  readonly rounds: SharedCopy<KeptRound>
  readonly progress: SharedCopy<KeptEntry>
  readonly shots: ReturnType<typeof memoryShotDevice>
  readonly courses: ReturnType<typeof memoryCourseDevice>
  readonly played: ReturnType<typeof memoryPlayDevice>
  /** Local storage takes what the database does not. */
  readonly leftPlay: ReturnType<typeof memoryLeftCopy>
}

type SharedCopy<Row extends KeptRow> = {
  /** As one page sees it; what the page writes is told to the others. */
  readonly of: (page: PageSide) => LocalCopy<RowsByGolfer<Row>>
  readonly rows: (golfer: string) => readonly Row[]
}
type PageSide = { readonly isAlive: () => boolean; readonly tellOthers: () => void }

export function listCopies(isFull: () => boolean): ListCopies {
  return {
    rounds: sharedCopy(isFull),
    progress: sharedCopy(isFull),
    shots: memoryShotDevice(),
    courses: memoryCourseDevice(),
    played: memoryPlayDevice(),
    leftPlay: memoryLeftCopy(),
  }
}

function sharedCopy<Row extends KeptRow>(isFull: () => boolean): SharedCopy<Row> {
  let text: string | undefined
  const read = (): RowsByGolfer<Row> | undefined => (text === undefined ? undefined : JSON.parse(text))
  return {
    of: ({ isAlive, tellOthers }) => ({
      read,
      write: (content) => {
        if (!isAlive()) return undefined
        if (isFull()) return { error: new Error('There is no room on the device') }
        text = JSON.stringify(content)
        tellOthers()
        return undefined
      },
    }),
    rows: (golfer) => read()?.find((one) => one.golfer === golfer)?.entries ?? [],
  }
}

/** The outbox asks twice as it chooses an entry; a change that comes meanwhile asks once more. */
const STATES_BEFORE_SENDING = 3

export type PageLists = {
  readonly rounds: ReturnType<typeof createRounds>
  readonly progress: ReturnType<typeof createProgress>
  readonly shots: ReturnType<typeof createShots>
  readonly courses: ReturnType<typeof createOwnCourses>
  readonly played: ReturnType<typeof createPlayedRounds>
  readonly followDevice: () => void
}

type Options = PageSide & {
  readonly golfer: string
  readonly copies: ListCopies
  readonly network: Network
  readonly whileAlive: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly inRoundsTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly inProgressTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly inShotsTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly inCoursesTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly inPlayTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** The other tabs hear that the played rounds on the device have changed. */
  readonly tellPlay: () => void
  /** The other tabs hear that the own courses on the device have changed. */
  readonly tellCourses: () => void
  /** The other tabs hear that the shots on the device have changed. */
  readonly tellShots: () => void
  readonly nowMs: () => number
  readonly flushEdits: () => Promise<void>
  /** As the golfer sees it, and as the server last said. */
  readonly states: () => { readonly shown: ProgressState; readonly confirmed: ProgressState }
  readonly today: () => string
  readonly onFault: (fault: string) => void
}

/** The rounds, the progress, the shots, the own courses and the played rounds of one page: the real cores, over what the device holds. */
export function openLists({
  golfer,
  copies,
  network,
  whileAlive,
  inRoundsTurn,
  inProgressTurn,
  inShotsTurn,
  tellShots,
  inCoursesTurn,
  tellCourses,
  inPlayTurn,
  tellPlay,
  nowMs,
  flushEdits,
  states,
  ...page
}: Options) {
  const { isAlive, tellOthers, today, onFault } = page
  const roundRows = perUserCache(copies.rounds.of({ isAlive, tellOthers }), ({ id }: KeptRound) => id, mergedRow)
  const progressRows = perUserCache(copies.progress.of({ isAlive, tellOthers }), ({ date }: KeptEntry) => date)
  // The history decides when the page tries again.
  const later = () => () => {}
  const checkSession = () => onFault('A page doubted its session')

  const rounds = createRounds({
    rows: roundRows,
    sendSave: (_golfer, change) => whileAlive(() => network.sendRound(change)),
    sendDelete: (_golfer, change) => whileAlive(() => network.sendRound(change)),
    load: () => whileAlive(network.readRounds),
    checkSession,
    inTurn: inRoundsTurn,
    later,
  })
  // What the server has may change in the breath between choosing an entry and sending it.
  let lastConfirmed: readonly ProgressState[] = []
  const progress = createProgress({
    rows: progressRows,
    states: () => {
      const now = states()
      lastConfirmed = [now.confirmed, ...lastConfirmed].slice(0, STATES_BEFORE_SENDING)
      return { golfer, ...now }
    },
    today,
    flushEdits,
    send: (entry) => {
      const isAhead = lastConfirmed.every((confirmed) => hasProgressed(entry, confirmed))
      if (isAlive() && entry.date === today() && isAhead) {
        onFault(`The entry of ${entry.date} was sent before the edits that it comes from`)
      }
      return whileAlive(() => network.sendProgress(entry))
    },
    load: () => whileAlive(network.readProgress),
    checkSession,
    inTurn: inProgressTurn,
    later,
  })
  const shots = createShots({
    device: { update: (owner, taken) => whileAlive(() => copies.shots.update(owner, taken)) },
    tellTabs: tellShots,
    send: (message) => whileAlive(() => network.sendShots(message)),
    loadPage: (after) => whileAlive(() => network.readShots(after)),
    nowMs,
    checkSession,
    inTurn: inShotsTurn,
    later,
  })
  const courses = createOwnCourses({
    device: { update: (owner, taken) => whileAlive(() => copies.courses.update(owner, taken)) },
    tellTabs: tellCourses,
    sendSave: (_golfer, message) => whileAlive(() => network.sendCourse(message)),
    sendDelete: (_golfer, message) => whileAlive(() => network.sendCourse(message)),
    get: (_golfer, id) => whileAlive(() => network.readCourse(id)),
    list: () => whileAlive(network.listCourses),
    checkSession,
    inTurn: inCoursesTurn,
    later,
  })
  const { copy: leftPlay } = copies.leftPlay
  const played = createPlayedRounds({
    device: { update: (owner, taken) => whileAlive(() => copies.played.update(owner, taken)) },
    tellTabs: tellPlay,
    left: createLeftTaps({
      read: leftPlay.read,
      write: (content) => (isAlive() ? leftPlay.write(content) : { error: new Error('The page is closed') }),
    }),
    sendSave: (_golfer, { save, changes }) => whileAlive(() => network.sendPlay({ save, changes })),
    sendDelete: (_golfer, { save, round, base }) => whileAlive(() => network.deletePlayed({ save, round, base })),
    get: (_golfer, id) => whileAlive(() => network.readPlayed(id)),
    list: () => whileAlive(network.listPlayed),
    removeIndexRound: () => undefined,
    keepIndexRound: () => {},
    nowMs,
    checkSession,
    inTurn: inPlayTurn,
    later,
  })
  rounds.belongTo(golfer)
  progress.belongTo(golfer)
  shots.belongTo(golfer)
  courses.belongTo(golfer)
  played.belongTo(golfer)
  return {
    rounds,
    progress,
    shots,
    courses,
    played,
    followDevice: () => {
      roundRows.followDevice()
      progressRows.followDevice()
    },
  } satisfies PageLists
}

/** The fields that histories change: texts, so that no two edits give the same value. */
export const ROUND_FIELDS = ['course', 'tees'] as const
export type RoundField = (typeof ROUND_FIELDS)[number]

export function sampleRound(id: string, roundNumber: number): Round {
  return {
    id,
    date: '2026-05-02',
    course: `Course ${roundNumber}`,
    tees: `Tees ${roundNumber}`,
    adjustedGrossScore: 90,
    courseRating: 72,
    slopeRating: 113,
    playingConditions: null,
  }
}
