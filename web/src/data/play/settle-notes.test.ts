import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LoadState } from '#sync/outbox.ts'
import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import { sampleRound } from '#testing/played-page.ts'
import { keepNotesSettled } from './settle-notes.ts'

const SECOND_MS = 1_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 5, 30, 23, 30) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = (id: string, state: 'playing' | 'finished' = 'finished'): ShownPlayedRound => ({
  round: sampleRound({ id, state }),
  holes: undefined,
  shots: undefined,
  shotCount: 0,
  isUnsent: false,
  news: [],
})

function openPage() {
  const state: { golfer: string | undefined; rounds: readonly ShownPlayedRound[]; isReady: boolean; load: LoadState } =
    {
      golfer: 'ann',
      rounds: [],
      isReady: false,
      load: 'loading',
    }
  let tell = () => {}
  const settled: unknown[] = []
  const tidied: string[] = []
  keepNotesSettled({
    device: {
      tidy: (today) => Promise.resolve(void tidied.push(today)),
      settle: (golfer, { playing, known }) =>
        Promise.resolve(void settled.push({ golfer, playing: [...playing], known: known && [...known] })),
    },
    rounds: {
      golfer: () => state.golfer,
      state: () => state,
      watch: (listener) => {
        tell = listener
        return () => {}
      },
    },
  })
  return {
    settled,
    tidied,
    show: async (changed: Partial<typeof state>, waitMs = 16 * SECOND_MS) => {
      Object.assign(state, changed)
      tell()
      await vi.advanceTimersByTimeAsync(waitMs)
    },
  }
}

it('removes what is over by the golfer’s day once a visit', () => {
  expect(openPage().tidied).toEqual(['2026-06-30'])
})

it('settles by the rounds that are known, and takes no round for gone before the server has answered', async () => {
  const { settled, show } = openPage()
  await show({})
  expect(settled).toEqual([])
  await show({ isReady: true, rounds: [shown('a', 'playing')] })
  await show({ load: 'failed' })
  await show({ load: 'loaded', rounds: [shown('a', 'playing'), shown('b')] })
  await show({ rounds: [shown('a'), shown('b')] })
  await show({ golfer: undefined, rounds: [] })
  expect(settled).toEqual([
    { golfer: 'ann', playing: ['a'], known: undefined },
    { golfer: 'ann', playing: ['a'], known: ['a', 'b'] },
    { golfer: 'ann', playing: [], known: ['a', 'b'] },
  ])
})

it('waits until a deleted round can no longer come back by Undo', async () => {
  const { settled, show } = openPage()
  await show({ isReady: true, load: 'loaded', rounds: [shown('a')] })
  await show({ rounds: [] }, 9 * SECOND_MS)
  await show({ rounds: [shown('a')] })
  expect(settled).toHaveLength(1)
  await show({ rounds: [] })
  expect(settled.at(-1)).toEqual({ golfer: 'ann', playing: [], known: [] })
})
