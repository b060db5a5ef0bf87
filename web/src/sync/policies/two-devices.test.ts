import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Round } from '@bagwise/golf/handicap/round'
import { perUserCache } from '#storage/per-user-cache.ts'
import { RequestProblem } from '#http/request.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { createRounds } from './rounds.ts'
import { roundsCopy } from './round-rows.ts'
import { sampleRoundsServer } from '#testing/sample-rounds-server.ts'

const TURNS_TO_SETTLE = 120
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
const SCORED = { ...ROUND, adjustedGrossScore: 79 }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lets every promise that can go on go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_SETTLE; turn += 1) await undefined
}

/** A device of ann's, whose connection fails on its own. */
function openDevice(server: ReturnType<typeof sampleRoundsServer>) {
  const storage = sampleStorage()
  let connection: 'good' | 'none' | 'loses answers' = 'good'
  async function through<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (connection === 'none') throw unreachable()
    const answer = await call()
    if (connection === 'loses answers') throw unreachable()
    return answer
  }
  const open = () => {
    vi.stubGlobal('localStorage', storage)
    const rounds = createRounds({
      rows: perUserCache(onDevice(), ({ id }) => id),
      sendSave: (golfer, change) => through(() => server.sendSave(golfer, change)),
      sendDelete: (golfer, change) => through(() => server.sendDelete(golfer, change)),
      load: () => through(() => server.load('ann')),
      checkSession: () => {},
      inTurn: (task) => task(),
      later: () => () => {},
    })
    rounds.belongTo('ann')
    return rounds
  }
  /** Two devices have a local storage each. */
  function onDevice() {
    const copy = roundsCopy()
    const here = <Result>(task: () => Result): Result => {
      vi.stubGlobal('localStorage', storage)
      return task()
    }
    return {
      read: () => here(copy.read),
      write: (content: Parameters<typeof copy.write>[0]) => here(() => copy.write(content)),
    }
  }
  let page = open()
  return {
    page: () => page,
    shown: (id = 'r1') => page.state().rounds.find((round) => round.id === id),
    connect: (state: typeof connection) => {
      connection = state
    },
    reopen: () => {
      page.belongTo(undefined)
      page = open()
    },
    /** Everything gets through. */
    async catchUp() {
      connection = 'good'
      await page.sync()
      await page.reload()
    },
  }
}

const unreachable = () => new RequestProblem({ code: 'unreachable', status: 0, message: 'No answer.' })

async function twoDevices() {
  const server = sampleRoundsServer()
  server.change('ann', ROUND)
  const [phone, tablet] = [openDevice(server), openDevice(server)]
  await settle()
  return { server, phone, tablet }
}

it('does not undo what another device did when a save is sent again because its answer was lost', async () => {
  const { server, phone } = await twoDevices()
  phone.connect('loses answers')
  phone.page().save({ ...ROUND, tees: 'Yellow' })
  await settle()
  server.change('ann', { ...SCORED, tees: 'Blue' })
  await phone.catchUp()
  expect(server.of('ann')).toEqual([{ ...SCORED, tees: 'Blue' }])
  expect(phone.shown()?.news?.before).toEqual({ ...ROUND, tees: 'Yellow' })

  phone.connect('loses answers')
  phone.page().save({ ...ROUND, tees: 'Red' })
  await settle()
  server.remove('ann', 'r1')
  await phone.catchUp()
  expect(server.of('ann')).toEqual([])
  expect(phone.shown()).toBeUndefined()
})

it('adds to a new round, whose answer was lost, without undoing what another device changed of it', async () => {
  const { server, phone } = await twoDevices()
  phone.connect('loses answers')
  phone.page().save({ ...ROUND, id: 'new' })
  await settle()
  server.change('ann', { ...SCORED, id: 'new' })
  phone.page().save({ ...ROUND, id: 'new', tees: 'Yellow' })
  phone.reopen()
  await phone.catchUp()
  expect(server.of('ann').find(({ id }) => id === 'new')).toEqual({ ...SCORED, id: 'new', tees: 'Yellow' })
})

it('merges what two devices changed, and tells both', async () => {
  const { server, phone, tablet } = await twoDevices()
  tablet.page().save(SCORED)
  await settle()
  phone.page().save({ ...ROUND, tees: 'Yellow' })
  await settle()
  const both = { ...SCORED, tees: 'Yellow' }
  expect(server.of('ann')).toEqual([both])
  expect(phone.shown()).toMatchObject({ ...both, news: { before: { ...both, adjustedGrossScore: 91 }, isBack: false } })
  await tablet.page().reload()
  expect(tablet.shown()).toMatchObject({ ...both, news: { before: SCORED, isBack: false } })

  tablet.page().noteSeen('r1')
  tablet.reopen()
  await settle()
  expect(tablet.shown()).toEqual(both)
})

it('tells both when they changed the same', async () => {
  const { phone, tablet } = await twoDevices()
  tablet.page().save(SCORED)
  await settle()
  phone.page().save({ ...ROUND, adjustedGrossScore: 88 })
  await settle()
  await tablet.page().reload()
  for (const device of [phone, tablet]) {
    expect(device.shown()).toMatchObject({ adjustedGrossScore: 88, news: { before: SCORED } })
  }
})

it('saves what was touched in a form over what another device changed while it was open', async () => {
  const { server, phone } = await twoDevices()
  server.change('ann', SCORED)
  await phone.page().reload()
  phone.page().save({ ...ROUND, tees: 'Yellow' }, ROUND)
  expect(phone.shown()).toMatchObject({ ...SCORED, tees: 'Yellow' })
  await settle()
  expect(server.of('ann')).toEqual([{ ...SCORED, tees: 'Yellow' }])

  const opened = { ...SCORED, tees: 'Yellow' }
  server.change('ann', { ...opened, adjustedGrossScore: 85 })
  await phone.page().reload()
  phone.page().save({ ...opened, adjustedGrossScore: 82 }, opened)
  await settle()
  expect(server.of('ann')).toEqual([{ ...opened, adjustedGrossScore: 82 }])
  expect(phone.shown()?.news?.before.adjustedGrossScore).toBe(85)
})

it('keeps a round that is deleted here when another device has changed it, and says why', async () => {
  const { server, phone } = await twoDevices()
  phone.connect('none')
  phone.page().remove(ROUND)
  await settle()
  expect(phone.shown()).toBeUndefined()
  server.change('ann', SCORED)
  await phone.catchUp()
  expect(server.of('ann')).toEqual([SCORED])
  expect(phone.shown()).toEqual({ ...SCORED, news: { before: ROUND, isBack: true } })
})

it('brings back a round that is edited here when another device has deleted it', async () => {
  const { server, phone } = await twoDevices()
  phone.connect('none')
  phone.page().save(SCORED)
  server.remove('ann', 'r1')
  await phone.catchUp()
  expect(server.of('ann')).toEqual([SCORED])
  expect(phone.shown()).toEqual(SCORED)
})

it('takes a deletion back without undoing the change because of which it was not done', async () => {
  const { server, phone } = await twoDevices()
  server.change('ann', SCORED)
  phone.connect('loses answers')
  phone.page().remove(ROUND)
  await settle()
  phone.page().save(ROUND)
  await phone.catchUp()
  expect(server.of('ann')).toEqual([SCORED])
})

it('leaves a round that was not deleted as it is when the golfer takes the deletion back after that', async () => {
  const { server, phone } = await twoDevices()
  server.change('ann', SCORED)
  phone.page().remove(ROUND)
  await settle()
  phone.page().save(ROUND, ROUND)
  await settle()
  expect(server.of('ann')).toEqual([SCORED])
})

it('brings back a round that is gone on all devices when the golfer takes the deletion back', async () => {
  const { server, phone } = await twoDevices()
  const asShown = { ...ROUND, unsentId: 'u' }
  phone.page().remove(asShown)
  await settle()
  expect(server.of('ann')).toEqual([])
  phone.page().save(asShown, asShown)
  await settle()
  expect(server.of('ann')).toEqual([ROUND])
})

it('ends the same on both devices, with what each has entered last, whatever is lost in between', async () => {
  const id = fc.constantFrom('a', 'b')
  const device = fc.constantFrom('phone', 'tablet')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), device, id, value: fc.integer({ min: 70, max: 120 }) }),
    fc.record({
      kind: fc.constant('connect' as const),
      device,
      state: fc.constantFrom('good' as const, 'none' as const, 'loses answers' as const),
    }),
    fc.record({ kind: fc.constantFrom('wait', 'reload', 'reopen'), device }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const server = sampleRoundsServer()
      for (const known of ['a', 'b']) server.change('ann', { ...ROUND, id: known })
      const devices = { phone: openDevice(server), tablet: openDevice(server) }
      await settle()
      const expected = { a: { ...ROUND, id: 'a' }, b: { ...ROUND, id: 'b' } }
      for (const action of steps) {
        const where = devices[action.device === 'phone' ? 'phone' : 'tablet']
        if (action.kind === 'edit') {
          const known = action.id === 'a' ? 'a' : 'b'
          // Each device has a field of its own, so that what it entered last is what must be there.
          const change =
            action.device === 'phone' ? { adjustedGrossScore: action.value } : { slopeRating: action.value }
          where.page().save({ ...ROUND, ...where.shown(known), id: known, ...change })
          expected[known] = { ...expected[known], ...change }
        } else if (action.kind === 'connect') where.connect(action.state)
        else if (action.kind === 'reload') await where.page().reload()
        else if (action.kind === 'reopen') where.reopen()
        else await settle()
      }
      for (const each of [devices.phone, devices.tablet, devices.phone]) await each.catchUp()
      expect(Object.fromEntries(server.of('ann').map((round) => [round.id, round]))).toEqual(expected)
      for (const each of [devices.phone, devices.tablet]) {
        expect(each.page().hasUnsent()).toBe(false)
        for (const known of ['a', 'b'] as const) expect(each.shown(known)).toMatchObject(expected[known])
      }
    }),
    { numRuns: 120, seed: 91 },
  )
})
