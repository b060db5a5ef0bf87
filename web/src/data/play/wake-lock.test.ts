import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWakeLock } from './wake-lock.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

class Lock extends EventTarget {
  released = false
  release(): Promise<void> {
    this.released = true
    this.dispatchEvent(new Event('release'))
    return Promise.resolve()
  }
}

/** A phone that lets its screen be kept on; hiding the page takes it back, as browsers do. */
function openPhone() {
  const locks: Lock[] = []
  const counts = { heldMs: 0 }
  const page = new EventTarget()
  let isVisible = true
  Object.defineProperty(page, 'visibilityState', { get: () => (isVisible ? 'visible' : 'hidden') })
  setInterval(() => {
    if (locks.some(({ released }) => !released)) counts.heldMs += SECOND_MS
  }, SECOND_MS)
  const wakeLock = {
    request: (): Promise<Lock> => {
      const lock = new Lock()
      locks.push(lock)
      return Promise.resolve(lock)
    },
  }
  return {
    locks,
    counts,
    wakeLock: wakeLock as unknown as Pick<WakeLock, 'request'>,
    page: page as unknown as Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
    touch: () => page.dispatchEvent(new Event('pointerdown')),
    hide: async (isHidden: boolean) => {
      isVisible = !isHidden
      if (isHidden) await Promise.all(locks.filter(({ released }) => !released).map((lock) => lock.release()))
    },
  }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the screen', () => {
  it('is kept on from a touch until 90 seconds after the last one', async () => {
    const phone = openPhone()
    const lock = createWakeLock(phone)
    lock.want()
    await wait(MINUTE_MS)
    expect(phone.locks).toEqual([])
    phone.touch()
    await wait(MINUTE_MS)
    phone.touch()
    await wait(89 * SECOND_MS)
    expect(lock.isHeld()).toBe(true)
    await wait(2 * SECOND_MS)
    expect(lock.isHeld()).toBe(false)
    expect(phone.locks.map(({ released }) => released)).toEqual([true])
  })

  it('that was dark is kept on again by a touch, and not before', async () => {
    const phone = openPhone()
    const lock = createWakeLock(phone)
    lock.want()
    phone.touch()
    await wait(SECOND_MS)
    await phone.hide(true)
    await phone.hide(false)
    await wait(SECOND_MS)
    expect(lock.isHeld()).toBe(false)
    phone.touch()
    await wait(SECOND_MS)
    expect(lock.isHeld()).toBe(true)
  })

  it('is let go when it is no longer wanted, even while the browser is being asked', async () => {
    const phone = openPhone()
    const lock = createWakeLock(phone)
    const stop = lock.want()
    phone.touch()
    await wait(SECOND_MS)
    stop()
    expect(lock.isHeld()).toBe(false)
    phone.touch()
    await wait(SECOND_MS)
    expect(phone.locks).toHaveLength(1)
    const stopAgain = lock.want()
    phone.touch()
    stopAgain()
    await wait(SECOND_MS)
    expect(phone.locks.map(({ released }) => released)).toEqual([true, true])
  })

  it('is left alone where the browser has no such thing, or refuses', async () => {
    const phone = openPhone()
    const without = createWakeLock({ wakeLock: undefined, page: phone.page })
    without.want()
    phone.touch()
    await wait(SECOND_MS)
    expect([without.isAvailable, without.isHeld()]).toEqual([false, false])
    vi.spyOn(console, 'info').mockReturnValue()
    const refusing = createWakeLock({
      wakeLock: { request: () => Promise.reject(new DOMException('Low battery', 'NotAllowedError')) },
      page: phone.page,
    })
    refusing.want()
    phone.touch()
    await wait(SECOND_MS)
    expect([refusing.isAvailable, refusing.isHeld()]).toEqual([true, false])
  })

  it('is kept on for at most a quarter of a round of five hours', async () => {
    const phone = openPhone()
    createWakeLock(phone).want()
    const strokes = 56
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      await phone.hide(false)
      phone.touch()
      await wait(25 * SECOND_MS)
      phone.touch()
      await wait(10 * SECOND_MS)
      // Two of three strokes the phone is locked before it is put away; else it is left on.
      if (stroke % 3 > 0) await phone.hide(true)
      await wait((300 * MINUTE_MS) / strokes - 35 * SECOND_MS)
    }
    expect(phone.counts.heldMs).toBeGreaterThan(0.1 * 300 * MINUTE_MS)
    expect(phone.counts.heldMs).toBeLessThan(0.25 * 300 * MINUTE_MS)
  })
})
