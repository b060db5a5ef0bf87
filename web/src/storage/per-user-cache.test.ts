import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fieldOf, localCopy } from './local-copy.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { perUserCache, parseRowsByGolfer, rowsOf, unsentOfOthers } from './per-user-cache.ts'
import type { KeptRow } from './per-user-cache.ts'

type Putt = KeptRow & { readonly feet: number }

const KEY = 'bagwise.putts'
const UNSENT = { feet: 3, unsentId: 'u' }
const SENT = { feet: 9 }

let storage: ReturnType<typeof sampleStorage>
beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function openRows() {
  const copy = localCopy({ key: KEY, schema: 1, parse: (content) => parseRowsByGolfer(content, parsePutt) })
  return perUserCache<Putt>(copy, ({ feet }) => String(feet))
}

function parsePutt(one: unknown): Putt | undefined {
  const [feet, unsentId] = [fieldOf(one, 'feet'), fieldOf(one, 'unsentId')]
  if (typeof feet !== 'number') return undefined
  return typeof unsentId === 'string' ? { feet, unsentId } : { feet }
}

it("keeps a golfer's rows, and of others only what they have not sent", () => {
  const rows = openRows()
  rows.keep('ann', [SENT, UNSENT])
  expect(rows.of('ann')).toEqual([SENT, UNSENT])
  rows.keep('bob', [SENT])
  expect(rows.of('bob')).toEqual([SENT])
  expect(rows.of('ann')).toEqual([UNSENT])
  rows.keep('ann', [SENT])
  expect(rows.of('bob')).toEqual([])
  expect(rows.of(undefined)).toEqual([])
  expect(openRows().of('ann')).toEqual([SENT])
})

it('reads what another tab wrote, and shows it once it hears of it', () => {
  const [rows, otherTab] = [openRows(), openRows()]
  rows.keep('ann', [SENT])
  const before = rows.shown()
  expect(rows.shown()).toBe(before)
  otherTab.keep('ann', [UNSENT])
  expect(rows.of('ann')).toEqual([UNSENT])
  expect(rows.shown()).toBe(before)

  const heard = vi.fn<() => void>()
  const leave = rows.subscribe(heard)
  rows.followDevice()
  expect(heard).toHaveBeenCalledOnce()
  expect(rowsOf(rows.shown(), 'ann')).toEqual([UNSENT])
  leave()
  rows.followDevice()
  expect(heard).toHaveBeenCalledOnce()
})

it('holds in memory what the device cannot keep, until it can', () => {
  const rows = openRows()
  storage.failWith(new DOMException('no room', 'QuotaExceededError'))
  rows.keep('ann', [UNSENT])
  expect(rows.isKept()).toBe(false)
  expect(rows.of('ann')).toEqual([UNSENT])
  storage.failWith(undefined)
  rows.keep('ann', [UNSENT, SENT])
  expect(rows.isKept()).toBe(true)
  expect(openRows().of('ann')).toEqual([UNSENT, SENT])
})

/** This tab could not write its rows; another tab can. */
function openFullTab(rowsBefore: readonly Putt[], wanted: readonly Putt[]) {
  const [rows, otherTab] = [openRows(), openRows()]
  rows.keep('ann', rowsBefore)
  const write = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  rows.keep('ann', wanted)
  write.mockRestore()
  return { rows, otherTab }
}

it('lays what it could not write over what another tab has written since, and wipes none of it', () => {
  const { rows, otherTab } = openFullTab([SENT], [SENT, UNSENT])
  const ofOtherTab = { feet: 20, unsentId: 'o' }
  otherTab.keep('ann', [SENT, ofOtherTab])
  otherTab.keep('bob', [])
  expect(rows.of('ann')).toEqual([ofOtherTab, UNSENT])
  rows.keep('ann', [...rows.of('ann'), { feet: 30, unsentId: 'v' }])
  expect(rows.isKept()).toBe(true)
  expect(openRows().of('ann')).toEqual([ofOtherTab, UNSENT, { feet: 30, unsentId: 'v' }])
})

it('remembers which row is gone, unless another tab has changed it since', () => {
  const { rows, otherTab } = openFullTab([SENT, UNSENT], [SENT])
  expect(rows.of('ann')).toEqual([SENT])
  otherTab.keep('ann', [SENT, { ...UNSENT, unsentId: 'again' }])
  expect(rows.of('ann')).toEqual([SENT, { ...UNSENT, unsentId: 'again' }])
})

it('prefers what another tab has written to what the server said before, but not to an edit', () => {
  const { rows, otherTab } = openFullTab([UNSENT, SENT], [{ feet: 3 }, { ...SENT, unsentId: 'edit' }])
  expect(rows.of('ann')).toEqual([{ feet: 3 }, { ...SENT, unsentId: 'edit' }])
  otherTab.keep('ann', [
    { feet: 3, unsentId: 'newer' },
    { feet: 9, unsentId: 'other' },
  ])
  expect(rows.of('ann')).toEqual([
    { feet: 3, unsentId: 'newer' },
    { ...SENT, unsentId: 'edit' },
  ])
})

it('finds what others have not sent', () => {
  const kept = [
    { golfer: 'ann', entries: [SENT, UNSENT] },
    { golfer: 'bob', entries: [SENT] },
    { golfer: 'cy', entries: [UNSENT] },
  ]
  expect(unsentOfOthers<Putt>(kept, 'cy')).toEqual([{ golfer: 'ann', entries: [UNSENT] }])
  expect(unsentOfOthers<Putt>(kept, undefined)).toEqual([
    { golfer: 'ann', entries: [UNSENT] },
    { golfer: 'cy', entries: [UNSENT] },
  ])
})

it.each([undefined, null, {}, [null], [{ golfer: 7, entries: [] }], [{ golfer: 'ann', entries: [{}] }]])(
  'is nothing where %j stands',
  (content) => {
    expect(parseRowsByGolfer(content, parsePutt)).toBeUndefined()
  },
)

it('HRD-24 (rounds and progress) writes again what a browser that cleared the device took, for who is still signed in', () => {
  const rows = openRows()
  rows.keep('ann', [SENT, UNSENT])
  storage.clear()
  rows.followDevice()
  expect(rows.writeAgain('ann')).toBe(true)
  expect(rows.of('ann')).toEqual([UNSENT])
  expect(storage.texts()[KEY]).toContain(UNSENT.unsentId)
  expect(rows.writeAgain('ann')).toBe(false)
})

it('writes nothing again after a sign-out in another tab, nor for somebody else, nor what was sent', () => {
  const rows = openRows()
  rows.keep('ann', [UNSENT])
  storage.clear()
  expect(rows.writeAgain('bob')).toBe(false)
  expect(rows.writeAgain(undefined)).toBe(false)
  expect(rows.writeAgain('ann')).toBe(false)
  rows.keep('ann', [SENT])
  storage.clear()
  expect(rows.writeAgain('ann')).toBe(false)
  expect(rows.of('ann')).toEqual([])
})
