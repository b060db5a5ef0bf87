import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LEFT_PLAY_KEY } from '#storage/copy-keys.ts'
import { storageHealth } from '#storage/storage-health.ts'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import { hit, sampleHoles, sampleRound, tapOn } from '#testing/played-page.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { play } from './play.ts'

const storage = sampleStorage()

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No reception')))
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => {
  playedRounds.belongTo(undefined)
  storage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('lets a golfer play a round in a browser that has no database, kept in local storage', async () => {
  const stop = play.subscribe(() => {})
  playedRounds.belongTo('ann')
  const round = sampleRound()
  const { id } = round
  expect(play.state()).toMatchObject({ isReady: false, load: 'loading' })
  expect(await play.start(round, sampleHoles(round))).toBe('kept-aside')
  const tapped = tapOn(play.state(), { round: id, hole: 1 }, hit())
  if (!tapped) throw new Error('The tap says nothing')
  expect(await play.tap(id, 1, tapped.changes, tapped)).toBe('kept-aside')
  expect(await play.changeRound(id, { tees: 'Yellow' })).toBe('kept-aside')
  expect(play.state()).toMatchObject({
    rounds: [{ round: { tees: 'Yellow' }, shotCount: 1, isUnsent: true }],
    isSafe: true,
  })
  expect(play.notedOf(id, 1)).toEqual([tapped])
  expect(play.notedOf(id, 2)).toEqual([])
  expect(storage.texts()[LEFT_PLAY_KEY]).toContain('Heather Links')

  const { undo } = play.remove(id, { withIndexRound: true })
  expect(play.state().rounds).toEqual([])
  undo()
  expect(play.state().rounds).toHaveLength(1)
  play.open(id)
  play.noteSeen(id)
  playedRounds.belongTo('bob')
  expect(play.state().rounds).toEqual([])
  await playedRounds.kept()
  expect(play.state()).toMatchObject({ rounds: [], isReady: true })
  expect(storage.texts()[LEFT_PLAY_KEY]).toContain('Heather Links')
  expect(storageHealth.state()).toBe('without-copies')
  playedRounds.belongTo(undefined)
  expect(storageHealth.state()).toBe('kept')
  stop()
})

it('does nothing for another golfer who has signed in while what keeps rounds was on its way', async () => {
  const stop = play.subscribe(() => {})
  const round = sampleRound()
  const hole = { round: round.id, hole: 1 }
  playedRounds.belongTo('ann')
  await play.start(round, sampleHoles(round))
  const tapped = tapOn(play.state(), hole, hit())
  if (!tapped) throw new Error('The tap says nothing')
  const asked = [
    play.start(sampleRound(), []),
    play.tap(round.id, 1, tapped.changes, tapped),
    play.change(round.id, tapped.changes),
    play.changeRound(round.id, { tees: 'Yellow' }),
  ]
  playedRounds.belongTo('bob')
  for (const outcome of await Promise.allSettled(asked)) expect(outcome.status).toBe('rejected')
  await playedRounds.kept()
  expect(play.state()).toMatchObject({ rounds: [], taps: [], unsentCount: 0 })

  // Whoever is back by then is who asked.
  playedRounds.belongTo('ann')
  const again = play.start(round, sampleHoles(round))
  playedRounds.belongTo(undefined)
  playedRounds.belongTo('ann')
  expect(await again).toBe('kept-aside')
  expect(play.state().rounds).toMatchObject([{ round: { id: round.id } }])
  stop()
})

// The last one: what waits for this database goes on waiting.
it('RND-33 puts a tap into local storage when the database of the device has not answered within 300 ms', async () => {
  vi.useFakeTimers()
  // It neither opens nor fails.
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const stop = play.subscribe(() => {})
  playedRounds.belongTo('ann')
  const round = sampleRound()
  const kept = play.start(round, sampleHoles(round))
  await playedRounds.load()
  await vi.advanceTimersByTimeAsync(299)
  expect(storage.texts()[LEFT_PLAY_KEY]).toBeUndefined()
  expect(play.state().rounds).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await kept).toBe('kept-aside')
  expect(LEFT_PLAY_KEY).toBe('bagwise.left-play')
  expect(storage.texts()[LEFT_PLAY_KEY]).toContain(round.id)
  expect(play.state()).toMatchObject({ rounds: [{ round: { id: round.id } }], isSafe: true })
  stop()
  playedRounds.belongTo(undefined)
  await vi.runAllTimersAsync()
})
