import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldOf } from '#storage/local-copy.ts'
import { storageHealth } from '#storage/storage-health.ts'
import type { RowDevice } from '#sync/kept-rows/row-database.ts'
import { DeviceTooSlow } from '#sync/outbox-database.ts'
import { hit, playDevice, sampleHoles, sampleRound, settle, storedRows } from '#testing/played-page.ts'
import { samplePlayServer } from '#testing/sample-play-server.ts'
import { unsentPlayIn } from './unsent-play.ts'
import { createLeftTaps } from './left-taps.ts'
import type { GolferPlay } from './play-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A device whose database answers only when it is told to. */
function slowDatabase() {
  let release: (() => void)[] = []
  let isSlow = false
  let failure: Error | undefined
  const wrap = (device: RowDevice<GolferPlay>): RowDevice<GolferPlay> => ({
    ...device,
    update: async (golfer, taken) => {
      if (isSlow) await new Promise<void>((resolve) => void release.push(resolve))
      if (failure) throw failure
      return device.update(golfer, taken)
    },
  })
  const letGo = () => {
    isSlow = false
    for (const goOn of release) goOn()
    release = []
  }
  return {
    wrap,
    slowDown: () => {
      isSlow = true
    },
    fail: (error: Error) => {
      failure = error
      letGo()
    },
    answer: () => {
      failure = undefined
      letGo()
    },
  }
}

async function playing() {
  const database = slowDatabase()
  const server = samplePlayServer()
  const phone = playDevice(server, { wrap: database.wrap })
  const page = phone.open()
  await settle()
  phone.connect('none')
  const round = sampleRound()
  await page.start(round, sampleHoles(round))
  await settle()
  return { database, server, phone, page, id: round.id }
}

describe('a tap', () => {
  it('shows once it is on the device, and not before', async () => {
    const { database, phone, page, id } = await playing()
    const seen: number[] = []
    page.subscribe(() => seen.push(page.shown(id)?.shotCount ?? 0))
    database.slowDown()
    const kept = page.tapped(id, 1, hit())
    await settle()
    expect(page.shown(id)).toMatchObject({ shotCount: 0 })
    expect(phone.device.held('ann').taps.size).toBe(0)
    database.answer()
    expect(await kept).toBe('kept')
    expect(page.shown(id)).toMatchObject({ shotCount: 1 })
    expect(phone.device.held('ann').taps.size).toBe(1)
    expect(seen).not.toContain(2)
  })

  it('RND-33 goes to local storage when the database has not answered within 300 ms, and into the database later', async () => {
    const { database, server, phone, page, id } = await playing()
    database.slowDown()
    const kept = page.tapped(id, 1, hit())
    await vi.advanceTimersByTimeAsync(299)
    expect(page.shown(id)).toMatchObject({ shotCount: 0 })
    await vi.advanceTimersByTimeAsync(1)
    expect(await kept).toBe('kept-aside')
    expect(page.shown(id)).toMatchObject({ shotCount: 1 })
    expect(page.isSafe()).toBe(true)
    const left = createLeftTaps(phone.left.copy)
    expect(left.of('ann')).toHaveLength(1)
    expect(left.of('bob')).toEqual([])
    database.answer()
    await settle()
    expect(left.of('ann')).toEqual([])
    expect(phone.device.held('ann').taps.size).toBe(1)
    phone.connect('good')
    await page.sync()
    await settle()
    expect(server.round('ann', id)?.shots).toHaveLength(1)
  })

  it('is taken up from local storage by the page after one that was closed, and counts once', async () => {
    const { database, server, phone, page, id } = await playing()
    database.slowDown()
    const first = page.tapped(id, 1, hit({ leftYards: 380 }))
    await vi.advanceTimersByTimeAsync(300)
    await first
    const second = page.tapped(id, 1, hit({ leftYards: 140 }))
    await vi.advanceTimersByTimeAsync(300)
    expect(await second).toBe('kept-aside')
    const undone = page.undone(id, 1)
    await vi.advanceTimersByTimeAsync(300)
    expect(await undone).toBe('kept-aside')
    page.close()
    database.answer()
    const next = phone.open()
    await settle()
    expect(next.shown(id)?.shots).toMatchObject([{ leftYards: 380 }])
    expect(next.state().taps).toHaveLength(1)
    expect(createLeftTaps(phone.left.copy).of('ann')).toEqual([])
    phone.connect('good')
    await next.sync()
    await settle()
    expect(server.round('ann', id)?.shots).toHaveLength(1)
  })

  it('is not sent once more by a page that takes it up after the server had it, and can be undone there', async () => {
    const { database, server, phone, page, id } = await playing()
    phone.connect('good')
    await page.sync()
    await settle()
    database.slowDown()
    const kept = page.tapped(id, 1, { tap: 'score', score: 4 })
    await vi.advanceTimersByTimeAsync(300)
    expect(await kept).toBe('kept-aside')
    // The page gives up on its database and sends what it has in memory.
    database.fail(new DeviceTooSlow(Promise.resolve(undefined)))
    await settle()
    await page.sync()
    await settle()
    expect(server.round('ann', id)?.holes[0]).toMatchObject({ score: 4 })
    page.close()
    const [hole] = server.round('ann', id)?.holes ?? []
    if (!hole) throw new Error('The hole is missing')
    server.change('ann', { kind: 'hole', base: hole, row: { ...hole, score: 5 } })
    const saveCount = server.saves.length
    database.answer()
    const next = phone.open()
    await settle()
    await next.sync()
    await settle()
    expect(server.round('ann', id)?.holes[0]).toMatchObject({ score: 5 })
    expect(server.saves).toHaveLength(saveCount)
    expect(next.state().taps).toMatchObject([{ hole: 1, noted: { tap: { score: 4 } } }])
    expect(createLeftTaps(phone.left.copy).of('ann')).toEqual([])
  })

  it('RND-33 stays in memory while the database does not answer and local storage is full, and says so until it is kept', async () => {
    const { database, phone, page, id } = await playing()
    database.slowDown()
    phone.left.fill(true)
    const kept = page.tapped(id, 1, hit())
    await vi.advanceTimersByTimeAsync(300)
    expect(await kept).toBe('not-kept-yet')
    expect(page.shown(id)).toMatchObject({ shotCount: 1 })
    expect(page.state().isSafe).toBe(false)
    database.answer()
    await settle()
    expect(page.state().isSafe).toBe(true)
    expect(phone.device.held('ann').taps.size).toBe(1)
  })

  it('RND-33 stays in memory where local storage is full too, says so, and the round goes on', async () => {
    const { server, phone, page, id } = await playing()
    phone.device.failWith(new DOMException('No room', 'QuotaExceededError'))
    phone.left.fill(true)
    expect(await page.tapped(id, 1, hit())).toBe('not-kept-yet')
    expect(await page.tapped(id, 1, { tap: 'putts', putts: 2 })).toBe('not-kept-yet')
    expect(page.shown(id)).toMatchObject({ shotCount: 1 })
    expect(page.state().isSafe).toBe(false)
    expect(storageHealth.state()).toBe('full')
    phone.connect('good')
    await page.sync()
    await settle()
    expect(server.round('ann', id)?.shots).toHaveLength(1)
    phone.device.failWith(undefined)
    expect(await page.tapped(id, 1, { tap: 'finish', finish: 'holed' })).toBe('kept')
    await settle()
    expect(page.state().isSafe).toBe(true)
    expect(storageHealth.state()).toBe('kept')
    expect(phone.device.held('ann').taps.size).toBe(3)
  })

  it('counts once where the database has written it after all', async () => {
    const server = samplePlayServer()
    let isLate = false
    const wrap = (device: RowDevice<GolferPlay>): RowDevice<GolferPlay> => ({
      ...device,
      update: async (golfer, taken) => {
        const written = await device.update(golfer, taken)
        if (isLate) throw new DeviceTooSlow(Promise.resolve(undefined))
        return written
      },
    })
    const phone = playDevice(server, { wrap })
    const page = phone.open()
    await settle()
    const round = sampleRound()
    await page.start(round, sampleHoles(round))
    isLate = true
    expect(await page.tapped(round.id, 1, hit())).toBe('kept-aside')
    isLate = false
    page.close()
    const next = phone.open()
    await settle()
    expect(next.state().taps).toHaveLength(1)
    expect(next.shown(round.id)).toMatchObject({ shotCount: 1 })
    await next.sync()
    await settle()
    expect(server.round('ann', round.id)?.shots).toHaveLength(1)
  })
})

describe('a damaged row', () => {
  it('RND-33 is set aside, and the rest opens', async () => {
    const { server, phone, page, id } = await playing()
    await page.tapped(id, 1, hit())
    await page.tapped(id, 2, { tap: 'score', score: 4 })
    await settle()
    page.close()
    phone.device.damage((row) => JSON.stringify(row).includes('"taps"') && JSON.stringify(row).includes('7-iron'))
    const next = phone.open()
    await settle()
    expect(next.state().taps).toHaveLength(1)
    expect(next.shown(id)?.holes?.[1]).toMatchObject({ score: 4 })
    phone.connect('good')
    await next.sync()
    await settle()
    expect(server.round('ann', id)?.shots).toHaveLength(1)
    expect(phone.device.unsentRows().filter((row) => fieldOf(row, 'content') === undefined)).toHaveLength(1)
    next.close()
    // What the server has is read again.
    phone.device.damage((row) => JSON.stringify(row).includes('"version"'))
    const last = phone.open()
    await settle()
    await last.reload()
    await settle()
    const [stored, shown] = [server.round('ann', id), last.shown(id)]
    if (!stored || !shown) throw new Error('The round is missing')
    expect(storedRows(shown)).toEqual(storedRows(stored))
  })
})

describe('rounds of a golfer whose account is gone', () => {
  it('are taken along as a whole where they never reached the server', async () => {
    const { database, server, phone, page, id } = await playing()
    await page.tapped(id, 1, hit())
    await page.tapped(id, 1, { tap: 'putts', putts: 1 })
    database.slowDown()
    const late = page.tapped(id, 1, { tap: 'finish', finish: 'holed' })
    await vi.advanceTimersByTimeAsync(300)
    await late
    const unsent = unsentPlayIn(phone.device.unsentRows(), 'ann', createLeftTaps(phone.left.copy))
    page.close()
    const tablet = playDevice(server, { golfer: 'bob' })
    const other = tablet.open()
    await settle()
    other.takeOver(unsent)
    await settle()
    expect(server.round('bob', id)).toMatchObject({ shots: [{ club: '7-iron' }] })
    expect(server.round('bob', id)?.holes[0]).toMatchObject({ score: 2, putts: 1, finish: 'holed' })
    expect(server.round('bob', id)?.holes).toHaveLength(9)
    // One that the server had cannot go without what it has of it.
    expect(unsentPlayIn(tablet.device.unsentRows(), 'bob', createLeftTaps(tablet.left.copy))).toEqual([])
  })
})
