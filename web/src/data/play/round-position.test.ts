import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planeAt, yardsBetween } from '@bagwise/golf/course/plane'
import type { Fix, SettledPlace } from '@bagwise/golf/play/settled-place'
import { FIRST_TEE, phoneWithPosition } from '#testing/phone-with-position.ts'
import { createRoundPosition } from './round-position.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

beforeEach(() => {
  vi.useFakeTimers({ now: 1_780_000_000_000 })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A round on a phone, with a screen that shows the position. */
function openRound(options: { readonly hasGeolocation?: boolean } = {}) {
  const phone = phoneWithPosition()
  const fixes: { readonly fix: Fix; readonly isFirst: boolean }[] = []
  const onRefused = vi.fn<() => void>()
  const position = createRoundPosition({
    geolocation: options.hasGeolocation === false ? undefined : phone.geolocation,
    page: phone.page,
    onFix: (fix, isFirst) => void fixes.push({ fix, isFirst }),
    onDark: () => {},
    onRefused,
  })
  const leave = position.subscribe(() => {})
  return { phone, position, fixes, onRefused, leave }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const yardsTo = (place: SettledPlace | undefined, along: number) =>
  place ? yardsBetween(planeAt(FIRST_TEE).to(place.at), { x: 0, y: along }) : Infinity

describe('the position in a round', () => {
  it('is not asked for before Start', async () => {
    const { phone, position } = openRound()
    phone.touch()
    await wait(MINUTE_MS)
    expect(phone.counts.watchCount).toBe(0)
    expect(position.state().mode).toBe('off')
    expect(await position.noteHit()).toBeUndefined()
  })

  it('is live a second after Start, and follows the golfer', async () => {
    const { phone, position } = openRound()
    position.start()
    expect(position.state().mode).toBe('asking')
    await wait(SECOND_MS)
    expect(position.state()).toMatchObject({ mode: 'live', why: undefined, isLost: false, isWatching: true })
    for (let yards = 0; yards <= 60; yards += 1) {
      phone.moveTo(yards)
      await wait(SECOND_MS)
    }
    expect(yardsTo(position.state().place, 60)).toBeLessThan(5)
  })

  it('is watched from the screen being woken until 12 seconds after Hit', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    phone.touch()
    void position.noteHit()
    await wait(11 * SECOND_MS)
    expect(phone.isWatched()).toBe(true)
    await wait(2 * SECOND_MS)
    expect(phone.isWatched()).toBe(false)
    await wait(MINUTE_MS)
    expect(phone.isWatched()).toBe(false)
    phone.touch()
    expect(phone.isWatched()).toBe(true)
    await wait(SECOND_MS)
    expect(position.state().isLost).toBe(false)
  })

  it('is dark two minutes after the last touch of a phone that never sleeps', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(119 * SECOND_MS)
    expect(phone.isWatched()).toBe(true)
    await wait(2 * SECOND_MS)
    expect(phone.isWatched()).toBe(false)
    expect(position.state().isWatching).toBe(false)
  })

  it('is never watched while the page is hidden or no screen shows it, and again once it is seen', async () => {
    const { phone, position, leave } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    phone.hide(true)
    expect(phone.isWatched()).toBe(false)
    phone.touch()
    void position.noteHit()
    expect(phone.isWatched()).toBe(false)
    phone.hide(false)
    expect(phone.isWatched()).toBe(true)
    leave()
    expect(phone.isWatched()).toBe(false)
    phone.touch()
    expect(phone.isWatched()).toBe(false)
    const leaveAgain = position.subscribe(() => {})
    expect(phone.isWatched()).toBe(true)
    leaveAgain()
  })

  it('that is refused is typed from then on, says so once, and is not asked for again in the round', async () => {
    const { phone, position, onRefused } = openRound()
    phone.refuse()
    position.start()
    await wait(2 * SECOND_MS)
    expect(position.state()).toMatchObject({ mode: 'typed', why: 'refused', place: undefined, isWatching: false })
    position.start()
    phone.touch()
    phone.hide(true)
    phone.hide(false)
    await wait(MINUTE_MS)
    expect(phone.counts.watchCount).toBe(1)
    expect(onRefused).toHaveBeenCalledOnce()
  })

  it('that is taken away in mid-round is typed too', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    expect(position.state().mode).toBe('live')
    phone.refuse()
    await wait(SECOND_MS)
    expect(position.state()).toMatchObject({ mode: 'typed', why: 'refused', place: undefined })
  })

  it('that the golfer does not want is not asked for', async () => {
    const { phone, position, onRefused } = openRound()
    position.decline()
    position.start()
    await wait(MINUTE_MS)
    expect(position.state()).toMatchObject({ mode: 'typed', why: 'refused' })
    expect(phone.counts.watchCount).toBe(0)
    expect(onRefused).toHaveBeenCalledOnce()
  })

  it('is typed where the browser has none, or finds none', async () => {
    const without = openRound({ hasGeolocation: false })
    without.position.start()
    expect(without.position.state()).toMatchObject({ mode: 'typed', why: 'absent' })
    const { phone, position } = openRound()
    phone.search(true)
    position.start()
    await wait(SECOND_MS)
    phone.failOnce(2)
    expect(position.state()).toMatchObject({ mode: 'typed', why: 'absent' })
    const silent = openRound()
    silent.phone.search(true)
    silent.position.start()
    await wait(22 * SECOND_MS)
    expect(silent.position.state()).toMatchObject({ mode: 'typed', why: 'absent' })
  })

  it('worse than 25 m is typed, and live once it is good, without a question', async () => {
    const { phone, position, fixes } = openRound()
    phone.setAccuracy(26)
    position.start()
    await wait(22 * SECOND_MS)
    expect(position.state()).toMatchObject({ mode: 'typed', why: 'inaccurate', place: undefined })
    expect(fixes).toEqual([])
    phone.setAccuracy(8)
    await wait(2 * SECOND_MS)
    expect(position.state()).toMatchObject({ mode: 'live', why: undefined })
    expect(phone.counts.watchCount).toBe(1)
  })

  it('that is lost leaves the last place, with its age, and is still live', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    phone.search(true)
    await wait(7 * SECOND_MS)
    expect(position.state().isLost).toBe(false)
    await wait(13 * SECOND_MS)
    expect(position.state()).toMatchObject({ mode: 'live', isLost: true, ageMs: 20 * SECOND_MS })
    expect(yardsTo(position.state().place, 0)).toBeLessThan(1)
    phone.search(false)
    await wait(SECOND_MS)
    expect(position.state()).toMatchObject({ isLost: false, ageMs: 0 })
  })

  it('that jumps 300 yards is not believed: the last place ages', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    phone.moveTo(300)
    await wait(15 * SECOND_MS)
    expect(yardsTo(position.state().place, 0)).toBeLessThan(1)
    expect(position.state().isLost).toBe(true)
  })

  it('of minutes ago does not hold a golfer back who went by cart', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    phone.hide(true)
    phone.moveTo(420)
    await wait(70 * SECOND_MS)
    phone.hide(false)
    await wait(SECOND_MS)
    expect(yardsTo(position.state().place, 420)).toBeLessThan(1)
  })

  it('does not take an old fix for a new one when the receiver wakes', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    const earlier = Date.now()
    phone.hide(true)
    await wait(2 * MINUTE_MS)
    phone.search(true)
    phone.hide(false)
    phone.moveTo(100)
    phone.tellOld(earlier)
    await wait(SECOND_MS)
    expect(position.state().isLost).toBe(true)
    expect(yardsTo(position.state().place, 0)).toBeLessThan(1)
  })

  it('does not care about a receiver whose clock is a minute slow', async () => {
    const { phone, position } = openRound()
    phone.search(true)
    position.start()
    for (let second = 0; second < 5; second += 1) {
      await wait(SECOND_MS)
      phone.tellOld(Date.now() - MINUTE_MS)
    }
    expect(position.state()).toMatchObject({ mode: 'live', isLost: false })
  })

  it('is over with the round', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(5 * SECOND_MS)
    position.stop()
    expect(phone.isWatched()).toBe(false)
    expect(position.state()).toMatchObject({ mode: 'off', place: undefined })
    phone.touch()
    await wait(5 * SECOND_MS)
    expect(phone.isWatched()).toBe(false)
  })
})

describe('the place of a stroke', () => {
  it('is where the phone is at Hit', async () => {
    const { phone, position } = openRound()
    position.start()
    await wait(10 * SECOND_MS)
    const hit = position.noteHit()
    phone.moveTo(30)
    expect(yardsTo(await hit, 0)).toBeLessThan(1)
  })

  it('may settle within 12 seconds, and is not known after that', async () => {
    const { phone, position } = openRound()
    position.start()
    phone.search(true)
    const soon = position.noteHit()
    await wait(5 * SECOND_MS)
    phone.search(false)
    await wait(SECOND_MS)
    expect(yardsTo(await soon, 0)).toBeLessThan(1)

    await wait(20 * SECOND_MS)
    phone.search(true)
    phone.touch()
    const never = position.noteHit()
    await wait(13 * SECOND_MS)
    expect(await never).toBeUndefined()
  })

  it('is not waited for once the screen is dark', async () => {
    const { phone, position } = openRound()
    position.start()
    phone.search(true)
    const hit = position.noteHit()
    phone.hide(true)
    expect(await hit).toBeUndefined()
  })
})

describe('a round of five hours', () => {
  const STROKES = 90
  const HOLES = 18
  const ROUND_MS = 300 * MINUTE_MS

  /** The phone comes out on the way to the ball, is touched there, and Hit is tapped after half a minute. */
  async function playStroke({ phone, position }: ReturnType<typeof openRound>, isPutAway: boolean): Promise<void> {
    phone.hide(false)
    phone.touch()
    await wait(25 * SECOND_MS)
    phone.touch()
    await wait(15 * SECOND_MS)
    phone.touch()
    void position.noteHit()
    await wait(10 * SECOND_MS)
    if (isPutAway) phone.hide(true)
  }

  it.each([true, false])(
    'has the position on for at most 35 % of it, and never while hidden; phone put away after strokes: %s',
    async (isPutAway) => {
      const round = openRound()
      round.position.start()
      for (let stroke = 0; stroke < STROKES; stroke += 1) {
        round.phone.moveTo((400 * HOLES * stroke) / STROKES)
        await playStroke(round, isPutAway)
        await wait(ROUND_MS / STROKES - 50 * SECOND_MS)
      }
      expect(round.phone.counts.watchedMs).toBeGreaterThan(0.1 * ROUND_MS)
      expect(round.phone.counts.watchedMs).toBeLessThan(0.35 * ROUND_MS)
      expect(round.phone.counts.watchedHiddenMs).toBe(0)
    },
  )
})
