import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { documentOf, isSameValue } from '@bagwise/contract/profile-document'
import type { ProfileBatch } from '@bagwise/contract/profile'
import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import { noCases } from '../soak/case-counts.ts'
import { createDevice } from '../soak/device.ts'
import type { Device } from '../soak/device.ts'
import { signUpGolferOn } from '../soak/golfer-account.ts'
import { valueOf } from '../soak/golfer-history.ts'
import { findMergeFaults } from '../soak/merge-faults.ts'
import { createNetwork } from '../soak/network.ts'
import { createTypedValues } from '../soak/typed-values.ts'
import type { TypedValues } from '../soak/typed-values.ts'
import type { Requests } from './requests.ts'

const DEVICE_COUNT = 2
/** Each value is given once, and a distance ends at 400 yards. */
const MOST_EDITS = 120
/** What the devices edit: few, so that they meet. */
const PATHS: readonly ProfilePathText[] = ['clubDistances.driver', 'clubDistances.7-iron', 'handicap', 'golfGoals']
const READS_EVERY = 4
/** A page tries again after two seconds; here the golfer taps again sooner. */
const TRIES_AGAIN_AFTER_MS = 100
/** A server that is alone is away while it starts again, and a busy machine takes its time for that. */
const SYNCED_WITHIN_MS = 90_000

export type PlayedGolfer = {
  readonly editCount: number
  readonly lostCount: number
  readonly faults: readonly string[]
}

type PlayedDevice = Device & { readonly typed: TypedValues }

/** A golfer with two devices edits until told to stop; then both sync, and the profile is compared with all they did. */
export async function playGolfer(url: string, requests: Requests, isOver: () => boolean): Promise<PlayedGolfer> {
  const account = requests.watched(await patiently(() => requests.timed(() => signUpGolferOn(url))))
  const batches = new Map<string, ProfileBatch>()
  const counts = noCases()
  const start = await patiently(account.readProfile)
  const devices = Array.from({ length: DEVICE_COUNT }, () => {
    const network = createNetwork(account, {
      counts,
      onSent: (batch) => batches.set(batch.batch, batch),
      // The requests are watched; what the device makes of a failure is what is looked at here.
      onProblem: () => undefined,
    })
    return { typed: createTypedValues(), ...createDevice({ network, start, hasLocks: true }) }
  })
  const editCount = await editByTurns(devices, isOver)
  const faults: string[] = []
  for (const device of devices) if (!(await syncs(device))) faults.push('A device has not sent its edits')

  const end = await patiently(account.readProfile)
  const entries = await patiently(account.readHistory)
  for (const device of devices) {
    const page = device.page(0)
    page.hear(end)
    if (!isSameValue(page.shown(), documentOf(end.profile))) faults.push('A device shows another profile')
    for (const { path, message } of device.held().refused) faults.push(`${path} was refused: ${message}`)
    page.kill()
  }
  const typed = devices.flatMap((device) => device.typed.owed())
  faults.push(...findMergeFaults({ batches: [...batches.values()], start, end, entries, typed, gone: [], counts }))
  return { editCount, lostCount: counts.lostValues, faults }
}

async function editByTurns(devices: readonly PlayedDevice[], isOver: () => boolean): Promise<number> {
  let editCount = 0
  const play = async (device: PlayedDevice) => {
    for (let turn = 1; editCount < MOST_EDITS && !isOver(); turn += 1) {
      editCount += 1
      const path = PATHS[randomInt(PATHS.length)] ?? 'handicap'
      const page = device.page(0)
      device.typed.save(page, { [path]: valueOf({ path, way: 'manual' }, editCount) })
      await device.network.quiet()
      if (holdsEdits(device)) {
        await sleep(TRIES_AGAIN_AFTER_MS)
        page.flush()
        await device.network.quiet()
      }
      if (turn % READS_EVERY === 0) await page.comeToFront().catch(() => undefined)
    }
  }
  await Promise.all(devices.map(play))
  return editCount
}

async function syncs(device: Device): Promise<boolean> {
  const { page, network } = device
  const giveUpMs = performance.now() + SYNCED_WITHIN_MS
  while (holdsEdits(device) && performance.now() < giveUpMs) {
    page(0).flush()
    await network.quiet()
    if (holdsEdits(device)) await sleep(TRIES_AGAIN_AFTER_MS)
  }
  return !holdsEdits(device)
}

/** Whether the server has yet to confirm something. */
function holdsEdits({ held }: Device): boolean {
  const { batches, waiting } = held()
  return batches.length > 0 || Object.keys(waiting).length > 0
}

/** What is cut short by a kill is asked again, as golfers do. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  const giveUpMs = performance.now() + SYNCED_WITHIN_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > giveUpMs) throw error
      await sleep(TRIES_AGAIN_AFTER_MS)
    }
  }
}
