import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleStorage } from '#testing/sample-storage.ts'
import { storageHealth } from '#storage/storage-health.ts'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { withAnswerTimeout } from './outbox-database.ts'
import { NO_EDITS, withConfirmed, withFrozen, withSaved } from './edit-state.ts'
import type { GolferEdits, ProfileValues } from './edit-state.ts'
import { withMemoryFallback } from './outbox-store.ts'
import type { EditStore } from './outbox-store.ts'
import { memoryStore } from '#testing/memory-store.ts'

const GOLFER = NEW_GOLFER.id
const BROKEN = new Error('The database gave no reason')

const saved =
  (values: ProfileValues, underneath: ProfileDocument = NEW_GOLFER) =>
  (edits: GolferEdits) =>
    withSaved(edits, values, { underneath, seen: underneath })
const frozen = (batch: string) => (edits: GolferEdits) => withFrozen(edits, { batch, golfer: GOLFER })
const valuesOf = ({ batches, waiting }: GolferEdits) =>
  [...batches.map(({ set }) => set), waiting].map((changes) =>
    Object.fromEntries(Object.entries(changes).map(([path, { value }]) => [path, value])),
  )
const same = (edits: GolferEdits) => edits

/** A device with one tab that can read and write it at times and another one that always can. */
function startTabs() {
  const device = memoryStore()
  let failure: Error | undefined
  const here = withMemoryFallback({
    ...device,
    update: (golfer, step, late) => (failure ? Promise.reject(failure) : device.update(golfer, step, late)),
  })
  return {
    device,
    here,
    there: withMemoryFallback(device),
    failHere: (error: Error | undefined) => {
      failure = error
    },
    held: () => valuesOf(device.held(GOLFER)),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', sampleStorage())
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a device that fails for a while', () => {
  it('keeps the batch of another day that could not be read when the next one was made up', async () => {
    const { device, here, failHere } = startTabs()
    await device.update(GOLFER, (edits) => frozen('0-yesterday')(saved({ age: 41 })(edits)))
    failHere(BROKEN)
    await here.update(GOLFER, saved({ handicap: 10 }))
    const [today] = (await here.freeze(GOLFER)).batches
    expect(today?.set).toMatchObject({ handicap: { value: 10 } })

    failHere(undefined)
    await here.update(GOLFER, same)
    expect(device.held(GOLFER).batches.map(({ batch }) => batch)).toEqual(['0-yesterday', today?.batch])
    expect(here.isKept()).toBe(true)
  })

  it('does not take away the batch of another tab with its own confirmation', async () => {
    const { device, here, there, failHere, held } = startTabs()
    await here.update(GOLFER, saved({ handicap: 10 }))
    const batch = (await here.freeze(GOLFER)).batches[0]?.batch ?? ''
    failHere(BROKEN)
    await here.update(GOLFER, (edits) => withConfirmed(edits, batch))
    await there.update(GOLFER, (edits) => withConfirmed(edits, batch))
    await there.update(GOLFER, saved({ age: 41 }))
    await there.freeze(GOLFER)

    failHere(undefined)
    await here.update(GOLFER, same)
    expect(held()).toEqual([{ age: 41 }, {}])
    expect(device.held(GOLFER).batches).toHaveLength(1)
  })

  it('puts into a batch only what is not on the device, where another tab may send it', async () => {
    const { here, there, failHere, held } = startTabs()
    await here.update(GOLFER, saved({ age: 41 }))
    failHere(BROKEN)
    await here.update(GOLFER, saved({ handicap: 10 }))
    const inMemory = await here.freeze(GOLFER)
    expect(valuesOf(inMemory)).toEqual([{ handicap: 10 }, { age: 41 }])

    const [first] = (await there.freeze(GOLFER)).batches
    expect(first?.set).toMatchObject({ age: { value: 41 } })
    await there.update(GOLFER, (edits) => withConfirmed(edits, first?.batch ?? ''))
    failHere(undefined)
    await here.update(GOLFER, same)
    expect(held()).toEqual([{ handicap: 10 }, {}])
  })

  it('puts all into a batch where the device can be read but has no room', async () => {
    const { device, here } = startTabs()
    await here.update(GOLFER, saved({ age: 41 }))
    device.failWritesWith(new DOMException('There is no room left.', 'QuotaExceededError'))
    await here.update(GOLFER, saved({ handicap: 10 }))
    expect(valuesOf(await here.freeze(GOLFER))).toEqual([{ age: 41, handicap: 10 }, {}])
    expect(storageHealth.state()).toBe('full')
    expect(here.isKept()).toBe(false)

    device.failWritesWith(undefined)
    await here.update(GOLFER, same)
    expect(valuesOf(device.held(GOLFER))).toEqual([{ age: 41, handicap: 10 }, {}])
    expect(here.isKept()).toBe(true)
  })

  it('sends both values when two tabs edited the same field meanwhile', async () => {
    const { here, there, failHere, held } = startTabs()
    await here.update(GOLFER, same)
    failHere(BROKEN)
    await here.update(GOLFER, saved({ handicap: 10 }))
    await there.update(GOLFER, saved({ handicap: 11, age: 41 }))
    failHere(undefined)
    await here.update(GOLFER, same)
    expect(held()).toEqual([{ handicap: 11 }, { age: 41, handicap: 10 }])
  })

  it('leaves the batch of a newer Bagwise on the device, whatever becomes of its own', async () => {
    const { device, here } = startTabs()
    const newer = { schema: 2, golfer: GOLFER, kind: 'inflight', batch: 'of-tomorrow', set: {} }
    device.place({ key: [GOLFER, 'inflight', ''], row: newer })
    await here.update(GOLFER, saved({ age: 41 }))
    const batch = (await here.freeze(GOLFER)).batches[0]?.batch ?? ''
    expect(device.rows()).toHaveLength(2)
    await here.update(GOLFER, (edits) => withConfirmed(edits, batch))
    expect(device.rows()).toEqual([newer])
  })

  it('does not take away what another tab edited after this one had read it', async () => {
    const { here, there, failHere, held } = startTabs()
    await here.update(GOLFER, saved({ handicap: 10 }))
    failHere(BROKEN)
    await here.update(GOLFER, saved({ handicap: 18 }))
    await there.update(GOLFER, saved({ handicap: 11 }))
    failHere(undefined)
    await here.update(GOLFER, same)
    expect(held()).toEqual([{ handicap: 11 }])
  })

  it('closes without a question when all that it showed is on the device', async () => {
    const { here, failHere } = startTabs()
    await here.update(GOLFER, saved({ handicap: 10 }))
    failHere(BROKEN)
    await here.update(GOLFER, same)
    expect(here.isKept()).toBe(true)
    await here.update(GOLFER, saved({ age: 41 }))
    expect(here.isKept()).toBe(false)
  })
})

describe('a device that does not answer', () => {
  const ANSWER_WITHIN_MS = 3_000
  const REST_MS = 10_000

  /** A store that hangs until it wakes. */
  function startHanging() {
    vi.useFakeTimers()
    const device = memoryStore()
    let asked = 0
    let isAsleep = true
    let wake = () => {}
    const awake = new Promise<void>((resolve) => {
      wake = resolve
    })
    const hanging: EditStore = {
      ...device,
      update: async (golfer, step) => {
        asked += 1
        if (isAsleep) await awake
        return device.update(golfer, step)
      },
    }
    return {
      device,
      store: withMemoryFallback(withAnswerTimeout(hanging)),
      asked: () => asked,
      wake: () => {
        isAsleep = false
        wake()
      },
    }
  }

  it('is waited for once, then left alone for a while', async () => {
    const { store, asked } = startHanging()
    const first = store.update(GOLFER, saved({ handicap: 10 }))
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS)
    expect(valuesOf(await first)).toEqual([{ handicap: 10 }])
    expect(valuesOf(await store.update(GOLFER, saved({ age: 41 })))).toEqual([{ handicap: 10, age: 41 }])
    expect(asked()).toBe(1)
    expect(store.isKept()).toBe(false)

    await vi.advanceTimersByTimeAsync(REST_MS)
    void store.update(GOLFER, same)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toBe(2)
  })

  it('is asked a second time before edits leave in a batch, since it may hold an older one', async () => {
    const { store } = startHanging()
    void store.update(GOLFER, saved({ handicap: 10 }))
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS)
    expect((await store.freeze(GOLFER)).batches).toEqual([])

    await vi.advanceTimersByTimeAsync(REST_MS)
    const second = store.freeze(GOLFER)
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS)
    expect(valuesOf(await second)).toEqual([{ handicap: 10 }, {}])
  })

  it('may write late: what was edited since comes on top', async () => {
    const { device, store, wake } = startHanging()
    void store.update(GOLFER, saved({ handicap: 10 }))
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS)
    await store.update(GOLFER, saved({ handicap: 11 }))
    wake()
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(valuesOf(device.held(GOLFER))).toEqual([{ handicap: 10 }])

    await store.update(GOLFER, same)
    expect(valuesOf(device.held(GOLFER))).toEqual([{ handicap: 11 }])
    expect(store.isKept()).toBe(true)
    expect(device.held(GOLFER).batches).toEqual(NO_EDITS.batches)
  })
})

describe('a device that the browser clears', () => {
  function startPage() {
    const device = memoryStore()
    let takeAway = () => {}
    const here = withMemoryFallback({ ...device, onTakenAway: (listener) => (takeAway = listener) })
    const told = vi.fn<() => void>()
    here.onWrittenAgain(told)
    return { device, here, told, takeAway: () => takeAway() }
  }

  it('HRD-24 (in memory) gets the edits of an open page again under the ids they had, and the page is told', async () => {
    const { device, here, told, takeAway } = startPage()
    await here.update(GOLFER, saved({ handicap: 12 }))
    await here.update(GOLFER, frozen('batch-1'))
    await here.update(GOLFER, saved({ handicap: 11 }))
    device.clear()
    takeAway()
    const kept = await here.update(GOLFER, same)
    expect(kept.batches.map(({ batch }) => batch)).toEqual(['batch-1'])
    expect(valuesOf(kept)).toEqual([{ handicap: 12 }, { handicap: 11 }])
    expect(valuesOf(await device.update(GOLFER, same))).toEqual([{ handicap: 12 }, { handicap: 11 }])
    expect(told).toHaveBeenCalledOnce()
    expect(here.isKept()).toBe(true)
  })

  it('is not written to where nothing waits, nor told of where nothing was lost', async () => {
    const { device, here, told, takeAway } = startPage()
    await here.update(GOLFER, saved({ handicap: 12 }))
    takeAway()
    expect(valuesOf(await here.update(GOLFER, same))).toEqual([{ handicap: 12 }])
    await here.update(GOLFER, frozen('batch-1'))
    await here.update(GOLFER, (edits) => withConfirmed(edits, 'batch-1'))
    device.clear()
    takeAway()
    expect(await here.update(GOLFER, same)).toEqual(NO_EDITS)
    expect(told).not.toHaveBeenCalled()
  })
})
