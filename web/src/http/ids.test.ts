import { afterEach, expect, it, vi } from 'vitest'
import { ProfileBatch } from '@bagwise/contract/profile'
import { newId, randomId } from './ids.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is a UUID the server takes, made of the time and of random text', () => {
  vi.useFakeTimers({ now: new Date('2026-05-17T09:30:00.000Z') })
  const ids = Array.from({ length: 1_000 }, () => newId())
  const time = Date.now().toString(16).padStart(12, '0')
  for (const id of ids) {
    expect(ProfileBatch.shape.batch.parse(id)).toBe(id)
    expect(id.replaceAll('-', '').slice(0, 12)).toBe(time)
  }
  expect(new Set(ids).size).toBe(ids.length)
})

it('says nothing of the time where it is random all through', () => {
  vi.useFakeTimers({ now: 1 })
  const ids = Array.from({ length: 1_000 }, () => randomId())
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBeGreaterThan(990)
})

it('sorts by the time it was made', () => {
  vi.useFakeTimers({ now: 1 })
  const first = newId()
  vi.setSystemTime(Date.UTC(2026, 0, 1))
  expect(newId() > first).toBe(true)
})

it('needs no more than a page on plain http has', () => {
  const { crypto: own } = globalThis
  vi.stubGlobal('crypto', { getRandomValues: own.getRandomValues.bind(own) })
  expect(ProfileBatch.shape.batch.parse(newId())).toHaveLength(36)
})
