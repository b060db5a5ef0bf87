import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Profile, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { withSaidFacts } from '@bagwise/contract/facts'
import { isSameValue, projectProfile, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { RequestProblem } from '#http/request.ts'
import { createProfileEdits } from './policies/profile.ts'
import { memoryStore } from '#testing/memory-store.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { shownProfile, withChanges, hasEdits } from './edit-state.ts'
import type { ProfileValues } from './edit-state.ts'
import { withMemoryFallback } from './outbox-store.ts'

import fc from 'fast-check'

const TURNS_TO_SETTLE = 300

const wordsOf = (text: string, value: unknown) => `${text} ${JSON.stringify(value)}`

async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

/** A server that applies each batch once; what becomes of a call is decided by the test. */
function startServer() {
  let stored = { document: NEW_GOLFER, version: 1 }
  const seen = new Set<string>()
  const conflicts: string[] = []
  const everStored = new Set<string>()
  const open: {
    readonly batch: ProfileBatch
    readonly resolve: (answer: VersionedProfile) => void
    readonly fail: () => void
  }[] = []
  const read = () => ({ profile: projectProfile(stored.document), version: stored.version })

  function apply({ batch, set }: ProfileBatch) {
    if (seen.has(batch)) return
    seen.add(batch)
    for (const [text, { base, value }] of Object.entries(set)) {
      everStored.add(wordsOf(text, value))
      const path = parseProfilePath(text)
      const current = path && valueAt(stored.document, path)
      if (!isSameValue(current, base) && !isSameValue(current, value)) conflicts.push(text)
    }
    const document = withSaidFacts(stored.document, withChanges(stored.document, set), '2025-04-01')
    stored = { document, version: stored.version + 1 }
  }

  return {
    read,
    document: () => stored.document,
    conflicts: () => conflicts,
    /** Every value it ever stored, as words. */
    stored: () => everStored,
    send: (batch: ProfileBatch): Promise<VersionedProfile> =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new RequestProblem({ code: 'unreachable', status: 0, message: 'No answer.' }))
        open.push({ batch, resolve, fail })
      }),
    /** What becomes of the oldest call; false when there is none. */
    next: (fate: 'answer' | 'lose-request' | 'lose-answer'): boolean => {
      const call = open.shift()
      if (!call) return false
      if (fate !== 'lose-request') apply(call.batch)
      if (fate === 'answer') call.resolve(read())
      else call.fail()
      return true
    },
  }
}

/** A browser whose tabs share one device, one lock and what they tell each other. */
function startBrowser(server: ReturnType<typeof startServer>, { hasLocks }: { readonly hasLocks: boolean }) {
  const device = memoryStore()
  const tabs = new Map<number, ReturnType<typeof startTab>>()
  let turn: Promise<unknown> = Promise.resolve()

  function startTab(id: number) {
    let isAlive = true
    let snapshot: VersionedProfile = server.read()
    const edits = createProfileEdits({
      store: withMemoryFallback({
        ...device,
        update: (golfer, step) =>
          isAlive ? device.update(golfer, step) : Promise.reject(new Error('The tab is closed')),
      }),
      readSnapshot: () => snapshot,
      writeSnapshot: (answer) => {
        for (const tab of tabs.values()) tab.hear(answer)
      },
      send: (batch) => (isAlive ? server.send(batch) : new Promise(() => {})),
      later: () => () => {},
      checkSession: () => {},
      // A tab that is closed lets go of the lock.
      inTurn: (task) => {
        if (!hasLocks) return task()
        const result = turn.then(() => Promise.race([task(), closed]))
        turn = result.catch(() => undefined)
        return result
      },
      tellTabs: () => {
        for (const [other, tab] of tabs) if (other !== id) tab.edits.followDevice()
      },
    })
    let close = () => {}
    const closed = new Promise<boolean>((resolve) => {
      close = () => resolve(false)
    })
    edits.belongTo(NEW_GOLFER.id)
    return {
      edits,
      hear: (answer: VersionedProfile) => {
        if (answer.version > snapshot.version) snapshot = answer
      },
      shown: () => shownProfile(snapshot.profile, edits.state().inflight?.set ?? {}, edits.state().waiting),
      kill: () => {
        isAlive = false
        close()
      },
    }
  }

  return {
    device,
    tab: (id: number) => {
      const tab = tabs.get(id) ?? startTab(id)
      tabs.set(id, tab)
      return tab
    },
    kill: (id: number) => {
      tabs.get(id)?.kill()
      tabs.delete(id)
    },
    open: () => [...tabs.values()],
  }
}

const manual = (distance: number) => ({ distance, source: 'manual' }) as const

const anyValues: fc.Arbitrary<ProfileValues> = fc.oneof(
  fc.record({ handicap: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ 'clubDistances.driver': fc.option(fc.integer({ min: 200, max: 203 }).map(manual)) }),
  fc.record({ 'golfBag.driver.loft': fc.integer({ min: 9, max: 11 }) }),
)
const anyTab = fc.nat({ max: 1 })
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), tab: anyTab, values: anyValues }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('answer' as const, 'lose-request' as const, 'lose-answer' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('kill' as const, 'look' as const), tab: anyTab }) },
)

beforeEach(() => {
  vi.stubGlobal('localStorage', sampleStorage())
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['that take turns', { hasLocks: true }],
  ['without locks, as on plain http', { hasLocks: false }],
])(
  'loses no edit of two tabs %s, whichever is closed and whatever gets lost on the way',
  async (_name, browserKind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
        const server = startServer()
        const browser = startBrowser(server, browserKind)
        let expected: ProfileDocument = NEW_GOLFER

        for (const step of steps) {
          if (step.kind === 'save') {
            const tab = browser.tab(step.tab)
            await settle()
            const changes = Object.entries(step.values).map(([text, value]) => [text, { base: null, value }])
            expected = withSaidFacts(expected, withChanges(expected, Object.fromEntries(changes)), '2025-04-01')
            tab.edits.save(step.values)
          } else if (step.kind === 'kill') {
            browser.kill(step.tab)
          } else if (step.kind === 'look') {
            browser.tab(step.tab).edits.followDevice()
          } else {
            server.next(step.kind)
          }
          await settle()
          for (const tab of browser.open())
            expect(withoutDays(tab.shown())).toEqual(withoutDays(projectProfile(expected)))
        }

        const last = browser.tab(2)
        await settle()
        for (let round = 0; hasEdits(last.edits.state()) || round === 0; round += 1) {
          expect(round).toBeLessThan(steps.length + 10)
          if (!server.next('answer')) void last.edits.flush()
          await settle()
        }
        expect(isSameValue(server.document(), expected)).toBe(true)
        expect(server.conflicts(), 'a device never meets itself').toEqual([])
        expect(projectProfile(server.document())).toEqual(last.shown())
      }),
      { numRuns: 150 },
    )
  },
)

const failingStep = fc.oneof(
  { weight: 5, arbitrary: anyStep },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('fail' as const, 'no-room' as const, 'work' as const) }) },
)
const NO_DATABASE = new Error('The database fails')

it.each([
  ['that take turns', { hasLocks: true }],
  ['without locks, as on plain http', { hasLocks: false }],
])('sends every value of two tabs %s while their device fails now and then', async (_name, browserKind) => {
  await fc.assert(
    fc.asyncProperty(fc.array(failingStep, { maxLength: 25 }), async (steps) => {
      const server = startServer()
      const browser = startBrowser(server, browserKind)
      let typed: { readonly path: string; readonly words: string; readonly tab: number; isKept: boolean }[] = []
      let handicap = 0
      const setFailures = (kind: 'fail' | 'no-room' | 'work') => {
        browser.device.failWith(kind === 'fail' ? NO_DATABASE : undefined)
        browser.device.failWritesWith(kind === 'no-room' ? NO_DATABASE : undefined)
      }

      for (const step of steps) {
        if (step.kind === 'save') {
          const tab = browser.tab(step.tab)
          await settle()
          // Each number is given once, so that it can be told from all others.
          handicap += 1
          const [path = 'handicap'] = Object.keys(step.values)
          const values = path === 'handicap' ? { handicap } : { 'clubDistances.driver': manual(handicap) }
          tab.edits.save(values)
          const [[text, value] = ['', null]] = Object.entries(values)
          typed = typed.filter((before) => before.path !== text)
          typed.push({ path: text, words: wordsOf(text, value), tab: step.tab, isKept: false })
        } else if (step.kind === 'kill') {
          // What a tab has not kept goes with it: it would have asked.
          typed = typed.filter(({ tab, isKept }) => tab !== step.tab || isKept)
          browser.kill(step.tab)
        } else if (step.kind === 'look') {
          browser.tab(step.tab).edits.followDevice()
        } else if (step.kind === 'fail' || step.kind === 'no-room' || step.kind === 'work') {
          setFailures(step.kind)
        } else {
          server.next(step.kind)
        }
        await settle()
        for (const one of typed) one.isKept ||= browser.tab(one.tab).edits.isKept()
      }

      setFailures('work')
      const tabs = [browser.tab(0), browser.tab(1)]
      await settle()
      for (let round = 0; round < steps.length + 10; round += 1) {
        if (!server.next('answer')) for (const tab of tabs) tab.edits.followDevice()
        await settle()
      }
      expect(hasEdits(browser.device.held(NEW_GOLFER.id))).toBe(false)
      for (const { words } of typed) expect(server.stored()).toContain(words)
      // What a closed tab could not keep may still have arrived: the others see it when their golfer comes back to them.
      for (const tab of tabs) tab.hear(server.read())
      for (const tab of tabs) expect(tab.shown()).toEqual(projectProfile(server.document()))
    }),
    { numRuns: 150 },
  )
})

/** Which facts have a source; the days depend on the clock of the server. */
function withoutDays(profile: Profile | undefined) {
  return { ...profile, facts: Object.keys(profile?.facts ?? {}).toSorted() }
}
