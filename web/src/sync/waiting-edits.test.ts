import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leftCopy } from '#storage/left-play.ts'
import { sampleHoles, sampleRound } from '#testing/played-page.ts'
import { NO_DATABASES, sampleStorage } from '#testing/sample-storage.ts'
import { createLeftTaps } from './played/left-taps.ts'
import { discardEditsOf, findKeptEdits, waitingEditsOf } from './waiting-edits.ts'

const storage = sampleStorage()

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('indexedDB', NO_DATABASES)
})
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
})

/** A round that ann began while the database of the device did not answer. */
function leftRound() {
  const round = sampleRound()
  const changes = [
    { kind: 'round' as const, base: null, row: round },
    ...sampleHoles(round).map((row) => ({ kind: 'hole' as const, base: null, row })),
  ]
  const left = createLeftTaps(leftCopy())
  expect(left.put('ann', { id: 'started', round: round.id, changes })).toBe(true)
  return { left, changes }
}

it('finds a round that only local storage has, for its golfer, and takes it off when it is discarded', async () => {
  const { left, changes } = leftRound()
  vi.stubGlobal('fetch', async () => Response.json({}))
  expect(await findKeptEdits('bob')).toEqual({ isWaiting: true, hasGolfer: true, gone: [] })
  expect(await findKeptEdits('ann')).toMatchObject({ isWaiting: false })
  expect((await waitingEditsOf(['ann'])).played).toEqual(changes)
  expect((await waitingEditsOf(['bob'])).played).toEqual([])
  await discardEditsOf(['ann'])
  expect(left.of('ann')).toEqual([])
  expect(await findKeptEdits('bob')).toMatchObject({ isWaiting: false })
})

it('knows that its golfer’s account is gone', async () => {
  leftRound()
  vi.stubGlobal('fetch', async () => Response.json({ code: 'account-gone', message: 'It is gone.' }, { status: 410 }))
  expect(await findKeptEdits(undefined)).toMatchObject({ isWaiting: false, gone: ['ann'] })
})

it('promises nothing for what the server has and only Undo would take back', async () => {
  const { left } = leftRound()
  left.confirm('ann', new Set(['started']))
  expect(await findKeptEdits('bob')).toMatchObject({ isWaiting: false })
})
