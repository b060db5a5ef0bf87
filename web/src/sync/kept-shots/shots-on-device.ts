import { createListeners } from '#storage/listeners.ts'
import { SHOT_DATABASE } from '#storage/shot-database.ts'
import { SHOTS, storageHealth, troubleOf } from '#storage/storage-health.ts'
import { newId } from '#http/ids.ts'
import { DeviceTooSlow } from '#sync/outbox-database.ts'
import type { ReadShots, ShotDevice } from './shot-database.ts'
import { dueRemovals, withFrozen, withMessage, withSettled } from './shot-messages.ts'
import type { Freezing } from './shot-messages.ts'
import { NO_SHOTS, hasUnsent, oldestMessage } from './shot-state.ts'
import type { GolferShots, ShotMessage, ShotStep } from './shot-state.ts'

/** A database that does not answer is left alone for this long: the golfer would wait at every shot. */
const REST_MS = 10_000

type Ports = {
  readonly device: ShotDevice
  /** The other tabs hear that the shots on the device have changed. */
  readonly tellTabs: () => void
}

/**
 * The shots of whoever is signed in: every step shows at once and is then taken on the device. Steps that the device does
 * not take (no room, forbidden, too slow) wait in memory, in their order, and are taken there once it works again.
 */
export function createShotsOnDevice({ device, tellTabs }: Ports) {
  let golfer: string | undefined
  /** Rises when the golfer changes, so that what is under way ends without consequences for the next one. */
  let era = 0
  let read: ReadShots | undefined
  let untaken: readonly ShotStep[] = []
  /** What this page knew when the browser took the database away, until that is looked at again. */
  let lost: GolferShots | undefined
  let shown = NO_SHOTS
  let isReady = true
  let restUntilMs = 0
  let trouble: 'kept' | ReturnType<typeof troubleOf> = 'kept'
  let work: Promise<void> = Promise.resolve()
  const listeners = createListeners()
  device.onTakenAway?.(() => {
    lost = shown
    // What waits is as good as steps in memory: it is written where it is missing.
    if (hasUnsent(shown)) void readAgain()
  })

  function belongTo(signedIn: string | undefined): void {
    golfer = signedIn
    era += 1
    read = undefined
    untaken = []
    lost = undefined
    shown = NO_SHOTS
    isReady = golfer === undefined
    restUntilMs = 0
    listeners.tell()
    void readAgain()
  }

  /** Another tab may have written. */
  function readAgain(): Promise<void> {
    return inOrder(takeAll)
  }

  /** Shows what the step does; resolves when the device has taken it, or has been tried in vain. */
  function apply(step: ShotStep): Promise<void> {
    if (golfer === undefined) return Promise.resolve()
    untaken = [...untaken, step]
    const changed = step(shown)
    if (changed !== shown) {
      shown = changed
      listeners.tell()
    }
    return inOrder(takeAll)
  }

  function inOrder(task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((error: unknown) => console.error('Kept shots could not be changed', error))
    return work
  }

  async function takeAll(): Promise<void> {
    const [owner, ownEra, steps, takenAway] = [golfer, era, untaken, lost]
    if (owner === undefined) return
    if (performance.now() < restUntilMs) return report()
    const inTurn: ShotStep = (state) => steps.reduce((changed, step) => step(changed), state)
    const all = takenAway ? withBroughtBack(takenAway, inTurn) : inTurn
    try {
      const before = read
      const now = await device.update(owner, { step: all, last: read })
      if (era !== ownEra) return
      read = now
      if (lost === takenAway) lost = undefined
      const areTaken = new Set(steps)
      untaken = untaken.filter((step) => !areTaken.has(step))
      trouble = 'kept'
      report()
      show()
      if (steps.length > 0 && now.revision !== before?.revision) tellTabs()
    } catch (error) {
      if (era !== ownEra) return
      console.error('The shots on this device could not be read or written', error)
      if (error instanceof DeviceTooSlow) restUntilMs = performance.now() + REST_MS
      trouble = troubleOf(error)
      report()
      show()
    }
  }

  function report(): void {
    storageHealth.report(SHOT_DATABASE, trouble)
    storageHealth.report(SHOTS, hasUnsent(shown) ? trouble : 'kept')
  }

  function show(): void {
    const state = untaken.reduce((changed, step) => step(changed), read?.state ?? NO_SHOTS)
    if (state === shown && isReady) return
    shown = state
    isReady = true
    listeners.tell()
  }

  /** What waits becomes a message, on the device before it leaves; the one that is on its way already comes first. */
  async function freeze(how: Omit<Freezing, 'save'>): Promise<ShotMessage | undefined> {
    const due = dueRemovals(shown, how)
    if (due.length > 0) void apply(withSettled(due))
    const step = withFrozen({ ...how, save: newId() })
    await apply(step)
    if (!untaken.includes(step)) return oldestMessage(shown)
    // Taken on the device one day the step would find something else: what is sent now is put in its place.
    untaken = untaken.filter((other) => other !== step)
    show()
    const changed = withFrozen({ ...how, save: newId() })(shown)
    const message = oldestMessage(changed)
    if (message && !shown.messages.has(message.save)) void apply(withMessage(message))
    return message
  }

  async function done(): Promise<void> {
    let seen: Promise<void>
    do {
      seen = work
      await seen
    } while (seen !== work)
  }

  return {
    belongTo,
    readAgain,
    apply,
    freeze,
    done,
    state: (): GolferShots => shown,
    isReady: (): boolean => isReady,
    /** Whether closing the page loses nothing: all is on the device, or nothing waits in memory nor there. */
    isSafe: (): boolean => (untaken.length === 0 && !lost) || !(hasUnsent(shown) || hasUnsent(read?.state ?? NO_SHOTS)),
    subscribe: listeners.subscribe,
  }
}

/**
 * The steps over what was taken away: what waits needs the shots that it is about, so these come back with it. Where
 * nothing waits the device stays as the browser has left it.
 */
function withBroughtBack(lost: GolferShots, steps: ShotStep): ShotStep {
  return (state) => {
    const { known, position, epoch } = lost.position > state.position ? lost : state
    const back = steps({
      known,
      position,
      epoch,
      waiting: new Map([...lost.waiting, ...state.waiting]),
      offered: new Map([...lost.offered, ...state.offered]),
      removals: new Map([...lost.removals, ...state.removals]),
      messages: new Map([...lost.messages, ...state.messages]),
    })
    return hasUnsent(back) ? back : steps(state)
  }
}
