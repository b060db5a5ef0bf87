import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_PLACES } from '@bagwise/golf/play/hole-places'
import { clearRoundNotes } from '#storage/clear-rows.ts'
import { ROUND_NOTES_DATABASE } from '#storage/play-notes-database.ts'
import { signingOut } from '#sync/sync-status.ts'
import { memoryIndexedDb } from '#testing/memory-indexed-db.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { notesDevice } from './notes-device.ts'

const ANN = 'golfer-ann-1'
const BOB = 'golfer-bob-2'
const TODAY = '2026-06-30'
const PLACE = { at: { latitudeDeg: 33.5, longitudeDeg: -82.02 }, sdYards: 3.3 }
const HOLE = { ...NO_PLACES, shots: { a: PLACE } }
const TRAIL = [{ hole: 1, fixes: [{ seconds: 0, ...PLACE.at, accuracyMeters: 4 }] }]
const COURSE = { golfer: ANN, course: 'way/1' }

let device: ReturnType<typeof memoryIndexedDb>
let local: ReturnType<typeof sampleStorage>

beforeEach(() => {
  device = memoryIndexedDb()
  local = sampleStorage()
  vi.stubGlobal('indexedDB', device.indexedDB)
  vi.stubGlobal('IDBKeyRange', device.IDBKeyRange)
  vi.stubGlobal('window', { localStorage: local })
  signIn(ANN)
})
afterEach(() => {
  signingOut.end()
  vi.unstubAllGlobals()
})

const signIn = (golfer: string) =>
  local.setItem('bagwise.session', JSON.stringify({ schema: 1, content: { id: golfer } }))
const of = (round: string, day = TODAY, golfer = ANN) => ({ golfer, round, day })
const stored = () => device.rowsOf(ROUND_NOTES_DATABASE).map(({ store, key }) => [store, ...key].join(' '))

async function fill(round: string, day = TODAY, golfer = ANN): Promise<void> {
  signIn(golfer)
  await notesDevice.changeRound(of(round, day, golfer), (row) => ({ ...row, isPositionRefused: false }))
  await notesDevice.changePlaces(of(round, day, golfer), () => ({ 1: HOLE }))
  await notesDevice.changeTrail(of(round, day, golfer), () => TRAIL)
}

describe('notes of rounds on this device', () => {
  it('are read as they were written, and nothing of another round or golfer', async () => {
    await fill('r1')
    await notesDevice.changePlaces(of('r1'), (before) => ({ ...before, 2: NO_PLACES }))
    await notesDevice.changeMarks(COURSE, () => ({ 1: { tee: [], pin: [{ ...PLACE, round: 'r1' }] } }))
    const notes = await notesDevice.read(of('r1'), COURSE)
    expect(notes).toEqual({
      row: { ...of('r1'), card: undefined, isPositionRefused: false },
      places: {
        1: { ...HOLE, firstPutt: undefined, pin: undefined },
        2: { ...NO_PLACES, firstPutt: undefined, pin: undefined },
      },
      trail: TRAIL,
      marks: { 1: { tee: [], pin: [{ ...PLACE, round: 'r1' }] } },
    })
    const nothing = { row: {}, places: {}, trail: [], marks: {} }
    expect(await notesDevice.read(of('r2'), { course: 'way/2' })).toEqual(nothing)
    expect(await notesDevice.read(of('r1', TODAY, BOB), COURSE)).toEqual(nothing)
  })

  it('have no time of day', async () => {
    const before = Date.now()
    await fill('r1')
    await notesDevice.changeMarks(COURSE, () => ({ 1: { tee: [], pin: [{ ...PLACE, round: 'r1' }] } }))
    const text = JSON.stringify(device.rowsOf(ROUND_NOTES_DATABASE))
    const numbers = (text.match(/\d+/g) ?? []).map(Number)
    expect(numbers.filter((number) => number >= Math.floor(before / 1_000))).toEqual([])
    expect(text).not.toMatch(/\d\d:\d\d|T\d\d/)
  })

  it('need no database as long as there are none', async () => {
    await notesDevice.tidy(TODAY)
    await notesDevice.settle(ANN, { playing: new Set(), known: new Set() })
    expect(await device.indexedDB.databases()).toEqual([])
  })

  it('lose their trail after 7 days and their places after 90, of every golfer', async () => {
    await fill('day 6', '2026-06-24')
    await fill('day 7', '2026-06-23', BOB)
    await fill('day 89', '2026-04-02')
    await fill('day 90', '2026-04-01')
    await fill('no day', 'yesterday')
    await notesDevice.tidy(TODAY)
    expect(stored().toSorted()).toEqual([
      `places ${ANN} day 6`,
      `places ${ANN} day 89`,
      `places ${BOB} day 7`,
      `rounds ${ANN} day 6`,
      `rounds ${ANN} day 89`,
      `rounds ${BOB} day 7`,
      `trails ${ANN} day 6`,
    ])
  })

  it('lose their trail once the round is over, and everything once it is gone', async () => {
    for (const round of ['playing', 'finished', 'deleted']) await fill(round)
    await fill('of another', TODAY, BOB)
    await notesDevice.settle(ANN, { playing: new Set(['playing']), known: undefined })
    expect(stored().filter((row) => row.startsWith('trails'))).toEqual([
      `trails ${ANN} playing`,
      `trails ${BOB} of another`,
    ])
    expect(stored()).toContain(`places ${ANN} deleted`)
    await notesDevice.settle(ANN, { playing: new Set(['playing']), known: new Set(['playing', 'finished']) })
    expect(stored().filter((row) => row.includes('deleted'))).toEqual([])
    expect(stored()).toContain(`places ${ANN} finished`)
    expect(stored()).toContain(`places ${BOB} of another`)
  })

  it('are forgotten by round, by golfer and by course, each alone', async () => {
    await fill('r1')
    await fill('r2')
    await notesDevice.changeMarks(COURSE, () => ({ 1: { tee: [], pin: [] } }))
    await fill('r3', TODAY, BOB)
    await notesDevice.removePlaces(of('r1'))
    expect(stored().filter((row) => row.includes('r1'))).toEqual([`rounds ${ANN} r1`])
    await notesDevice.removeAllPlaces(ANN)
    expect(stored().filter((row) => /places|trails/.test(row))).toEqual([`places ${BOB} r3`, `trails ${BOB} r3`])
    expect(stored()).toContain(`courses ${ANN} way/1`)
    await notesDevice.removeMarks(COURSE)
    expect(stored()).not.toContain(`courses ${ANN} way/1`)
  })

  it('are of the golfer who is here after another one has signed in', async () => {
    await fill('r1')
    await fill('r2', TODAY, BOB)
    await clearRoundNotes({ golfer: BOB })
    expect(stored().filter((row) => row.includes(ANN))).toEqual([])
    expect(stored()).toHaveLength(3)
  })

  it('are no longer written while a golfer signs out, nor after that from any tab', async () => {
    signingOut.begin()
    await expect(fill('r1')).rejects.toThrow('not signed in')
    signingOut.end()
    local.clear()
    await expect(notesDevice.changePlaces(of('r1'), () => ({ 1: HOLE }))).rejects.toThrow('not signed in')
    expect(stored()).toEqual([])
  })

  it('reject where the browser forbids it', async () => {
    device.failWith(new DOMException('Forbidden', 'SecurityError'))
    await expect(notesDevice.read(of('r1'), COURSE)).rejects.toThrow('Forbidden')
    await expect(fill('r1')).rejects.toThrow('Forbidden')
  })

  it('that are damaged are set aside one by one, and the rest opens', async () => {
    await fill('r1')
    const damaged = { ...PLACE, at: { latitudeDeg: 91, longitudeDeg: 0 } }
    device.plant(ROUND_NOTES_DATABASE, 'places', {
      key: [ANN, 'r1'],
      value: { ...of('r1'), holes: { 1: HOLE, 2: { shots: [] }, 3: { ...HOLE, shots: { a: damaged, b: PLACE } } } },
    })
    device.plant(ROUND_NOTES_DATABASE, 'trails', { key: [ANN, 'r1'], value: 'cut off' })
    const { places, trail, row } = await notesDevice.read(of('r1'), COURSE)
    expect(Object.keys(places)).toEqual(['1', '3'])
    expect(Object.keys(places[3]?.shots ?? {})).toEqual(['b'])
    expect(trail).toEqual([])
    expect(row).toMatchObject({ isPositionRefused: false })
  })
})
