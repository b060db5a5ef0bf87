import { afterEach, expect, it, vi } from 'vitest'
import { ProfileBatch } from '@bagwise/contract/profile'
import { newId } from './ids.ts'

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
