import { afterEach, expect, it, vi } from 'vitest'
import { clearDevice } from './clear-device.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('clears the other stores when the browser forbids one of them', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue()
  const clearSession = vi.fn<() => void>()
  const deleted: string[] = []
  const forbidden = new DOMException('Access is denied for this document.', 'SecurityError')
  vi.stubGlobal('localStorage', {
    clear: () => {
      throw forbidden
    },
  })
  vi.stubGlobal('sessionStorage', { clear: clearSession })
  vi.stubGlobal('indexedDB', {
    databases: () => Promise.resolve([{ name: 'golfer' }]),
    deleteDatabase: (name: string) => {
      deleted.push(name)
      const request = new EventTarget()
      queueMicrotask(() => request.dispatchEvent(new Event('success')))
      return request
    },
  })

  await clearDevice({ rowAfter: (row) => row, writeBack: () => {} })
  expect(clearSession).toHaveBeenCalledOnce()
  expect(deleted).toEqual(['golfer'])
  expect(warning).toHaveBeenCalledWith('A store on this device could not be cleared', forbidden)
})
