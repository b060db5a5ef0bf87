import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageHealth } from './storage-health.ts'
import { localCopy } from './local-copy.ts'
import { sampleStorage } from '#testing/sample-storage.ts'

type Putts = { readonly puttCount: number }

function parsePutts(content: unknown): Putts | undefined {
  if (typeof content !== 'object' || content === null || !('puttCount' in content)) return undefined
  return typeof content.puttCount === 'number' ? { puttCount: content.puttCount } : undefined
}

const KEY = 'bagwise.putts'
const copy = localCopy({ key: KEY, schema: 2, parse: parsePutts })
let storage: ReturnType<typeof sampleStorage>

beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  storage.failWith(undefined)
  copy.write({ puttCount: 0 })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('reads back what it has written, and nothing when there is nothing', () => {
  expect(copy.read()).toBeUndefined()
  expect(copy.write({ puttCount: 31 })).toBeUndefined()
  expect(copy.read()).toEqual({ puttCount: 31 })
  expect(console.error).not.toHaveBeenCalled()
})

it.each([
  '',
  'putts',
  '{"schema":2',
  '{"schema":1,"content":{"puttCount":31}}',
  '{"schema":"2","content":{"puttCount":31}}',
  '{"schema":2}',
  '{"schema":2,"content":{"puttCount":"31"}}',
  '{"schema":2,"content":{"puttCount":31,"__proto__":{"isLong":true}}}',
  '{"schema":2,"content":{"puttCount":31,"constructor":{}}}',
])('sets %s aside where it stays readable, and says so once', (bad) => {
  storage.setItem(KEY, bad)
  expect(copy.read()).toBeUndefined()
  expect(copy.read()).toBeUndefined()
  expect(storage.texts()).toEqual({ [`${KEY}.set-aside`]: bad })
  expect(console.error).toHaveBeenCalledOnce()
})

it('keeps one copy set aside, the last', () => {
  for (const bad of ['first', 'second']) {
    storage.setItem(KEY, bad)
    copy.read()
  }
  expect(storage.texts()).toEqual({ [`${KEY}.set-aside`]: 'second' })
})

it('neither uses nor overwrites the copy of a newer version', () => {
  const newer = '{"schema":3,"content":"another form"}'
  storage.setItem(KEY, newer)
  expect(copy.read()).toBeUndefined()
  expect(copy.write({ puttCount: 31 })).toBeUndefined()
  expect(storage.texts()).toEqual({ [KEY]: newer })
})

it.each([
  ['full', new DOMException('There is no room left.', 'QuotaExceededError')],
  ['blocked', new DOMException('Access is denied.', 'SecurityError')],
] as const)('goes on when storage is %s, and says so until it can keep again', (_name, error) => {
  const listener = vi.fn<() => void>()
  const leave = storageHealth.subscribe(listener)
  storage.failWith(error)
  expect(copy.read()).toBeUndefined()
  expect(copy.write({ puttCount: 31 })).toEqual({ error })
  expect(storageHealth.state()).toBe('without-copies')
  expect(listener).toHaveBeenCalledOnce()
  storage.failWith(undefined)
  copy.write({ puttCount: 31 })
  expect(storageHealth.state()).toBe('kept')
  leave()
})

it('never throws and never touches what all objects share, whatever text it finds', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => `{"schema":2,"content":${json}}`),
      ),
      (text) => {
        storage.setItem(KEY, text)
        const read = copy.read()
        expect(read === undefined || typeof read.puttCount === 'number').toBe(true)
        expect(Object.keys(Object.prototype)).toEqual([])
        storage.removeItem(KEY)
      },
    ),
    { numRuns: 1_000 },
  )
})
