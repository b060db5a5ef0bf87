import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LEFT_PLAY_KEY } from '#storage/copy-keys.ts'
import { leftCopy } from '#storage/left-play.ts'
import { sampleHoles, sampleRound } from '#testing/played-page.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { createLeftTaps } from './left-taps.ts'
import type { PlayAction } from './play-steps.ts'

const storage = sampleStorage()

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  storage.failWith(undefined)
  storage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function action(id: string): PlayAction {
  const round = sampleRound()
  const changes = sampleHoles(round, 18).map((row) => ({ kind: 'hole' as const, base: null, row }))
  return { id, round: round.id, changes }
}

it('has them in the order in which they were tapped, by golfer, until they are in the database', () => {
  const left = createLeftTaps(leftCopy())
  const [first, second, third] = [action('1'), action('2'), action('3')]
  expect([left.put('ann', first), left.put('bob', second), left.put('ann', third)]).toEqual([true, true, true])
  expect(createLeftTaps(leftCopy()).of('ann')).toEqual([first, third])
  left.drop('ann', new Set(['1']))
  expect(left.of('ann')).toEqual([third])
  expect(left.of('bob')).toEqual([second])
  left.confirm('ann', new Set(['3']))
  expect(left.of('ann')).toEqual([{ ...third, changes: [] }])
})

it('RND-33 leaves one that cannot be read where it is, and takes up the others', () => {
  const left = createLeftTaps(leftCopy())
  left.put('ann', action('1'))
  storage.setItem(LEFT_PLAY_KEY, storage.getItem(LEFT_PLAY_KEY)?.replace('"changes":[', '"changes":["damaged",') ?? '')
  const second = action('2')
  expect(left.put('ann', second)).toBe(true)
  expect(left.of('ann')).toEqual([second])
  left.drop('ann', new Set(['2']))
  expect(storage.getItem(LEFT_PLAY_KEY)).toContain('damaged')
})

it('RND-33 sets aside a copy that cannot be read at all', () => {
  storage.setItem(LEFT_PLAY_KEY, '{"schema":1,"content":[{"golfer"')
  const left = createLeftTaps(leftCopy())
  const tapped = action('1')
  expect(left.put('ann', tapped)).toBe(true)
  expect(left.of('ann')).toEqual([tapped])
  expect(Object.values(storage.texts())).toContain('{"schema":1,"content":[{"golfer"')
})

it('says so when local storage is full or blocked, has reached its share of it, or belongs to a newer version', () => {
  const left = createLeftTaps(leftCopy())
  storage.failWith(new DOMException('No room', 'QuotaExceededError'))
  expect(left.put('ann', action('1'))).toBe(false)
  storage.failWith(undefined)
  let count = 0
  while (left.put('ann', action(`${count}`))) count += 1
  expect(left.of('ann')).toHaveLength(count)
  expect(storage.getItem(LEFT_PLAY_KEY)?.length).toBeLessThan(200_000)
  storage.setItem(LEFT_PLAY_KEY, '{"schema":2,"content":"of a newer version"}')
  expect(left.put('ann', action('1'))).toBe(false)
  expect(storage.getItem(LEFT_PLAY_KEY)).toBe('{"schema":2,"content":"of a newer version"}')
})
