import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { AuthUser } from '@bagwise/contract/account'
import { newBagClub } from '@bagwise/golf/bag'
import { newId } from '#http/ids.ts'
import { storageHealth } from './storage-health.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { golferCopies } from './golfer-copies.ts'
import { parseProfile } from './profile-shape.ts'

const { type: _type, ...DRIVER } = newBagClub('driver')
const PROFILE = projectProfile({
  ...NEW_GOLFER,
  distances: {
    driver: {
      distance: 204,
      source: 'measured',
      shots: { count: 12, longShortYards: 6.5, known: { ownShare: 0.9, plusMinusYards: 2.4 } },
    },
    pw: { distance: 90, source: 'estimated' },
  },
  bag: { driver: DRIVER },
})
const USER: AuthUser = {
  id: 'golfer-1',
  email: 'jamie@example.com',
  firstName: 'Jamie',
  lastName: 'Ortega',
  createdAt: '2025-04-01T08:00:00.000Z',
  isAuthenticated: true,
}
/** Hexadecimal digits of the time at the start of an id. */
const TIME_DIGITS = 12
let storage: ReturnType<typeof sampleStorage>

beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('gives the golfer and the profile back that were kept', () => {
  expect(golferCopies.read()).toBeUndefined()
  golferCopies.keepUser(USER)
  expect(golferCopies.read()).toEqual({ user: USER, snapshot: undefined })
  golferCopies.keepProfile({ profile: PROFILE, version: 7 })
  expect(golferCopies.read()).toMatchObject({ user: USER, snapshot: { profile: PROFILE, version: 7 } })
})

it('DAT-10 keeps the profile under one fixed key, stamped anew at every save; a new id is time and random text', () => {
  const times = ['2026-05-17T09:30:00.000Z', '2026-05-17T09:31:00.000Z']
  for (const now of times) {
    vi.useFakeTimers({ now: new Date(now) })
    golferCopies.keepProfile({ profile: PROFILE, version: 7 })
    const content = { golfer: 'golfer-1', version: 7, profile: PROFILE, updatedAt: now }
    expect(JSON.parse(storage.texts()['bagwise.profile'] ?? '')).toEqual({ schema: 1, content })
    const ids = [newId(), newId()].map((id) => id.replaceAll('-', ''))
    for (const id of ids) expect(Number.parseInt(id.slice(0, TIME_DIGITS), 16)).toBe(Date.parse(now))
    expect(new Set(ids.map((id) => id.slice(TIME_DIGITS))).size).toBe(2)
  }
  expect(Object.keys(storage.texts())).toEqual(['bagwise.profile'])
})

it('reads the profile that the version before has kept, which knew neither hand nor tees', () => {
  const { hand: _hand, tees: _tees, ...before } = PROFILE
  expect(parseProfile(before)).toEqual({ ...PROFILE, hand: null, tees: null })
  const said = { ...PROFILE, hand: 'left', tees: 'forward' }
  expect(parseProfile(said)).toEqual(said)
  expect(parseProfile({ ...PROFILE, hand: 'both' })).toBeUndefined()
  expect(parseProfile({ ...PROFILE, tees: 'red' })).toBeUndefined()
})

it('uses nobody else’s profile, and leaves it where it is', () => {
  golferCopies.keepProfile({ profile: PROFILE, version: 7 })
  golferCopies.keepUser({ ...USER, id: 'golfer-2' })
  expect(golferCopies.read()).toMatchObject({ user: { id: 'golfer-2' }, snapshot: undefined })
  expect(storage.texts()['bagwise.profile']).toContain('golfer-1')
})

it('DAT-22 logs a local save that fails and goes on', () => {
  const full = new DOMException('There is no room left.', 'QuotaExceededError')
  storage.failWith(full)
  golferCopies.keepProfile({ profile: PROFILE, version: 7 })
  expect(console.error).toHaveBeenCalledWith('Error saving user profile', full)
  expect(storageHealth.state()).toBe('without-copies')
  storage.failWith(undefined)
  golferCopies.keepProfile({ profile: PROFILE, version: 7 })
  expect(storageHealth.state()).toBe('kept')
})

it('opens with whatever is found under its keys', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (junk, at, length) => {
      golferCopies.keepUser(USER)
      golferCopies.keepProfile({ profile: PROFILE, version: 7 })
      const text = storage.texts()['bagwise.profile'] ?? ''
      const from = at % text.length
      storage.setItem('bagwise.profile', text.slice(0, from) + junk + text.slice(from + (length % 40)))
      const profile = golferCopies.read()?.snapshot?.profile
      expect(profile && parseProfile(profile)).toEqual(profile)
    }),
    { numRuns: 3_000 },
  )
})

/** Every place in the profile, as the list of keys that lead there. */
function placesIn(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [
    ...(place.length > 0 ? [place] : []),
    ...Object.entries(value).flatMap(([key, at]) => placesIn(at, [...place, key])),
  ]
}

function withAt(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  const changed = Array.isArray(value) ? [...value] : { ...(value as object) }
  Reflect.set(changed, key, withAt(Reflect.get(changed, key), rest, wrong))
  return changed
}

it('reads no profile that the contract would refuse, whichever value in it is of the wrong kind', () => {
  const wrongValues = fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    'nobody@example.com',
    Number.NaN,
    {},
    [],
    [null],
    [{}],
  )
  fc.assert(
    fc.property(fc.constantFrom(...placesIn(PROFILE)), wrongValues, (place, wrong) => {
      const changed = withAt(PROFILE, place, wrong)
      const read = parseProfile(changed)
      expect(read === undefined || Profile.safeParse(read).success, place.join('.')).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})
