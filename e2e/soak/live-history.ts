import { randomUUID } from 'node:crypto'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { hasEdits } from '../../web/src/api/device-store/edit-rows.ts'
import { newerOf } from '../../web/src/api/profile/profile-query.ts'
import { RequestProblem } from '../../web/src/api/request.ts'
import { noCases } from './case-counts.ts'
import type { CaseCounts } from './case-counts.ts'
import { createDevice } from './device.ts'
import type { Device, Page } from './device.ts'
import type { GolferAccount } from './golfer-account.ts'
import { DEVICE_COUNT, EDITED_PATHS, valueOf } from './golfer-history.ts'
import type { GolferHistory, Step } from './golfer-history.ts'
import { findMergeFaults } from './merge-faults.ts'
import { createNetwork } from './network.ts'
import { createTypedValues } from './typed-values.ts'
import type { TypedValues } from './typed-values.ts'

/** What a history came to: no fault means that every promise held. */
export type LivedHistory = { readonly counts: CaseCounts; readonly faults: readonly string[] }

/** Lives through a history with real pages and a real server, lets everything sync and looks for what went wrong. */
export async function liveThrough(history: GolferHistory, account: GolferAccount): Promise<LivedHistory> {
  const counts = { ...noCases(), histories: 1 }
  const faults: string[] = []
  const batches = new Map<string, ProfileBatch>()
  const start = await begin(history, account)
  const oldEntries = new Set((await account.readHistory()).map(({ id }) => id))
  const devices = Array.from({ length: DEVICE_COUNT }, () => {
    const onSent = (batch: ProfileBatch) => batches.set(batch.batch, batch)
    const onProblem = (problem: unknown) => faults.push(`The server answered with: ${String(problem)}`)
    const network = createNetwork(account, { counts, onSent, onProblem })
    const typed = createTypedValues()
    return { typed, ...createDevice({ network, start, hasLocks: history.hasLocks, onKilled: typed.noteKilled }) }
  })

  try {
    await takeSteps(history, { devices, counts, faults })
    const end = await syncAll(devices, account)
    const entries = (await account.readHistory()).filter(({ id }) => !oldEntries.has(id))
    const typed = devices.flatMap((device) => device.typed.owed())
    const gone = devices.flatMap((device) => device.typed.gone())
    faults.push(...findDeviceFaults(devices, end))
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

type HeldDevice = Device & { readonly typed: TypedValues }
type Stage = { readonly devices: readonly HeldDevice[]; readonly counts: CaseCounts; readonly faults: string[] }

async function takeSteps({ steps }: GolferHistory, { devices, counts, faults }: Stage): Promise<void> {
  let editNumber = EDITED_PATHS.length
  const nextEditNumber = () => (editNumber += 1)
  for (const step of steps) {
    const device = devices[step.device]
    if (device) await take(step, { device, counts, faults, nextEditNumber })
  }
}

type Scene = {
  readonly device: HeldDevice
  readonly counts: CaseCounts
  readonly faults: string[]
  readonly nextEditNumber: () => number
}

async function take(step: Step, { device, counts, faults, nextEditNumber }: Scene): Promise<void> {
  const { network } = device
  const { tab, killedAfterTurns } = step
  network.meet(step.fate)
  const page = device.page(tab)
  await network.quiet()

  if (step.kind === 'edit') {
    counts.edits += step.edits.length
    device.typed.save(page, Object.fromEntries(step.edits.map((edit) => [edit.path, valueOf(edit, nextEditNumber())])))
  }
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
    for (const page of device.openPages()) page.flush()
    await device.network.quiet()
  }
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
