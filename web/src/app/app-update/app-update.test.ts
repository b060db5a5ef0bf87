import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SKIP_WAITING } from './app-update-messages.ts'

/** A version of the product as the browser holds it. */
class Version extends EventTarget {
  state = 'installed'
  readonly postMessage = vi.fn<(message: unknown) => void>()

  becomes(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A page that the golfer has just told to update: a version waits, and nothing has been asked for since. */
async function startUpdate() {
  const network = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})))
  const reload = vi.fn<() => void>()
  const waiting = new Version()
  const versions = { waiting, installing: null, active: new Version(), update: () => Promise.resolve() }
  const registration = Object.assign(new EventTarget(), versions)
  const register = () => Promise.resolve(registration)
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: null, register }) })
  // Both keep what goes on in their module.
  vi.resetModules()
  const { request } = await import('#http/request.ts')
  const { keepUpToDate, updateNow } = await import('./app-update.ts')
  keepUpToDate()
  await vi.advanceTimersByTimeAsync(0)
  updateNow()
  return { network, reload, waiting, ask: () => request('GET', '/api/session', undefined) }
}

beforeEach(() => {
  vi.useFakeTimers()
  // No fake one: a call that is held would end ten real seconds later, in the test of another file.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('lets no call leave while the new version comes in: none starts the version before again', async () => {
  const { network, reload, waiting, ask } = await startUpdate()
  void ask()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(SKIP_WAITING)
  waiting.becomes('activating')
  expect(reload).not.toHaveBeenCalled()
  waiting.becomes('activated')
  expect(reload).toHaveBeenCalledOnce()
  expect(network).not.toHaveBeenCalled()
})

it('goes on after 45 seconds without the new version, and does not reload when it comes later', async () => {
  const { network, reload, waiting, ask } = await startUpdate()
  await vi.advanceTimersByTimeAsync(45_000)
  await ask()
  expect(network).toHaveBeenCalledOnce()
  waiting.becomes('activated')
  expect(reload).not.toHaveBeenCalled()
})
