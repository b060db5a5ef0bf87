import { afterEach, expect, it, vi } from 'vitest'
import { newBatchId } from './batch-id.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => {
  vi.unstubAllGlobals()
})

it('is a random UUID, another one each time', () => {
  const ids = Array.from({ length: 200 }, newBatchId)
  for (const id of ids) expect(id).toMatch(UUID_V4)
  expect(new Set(ids).size).toBe(200)
})

it('is one too where the browser has no randomUUID, as on a plain http address', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xff) })
  expect(newBatchId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
