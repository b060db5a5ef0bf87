import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageLoaded } from './page-loaded.ts'

/** A file that the page names as it starts. */
class NamedFile extends EventTarget {
  readonly href: string

  constructor(href: string) {
    super()
    this.href = href
  }
}

/** A page that names these files, some of which have arrived. */
function openPage({
  files,
  arrived = [],
}: {
  readonly files: readonly NamedFile[]
  readonly arrived?: readonly string[]
}) {
  vi.stubGlobal('document', { querySelectorAll: () => files })
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    arrived.includes(name) ? [{ name, entryType: 'resource', startTime: 0, duration: 1, toJSON: () => ({}) }] : [],
  )
}

/** Whether it has loaded by now. */
async function isLoaded(loaded: Promise<void>): Promise<boolean> {
  let isNow = false
  void loaded.then(() => {
    isNow = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return isNow
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('pageLoaded', () => {
  it('waits for every file that the page names, also for one that cannot be had', async () => {
    const [early, late, missing] = [new NamedFile('/early.js'), new NamedFile('/late.js'), new NamedFile('/missing.js')]
    openPage({ files: [early, late, missing], arrived: [early.href] })
    const loaded = pageLoaded()
    expect(await isLoaded(loaded)).toBe(false)
    late.dispatchEvent(new Event('load'))
    expect(await isLoaded(loaded)).toBe(false)
    missing.dispatchEvent(new Event('error'))
    expect(await isLoaded(loaded)).toBe(true)
  })

  it('is at once where all have arrived, or none is named', async () => {
    openPage({ files: [] })
    expect(await isLoaded(pageLoaded())).toBe(true)
    openPage({ files: [new NamedFile('/a.js')], arrived: ['/a.js'] })
    expect(await isLoaded(pageLoaded())).toBe(true)
  })

  it('gives up after ten seconds', async () => {
    openPage({ files: [new NamedFile('/never.js')] })
    const loaded = pageLoaded()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(await isLoaded(loaded)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isLoaded(loaded)).toBe(true)
  })
})
