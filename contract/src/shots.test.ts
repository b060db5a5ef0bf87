import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHOT_FIGURES } from '@bagwise/golf/memory/shot-record'
import { KeptShot, ShotSession, deleteShots, getShots, saveShots } from './shots.ts'

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const SESSION = {
  id: idOf(1),
  day: '2026-11-20',
  origin: 'device-indoor',
  source: 'Garmin R50',
  air: { temperatureF: 61.5, altitudeFeet: 5280, seaLevelPressureInHg: 29.92, humidity: 0.45 },
  isNormalised: true,
  note: 'New balls',
}
const WORDS = { club: '7-iron', swing: 'full', mark: 'by-rule' }
const SHOT = { id: idOf(2), session: idOf(1), ...WORDS, label: '7i', carryYards: 151.3, isSpinMeasured: false }
const CHANGE = { id: idOf(2), base: WORDS, wanted: { ...WORDS, mark: 'counts' } }
const MESSAGE = { save: idOf(9), sessions: [SESSION], shots: [SHOT], changes: [CHANGE] }

const many = <Entry extends object>(entry: Entry, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...entry, id: idOf(index) }))
const isTaken = (message: object) => saveShots.body.safeParse({ ...MESSAGE, ...message }).success

describe('a message with shots', () => {
  it('is taken with as much as it may bring, and reads as it was sent', () => {
    expect(saveShots.body.parse(MESSAGE)).toEqual(MESSAGE)
    expect(isTaken({ sessions: many(SESSION, 20), shots: many(SHOT, 500), changes: many(CHANGE, 500) })).toBe(true)
  })

  it('MEM-33 (contract) is refused with more than 20 sessions, 500 shots or 500 changes, and with an id twice', () => {
    expect(isTaken({ sessions: many(SESSION, 21) })).toBe(false)
    expect(isTaken({ shots: many(SHOT, 501) })).toBe(false)
    expect(isTaken({ changes: many(CHANGE, 501) })).toBe(false)
    for (const twice of [{ sessions: [SESSION, SESSION] }, { shots: [SHOT, SHOT] }, { changes: [CHANGE, CHANGE] }]) {
      expect(isTaken(twice)).toBe(false)
    }
  })

  it('MEM-33 (contract) is refused with a key it does not know, at any depth', () => {
    const extra = { x: 1 }
    const messages = [
      extra,
      { sessions: [{ ...SESSION, ...extra }] },
      { sessions: [{ ...SESSION, air: extra }] },
      { shots: [{ ...SHOT, ...extra }] },
      { changes: [{ ...CHANGE, ...extra }] },
    ]
    for (const message of messages) expect(isTaken(message)).toBe(false)
  })

  it('MEM-33 (contract) changes club, swing and mark of a shot, and nothing else', () => {
    for (const [field, value] of Object.entries({ carryYards: 160, sideYards: 1, label: 'x', session: idOf(1) })) {
      expect(isTaken({ changes: [{ ...CHANGE, wanted: { ...WORDS, [field]: value } }] })).toBe(false)
      expect(isTaken({ changes: [{ ...CHANGE, base: { ...WORDS, [field]: value } }] })).toBe(false)
    }
    for (const field of Object.keys(WORDS)) {
      expect(isTaken({ changes: [{ ...CHANGE, wanted: { ...WORDS, [field]: undefined } }] })).toBe(false)
    }
  })
})

describe('a kept shot', () => {
  const isKept = (changes: object) => KeptShot.safeParse({ ...SHOT, ...changes }).success

  it.each(Object.entries(SHOT_FIGURES))('MEM-33 (contract) has %s within its range, in tenths', (figure, range) => {
    const { lowest, highest } = range
    for (const value of [lowest, highest, lowest + 0.1]) expect(isKept({ [figure]: value })).toBe(true)
    const wrong = [lowest - 0.1, highest + 0.1, lowest + 0.25, Number.NaN, Infinity, null, '12', true]
    for (const value of wrong) expect({ value, isKept: isKept({ [figure]: value }) }).toEqual({ value, isKept: false })
    expect(isKept({ [figure]: undefined })).toBe(figure !== 'carryYards')
  })

  it('MEM-33 (contract) is of a club that flies, or of none: the putter is refused', () => {
    expect(CLUB_TYPES.filter((club) => !isKept({ club }))).toEqual(['putter'])
    expect([null, 'spoon', undefined, ''].filter((club) => isKept({ club }))).toEqual([null])
  })

  it('has no minus zero, which databases do not keep', () => {
    expect(Object.is(KeptShot.parse({ ...SHOT, sideYards: -0 }).sideYards, 0)).toBe(true)
  })

  it('is refused with a label of more than 40 characters or one that cannot be stored', () => {
    expect(['', 'x'.repeat(40), '芝'.repeat(40)].every((label) => isKept({ label }))).toBe(true)
    expect(['x'.repeat(41), 'a\u0000', '\ud83c', null].some((label) => isKept({ label }))).toBe(false)
  })

  it.each([
    { id: 'x' },
    { session: 'x' },
    { swing: 'pitch' },
    { mark: 'maybe' },
    { isSpinMeasured: undefined },
    { isSpinMeasured: 1 },
  ])('is refused with %j', (wrong) => {
    expect(isKept(wrong)).toBe(false)
  })
})

it.each([
  { day: '2026-02-29' },
  { day: '1999-12-31' },
  { origin: 'simulator' },
  { source: '' },
  { source: 'x'.repeat(41) },
  { note: 'x'.repeat(101) },
  { isNormalised: null },
  { air: { temperatureF: 131 } },
  { air: { altitudeFeet: -1501 } },
  { air: { seaLevelPressureInHg: 24.9 } },
  { air: { humidity: 45 } },
  { air: null },
])('refuses a session with %j', (wrong) => {
  expect(ShotSession.safeParse(SESSION).success).toBe(true)
  expect(ShotSession.safeParse({ ...SESSION, ...wrong }).success).toBe(false)
})

it('reads from a position, or from the beginning', () => {
  const read = (query: object) => getShots.query.safeParse(query)
  expect([read({}).data, read({ after: '0' }).data, read({ after: '512' }).data]).toEqual([
    {},
    { after: 0 },
    { after: 512 },
  ])
  const wrong = ['', '-1', '1.5', '1e3', ' 1', '9'.repeat(16), ['1']]
  expect(wrong.filter((after) => read({ after }).success)).toEqual([])
  expect(read({ golfer: 'ann' }).success).toBe(false)
})

it('deletes up to 20 sessions and 500 shots at once', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => idOf(index))
  const isAccepted = (body: object) => deleteShots.body.safeParse({ save: idOf(9), ...body }).success
  expect([{}, { sessions: ids(20), shots: ids(500) }].every(isAccepted)).toBe(true)
  expect([{ sessions: ids(21) }, { shots: ids(501) }, { shots: ['x'] }, { all: true }].some(isAccepted)).toBe(false)
})
