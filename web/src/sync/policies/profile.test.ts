import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Profile, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { withSaidFacts } from '@bagwise/contract/facts'
import { isSameValue, projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { RequestProblem } from '#http/request.ts'
import { storageHealth } from '#storage/storage-health.ts'
import { shownProfile, withChanges, hasEdits } from '#sync/edit-state.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { withMemoryFallback } from '#sync/outbox-store.ts'
import { memoryStore } from '#testing/memory-store.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { createProfileEdits } from './profile.ts'

import fc from 'fast-check'

const { type: _type, ...DRIVER } = newBagClub('driver')

type Call = {
  readonly batch: ProfileBatch
  /** The server stores the batch and answers. */
  readonly answer: () => void
  /** The server stores the batch, its answer gets lost. */
  readonly loseAnswer: () => void
  readonly fail: (problem: Partial<Pick<RequestProblem, 'status' | 'message' | 'path'>>) => void
}

/** A golfer's profile on a server that applies each batch once, and a page on a device that edits it. */
function startPage(
  start: ProfileDocument = NEW_GOLFER,
  device = memoryStore(),
  inTurn = (task: () => Promise<boolean>) => task(),
) {
  const calls: Call[] = []
  const timers: { task: () => void; delayMs: number; isOff: boolean }[] = []
  let stored = { document: start, version: 1 }
  const seen = new Set<string>()
  let snapshot: VersionedProfile | undefined = read()

  function read(): VersionedProfile {
    return { profile: projectProfile(stored.document), version: stored.version }
  }

  function apply({ batch, set }: ProfileBatch) {
    if (seen.has(batch)) return
    seen.add(batch)
    const document = withSaidFacts(stored.document, withChanges(stored.document, set), '2025-04-01')
    stored = { document, version: stored.version + 1 }
  }

  const tellTabs = vi.fn<() => void>()
  const edits = createProfileEdits({
    store: withMemoryFallback(device),
    inTurn,
    checkSession: () => {},
    tellTabs,
    readSnapshot: () => snapshot,
    writeSnapshot: (answer) => {
      snapshot = answer
    },
    send: (batch) =>
      new Promise((resolve, reject) => {
        const fail: Call['fail'] = ({ status = 0, message = "Can't reach Bagwise.", path }) =>
          reject(new RequestProblem({ code: 'problem', status, message, ...(path === undefined ? {} : { path }) }))
        calls.push({
          batch,
          answer: () => {
            apply(batch)
            resolve(read())
          },
          loseAnswer: () => {
            apply(batch)
            fail({})
          },
          fail,
        })
      }),
    later: (task, delayMs) => {
      const timer = { task, delayMs, isOff: false }
      timers.push(timer)
      return () => {
        timer.isOff = true
      }
    },
  })

  return {
    edits,
    calls,
    device,
    tellTabs,
    stored: () => stored.document,
    /** The profile as the golfer sees it. */
    shown: () => {
      const { inflight, waiting } = edits.state()
      return snapshot && shownProfile(snapshot.profile, inflight?.set ?? {}, waiting)
    },
    /** Another golfer's profile is loaded, or none. */
    load: (other: VersionedProfile | undefined) => {
      snapshot = other
    },
    retryDelaysMs: () => timers.map(({ delayMs }) => delayMs),
    /** Runs the retry that was asked for last, unless it was called off. */
    runRetry: () => {
      const timer = timers.at(-1)
      if (timer && !timer.isOff) timer.task()
    },
    /** The call number `index`, once it has been made. */
    call: async (index: number): Promise<Call> => {
      await settle()
      const call = calls[index]
      if (!call) throw new Error(`There was no call number ${index}`)
      return call
    },
  }
}

const TURNS_TO_SETTLE = 200

/** Lets every promise that can go on go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

function manual(distance: number) {
  return { distance, source: 'manual' } as const
}

function withHandicap(handicap: number): ProfileDocument {
  return { ...NEW_GOLFER, scalars: { ...NEW_GOLFER.scalars, handicap } }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', sampleStorage())
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('saving', () => {
  it('shows an edit at once, before the server has heard of it', () => {
    const { edits, shown, stored } = startPage()
    edits.save({ handicap: 12 })
    expect(shown()?.handicap).toBe(12)
    expect(stored().scalars.handicap).toBe(18)
    expect(hasEdits(edits.state())).toBe(true)
  })

  it('DAT-20 sends only what differs from what is shown', async () => {
    const page = startPage()
    page.edits.save({ handicap: 18, 'clubDistances.driver': manual(204), firstName: 'Jamie' })
    const { batch } = await page.call(0)
    expect(batch.set).toEqual({ 'clubDistances.driver': { base: null, value: manual(204) } })
  })

  it('sends nothing when nothing differs', async () => {
    const { edits, calls } = startPage()
    edits.save({ handicap: 18 })
    await edits.flush()
    expect(calls).toEqual([])
  })

  it('sends what is saved in one go as one batch', async () => {
    const page = startPage()
    page.edits.save({ handicap: 12 })
    page.edits.save({ age: 40 })
    expect(Object.keys((await page.call(0)).batch.set)).toEqual(['handicap', 'age'])
    expect(page.calls).toHaveLength(1)
  })

  it('starts a longer edit from what the golfer saw at its beginning, not from what came since', async () => {
    const page = startPage()
    const seen = page.shown()
    const elsewhere = { ...NEW_GOLFER, scalars: { ...NEW_GOLFER.scalars, handicap: 15, age: 40 } }
    page.load({ profile: projectProfile(elsewhere), version: 2 })
    page.edits.save({ handicap: 12 }, seen)
    expect(page.shown()).toMatchObject({ handicap: 12, age: 40 })
    const { batch } = await page.call(0)
    expect(batch.set).toEqual({ handicap: { base: 18, value: 12 } })
  })

  it('saves what the golfer saw at the beginning of an edit when another device has changed it since', async () => {
    const page = startPage({ ...NEW_GOLFER, distances: { driver: manual(210) } })
    const seen = page.shown()
    page.load({ profile: projectProfile({ ...withHandicap(12), distances: { driver: manual(220) } }), version: 2 })
    page.edits.save({ handicap: 18, 'clubDistances.driver': manual(210) }, seen)
    expect(page.shown()).toMatchObject({ handicap: 18, clubDistances: [{ distance: 210 }] })
    expect((await page.call(0)).batch.set).toEqual({
      handicap: { base: 18, value: 18 },
      'clubDistances.driver': { base: manual(210), value: manual(210) },
    })
  })

  it('sends nothing when another device has stored the same since an edit began', async () => {
    const page = startPage()
    const seen = page.shown()
    page.load({ profile: projectProfile(withHandicap(12)), version: 2 })
    page.edits.save({ handicap: 12 }, seen)
    await page.edits.flush()
    expect(page.calls).toEqual([])
  })

  it('shows what is saved, whatever was seen, is on its way or waits', async () => {
    const handicap = fc.integer({ min: 0, max: 2 })
    await fc.assert(
      fc.asyncProperty(fc.array(handicap, { minLength: 5, maxLength: 5 }), async (values) => {
        const [start = 0, sent = 0, elsewhere = 0, waiting = 0, saved = 0] = values
        const page = startPage(withHandicap(start))
        const seen = page.shown()
        page.edits.save({ handicap: sent })
        await settle()
        page.load({ profile: projectProfile(withHandicap(elsewhere)), version: 2 })
        page.edits.save({ handicap: waiting })
        page.edits.save({ handicap: saved }, seen)
        expect(page.shown()?.handicap).toBe(saved)
        await settle()
        expect(page.shown()?.handicap).toBe(saved)
      }),
      { numRuns: 60, seed: 35 },
    )
  })

  it('has nothing unsaved once the server has confirmed', async () => {
    const page = startPage()
    page.edits.save({ handicap: 12 })
    ;(await page.call(0)).answer()
    await page.edits.flush()
    expect(hasEdits(page.edits.state())).toBe(false)
    expect(page.stored().scalars.handicap).toBe(12)
    expect(page.shown()?.handicap).toBe(12)
  })

  it('keeps a second edit that comes while the first is on its way, and sends it next', async () => {
    const page = startPage()
    page.edits.save({ 'clubDistances.driver': manual(204) })
    const first = await page.call(0)
    page.edits.save({ 'clubDistances.driver': manual(210), 'clubDistances.pw': manual(90) })
    expect(page.calls).toHaveLength(1)
    first.answer()
    const second = await page.call(1)
    expect(second.batch.set).toEqual({
      'clubDistances.driver': { base: manual(204), value: manual(210) },
      'clubDistances.pw': { base: null, value: manual(90) },
    })
    expect(second.batch.batch).not.toBe(first.batch.batch)
    second.answer()
    await page.edits.flush()
    expect(page.stored().distances).toEqual({ driver: manual(210), pw: manual(90) })
  })

  it('sends an edit that is made at the very moment the one before it is confirmed', async () => {
    const page = startPage()
    page.edits.belongTo(NEW_GOLFER.id)
    await settle()
    let hasEdited = false
    page.edits.subscribe(() => {
      if (hasEdited || hasEdits(page.edits.state())) return
      hasEdited = true
      queueMicrotask(() => page.edits.save({ age: 40 }))
    })
    page.edits.save({ handicap: 12 })
    ;(await page.call(0)).answer()
    expect((await page.call(1)).batch.set).toEqual({ age: { base: 35, value: 40 } })
  })

  it('refuses to save before the profile is loaded', () => {
    const { edits, load } = startPage()
    load(undefined)
    expect(() => edits.save({ handicap: 12 })).toThrow('needs the profile to be loaded')
  })
})

describe('without the server', () => {
  it('keeps the edit, says that it is stuck and sends the very same batch again', async () => {
    const page = startPage()
    page.edits.save({ handicap: 12 })
    const first = await page.call(0)
    first.fail({})
    await page.edits.flush()
    expect(page.edits.state().isStuck).toBe(true)
    expect(page.shown()?.handicap).toBe(12)

    page.runRetry()
    const second = await page.call(1)
    expect(second.batch).toEqual(first.batch)
    second.answer()
    await page.edits.flush()
    expect(page.edits.state()).toMatchObject({ isStuck: false, inflight: undefined, waiting: {} })
    expect(page.stored().scalars.handicap).toBe(12)
  })

  it('stores an edit once when the answer got lost', async () => {
    const page = startPage()
    page.edits.save({ golfGoals: ['break 90'] })
    ;(await page.call(0)).loseAnswer()
    await page.edits.flush()
    page.edits.save({ golfGoals: ['break 80'] })
    ;(await page.call(1)).answer()
    ;(await page.call(2)).answer()
    await page.edits.flush()
    expect(page.stored().scalars.golfGoals).toEqual(['break 80'])
    expect(page.calls[1]?.batch).toEqual(page.calls[0]?.batch)
  })

  it('waits longer after each failure, half a minute at most, and starts small again after a success', async () => {
    const page = startPage()
    page.edits.save({ handicap: 12 })
    for (let index = 0; index < 6; index += 1) {
      ;(await page.call(index)).fail({})
      await page.edits.flush()
      page.runRetry()
    }
    expect(page.retryDelaysMs()).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    ;(await page.call(6)).answer()
    await page.edits.flush()
    page.edits.save({ age: 40 })
    ;(await page.call(7)).fail({})
    await page.edits.flush()
    expect(page.retryDelaysMs().at(-1)).toBe(2_000)
  })

  it('does not send twice when the connection is back before the retry', async () => {
    const page = startPage()
    page.edits.save({ handicap: 12 })
    ;(await page.call(0)).fail({})
    await page.edits.flush()
    void page.edits.flush()
    ;(await page.call(1)).answer()
    await page.edits.flush()
    page.runRetry()
    await settle()
    expect(page.calls).toHaveLength(2)
  })

  it.each([401, 403, 404, 408, 429, 500, 503])(
    'keeps the edit after status %i, which does not judge it',
    async (status) => {
      const page = startPage()
      page.edits.save({ handicap: 12 })
      ;(await page.call(0)).fail({ status })
      await page.edits.flush()
      expect(page.edits.state()).toMatchObject({ isStuck: true, refused: [] })
      expect(page.shown()?.handicap).toBe(12)
    },
  )

  it('keeps the edit and logs when sending fails for a reason of our own', async () => {
    const page = startPage()
    const edits = createProfileEdits({
      store: withMemoryFallback(memoryStore()),
      inTurn: (task) => task(),
      tellTabs: () => {},
      readSnapshot: () => ({ profile: projectProfile(NEW_GOLFER), version: 1 }),
      writeSnapshot: () => {},
      send: () => Promise.reject(new TypeError('a mistake')),
      later: () => () => {},
      checkSession: () => {},
    })
    edits.save({ handicap: 12 })
    await edits.flush()
    expect(edits.state().isStuck).toBe(true)
    expect(console.error).toHaveBeenCalledWith('An edit could not be sent', expect.any(TypeError))
    expect(page.calls).toEqual([])
  })
})

describe('refusals', () => {
  it('puts the faulty edit aside with its reason and sends the others', async () => {
    const page = startPage()
    page.edits.save({ 'clubDistances.driver': manual(999), 'clubDistances.pw': manual(90), age: 40 })
    ;(await page.call(0)).fail({ status: 422, path: 'clubDistances.driver', message: 'Too far.' })
    const { batch, answer } = await page.call(1)
    expect(Object.keys(batch.set)).toEqual(['clubDistances.pw', 'age'])
    answer()
    await page.edits.flush()
    expect(page.edits.state().refused).toEqual([
      { path: 'clubDistances.driver', value: manual(999), message: 'Too far.' },
    ])
    expect(page.stored().distances).toEqual({ pw: manual(90) })
    expect(page.shown()?.clubDistances.map(({ club }) => club)).toEqual(['pw'])
  })

  it('understands a reason that names a place within the value', async () => {
    const page = startPage()
    page.edits.save({ 'clubDistances.driver': manual(999), age: 40 })
    ;(await page.call(0)).fail({ status: 422, path: 'clubDistances.driver.distance', message: 'At most 400.' })
    expect(Object.keys((await page.call(1)).batch.set)).toEqual(['age'])
    expect(page.edits.state().refused).toEqual([
      { path: 'clubDistances.driver', value: manual(999), message: 'At most 400.' },
    ])
  })

  it('puts the whole batch aside when the reason names none of its edits', async () => {
    const page = startPage()
    page.edits.save({ handicap: 12, age: 40 })
    ;(await page.call(0)).fail({ status: 413, message: 'That is too much at once.' })
    await page.edits.flush()
    expect(page.edits.state().refused.map(({ path }) => path)).toEqual(['handicap', 'age'])
    expect(hasEdits(page.edits.state())).toBe(false)
  })

  it('forgets the refusal once the golfer gives another value, even one typed before the refusal came', async () => {
    const page = startPage()
    page.edits.save({ handicap: 99 })
    const first = await page.call(0)
    page.edits.save({ handicap: 12 })
    first.fail({ status: 422, path: 'handicap', message: 'At most 54.' })
    const second = await page.call(1)
    expect(second.batch.set).toEqual({ handicap: { base: 18, value: 12 } })
    expect(page.edits.state().refused).toEqual([])

    second.fail({ status: 422, path: 'handicap', message: 'Still wrong.' })
    await page.edits.flush()
    expect(page.edits.state().refused).toEqual([{ path: 'handicap', value: 12, message: 'Still wrong.' }])
    page.edits.save({ handicap: 13 })
    expect(page.edits.state().refused).toEqual([])
  })

  it('bases what was edited on top of a refused batch on what the server has', async () => {
    const page = startPage()
    page.edits.save({ 'golfBag.driver': DRIVER, handicap: 99 })
    const first = await page.call(0)
    page.edits.save({ 'golfBag.driver.loft': 9, age: 40 })
    first.fail({ status: 422, path: 'handicap', message: 'At most 54.' })
    expect((await page.call(1)).batch.set).toEqual({
      'golfBag.driver': { base: null, value: { ...DRIVER, loft: 9 } },
      age: { base: 35, value: 40 },
    })
  })

  it('can be dismissed', async () => {
    const page = startPage()
    page.edits.save({ handicap: 99 })
    ;(await page.call(0)).fail({ status: 422, path: 'handicap', message: 'At most 54.' })
    await page.edits.flush()
    page.edits.dismissRefused('handicap')
    await settle()
    expect(page.edits.state().refused).toEqual([])
  })
})

describe('another golfer', () => {
  const OTHER_GOLFER: ProfileDocument = { ...NEW_GOLFER, id: 'golfer-2' }
  const otherSnapshot = { profile: projectProfile(OTHER_GOLFER), version: 1 }

  /** A page whose golfer has left with one edit on its way and one waiting. */
  async function pageAfterChange() {
    const page = startPage()
    page.edits.save({ handicap: 12 })
    const call = await page.call(0)
    page.edits.save({ age: 40 })
    page.edits.belongTo('golfer-2')
    page.load(otherSnapshot)
    await settle()
    return { page, call }
  }

  it('neither sees nor sends what the golfer before has edited, also when a late answer comes', async () => {
    const { page, call } = await pageAfterChange()
    expect(page.shown()).toEqual(otherSnapshot.profile)
    expect(hasEdits(page.edits.state())).toBe(false)
    call.answer()
    await settle()
    expect(page.shown()).toEqual(otherSnapshot.profile)
    expect(page.calls).toHaveLength(1)
  })

  it('leaves those edits on the device, counts them, and they are sent when their golfer is back', async () => {
    const { page, call } = await pageAfterChange()
    expect(page.edits.state().othersCount).toBe(2)
    expect(page.device.held('golfer-1')).toMatchObject({
      batches: [{ set: { handicap: { base: 18, value: 12 } } }],
      waiting: { age: { base: 35, value: 40 } },
    })

    page.load({ profile: projectProfile(NEW_GOLFER), version: 1 })
    page.edits.belongTo('golfer-1')
    const again = await page.call(1)
    expect(again.batch).toEqual(call.batch)
    again.answer()
    ;(await page.call(2)).answer()
    await page.edits.flush()
    expect(page.stored().scalars).toMatchObject({ handicap: 12, age: 40 })
    expect(page.edits.state().othersCount).toBe(0)
  })

  it('gets the own edit sent although the call of the golfer before still hangs', async () => {
    const { page, call } = await pageAfterChange()
    page.edits.save({ age: 41 })
    const next = await page.call(1)
    expect(next.batch).toMatchObject({ golfer: 'golfer-2', set: { age: { base: 35, value: 41 } } })
    call.fail({})
    await settle()
    expect(page.edits.state().isStuck).toBe(false)
    next.answer()
    await page.edits.flush()
    expect(hasEdits(page.edits.state())).toBe(false)
  })

  it('calls off the retry of the golfer before', async () => {
    const page = startPage()
    page.edits.save({ handicap: 12 })
    ;(await page.call(0)).fail({})
    await page.edits.flush()
    page.edits.belongTo(undefined)
    page.runRetry()
    await settle()
    expect(page.calls).toHaveLength(1)
    expect(page.edits.state().isStuck).toBe(false)
  })
})

describe('the device', () => {
  it('holds an edit before it is sent', async () => {
    const device = memoryStore()
    const page = startPage(NEW_GOLFER, device)
    page.edits.save({ handicap: 12 })
    expect(page.edits.isKept()).toBe(false)
    await page.call(0)
    expect(device.held('golfer-1').batches[0]?.set).toEqual({ handicap: { base: 18, value: 12 } })
    expect(page.edits.isKept()).toBe(true)
    expect(page.tellTabs).toHaveBeenCalled()
  })

  it('gives a page that starts later the edits and the very batch that was on its way', async () => {
    const device = memoryStore()
    const killed = startPage(NEW_GOLFER, device)
    killed.edits.save({ handicap: 12 })
    const { batch } = await killed.call(0)
    killed.edits.save({ age: 40 })
    await settle()

    const page = startPage(NEW_GOLFER, device)
    page.edits.belongTo('golfer-1')
    expect(page.edits.state().isReady).toBe(false)
    await settle()
    expect(page.edits.state().isReady).toBe(true)
    expect(page.shown()).toMatchObject({ handicap: 12, age: 40 })
    expect((await page.call(0)).batch).toEqual(batch)
  })

  it('has what the device holds before the edits of other golfers have been counted', async () => {
    const device = memoryStore()
    const killed = startPage(NEW_GOLFER, device)
    killed.edits.save({ handicap: 12 })
    await killed.call(0)

    const page = startPage(NEW_GOLFER, { ...device, countOthers: () => new Promise(() => {}) })
    page.edits.belongTo('golfer-1')
    await settle()
    expect(page.edits.state().isReady).toBe(true)
    expect(page.shown()?.handicap).toBe(12)
  })

  it('sends the batches of two days oldest first, and shows both', async () => {
    const device = memoryStore()
    const monday = { batch: '0-monday', golfer: 'golfer-1', set: { handicap: { base: 18, value: 12 } } }
    const sunday = { batch: '0-sunday', golfer: 'golfer-1', set: { handicap: { base: 12, value: 11 } } }
    await device.update('golfer-1', (edits) => ({ ...edits, batches: [monday, sunday] }))
    const page = startPage(NEW_GOLFER, device)
    page.edits.belongTo('golfer-1')
    const first = await page.call(0)
    expect(page.shown()?.handicap).toBe(11)
    expect(first.batch).toEqual(monday)
    first.answer()
    const second = await page.call(1)
    expect(second.batch).toEqual(sunday)
    second.answer()
    await page.edits.flush()
    expect(page.stored().scalars.handicap).toBe(11)
    expect(hasEdits(device.held('golfer-1'))).toBe(false)
  })

  it('makes no batch and sends nothing while another tab has the turn', async () => {
    const device = memoryStore()
    let giveTurn = () => {}
    const turn = new Promise<void>((resolve) => {
      giveTurn = resolve
    })
    const page = startPage(NEW_GOLFER, device, (task) => turn.then(task))
    page.edits.save({ handicap: 12 })
    await settle()
    expect(page.calls).toEqual([])
    expect(device.held('golfer-1')).toMatchObject({ batches: [], waiting: { handicap: { value: 12 } } })
    giveTurn()
    ;(await page.call(0)).answer()
    await page.edits.flush()
    expect(page.stored().scalars.handicap).toBe(12)
  })

  it('keeps the value the golfer saw although another tab has confirmed the edit underneath meanwhile', async () => {
    const device = memoryStore()
    const [here, there] = [startPage(NEW_GOLFER, device), startPage(NEW_GOLFER, device)]
    here.edits.save({ handicap: 12 })
    const call = await here.call(0)
    there.edits.belongTo('golfer-1')
    await settle()
    call.answer()
    await here.edits.flush()
    // That tab has not heard of the answer yet.
    there.edits.save({ handicap: 13 })
    await settle()
    expect(device.held('golfer-1').waiting).toEqual({ handicap: { base: 12, value: 13 } })
  })

  it('shows a tab what another one edits and confirms', async () => {
    const device = memoryStore()
    const [here, there] = [startPage(NEW_GOLFER, device), startPage(NEW_GOLFER, device)]
    there.edits.belongTo('golfer-1')
    here.edits.save({ handicap: 12 })
    const call = await here.call(0)
    there.edits.followDevice()
    await settle()
    expect(there.shown()?.handicap).toBe(12)
    call.answer()
    await here.edits.flush()
    there.edits.followDevice()
    ;(await there.call(0)).answer()
    await there.edits.flush()
    expect(hasEdits(there.edits.state())).toBe(false)
    expect(there.calls[0]?.batch).toEqual(call.batch)
  })

  it('keeps a refused edit for the next start, until the golfer dismisses it', async () => {
    const device = memoryStore()
    const page = startPage(NEW_GOLFER, device)
    page.edits.save({ handicap: 99 })
    ;(await page.call(0)).fail({ status: 422, path: 'handicap', message: 'At most 54.' })
    await page.edits.flush()

    const later = startPage(NEW_GOLFER, device)
    later.edits.belongTo('golfer-1')
    await settle()
    expect(later.edits.state().refused).toEqual([{ path: 'handicap', value: 99, message: 'At most 54.' }])
    expect(later.calls).toEqual([])
    later.edits.dismissRefused('handicap')
    await settle()
    expect(device.held('golfer-1').refused).toEqual([])
  })

  it('DAT-22 is done without when it fails: the failure is logged, the edit is shown, sent and asked about', async () => {
    const device = memoryStore()
    const full = new DOMException('There is no room left.', 'QuotaExceededError')
    device.failWith(full)
    const page = startPage(NEW_GOLFER, device)
    page.edits.save({ handicap: 12 })
    expect(page.shown()?.handicap).toBe(12)
    const call = await page.call(0)
    expect(console.error).toHaveBeenCalledWith('Error saving user profile', full)
    expect(storageHealth.state()).toBe('full')
    expect(page.edits.isKept()).toBe(false)
    call.fail({})
    await page.edits.flush()
    expect(page.shown()?.handicap).toBe(12)

    device.failWith(undefined)
    page.edits.save({ age: 40 })
    await settle()
    expect(device.held('golfer-1')).toMatchObject({ batches: [call.batch], waiting: { age: { value: 40 } } })
    expect(page.edits.isKept()).toBe(true)
    expect(storageHealth.state()).toBe('kept')
  })
})

it('names the golfer whose edits a batch holds, so that no other profile can get them', async () => {
  const page = startPage()
  page.edits.save({ handicap: 12 })
  expect((await page.call(0)).batch.golfer).toBe(NEW_GOLFER.id)
})

it('tells its listeners until they leave', () => {
  const { edits } = startPage()
  const listener = vi.fn<() => void>()
  const leave = edits.subscribe(listener)
  edits.save({ handicap: 12 })
  const calls = listener.mock.calls.length
  expect(calls).toBeGreaterThan(0)
  leave()
  edits.save({ handicap: 13 })
  expect(listener).toHaveBeenCalledTimes(calls)
})

const anyValues: fc.Arbitrary<ProfileValues> = fc.oneof(
  fc.record({ handicap: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ 'clubDistances.driver': fc.option(fc.integer({ min: 200, max: 203 }).map(manual)) }),
  fc.record({ 'golfBag.driver': fc.option(fc.constantFrom(DRIVER, { ...DRIVER, loft: 9 })) }),
  fc.record({ 'golfBag.driver.loft': fc.integer({ min: 9, max: 11 }) }),
)
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), values: anyValues }),
  fc.record({
    kind: fc.constantFrom('answer' as const, 'lose-request' as const, 'lose-answer' as const, 'retry' as const),
  }),
)

it('loses no edit and keeps their order, whatever requests and answers get lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      const page = startPage()
      let expected: ProfileDocument = NEW_GOLFER
      let answered = 0

      for (const step of steps) {
        await settle()
        const open = page.calls.length > answered ? page.calls[answered] : undefined
        if (step.kind === 'save') {
          const changes = Object.entries(step.values).map(([text, value]) => [text, { base: null, value }])
          expected = withSaidFacts(expected, withChanges(expected, Object.fromEntries(changes)), '2025-04-01')
          page.edits.save(step.values)
        } else if (step.kind === 'retry') {
          void page.edits.flush()
        } else if (open) {
          answered += 1
          if (step.kind === 'answer') open.answer()
          else if (step.kind === 'lose-answer') open.loseAnswer()
          else open.fail({})
        }
        expect(withoutDays(page.shown())).toEqual(withoutDays(projectProfile(expected)))
      }

      await settle()
      for (; hasEdits(page.edits.state()); answered += 1) {
        void page.edits.flush()
        ;(await page.call(answered)).answer()
        await settle()
      }
      expect(isSameValue(page.stored(), expected)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

/** Which facts have a source; the days depend on the clock of the server. */
function withoutDays(profile: Profile | undefined) {
  return { ...profile, facts: Object.keys(profile?.facts ?? {}).toSorted() }
}
