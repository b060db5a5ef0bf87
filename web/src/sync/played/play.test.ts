import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LEFT_PLAY_KEY } from '#storage/copy-keys.ts'
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
  stop()
})
