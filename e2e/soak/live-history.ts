import { randomUUID } from 'node:crypto'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { hasEdits } from '../../web/src/sync/edit-state.ts'
import { newerOf } from '../../web/src/sync/profile-query.ts'
import { roundOf } from '../../web/src/sync/policies/round-rows.ts'
import { RequestProblem } from '../../web/src/http/request.ts'
import { hasProgressed } from '@bagwise/golf/progress/progress-entry'
import { ownCourseId } from '@bagwise/contract/own-course-id'
import { isSameRound } from '@bagwise/contract/merge-round'
import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import type { Round } from '@bagwise/golf/handicap/round'
import { noCases } from './case-counts.ts'
import type { CaseCounts } from './case-counts.ts'
import { clearCourses, findCourseFaults, findShownCourseFaults, readAllCourses } from './course-faults.ts'
import { createDevice } from './device.ts'
import type { Device, Page } from './device.ts'
import type { GolferAccount, SentPlay } from './golfer-account.ts'
import { DEVICE_COUNT, EDITED_PATHS, valueOf } from './golfer-history.ts'
import type { GolferHistory, Step } from './golfer-history.ts'
import { findMergeFaults } from './merge-faults.ts'
import { createNetwork } from './network.ts'
import { sampleRound } from './page-lists.ts'
import { clearPlayed, findPlayedFaults, findShownPlayedFaults, readAllPlayed } from './played-faults.ts'
import { createTypedRounds, findRoundFaults } from './round-faults.ts'
import type { ArrivedChange, TypedRounds } from './round-faults.ts'
import { findShotFaults, findShownFaults, readAllShots } from './shot-faults.ts'
import type { ArrivedShots } from './shot-faults.ts'
import { createTypedCourses, sampleOwnCourse } from './typed-courses.ts'
import type { CourseExchange, TypedCourses } from './typed-courses.ts'
import { clubOf, createTypedShots, markOf, sampleSession, sampleShot } from './typed-shots.ts'
import type { TypedShots } from './typed-shots.ts'
import { HOLES_OF_ROUND, createTypedPlayed } from './typed-played.ts'
import type { TypedPlayed } from './typed-played.ts'
import { createTypedValues } from './typed-values.ts'
import type { TypedValues } from './typed-values.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const EARLIEST_HISTORY = '2010-01-01'
/** A device goes on writing under a day that is this near. */
const DAYS_BETWEEN_HISTORIES = 3
/** Fewer than an account may have: local ones of three devices are among them. */
const MOST_COURSES = 8
/** So that a deletion can be undone for some steps. */
const STEP_MS = 4_000

/** What a history came to: no fault means that every promise held. */
export type LivedHistory = { readonly counts: CaseCounts; readonly faults: readonly string[] }

/** Lives through a history with real pages and a real server, lets everything sync and looks for what went wrong. */
export async function liveThrough(history: GolferHistory, account: GolferAccount): Promise<LivedHistory> {
  const counts = { ...noCases(), histories: 1 }
  const faults: string[] = []
  const batches = new Map<string, ProfileBatch>()
  const start = await begin(history, account)
  const startRounds = await beginRounds(account)
  await clearCourses(account)
  await clearPlayed(account)
  const exchanges: CourseExchange[] = []
  const arrived: ArrivedChange[] = []
  const frozen = createFrozenMessages((fault) => faults.push(fault))
  const calendar = { today: await firstDay(account), nowMs: 0 }
  const arrivedShots: ArrivedShots[] = []
  const arrivedPlay: SentPlay[] = []
  const oldEntries = new Set((await account.readHistory()).map(({ id }) => id))
  const devices = Array.from({ length: DEVICE_COUNT }, (_, index) => {
    const onSent = (batch: ProfileBatch) => batches.set(batch.batch, batch)
    const onProblem = (problem: unknown) => faults.push(`The server answered with: ${String(problem)}`)
    const typedCourses = createTypedCourses()
    const network = createNetwork(account, {
      counts,
      onSent,
      onProblem,
      onRound: (change, begunAt, endedAt) => {
        frozen.note(change.save, change)
        // What arrives again changes nothing.
        const isAgain = arrived.some((one) => one.change.save === change.save)
        if (!isAgain) arrived.push({ change, begunAt, endedAt, device: index })
      },
      onProgress: (entry) => frozen.note(entry.id, entry),
      onShots: (message, begunAt, endedAt) => {
        frozen.note(message.save, message)
        const isAgain = arrivedShots.some((one) => one.message.save === message.save)
        if (!isAgain) arrivedShots.push({ message, begunAt, endedAt })
      },
      onCourse: (message) => {
        const { id, save, base, course } = message
        // A deletion may take the id of a save that is not to arrive any more.
        frozen.note(`${course ? 'save' : 'delete'} ${save}`, { id, base, course })
        typedCourses.noteSent(message)
      },
      onPlay: (message) => frozen.note(message.save, message),
      onPlayArrived: (message) => arrivedPlay.push(message),
      onCourseAnswer: (message, answer, isHeard) => exchanges.push({ device: index, message, answer, isHeard }),
    })
    const [typed, typedRounds, typedShots] = [createTypedValues(), createTypedRounds(), createTypedShots()]
    const typedPlayed = createTypedPlayed()
    const onKilled = (page: Page) => {
      typed.noteKilled(page)
      typedRounds.noteKilled(page)
      typedShots.noteKilled(page)
      typedCourses.noteKilled(page)
      typedPlayed.noteKilled(page)
    }
    const device = createDevice({
      network,
      start,
      hasLocks: history.hasLocks,
      onKilled,
      today: () => calendar.today,
      nowMs: () => calendar.nowMs,
      onFault: (fault) => faults.push(fault),
    })
    return { typed, typedRounds, typedShots, typedCourses, typedPlayed, ...device }
  })

  try {
    await takeSteps(history, { devices, counts, faults, calendar, startRounds })
    const end = await syncAll(devices, account)
    const entries = (await account.readHistory()).filter(({ id }) => !oldEntries.has(id))
    const typed = devices.flatMap((device) => device.typed.owed())
    const gone = devices.flatMap((device) => device.typed.gone())
    faults.push(...findDeviceFaults(devices, end))
    const typedRounds = devices.map((device) => device.typedRounds)
    const { rounds } = await account.readRounds()
    counts.roundValues += typedRounds.flatMap((one) => one.all()).length
    faults.push(...findRoundFaults({ start: startRounds, end: rounds, arrived, typed: typedRounds }))
    faults.push(...(await findListFaults(devices, account)))
    const shots = await readAllShots(account)
    const typedShots = devices.map((device) => device.typedShots)
    const allTyped = typedShots.map((one) => one.all())
    counts.shotValues += allTyped.reduce((count, one) => count + one.shots.length + one.words.length, 0)
    faults.push(...findShotFaults({ end: shots, arrived: arrivedShots, typed: typedShots }))
    faults.push(...(await findShownFaults(devices, shots)))
    const courses = await readAllCourses(account)
    for (const device of devices) device.typedCourses.look(device.openPages())
    const typedCourses = devices.map((device) => device.typedCourses)
    counts.courseValues += typedCourses.reduce((count, one) => count + one.all().length, 0)
    faults.push(...(await findShownCourseFaults(devices, courses)))
    faults.push(...findCourseFaults({ devices, end: courses, exchanges, typed: typedCourses }))
    const played = await readAllPlayed(account)
    for (const device of devices) device.typedPlayed.look(device.openPages())
    const typedPlayed = devices.map((device) => device.typedPlayed)
    counts.playValues += typedPlayed.reduce((count, one) => count + one.all().length, 0)
    faults.push(...(await findShownPlayedFaults(devices, played)))
    faults.push(...findPlayedFaults({ end: played, arrived: arrivedPlay, typed: typedPlayed }))
    faults.push(...findMergeFaults({ batches: [...batches.values()], start, end, entries, typed, gone, counts }))
  } catch (error) {
    faults.push(String(error))
  } finally {
    for (const page of devices.flatMap((device) => device.openPages())) page.kill()
  }
  return { counts, faults }
}

/** Puts the golfer's profile where the history starts from. */
async function begin({ start }: GolferHistory, account: GolferAccount): Promise<VersionedProfile> {
  const before = documentOf((await account.readProfile()).profile)
  const changes = EDITED_PATHS.map((path, index) => {
    const parsed = parseProfilePath(path)
    const way = start[index]
    if (!parsed || !way) throw new Error(`Nothing says where ${path} starts from`)
    return [path, { base: valueAt(before, parsed), value: valueOf({ path, way }, index + 1) }] as const
  })
  return account.send({ batch: randomUUID(), golfer: account.id, set: Object.fromEntries(changes) })
}

/** Rounds that every device meets on the server. */
async function beginRounds(account: GolferAccount): Promise<readonly Round[]> {
  const rounds = [1, 2].map((roundNumber) => sampleRound(randomUUID(), roundNumber))
  for (const round of rounds) await account.sendRound({ save: randomUUID(), base: null, round, isDeleted: false })
  return rounds
}

/** Long ago, since the server takes no day that is still to come, and after the days of the golfer's earlier histories. */
async function firstDay(account: GolferAccount): Promise<string> {
  const { entries } = await account.readProgress()
  return dayAfter(entries.at(-1)?.date ?? EARLIEST_HISTORY, DAYS_BETWEEN_HISTORIES)
}

function dayAfter(day: string, dayCount: number): string {
  return new Date(Date.parse(day) + dayCount * DAY_MS).toISOString().slice(0, day.length)
}

/** What is sent again under the same id has to be the same. */
function createFrozenMessages(onFault: (fault: string) => void) {
  const sent = new Map<string, unknown>()
  return {
    note: (id: string, message: unknown): void => {
      const text = JSON.stringify(message)
      const first = sent.get(id) ?? JSON.parse(text)
      // The order of its fields may be another one.
      if (!isSameValue(first, JSON.parse(text))) {
        onFault(`Under the same id ${JSON.stringify(first)} was sent again as ${text}`)
      }
      sent.set(id, first)
    },
  }
}

type HeldDevice = Device & {
  readonly typed: TypedValues
  readonly typedRounds: TypedRounds
  readonly typedShots: TypedShots
  readonly typedCourses: TypedCourses
  readonly typedPlayed: TypedPlayed
}
type Calendar = { today: string; nowMs: number }
type Stage = {
  readonly devices: readonly HeldDevice[]
  readonly counts: CaseCounts
  readonly faults: string[]
  readonly calendar: Calendar
  readonly startRounds: readonly Round[]
}

async function takeSteps({ steps }: GolferHistory, { devices, startRounds, ...stage }: Stage): Promise<void> {
  let editNumber = EDITED_PATHS.length
  const nextEditNumber = () => (editNumber += 1)
  const roundIds = new Set(startRounds.map(({ id }) => id))
  const sessionIds = new Set<string>()
  const courseIds = new Set<string>()
  let scoreCount = 0
  const nextScore = () => (scoreCount += 1)
  for (const step of steps) {
    const device = devices[step.device]
    if (device) await take(step, { ...stage, device, nextEditNumber, roundIds, sessionIds, courseIds, nextScore })
  }
}

type Scene = {
  readonly device: HeldDevice
  readonly counts: CaseCounts
  readonly faults: string[]
  readonly calendar: Calendar
  readonly nextEditNumber: () => number
  /** The rounds of this history: the golfer may have others of earlier ones. */
  readonly roundIds: Set<string>
  /** The same of sessions of shots. */
  readonly sessionIds: Set<string>
  readonly courseIds: Set<string>
  /** Another one with each call. */
  readonly nextScore: () => number
}

async function take(step: Step, scene: Scene): Promise<void> {
  const { device, counts, faults, calendar, nextEditNumber } = scene
  const { network } = device
  const { tab, killedAfterTurns } = step
  network.meet(step.fate)
  calendar.nowMs += STEP_MS
  const page = device.page(tab)
  await network.quiet()

  if (step.kind === 'edit') {
    counts.edits += step.edits.length
    device.typed.save(page, Object.fromEntries(step.edits.map((edit) => [edit.path, valueOf(edit, nextEditNumber())])))
  }
  if (step.kind === 'round') changeRound(page, step, scene)
  if (step.kind === 'shot') changeShots(page, step, scene)
  if (step.kind === 'course') changeCourse(page, step, scene)
  if (step.kind === 'play') changePlayed(page, step, scene)
  if (step.kind === 'next day') calendar.today = dayAfter(calendar.today, 1)
  if (step.kind === 'sync') page.flush()
  if (step.kind === 'come to front') comeToFront(page, faults)
  if (step.kind === 'network wakes') network.wake()
  if (step.kind === 'store works') device.failStore(false)
  if (step.kind === 'store fails') {
    counts.storeFailures += 1
    device.failStore(true)
  }
  if (step.kind === 'reload') {
    counts.reloads += 1
    await reload(device, tab, faults)
  }
  if (killedAfterTurns !== undefined) {
    for (let turn = 0; turn < killedAfterTurns; turn += 1) await undefined
    counts.reloads += 1
    device.reload(tab)
  }
  await network.quiet()
  device.typed.look()
  device.typedRounds.look()
  device.typedShots.look()
  device.typedCourses.look(device.openPages())
  device.typedPlayed.look(device.openPages())
}

/** Does nothing where the page shows no round of this history. */
function changeRound(
  page: Page,
  { change, pick }: Extract<Step, { kind: 'round' }>,
  { device, counts, nextEditNumber, roundIds }: Scene,
): void {
  const { typedRounds } = device
  if (change === 'add') {
    const round = sampleRound(randomUUID(), nextEditNumber())
    roundIds.add(round.id)
    counts.roundChanges += 1
    typedRounds.save(page, round)
    return
  }
  const shown = page.rounds.state().rounds.filter(({ id }) => roundIds.has(id))
  const known = shown[pick % Math.max(1, shown.length)]
  if (!known) return
  counts.roundChanges += 1
  const seen = roundOf(known)
  if (change === 'delete') typedRounds.remove(page, seen)
  else if (change === 'edit course') typedRounds.save(page, { ...seen, course: `Course ${nextEditNumber()}` }, seen)
  else typedRounds.save(page, { ...seen, tees: `Tees ${nextEditNumber()}` }, seen)
}

/** Does nothing where the page shows no shot of this history. */
function changeShots(
  page: Page,
  { change, pick }: Extract<Step, { kind: 'shot' }>,
  { device, counts, calendar, nextEditNumber, sessionIds }: Scene,
): void {
  const { typedShots } = device
  const shown = page.shots.state().sessions.filter(({ id }) => sessionIds.has(id))
  const picked = shown[pick % Math.max(1, shown.length)]
  const shot = picked?.shots[pick % Math.max(1, picked.shots.length)]
  counts.shotChanges += 1
  if (change === 'undo') return typedShots.undo()
  if (change === 'begin session' || !picked) {
    const session = sampleSession(calendar.today)
    sessionIds.add(session.id)
    return typedShots.keep(page, session, sampleShot(session.id, nextEditNumber()))
  }
  const { shots: _shots, ...session } = picked
  if (change === 'log' || !shot) return typedShots.keep(page, session, sampleShot(session.id, nextEditNumber()))
  if (change === 'mark') return typedShots.say(page, shot.id, { mark: markOf(nextEditNumber()) })
  if (change === 'change club') return typedShots.say(page, shot.id, { club: clubOf(nextEditNumber()) })
  typedShots.remove(page, change === 'delete shot' ? { shots: [shot.id] } : { sessions: [session.id] })
}

/** Does nothing where the page shows no own course; before it has read its device it shows none. */
function changeCourse(
  page: Page,
  { change, pick }: Extract<Step, { kind: 'course' }>,
  { device, counts, nextEditNumber, courseIds }: Scene,
): void {
  const { typedCourses } = device
  const { courses, isReady } = page.courses.state()
  if (!isReady) return
  counts.courseChanges += 1
  if (change === 'undo') return typedCourses.undo()
  if (change === 'map' && courseIds.size < MOST_COURSES) {
    const id = ownCourseId(randomUUID())
    courseIds.add(id)
    return typedCourses.save(page, sampleOwnCourse(id, nextEditNumber()), { isLocalOnly: pick === 0 })
  }
  const shown = courses[pick % Math.max(1, courses.length)]
  if (!shown) return
  if (change === 'delete') return typedCourses.remove(page, shown)
  const { course: seen, isLocalOnly } = shown
  const isHereOnly = change === 'keep here only' || (isLocalOnly && change !== 'send again')
  const course = change === 'change' ? sampleOwnCourse(seen.id, nextEditNumber()) : seen
  typedCourses.save(page, course, { isLocalOnly: isHereOnly, seen })
}

/** Does nothing where the page shows no round that is being played; before it has read its device it shows none. */
function changePlayed(
  page: Page,
  { change, pick }: Extract<Step, { kind: 'play' }>,
  { device, counts, calendar, nextScore }: Scene,
): void {
  const { typedPlayed } = device
  const { rounds, isReady } = page.played.state()
  if (!isReady) return
  counts.playChanges += 1
  if (change === 'undo') return typedPlayed.undo()
  const open = rounds.filter(({ round }) => round.state === 'playing')
  const round = open[pick % Math.max(1, open.length)]?.round.id
  if (round === undefined || (change === 'begin' && pick === 0)) return void typedPlayed.begin(page, calendar.today)
  const place = { round, hole: 1 + (pick % HOLES_OF_ROUND) }
  if (change === 'hit' || change === 'begin') typedPlayed.hit(page, place)
  if (change === 'score') {
    const score = nextScore()
    if (score <= PLAYED_HOLE_RANGES.score.highest) typedPlayed.score(page, place, score)
  }
  if (change === 'penalty') typedPlayed.penalty(page, place)
  if (change === 'undo tap') typedPlayed.undoTap(page, place)
  if (change === 'finish') typedPlayed.finish(page, round)
  if (change === 'delete') typedPlayed.remove(page, round)
}

function comeToFront(page: Page, faults: string[]): void {
  page.comeToFront().catch((error: unknown) => {
    if (!(error instanceof RequestProblem)) faults.push(`Coming back to the page failed: ${String(error)}`)
  })
}

/** What a page has kept, the page after it shows. A second tab may have kept more than this one has heard of. */
async function reload(device: Device, tab: number, faults: string[]): Promise<void> {
  const before = device.page(tab)
  const isAlone = device.openPages().length === 1
  const isComparable =
    isAlone && !device.isStoreFailing() && before.isKept() && before.snapshot().version === device.copy().version
  device.network.meet('lost request')
  // It may have opened while the store could not be read.
  if (isComparable) before.followDevice()
  await device.network.quiet()
  const shown = before.shown()
  device.reload(tab)
  await device.network.quiet()
  if (isComparable && !isSameValue(device.page(tab).shown(), shown)) faults.push('A reload changed what is shown')
}

/** Nothing gets lost any more: each page sends what it has, once, and looks at the profile. */
async function syncAll(devices: readonly Device[], account: GolferAccount): Promise<VersionedProfile> {
  for (const device of devices) {
    device.network.meet('arrives')
    device.failStore(false)
    device.page(0)
    device.network.wake()
    await device.network.quiet()
    for (const page of device.openPages()) {
      page.flush()
      // Also what could be undone yet.
      void page.shots.flush()
      void page.played.flush()
    }
    await device.network.quiet()
  }
  // What was deleted on one device comes back from another as a whole, once both have looked.
  for (const page of [...devices, ...devices].flatMap((device) => device.openPages())) await page.played.reload()
  const end = await account.readProfile()
  for (const page of devices.flatMap((device) => device.openPages())) page.hear(end)
  return end
}

function findDeviceFaults(devices: readonly Device[], end: VersionedProfile): readonly string[] {
  const stored = documentOf(end.profile)
  return devices.flatMap((device, index) => {
    const faults: string[] = []
    if (hasEdits(device.held())) faults.push(`Edits are stuck on device ${index}`)
    for (const { path, message } of device.held().refused)
      faults.push(`${path} of device ${index} was refused: ${message}`)
    for (const page of device.openPages()) {
      if (newerOf(page.snapshot(), end) !== end) faults.push(`Device ${index} knows a version the server does not have`)
      if (!isSameValue(page.shown(), stored)) faults.push(`Device ${index} shows another profile than the server has`)
    }
    return faults
  })
}

/** Everything is sent, and a page that is opened now shows what the server has. */
async function findListFaults(devices: readonly Device[], account: GolferAccount): Promise<readonly string[]> {
  const { rounds } = await account.readRounds()
  const faults: string[] = []
  for (const [index, device] of devices.entries()) {
    for (const page of device.openPages()) {
      if (page.rounds.hasUnsent()) faults.push(`A round is stuck on device ${index}`)
      if (page.progress.hasUnsent()) faults.push(`A progress entry is stuck on device ${index}`)
      await page.rounds.reload()
      const shown = new Map(page.rounds.state().rounds.map((round) => [round.id, roundOf(round)]))
      const isSame =
        shown.size === rounds.length && rounds.every((round) => isSameRound(round, shown.get(round.id) ?? null))
      if (!isSame) faults.push(`Device ${index} shows other rounds than the server has`)
    }
    device.reload(0)
    await device.network.quiet()
    const { entries } = await account.readProgress()
    const shown = device.page(0).progress.entries()
    const isSame =
      shown.length === entries.length &&
      entries.every((entry, place) => {
        const other = shown[place]
        return other?.date === entry.date && !hasProgressed(other, entry)
      })
    if (!isSame)
      faults.push(
        `Device ${index} shows other progress than the server has ${JSON.stringify([shown.slice(-3), entries.slice(-3)])}`,
      )
  }
  return faults
}
