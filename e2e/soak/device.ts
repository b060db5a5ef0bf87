import { documentOf } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { HistoryEntry, VersionedProfile } from '@bagwise/contract/profile'
import type { GolferEdits, ProfileValues } from '../../web/src/sync/edit-state.ts'
import { withMemoryFallback } from '../../web/src/sync/outbox-store.ts'
import { memoryStore } from '../../web/src/testing/memory-store.ts'
import { withChanges } from '../../web/src/sync/edit-state.ts'
import { createProfileEdits } from '../../web/src/sync/policies/profile.ts'
import { newerOf } from '../../web/src/sync/profile-query.ts'
import type { Network } from './network.ts'
import { listCopies, openLists } from './page-lists.ts'
import type { ListCopies, PageLists } from './page-lists.ts'
import { createSenderLock } from './sender-lock.ts'
import type { SenderLock } from './sender-lock.ts'

/** The page in one tab: the real core that keeps and sends edits, over what the device holds. */
export type Page = {
  readonly save: (values: ProfileValues) => void
  readonly flush: () => void
  /** The golfer comes back to the tab. */
  readonly comeToFront: () => Promise<void>
  /** The profile as the golfer sees it. */
  readonly shown: () => ProfileDocument
  readonly snapshot: () => VersionedProfile
  readonly isKept: () => boolean
  readonly hear: (snapshot: VersionedProfile) => void
  readonly followDevice: () => void
  /** Another tab has written its rounds or its progress. */
  readonly followLists: () => void
  readonly rounds: PageLists['rounds']
  readonly progress: PageLists['progress']
  readonly shots: PageLists['shots']
  readonly courses: PageLists['courses']
  readonly played: PageLists['played']
  /** Ends at once, whatever is under way. */
  readonly kill: () => void
}

export type Device = {
  /** Opens the tab when it is not open. */
  readonly page: (tab: number) => Page
  readonly openPages: () => readonly Page[]
  /** Kills the tab and opens it again over what the device has kept. */
  readonly reload: (tab: number) => void
  /** From now on the device neither reads nor keeps edits, or does again. */
  readonly failStore: (isFailing: boolean) => void
  readonly isStoreFailing: () => boolean
  /** The profile that the device starts with. */
  readonly copy: () => VersionedProfile
  readonly held: () => GolferEdits
  readonly lists: ListCopies
  readonly network: Network
}

export type DeviceOptions = {
  /** The calendar day on the device. */
  readonly today?: () => string
  /** The clock of the device. */
  readonly nowMs?: () => number
  readonly onFault?: (fault: string) => void
  readonly network: Network
  readonly start: VersionedProfile
  /** Browsers have locks on https and localhost only. */
  readonly hasLocks: boolean
  /** A page is about to be killed. */
  readonly onKilled?: (page: Page) => void
  readonly onConflicts?: (conflicts: readonly HistoryEntry[], snapshot: VersionedProfile) => void
}

type Shared = Required<Pick<DeviceOptions, 'network' | 'today' | 'nowMs' | 'onFault'>> &
  Pick<DeviceOptions, 'onConflicts'> & {
    readonly rows: ReturnType<typeof memoryStore>
    readonly lists: ListCopies
    readonly lock: SenderLock
    readonly progressLock: SenderLock
    readonly roundsLock: SenderLock
    readonly shotsLock: SenderLock
    readonly coursesLock: SenderLock
    readonly playLock: SenderLock
    readonly readCopy: () => VersionedProfile
    readonly writeCopy: (snapshot: VersionedProfile) => void
    readonly others: (page: Page) => readonly Page[]
  }

/** A phone or a laptop: rows and a copy of the profile, which outlive its pages, and up to any number of tabs. */
export function createDevice({ network, start, hasLocks, onKilled, onConflicts, ...more }: DeviceOptions): Device {
  const { today = () => '2026-05-02', nowMs = Date.now, onFault = () => {} } = more
  const rows = memoryStore()
  const pages = new Map<number, Page>()
  let copy = start
  let isFailing = false
  const lists = listCopies(() => isFailing)
  const shared: Shared = {
    network,
    rows,
    lists,
    today,
    nowMs,
    onFault,
    lock: createSenderLock(hasLocks),
    progressLock: createSenderLock(hasLocks),
    roundsLock: createSenderLock(hasLocks),
    shotsLock: createSenderLock(hasLocks),
    coursesLock: createSenderLock(hasLocks),
    playLock: createSenderLock(hasLocks),
    readCopy: () => copy,
    writeCopy: (snapshot) => {
      copy = snapshot
    },
    others: (page) => [...pages.values()].filter((other) => other !== page),
    ...(onConflicts ? { onConflicts } : {}),
  }

  function page(tab: number): Page {
    const open = pages.get(tab) ?? openPage(shared)
    pages.set(tab, open)
    return open
  }

  return {
    network,
    page,
    openPages: () => [...pages.values()],
    reload: (tab) => {
      const open = pages.get(tab)
      if (open) onKilled?.(open)
      open?.kill()
      pages.delete(tab)
      page(tab)
    },
    failStore: (isFailingNow) => {
      isFailing = isFailingNow
      const failure = isFailing ? new Error('The database of the device fails') : undefined
      rows.failWith(failure)
      lists.shots.failWith(failure)
      lists.courses.failWith(failure)
      lists.played.failWith(failure)
    },
    isStoreFailing: () => isFailing,
    copy: () => copy,
    held: () => rows.held(start.profile.id),
    lists,
  }
}

function openPage(shared: Shared): Page {
  const {
    network,
    rows,
    lists: copies,
    lock,
    progressLock,
    roundsLock,
    shotsLock,
    coursesLock,
    playLock,
    readCopy,
    writeCopy,
    others,
    onConflicts,
  } = shared
  let snapshot = readCopy()
  let isAlive = true
  const owner = Symbol('page')

  /** A killed page never hears how something ended. */
  async function whileAlive<Result>(task: () => Promise<Result>): Promise<Result> {
    if (!isAlive) return never()
    try {
      const result = await task()
      return isAlive ? result : await never()
    } catch (error) {
      if (!isAlive) return never()
      throw error
    }
  }

  function hear(arrived: VersionedProfile) {
    snapshot = newerOf(snapshot, arrived)
  }

  const edits = createProfileEdits({
    store: withMemoryFallback({
      update: (golfer, step) => whileAlive(() => rows.update(golfer, step)),
      countOthers: (golfer) => whileAlive(() => rows.countOthers(golfer)),
    }),
    readSnapshot: () => snapshot,
    writeSnapshot: (answer) => {
      hear(answer)
      writeCopy(snapshot)
      for (const other of others(page)) queueMicrotask(() => other.hear(answer))
    },
    send: (batch) =>
      whileAlive(async () => {
        const { conflicts, ...answer } = await network.send(batch)
        onConflicts?.(conflicts, answer)
        return answer
      }),
    // The history decides when the page tries again.
    later: () => () => {},
    checkSession: () => {},
    inTurn: (task) => whileAlive(() => lock.inTurn(owner, task)),
    tellTabs: () => {
      for (const other of others(page)) queueMicrotask(other.followDevice)
    },
  })

  function shown(): ProfileDocument {
    const { inflight, waiting } = edits.state()
    return withChanges(withChanges(documentOf(snapshot.profile), inflight?.set ?? {}), waiting)
  }

  function stateOf({ scalars, distances }: ProfileDocument) {
    return { handicap: scalars.handicap, clubDistances: distances }
  }

  const lists = openLists({
    golfer: snapshot.profile.id,
    copies,
    network,
    whileAlive,
    isAlive: () => isAlive,
    inRoundsTurn: (task) => whileAlive(() => roundsLock.inTurn(owner, task)),
    inProgressTurn: (task) => whileAlive(() => progressLock.inTurn(owner, task)),
    inShotsTurn: (task) => whileAlive(() => shotsLock.inTurn(owner, task)),
    inCoursesTurn: (task) => whileAlive(() => coursesLock.inTurn(owner, task)),
    inPlayTurn: (task) => whileAlive(() => playLock.inTurn(owner, task)),
    tellPlay: () => {
      if (isAlive) for (const other of others(page)) queueMicrotask(() => void other.played.followDevice())
    },
    tellCourses: () => {
      if (isAlive) for (const other of others(page)) queueMicrotask(() => void other.courses.followDevice())
    },
    tellShots: () => {
      if (isAlive) for (const other of others(page)) queueMicrotask(() => void other.shots.followDevice())
    },
    nowMs: shared.nowMs,
    flushEdits: edits.flush,
    states: () => ({ shown: stateOf(shown()), confirmed: stateOf(documentOf(snapshot.profile)) }),
    today: shared.today,
    onFault: shared.onFault,
    tellOthers: () => {
      for (const other of others(page)) queueMicrotask(other.followLists)
    },
  })
  let followed = edits.state()
  edits.subscribe(() => {
    const { inflight, waiting } = edits.state()
    const isChange = inflight !== followed.inflight || waiting !== followed.waiting
    followed = edits.state()
    if (isChange && isAlive) lists.progress.note()
  })

  const page: Page = {
    save: edits.save,
    flush: () => {
      void edits.flush()
      void lists.progress.flush()
      void lists.rounds.sync()
      void lists.shots.sync()
      void lists.courses.sync()
      void lists.played.sync()
    },
    comeToFront: () =>
      whileAlive(async () => {
        edits.followDevice()
        void lists.progress.flush()
        void lists.rounds.reload()
        lists.shots.comeBack()
        lists.courses.comeBack()
        lists.played.comeBack()
        hear(await network.read())
        writeCopy(snapshot)
      }),
    shown,
    rounds: lists.rounds,
    progress: lists.progress,
    shots: lists.shots,
    courses: lists.courses,
    played: lists.played,
    snapshot: () => snapshot,
    isKept: edits.isKept,
    hear,
    followDevice: () => {
      if (isAlive) edits.followDevice()
    },
    followLists: lists.followDevice,
    kill: () => {
      isAlive = false
      lock.letGo(owner)
      progressLock.letGo(owner)
      roundsLock.letGo(owner)
      shotsLock.letGo(owner)
      coursesLock.letGo(owner)
      playLock.letGo(owner)
    },
  }
  edits.belongTo(snapshot.profile.id)
  return page
}

function never<Result>(): Promise<Result> {
  return new Promise(() => {})
}
