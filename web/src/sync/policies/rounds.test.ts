import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RoundAnswer } from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/golf/handicap/round'
import { perUserCache } from '#storage/per-user-cache.ts'
import { RequestProblem } from '#http/request.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { createRounds } from './rounds.ts'
import { mergedRow, roundsCopy } from './round-rows.ts'
import { sampleRoundsServer } from '#testing/sample-rounds-server.ts'

const KEY = 'bagwise.rounds'
const TURNS_TO_SETTLE = 80
const ROUND: Round = {
  id: 'r1',
  date: '2026-11-20',
  course: 'Heather Links',
  tees: 'White',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 91,
  playingConditions: null,
}

let storage: ReturnType<typeof sampleStorage>
beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lets every promise that can go on go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

type Server = Pick<ReturnType<typeof sampleRoundsServer>, 'sendSave' | 'sendDelete' | 'load'>

/** One opening of the page by a signed-in golfer. */
function openPage(server: Server, golfer = 'ann') {
  const retries: (() => void)[] = []
  const checks: string[] = []
  const rounds = createRounds({
    rows: perUserCache(roundsCopy(), ({ id }) => id, mergedRow),
    sendSave: server.sendSave,
    sendDelete: server.sendDelete,
    load: () => server.load(golfer),
    checkSession: () => void checks.push('session'),
    inTurn: (task) => task(),
    later: (task) => {
      retries.push(task)
      return () => void retries.splice(retries.indexOf(task), 1)
    },
  })
  rounds.belongTo(golfer)
  return {
    ...rounds,
    retries,
    checks,
    /** Deletes the round as it is shown. */
    remove: (id: string) => rounds.remove({ ...ROUND, ...rounds.state().rounds.find((round) => round.id === id), id }),
    scores: () => rounds.state().rounds.map(({ id, adjustedGrossScore }) => [id, adjustedGrossScore]),
  }
}

it('loads what the server has, the latest day first', async () => {
  const server = sampleRoundsServer()
  server.change('ann', { ...ROUND, id: 'a', date: '2026-10-01' })
  server.change('ann', { ...ROUND, id: 'b', date: '2026-11-01' })
  server.change('ann', { ...ROUND, id: 'c', date: '2026-11-01' })
  const page = openPage(server)
  expect(page.state()).toEqual({ rounds: [], load: 'loading', isSafe: true })
  await settle()
  expect(page.state().load).toBe('loaded')
  expect(page.state().rounds.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(page.state()).toBe(page.state())
})

it('shows a round at once, and as saved when the server has it', async () => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  await settle()
  page.save(ROUND)
  expect(page.state().rounds).toMatchObject([{ ...ROUND, unsentId: expect.any(String) }])
  expect(page.hasUnsent()).toBe(true)
  await settle()
  expect(page.state().rounds).toEqual([ROUND])
  expect(page.hasUnsent()).toBe(false)
  expect(server.of('ann')).toEqual([ROUND])
})

it('keeps what is entered without reception, over closing the page, and sends it later', async () => {
  const server = sampleRoundsServer()
  server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  const first = openPage(server)
  first.save(ROUND)
  await settle()
  expect(first.hasUnsent()).toBe(true)

  const second = openPage(server)
  expect(second.scores()).toEqual([['r1', 91]])
  await settle()
  expect(second.retries).toHaveLength(1)
  server.mend()
  second.retries[0]?.()
  await settle()
  expect(second.hasUnsent()).toBe(false)
  expect(server.of('ann')).toEqual([ROUND])
  expect(second.retries).toEqual([])
})

it('adds many rounds in one write of the device, sends each once, and takes them out again', async () => {
  const server = sampleRoundsServer()
  server.change('ann', ROUND)
  const page = openPage(server)
  await settle()
  const added = Array.from({ length: 60 }, (_, at) => ({ ...ROUND, id: `new ${at}`, adjustedGrossScore: 80 + at }))
  const writes = vi.spyOn(storage, 'setItem')
  page.saveAll(added)
  expect(writes).toHaveBeenCalledTimes(1)
  expect(page.state().rounds).toHaveLength(61)
  for (let turn = 0; turn < added.length; turn += 1) await settle()
  expect(server.of('ann')).toEqual([ROUND, ...added])
  expect(server.calls.filter((call) => call.startsWith('save'))).toHaveLength(60)
  expect(page.hasUnsent()).toBe(false)

  // What another device has changed meanwhile stays, and so do others.
  const changed = { ...ROUND, id: 'new 7', adjustedGrossScore: 70 }
  server.change('ann', changed)
  page.removeAll(added)
  expect(page.scores()).toEqual([['r1', 91]])
  for (let turn = 0; turn < added.length; turn += 1) await settle()
  expect(server.of('ann')).toEqual([ROUND, changed])
  expect(page.scores().toSorted()).toEqual([
    ['new 7', 70],
    ['r1', 91],
  ])
})

it('says nothing to the server of many rounds that are taken out before they were sent', async () => {
  const server = sampleRoundsServer()
  server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  const page = openPage(server)
  const added = ['a', 'b', 'c'].map((id) => ({ ...ROUND, id }))
  page.saveAll(added)
  await settle()
  page.removeAll(added)
  server.mend()
  page.retries[0]?.()
  await settle()
  // The first was on its way when the connection dropped, so that it may have arrived.
  expect(server.calls.filter((call) => call.startsWith('delete'))).toEqual(['delete ann a'])
  expect(server.of('ann')).toEqual([])
  expect(page.state().rounds).toEqual([])
})

it('hides a round that is deleted without reception, and deletes it later', async () => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  page.save(ROUND)
  await settle()
  server.fail()
  page.remove('r1')
  await settle()
  expect(page.scores()).toEqual([])
  expect(page.hasUnsent()).toBe(true)
  expect(openPage(server).scores()).toEqual([])

  server.mend()
  await page.sync()
  expect(server.of('ann')).toEqual([])
  expect(page.hasUnsent()).toBe(false)
  expect(page.scores()).toEqual([])
})

it('brings a deleted round back, whether the server has deleted it already or not', async () => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  page.save(ROUND)
  await settle()
  page.remove('r1')
  page.save(ROUND)
  await settle()
  expect(server.of('ann')).toEqual([ROUND])
  page.remove('r1')
  await settle()
  expect(server.of('ann')).toEqual([])
  page.save(ROUND)
  await settle()
  expect(server.of('ann')).toEqual([ROUND])
  expect(page.scores()).toEqual([['r1', 91]])
})

it('does not take an answer to what was entered before for one to the latest', async () => {
  const server = sampleRoundsServer()
  const answers: (() => void)[] = []
  const slow: Server = {
    ...server,
    sendSave: async (golfer, change) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return server.sendSave(golfer, change)
    },
  }
  const page = openPage(slow)
  await settle()
  page.save(ROUND)
  await settle()
  page.save({ ...ROUND, adjustedGrossScore: 85 })
  answers[0]?.()
  await settle()
  expect(page.hasUnsent()).toBe(true)
  answers[1]?.()
  await settle()
  expect(page.hasUnsent()).toBe(false)
  expect(server.calls).toEqual(['save ann r1 91', 'save ann r1 85'])
  expect(page.scores()).toEqual([['r1', 85]])
})

it('keeps a round that the server refuses with the reason, and goes on with the next', async () => {
  const server = sampleRoundsServer({ highestScore: 100 })
  const page = openPage(server)
  await settle()
  page.save({ ...ROUND, adjustedGrossScore: 150 })
  page.save({ ...ROUND, id: 'r2' })
  await settle()
  expect(page.state().rounds).toMatchObject([{ id: 'r2' }, { id: 'r1', adjustedGrossScore: 150, refusal: 'Too high.' }])
  expect(server.of('ann').map(({ id }) => id)).toEqual(['r2'])
  expect(page.hasUnsent()).toBe(true)
  expect(server.calls).toHaveLength(2)

  page.save({ ...ROUND, adjustedGrossScore: 95 })
  await settle()
  expect(page.state().rounds).toEqual([
    { ...ROUND, id: 'r2' },
    { ...ROUND, adjustedGrossScore: 95 },
  ])
  expect(page.hasUnsent()).toBe(false)
})

it('keeps a refused round when what the server has is loaded', async () => {
  const server = sampleRoundsServer({ highestScore: 100 })
  server.change('ann', { ...ROUND, id: 'other' })
  const page = openPage(server)
  await settle()
  page.save({ ...ROUND, adjustedGrossScore: 150 })
  await settle()
  await page.reload()
  expect(page.state().load).toBe('loaded')
  expect(page.scores()).toContainEqual(['r1', 150])
})

it('shows a round again that the server refuses to delete', async () => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  page.save(ROUND)
  await settle()
  server.fail(422)
  page.remove('r1')
  await settle()
  expect(page.state().rounds).toMatchObject([{ id: 'r1', refusal: 'No.' }])
})

it('tells a failed load from an empty list, and asks again', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleRoundsServer()
  server.change('ann', ROUND)
  server.fail(500)
  const page = openPage(server)
  await settle()
  expect(page.state()).toMatchObject({ rounds: [], load: 'failed' })
  expect(error).toHaveBeenCalledWith('Error loading rounds', expect.any(RequestProblem))
  server.mend()
  const asked = page.reload()
  expect(page.state().load).toBe('loading')
  await asked
  expect(page.state()).toEqual({ rounds: [ROUND], load: 'loaded', isSafe: true })
})

it('takes over what another device added, changed and deleted, but for what waits here', async () => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  for (const id of ['kept', 'changed', 'gone', 'mine']) page.save({ ...ROUND, id })
  await settle()
  server.fail()
  page.save({ ...ROUND, id: 'mine', adjustedGrossScore: 80 })
  await settle()
  server.mend()
  server.change('ann', { ...ROUND, id: 'changed', adjustedGrossScore: 100 })
  server.change('ann', { ...ROUND, id: 'new' })
  server.remove('ann', 'gone')
  await page.reload()
  expect(page.scores()).toEqual([
    ['new', 91],
    ['mine', 80],
    ['kept', 91],
    ['changed', 100],
  ])
})

it('never shows, sends or drops what another golfer left on this device', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleRoundsServer()
  server.fail()
  const ann = openPage(server)
  ann.save(ROUND)
  await settle()
  ann.belongTo(undefined)
  expect(ann.state().rounds).toEqual([])
  expect(() => ann.save(ROUND)).toThrow('signed in')

  server.mend()
  server.calls.length = 0
  const bob = openPage(server, 'bob')
  await settle()
  expect(bob.scores()).toEqual([])
  bob.save({ ...ROUND, id: 'of bob' })
  await settle()
  expect(server.calls).toEqual(['save bob of bob 91'])
  expect(bob.hasUnsent()).toBe(false)

  bob.belongTo(undefined)
  openPage(server)
  await settle()
  expect(server.of('ann')).toEqual([ROUND])
})

it('writes nothing any more once the golfer has left, even when an answer comes late', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<RoundAnswer>()
  const page = openPage({ ...sampleRoundsServer(), sendSave: () => promise })
  await settle()
  page.save(ROUND)
  await settle()
  page.belongTo(undefined)
  storage.removeItem(KEY)
  answer({ round: ROUND, before: null })
  await settle()
  expect(storage.getItem(KEY)).toBeNull()
})

it('does not have a golfer who leaves wait for what is only loaded', async () => {
  const { promise: never } = Promise.withResolvers<Awaited<ReturnType<Server['load']>>>()
  const server = sampleRoundsServer()
  const page = openPage({ ...server, load: () => never })
  await settle()
  await page.flush()
  expect(page.state().load).toBe('loading')
  expect(server.calls).toEqual([])
})

it('goes on from memory when the device keeps nothing', async () => {
  storage.failWith(new DOMException('no room', 'QuotaExceededError'))
  vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleRoundsServer()
  server.fail()
  const page = openPage(server)
  page.save(ROUND)
  await settle()
  expect(page.scores()).toEqual([['r1', 91]])
  expect(page.state().isSafe).toBe(false)
  server.mend()
  await page.sync()
  expect(server.of('ann')).toEqual([ROUND])
  expect(page.state().isSafe).toBe(true)
})

it('still sends what comes after a look that found nothing to do', async () => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  await settle()
  await page.sync()
  page.save(ROUND)
  await settle()
  expect(server.of('ann')).toEqual([ROUND])
})

it('sends a round that had no room again once an old one is deleted', async () => {
  const server = sampleRoundsServer({ mostRounds: 2 })
  const page = openPage(server)
  for (const id of ['old', 'kept', 'new']) page.save({ ...ROUND, id })
  await settle()
  expect(page.state().rounds.find(({ id }) => id === 'new')?.refusal).toContain('Delete an old one')
  page.remove('old')
  await settle()
  expect(server.of('ann').map(({ id }) => id)).toEqual(['kept', 'new'])
  expect(page.hasUnsent()).toBe(false)
})

it('does not take the rounds of another session for those of the golfer', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const server = sampleRoundsServer()
  server.change('bob', ROUND)
  const page = openPage({ ...server, load: () => server.load('bob') })
  await settle()
  expect(page.state()).toMatchObject({ rounds: [], load: 'failed' })
  expect(page.checks).toEqual(['session'])
  expect(error).toHaveBeenCalledWith('Error loading rounds', expect.any(Error))
})

it.each([401, 403])('asks who is signed in when a round is answered with %i, and keeps it', async (status) => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  await settle()
  server.fail(status)
  page.save(ROUND)
  await settle()
  expect(page.checks).toEqual(['session'])
  expect(page.state().rounds).toMatchObject([{ id: 'r1', refusal: undefined, unsentId: expect.any(String) }])
  server.mend()
  await page.sync()
  expect(server.of('ann')).toEqual([ROUND])
})

it('says nothing to the server of a round that is deleted before it was ever sent', async () => {
  const server = sampleRoundsServer()
  const page = openPage(server)
  await settle()
  page.save(ROUND)
  page.remove('r1')
  await settle()
  expect([server.calls, page.scores(), page.hasUnsent()]).toEqual([[], [], false])
})

it('loses nothing of two tabs when there was no room on the device for a while', async () => {
  const server = sampleRoundsServer()
  server.fail()
  vi.spyOn(console, 'error').mockReturnValue()
  const [first, second] = [openPage(server), openPage(server)]
  await settle()
  const write = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  first.save({ ...ROUND, id: 'a1' })
  await settle()
  write.mockRestore()
  second.save({ ...ROUND, id: 'b1' })
  await settle()
  first.save({ ...ROUND, id: 'a2' })
  await settle()
  expect(first.state().isSafe).toBe(true)
  expect(
    openPage(server)
      .scores()
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(['a1', 'a2', 'b1'])
})

it('loses nothing that two tabs have changed, one of them while the device was full', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const server = sampleRoundsServer()
  server.change('ann', ROUND)
  const [one, other] = [openPage(server), openPage(server)]
  await settle()
  server.fail()
  storage.failWith(new DOMException('no room', 'QuotaExceededError'))
  one.save({ ...ROUND, tees: 'Blue', course: 'Links' }, ROUND)
  await settle()
  storage.failWith(undefined)
  vi.setSystemTime(Date.now() + 1000)
  other.save({ ...ROUND, adjustedGrossScore: 88, course: 'Heath' }, ROUND)
  await settle()
  expect(one.state().rounds).toMatchObject([{ tees: 'Blue', course: 'Heath', adjustedGrossScore: 88 }])
  server.mend()
  for (const tab of [one, other]) await tab.sync()
  expect(server.of('ann')).toMatchObject([{ tees: 'Blue', course: 'Heath', adjustedGrossScore: 88 }])
  expect([one.hasUnsent(), other.hasUnsent()]).toEqual([false, false])
})

it('deletes a round once, however often it is asked to', async () => {
  const server = sampleRoundsServer()
  server.change('ann', ROUND)
  server.change('ann', { ...ROUND, adjustedGrossScore: 90 })
  const page = openPage(server)
  await settle()
  page.remove('r1')
  // As a tab asks that still showed it: `remove` of the page takes what is shown, or else the sample.
  page.remove('r1')
  await page.sync()
  expect(server.of('ann')).toEqual([])
})

it('ends with what was entered last on the server, whatever fails in between', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const id = fc.constantFrom('a', 'b', 'c')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('save' as const), id, score: fc.integer({ min: 70, max: 120 }) }),
    fc.record({ kind: fc.constant('remove' as const), id }),
    fc.record({ kind: fc.constantFrom('fail', 'lose', 'mend', 'sync', 'wait', 'reopen') }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      storage.removeItem(KEY)
      const server = sampleRoundsServer()
      let page = openPage(server)
      const expected = new Map<string, number>()
      for (const action of steps) {
        if (action.kind === 'save') {
          page.save({ ...ROUND, id: action.id, adjustedGrossScore: action.score })
          expected.set(action.id, action.score)
        } else if (action.kind === 'remove') {
          page.remove(action.id)
          expected.delete(action.id)
        } else if (action.kind === 'fail') server.fail()
        else if (action.kind === 'lose') server.loseAnswers()
        else if (action.kind === 'mend') server.mend()
        else if (action.kind === 'sync') await page.reload()
        else if (action.kind === 'wait') await settle()
        else {
          page.belongTo(undefined)
          page = openPage(server)
        }
        expect(new Map(page.scores().map(([round, score]) => [round, score]))).toEqual(expected)
      }
      server.mend()
      await page.sync()
      await page.reload()
      expect(new Map(server.of('ann').map((round) => [round.id, round.adjustedGrossScore]))).toEqual(expected)
      expect(page.hasUnsent()).toBe(false)
    }),
    { numRuns: 150, seed: 41 },
  )
})

/** A round from before a restore, as the device sets it aside. */
function setAside(...rounds: readonly Round[]) {
  const entries = rounds.map((round) => ({ ...round, unsentId: 'offered', isOffered: true }))
  storage.setItem(KEY, JSON.stringify({ schema: 1, content: [{ golfer: 'ann', entries }] }))
}
const LATER = { ...ROUND, id: 'r2', date: '2026-11-22' }
const CHANGED = { ...ROUND, id: 'r3', adjustedGrossScore: 80 }

it('HRD-12 (rounds) shows the rounds that only the device has after a restore, and sends none of them unasked', async () => {
  const server = sampleRoundsServer()
  server.change('ann', ROUND)
  server.change('ann', { ...CHANGED, adjustedGrossScore: 95 })
  setAside(ROUND, LATER, CHANGED)
  const page = openPage(server)
  await settle()
  const offered = page.state().rounds.filter(({ isOffered }) => isOffered === true)
  expect(offered.map(({ id }) => id).toSorted()).toEqual(['r2', 'r3'])
  expect(page.scores()).toHaveLength(3)
  expect(server.calls).toEqual([])
  expect(page.hasUnsent()).toBe(true)
})

it.each([
  [true, [91, 91, 80]],
  [false, [91, 95]],
])('HRD-11 (rounds) sends them again as they were, or drops them: %s', async (isSentAgain, scores) => {
  const server = sampleRoundsServer()
  server.change('ann', ROUND)
  server.change('ann', { ...CHANGED, adjustedGrossScore: 95 })
  setAside(ROUND, LATER, CHANGED)
  const page = openPage(server)
  await settle()
  page.answerOffers(isSentAgain)
  await settle()
  expect(
    server
      .of('ann')
      .map(({ adjustedGrossScore }) => adjustedGrossScore)
      .toSorted(),
  ).toEqual(scores.toSorted())
  expect(
    page
      .scores()
      .map(([, score]) => score)
      .toSorted(),
  ).toEqual(scores.toSorted())
  expect(page.hasUnsent()).toBe(false)
})

it('sends a round from before a restore that the golfer edits, and forgets one that they delete', async () => {
  const server = sampleRoundsServer()
  setAside(ROUND, LATER)
  const page = openPage(server)
  await settle()
  page.save({ ...LATER, adjustedGrossScore: 88 }, LATER)
  page.remove('r1')
  await settle()
  expect(server.calls).toEqual(['save ann r2 88'])
  expect(page.scores()).toEqual([['r2', 88]])
})
