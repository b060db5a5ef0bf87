import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveShot } from '@bagwise/contract/live-shots'
import { followLiveShots } from './follow-live-shots.ts'

const SHOT: LiveShot = {
  id: '4b7d5c3e-2f60-4a8e-9a53-0c9d6f5e1b33',
  device: 'Rapsodo MLM2PRO',
  club: '7-iron',
  carryYards: 152.4,
  sideYards: -3.1,
  isCarryComputed: false,
}

/** A browser's stream as a test drives it. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly all: FakeEventSource[] = []
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.all.push(this)
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
  tell(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.all.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function following() {
  const shots: LiveShot[] = []
  const states: boolean[] = []
  const end = followLiveShots({
    golfer: 'ann/1',
    onShot: (shot) => shots.push(shot),
    onOpen: (isOpen) => states.push(isOpen),
  })
  return { shots, states, end, latest: () => FakeEventSource.all.at(-1) }
}

it('asks for the golfer’s own shots and hands them on', () => {
  const { shots, states, latest, end } = following()
  expect(latest()?.url).toBe('/api/live-shots/stream?golfer=ann%2F1')
  latest()?.dispatchEvent(new Event('open'))
  expect(states).toEqual([true])
  const fromTheFlight = { ...SHOT, club: null, isCarryComputed: true }
  for (const shot of [SHOT, fromTheFlight]) {
    expect(LiveShot.parse(shot)).toEqual(shot)
    latest()?.tell(JSON.stringify(shot))
  }
  expect(shots).toEqual([SHOT, fromTheFlight])
  end()
  expect(latest()?.readyState).toBe(FakeEventSource.CLOSED)
})

it('leaves a lost connection to the browser, and begins again after an answer that was none', () => {
  const { states, latest, end } = following()
  latest()?.dispatchEvent(new Event('open'))
  latest()?.fail(0)
  vi.advanceTimersByTime(600_000)
  expect([FakeEventSource.all.length, states]).toEqual([1, [true]])
  latest()?.fail(FakeEventSource.CLOSED)
  expect(states).toEqual([true, false])
  vi.advanceTimersByTime(1999)
  expect(FakeEventSource.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeEventSource.all).toHaveLength(2)
  // Longer after each failure.
  latest()?.fail(FakeEventSource.CLOSED)
  vi.advanceTimersByTime(3999)
  expect(FakeEventSource.all).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeEventSource.all).toHaveLength(3)
  latest()?.fail(FakeEventSource.CLOSED)
  end()
  vi.advanceTimersByTime(600_000)
  expect(FakeEventSource.all).toHaveLength(3)
})
