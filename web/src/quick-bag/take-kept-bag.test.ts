import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { SaveOutcome } from '#data/use-profile.ts'
import { keepBag, readKeptBag } from '#storage/kept-bag.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { golferWithBag, written } from '#testing/golfer-with-bag.ts'
import { UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { takeKeptBag } from './take-kept-bag.ts'

const NEW = projectProfile(UNKNOWN_GOLFER)
/** Takes changes as the server does. */
const saving = (outcome: SaveOutcome) => vi.fn<(values: ProfileValues) => Promise<SaveOutcome>>(async () => outcome)

beforeEach(() => {
  const [localStorage, sessionStorage] = [sampleStorage(), sampleStorage()]
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('window', { localStorage, sessionStorage })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('saves the kept bag as one change, and then keeps it no longer', async () => {
  keepBag({ club: 'pw', carryYards: 68, hand: 'left' })
  const save = saving('saved')
  expect(await takeKeptBag(NEW, save)).toBe(true)
  expect(save).toHaveBeenCalledTimes(1)
  const { golfBag, clubDistances, hand, tees } = written(NEW, save.mock.calls[0]?.[0] ?? {})
  expect(golfBag.length).toBe(clubDistances.length + 1)
  expect(clubDistances.filter(({ source }) => source !== 'estimated')).toMatchObject([
    { club: 'pw', distance: 68, source: 'manual' },
  ])
  expect([hand, tees]).toEqual(['left', null])
  expect(readKeptBag()).toBeUndefined()
  expect(await takeKeptBag(NEW, save)).toBe(false)
})

it('keeps the bag while it cannot be saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  keepBag({ club: 'pw', carryYards: 68 })
  expect(await takeKeptBag(NEW, saving('refused'))).toBe(false)
  const failing = async () => Promise.reject(new Error('no reception'))
  expect(await takeKeptBag(NEW, failing)).toBe(false)
  expect(readKeptBag()).toEqual({ shot: { club: 'pw', carryYards: 68 } })
})

it('leaves an account that has clubs alone', async () => {
  keepBag({ club: 'pw', carryYards: 68 })
  const save = saving('saved')
  expect(await takeKeptBag(golferWithBag(['driver'], {}), save)).toBe(false)
  expect(save).not.toHaveBeenCalled()
})
