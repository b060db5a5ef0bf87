import { afterEach, expect, it, vi } from 'vitest'
import { sampleCaches } from '#testing/sample-caches.ts'
import { NO_DATABASES, sampleStorage } from '#testing/sample-storage.ts'
import { clearDevice } from './clear-device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('clears the databases when the browser forbids local storage', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  const deleted: string[] = []
  const forbidden = new DOMException('Access is denied for this document.', 'SecurityError')
  const local = sampleStorage()
  local.setItem('bagwise.profile', 'Jamie')
  local.failWith(forbidden)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', sampleStorage())
  vi.stubGlobal('indexedDB', {
    databases: () => Promise.resolve([{ name: 'golfer' }]),
    deleteDatabase: (name: string) => {
      deleted.push(name)
      const request = new EventTarget()
      queueMicrotask(() => request.dispatchEvent(new Event('success')))
      return request
    },
  })

  await clearDevice({ departure: 'sign-out', golfer: 'golfer-1', rowAfter: (row) => row })
  expect(deleted).toEqual(['golfer'])
  expect(warning).toHaveBeenCalledWith('A store on this device could not be cleared', forbidden)
})

it.each(['sign-out', 'deletion'] as const)('leaves no file that another app shared after %s', async (departure) => {
  const device = sampleCaches()
  vi.stubGlobal('localStorage', sampleStorage())
  vi.stubGlobal('sessionStorage', sampleStorage())
  vi.stubGlobal('indexedDB', NO_DATABASES)
  vi.stubGlobal('caches', device)
  for (const name of ['shared-files', 'bagwise-1']) await device.open(name)

  await clearDevice({ departure, golfer: 'golfer-1', rowAfter: (row) => row })
  expect(device.names()).toEqual(['bagwise-1'])
})
