import { createListeners } from '#storage/listeners.ts'
import { storageHealth, troubleOf } from '#storage/storage-health.ts'
import { DeviceTooSlow } from '#sync/outbox-database.ts'
import type { ReadState, RowDevice, StateStep } from './row-database.ts'

/** A database that does not answer is left alone for this long: the golfer would wait at every step. */
const REST_MS = 10_000

type Ports<State> = {
  readonly device: RowDevice<State>
  /** The other tabs hear that the rows on the device have changed. */
  readonly tellTabs: () => void
  readonly nothing: State
  /** Whether the state holds something of the golfer that the server has not confirmed. */
  readonly hasUnsent: (state: State) => boolean
  /** What the page knew, over what the browser has left of it. */
  readonly broughtBack: (lost: State, left: State) => State
  /** As logs and `storageHealth` name it. */
  readonly name: string
  /** The name under which what waits is reported. */
  readonly unsentName: string
}

/** A step that does not show before the device has taken it. */
export type FirstTaken = {
  /** False when it was tried in vain. */
  readonly taken: Promise<boolean>
  /** Shows it all the same. */
  readonly show: () => void
}

/** A message that waits on the device is made of a state by a step. */
type Freezing<State, Message> = {
  readonly stepOf: () => StateStep<State>
  readonly messageIn: (state: State) => Message | undefined
  /** Puts exactly this message into the state. */
  readonly withMessage: (message: Message) => StateStep<State>
}

/**
 * What a device holds of whoever is signed in: every step shows at once and is then taken on the device. Steps that the
 * device does not take (no room, forbidden, too slow) wait in memory, in their order, and are taken there once it works
 * again.
 */
export function createStateOnDevice<State>({ device, tellTabs, nothing, hasUnsent, ...ports }: Ports<State>) {
  const { broughtBack, name, unsentName } = ports
  let golfer: string | undefined
  /** Rises when the golfer changes, so that what is under way ends without consequences for the next one. */
  let era = 0
  let read: ReadState<State> | undefined
  let untaken: readonly StateStep<State>[] = []
  /** Those of them that wait for the device before they show. */
  const hidden = new Set<StateStep<State>>()
  /** What this page knew when the browser took the database away, until that is looked at again. */
  let lost: { readonly state: State } | undefined
  let shown = nothing
  let isReady = true
  let restUntilMs = 0
  let trouble: 'kept' | ReturnType<typeof troubleOf> = 'kept'
  let work: Promise<void> = Promise.resolve()
  const listeners = createListeners()
  device.onTakenAway?.(() => {
    lost = { state: shown }
    // What waits is as good as steps in memory: it is written where it is missing.
    if (hasUnsent(shown)) void readAgain()
  })

  function belongTo(signedIn: string | undefined): void {
    golfer = signedIn
    era += 1
    read = undefined
    untaken = []
    hidden.clear()
    lost = undefined
    shown = nothing
    isReady = golfer === undefined
    restUntilMs = 0
    trouble = 'kept'
    report()
    listeners.tell()
    void readAgain()
  }

  /** Another tab may have written. */
  function readAgain(): Promise<void> {
    return inOrder(takeAll)
  }

  /** Shows what the step does; resolves when the device has taken it, or has been tried in vain. */
  function apply(step: StateStep<State>): Promise<void> {
    if (golfer === undefined) return Promise.resolve()
    untaken = [...untaken, step]
    const changed = step(shown)
    if (changed !== shown) {
      shown = changed
      listeners.tell()
    }
    return inOrder(takeAll)
  }

  /** For what must not be lost once it was shown: the device has it first. */
  function takeFirst(step: StateStep<State>): FirstTaken {
    const ownEra = era
    untaken = [...untaken, step]
    hidden.add(step)
    return {
      taken: inOrder(takeAll).then(() => era === ownEra && !untaken.includes(step)),
      show: () => {
        if (hidden.delete(step) && era === ownEra) show()
      },
    }
  }

  function inOrder(task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((error: unknown) => console.error(`${name} could not be changed`, error))
    return work
  }

  async function takeAll(): Promise<void> {
    const [owner, ownEra, steps, takenAway] = [golfer, era, untaken, lost]
    if (owner === undefined) return
    if (performance.now() < restUntilMs) return report()
    const inTurn: StateStep<State> = (state) => steps.reduce((changed, step) => step(changed), state)
    const all = takenAway ? withBroughtBack(takenAway.state, inTurn) : inTurn
    try {
      const before = read
      const now = await device.update(owner, { step: all, last: read })
      if (era !== ownEra) return
      read = now
      if (lost === takenAway) lost = undefined
      const areTaken = new Set(steps)
      untaken = untaken.filter((step) => !areTaken.has(step))
      for (const step of steps) hidden.delete(step)
      trouble = 'kept'
      report()
      show()
      if (steps.length > 0 && now.revision !== before?.revision) tellTabs()
    } catch (error) {
      if (era !== ownEra) return
      console.error('The rows on this device could not be read or written', name, error)
      if (error instanceof DeviceTooSlow) restUntilMs = performance.now() + REST_MS
      trouble = troubleOf(error)
      report()
      show()
    }
  }

  /** Where nothing waits the device stays as the browser has left it. */
  function withBroughtBack(gone: State, steps: StateStep<State>): StateStep<State> {
    return (state) => {
      const back = steps(broughtBack(gone, state))
      return hasUnsent(back) ? back : steps(state)
    }
  }

  function report(): void {
    storageHealth.report(name, trouble)
    storageHealth.report(unsentName, hasUnsent(shown) ? trouble : 'kept')
  }

  function show(): void {
    const steps = untaken.filter((step) => !hidden.has(step))
    const state = steps.reduce((changed, step) => step(changed), read?.state ?? nothing)
    if (state === shown && isReady) return
    shown = state
    isReady = true
    listeners.tell()
  }

  /** What waits becomes a message, on the device before it leaves; the one that is on its way already comes first. */
  async function freeze<Message>({ stepOf, messageIn, withMessage }: Freezing<State, Message>) {
    const step = stepOf()
    await apply(step)
    if (!untaken.includes(step)) return messageIn(shown)
    // Taken on the device one day the step would find something else: what is sent now is put in its place.
    untaken = untaken.filter((other) => other !== step)
    show()
    const message = messageIn(stepOf()(shown))
    if (message !== undefined && message !== messageIn(shown)) void apply(withMessage(message))
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
    takeFirst,
    freeze,
    done,
    state: (): State => shown,
    isReady: (): boolean => isReady,
    /**
     * Whether closing the page loses nothing: all is on the device, or nothing waits in memory nor there. Some steps may be
     * kept elsewhere.
     */
    isSafe: (isElsewhere?: (step: StateStep<State>) => boolean): boolean =>
      (!untaken.some((step) => isElsewhere?.(step) !== true) && !lost) ||
      !(hasUnsent(shown) || hasUnsent(read?.state ?? nothing)),
    subscribe: listeners.subscribe,
  }
}
