import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryIndexedDb } from '#testing/memory-indexed-db.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import type { FrozenCard } from './frozen-card.ts'
import { notesDevice } from './notes-device.ts'
import { courseKey } from './round-notes-rows.ts'
import { createRoundNotes } from './round-notes.ts'

const GOLFER = 'golfer-ann-1'
const PLACE = { at: { latitudeDeg: 33.5, longitudeDeg: -82.02 }, sdYards: 3.3 }
const PIN = { hole: 7, kind: 'pin' } as const

function cardOf(stillYards: number): FrozenCard {
  const easier = { threeQuarterYards: 0.75 * stillYards, halfYards: stillYards / 2 }
  const row = { club: '7-iron', isEstimated: false, certainty: undefined, stillYards, ...easier } as const
  const reading = {
    temperatureF: 61,
    windSpeedMph: 12,
    windDirection: 'SW',
    windFromDeg: 225,
    humidityPercent: 70,
    seaLevelPressureInHg: 29.9,
  } as const
  const winds = { into: stillYards - 14, across: stillYards - 2, down: null }
  return {
    rows: [{ ...row, carryYards: stillYards - 3, windYards: winds }],
    forecast: { reading, service: 'open-meteo', placeName: null, heardAtMs: 1_780_000_000_000 },
  }
}

let device: ReturnType<typeof memoryIndexedDb>

beforeEach(() => {
  device = memoryIndexedDb()
  const local = sampleStorage()
  local.setItem('bagwise.session', JSON.stringify({ schema: 1, content: { id: GOLFER } }))
  vi.stubGlobal('indexedDB', device.indexedDB)
  vi.stubGlobal('IDBKeyRange', device.IDBKeyRange)
  vi.stubGlobal('window', { localStorage: local })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function openNotes(round = 'r1', course = 'way/1') {
  return createRoundNotes({
    device: notesDevice,
    ofRound: { golfer: GOLFER, round, day: '2026-06-30' },
    ofCourse: { golfer: GOLFER, course },
  })
}

describe('notes of a round', () => {
  it('show what was noted at once, and after a reload', async () => {
    const notes = openNotes()
    await notes.done()
    const kept = notes.changePlaces(7, (before) => ({ ...before, shots: { ...before.shots, a: PLACE } }))
    expect(notes.state().places[7]?.shots).toEqual({ a: PLACE })
    await kept
    const reloaded = openNotes()
    expect(reloaded.state()).toMatchObject({ isReady: false, places: {} })
    await reloaded.done()
    expect(reloaded.state()).toMatchObject({ isReady: true, isKept: true, places: { 7: { shots: { a: PLACE } } } })
  })

  it('that were made before the device was read are not lost, nor is what was there', async () => {
    const first = openNotes()
    await first.changePlaces(7, (before) => ({ ...before, shots: { a: PLACE } }))
    const second = openNotes()
    void second.changePlaces(7, (before) => ({ ...before, shots: { ...before.shots, b: PLACE } }))
    await second.done()
    expect(Object.keys(second.state().places[7]?.shots ?? {})).toEqual(['a', 'b'])
    const third = openNotes()
    await third.done()
    expect(Object.keys(third.state().places[7]?.shots ?? {})).toEqual(['a', 'b'])
  })

  it('freeze the card of the day: a later one changes nothing, in this visit or the next', async () => {
    const notes = openNotes()
    await notes.keepCard(cardOf(150))
    await notes.keepCard(cardOf(165))
    expect(notes.state().card).toEqual(cardOf(150))
    const reloaded = openNotes()
    void reloaded.keepCard(cardOf(170))
    await reloaded.done()
    expect(reloaded.state().card).toEqual(cardOf(150))
  })

  it('of a course are there in the next round on it, and may be taken back and forgotten', async () => {
    const first = openNotes('r1')
    await first.mark(PIN, PLACE)
    const second = openNotes('r2')
    await second.mark(PIN, PLACE)
    expect(second.state().marks[7]?.pin.map(({ round }) => round)).toEqual(['r1', 'r2'])
    await second.mark(PIN, undefined)
    const third = openNotes('r3')
    await third.done()
    expect(third.state().marks[7]?.pin.map(({ round }) => round)).toEqual(['r1'])
    await third.forgetMarks()
    const elsewhere = openNotes('r4')
    await elsewhere.done()
    expect(elsewhere.state().marks).toEqual({})
  })

  it('lose the trail with the end of the round, and the places when they are forgotten', async () => {
    const notes = openNotes()
    await notes.changePlaces(7, (before) => ({ ...before, pin: PLACE }))
    await notes.changeTrail(() => [{ hole: 7, fixes: [{ seconds: 0, ...PLACE.at, accuracyMeters: 4 }] }])
    await notes.keepCard(cardOf(150))
    await notes.endTrail()
    expect(notes.state()).toMatchObject({ trail: [], places: { 7: { pin: PLACE } } })
    await notes.forgetPlaces()
    const reloaded = openNotes()
    await reloaded.done()
    expect(reloaded.state()).toMatchObject({ trail: [], places: {}, card: cardOf(150) })
  })

  it('remember for the round that the golfer said no', async () => {
    await openNotes().refusePosition()
    const [reloaded, next] = [openNotes(), openNotes('r2')]
    await Promise.all([reloaded.done(), next.done()])
    expect([reloaded, next].map((notes) => notes.state().isPositionRefused)).toEqual([true, false])
  })

  it('go on in memory where the browser forbids the database, and say so without any place in the log', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    device.failWith(new DOMException('Forbidden', 'SecurityError'))
    const notes = openNotes()
    await notes.changePlaces(7, (before) => ({ ...before, shots: { a: PLACE } }))
    await notes.mark(PIN, PLACE)
    await notes.keepCard(cardOf(150))
    expect(notes.state()).toMatchObject({
      isReady: true,
      isKept: false,
      places: { 7: { shots: { a: PLACE } } },
      card: cardOf(150),
    })
    expect(notes.state().marks[7]?.pin).toHaveLength(1)
    expect(warn).toHaveBeenCalled()
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/33\.5|82\.02/)
  })

  it('that the device did not take at once are kept with the next one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const notes = openNotes()
    await notes.done()
    device.failWith(new DOMException('Busy', 'UnknownError'))
    await notes.changePlaces(7, (before) => ({ ...before, shots: { a: PLACE } }))
    expect(notes.state().isKept).toBe(false)
    device.failWith(undefined)
    await notes.changePlaces(7, (before) => ({ ...before, shots: { ...before.shots, b: PLACE } }))
    expect(notes.state().isKept).toBe(true)
    const reloaded = openNotes()
    await reloaded.done()
    expect(Object.keys(reloaded.state().places[7]?.shots ?? {})).toEqual(['a', 'b'])
  })
})

it('finds a course by its id, and a typed one however it is written', () => {
  expect(courseKey({ courseId: 'way/1', course: 'Heather Links' })).toBe('way/1')
  const typed = ['Heather Links', ' heather  links ', 'HEATHER LINKS'].map((course) =>
    courseKey({ courseId: null, course }),
  )
  expect(new Set(typed).size).toBe(1)
  expect(typed[0]).not.toBe(courseKey({ courseId: null, course: 'Heather' }))
})
