import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import type { BagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES, byPosition } from '@bagwise/golf/club'
import { unnamedClubs } from '@bagwise/golf/onboarding/sample-club'
import { typicalBag } from '@bagwise/golf/onboarding/typical-clubs'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { shownProfile } from '#sync/edit-state.ts'
import { bagChanges, bagSave, newLoftContradiction, storedClub } from './bag-changes.ts'

const DRIVER = newBagClub('driver')
const IRON = newBagClub('7-iron')
const PUTTER = newBagClub('putter')

function golferWith(bag: readonly BagClub[], distances: ProfileDocument['distances'] = {}): Profile {
  const owned = Object.fromEntries(bag.map((club) => [club.type, storedClub(club)]))
  return projectProfile({ ...NEW_GOLFER, bag: owned, distances })
}

/** The profile once the server has stored the values. */
function saved(profile: Profile, values: Readonly<Record<string, unknown>>): Profile {
  const changes = Object.entries(values).map(([path, value]) => [path, { base: null, value }])
  return shownProfile(profile, Object.fromEntries(changes))
}

const bagIn = ({ golfBag }: Profile): readonly BagClub[] =>
  golfBag.map(({ id: _id, distance: _distance, isDistanceEstimated: _isEstimated, ...club }) => club)

describe('what saving a bag stores', () => {
  it('BAG-13 is only what differs, field by field', () => {
    const seen = golferWith([DRIVER, IRON, PUTTER])
    const bag = [{ ...DRIVER, loft: 9, brand: 'Ping' }, IRON, newBagClub('pw')]
    expect(bagChanges({ seen, now: seen, bag })).toEqual({
      'golfBag.driver.loft': 9,
      'golfBag.driver.brand': 'Ping',
      'golfBag.pw': storedClub(newBagClub('pw')),
      'golfBag.putter': null,
    })
    expect(bagChanges({ seen, now: seen, bag: [DRIVER, IRON, PUTTER] })).toEqual({})
  })

  it('leaves what another device has changed meanwhile, and the club it has added', () => {
    const seen = golferWith([DRIVER, IRON])
    const now = golferWith([{ ...DRIVER, notes: 'Reshafted' }, { ...IRON, loft: 30 }, PUTTER])
    const values = bagChanges({ seen, now, bag: [{ ...DRIVER, loft: 9 }, IRON] })
    expect(values).toEqual({ 'golfBag.driver.loft': 9 })
    expect(bagIn(saved(now, values))).toEqual([
      { ...DRIVER, notes: 'Reshafted', loft: 9 },
      { ...IRON, loft: 30 },
      PUTTER,
    ])
  })

  it('brings back whole a club that was edited here and removed elsewhere', () => {
    const own = { ...DRIVER, brand: 'Ping', model: 'G430', loft: 9 }
    const values = bagChanges({ seen: golferWith([own]), now: golferWith([]), bag: [{ ...own, loft: 10 }] })
    expect(values).toEqual({ 'golfBag.driver': storedClub({ ...own, loft: 10 }) })
  })

  it('leaves a club removed that was removed elsewhere and not touched here', () => {
    expect(bagChanges({ seen: golferWith([DRIVER, IRON]), now: golferWith([IRON]), bag: [DRIVER, IRON] })).toEqual({})
  })

  it('ONE-21 makes a typical bag the golfer’s own, so that its mark goes', () => {
    const bag = typicalBag(76)
    const seen = golferWith(bag)
    expect(unnamedClubs(bagIn(seen))).toHaveLength(bag.length)
    const [, ...edited] = bag
    const after = saved(seen, bagSave({ seen, now: seen, bag: edited, method: 'like-me' }).values)
    expect(bagIn(after).map(({ type }) => type)).toEqual(edited.map(({ type }) => type))
    expect(unnamedClubs(bagIn(after))).toEqual([])
  })

  it('leads to the bag that was edited', () => {
    const anyClub = fc
      .record({
        type: fc.constantFrom(...CLUB_TYPES),
        loft: fc.integer({ min: 1, max: 90 }),
        brand: fc.constantFrom('Ping', 'Own', ''),
        isInBag: fc.boolean(),
      })
      .map(({ type, ...facts }) => ({ ...newBagClub(type), ...facts }))
    const anyBag = fc
      .uniqueArray(anyClub, { selector: ({ type }) => type })
      .map((bag) => bag.toSorted((a, b) => byPosition(a.type, b.type)))
    fc.assert(
      fc.property(anyBag, anyBag, (before, bag) => {
        const seen = golferWith(before)
        expect(bagIn(saved(seen, bagChanges({ seen, now: seen, bag })))).toEqual(bag)
      }),
      { numRuns: 100, seed: 19 },
    )
  })
})

describe('distances of a bag that is saved', () => {
  it('are estimated where they are missing; the putter gets none', () => {
    const measured = { distance: 240, source: 'measured' } as const
    const guessed = { distance: 111, source: 'estimated' } as const
    const seen = golferWith([DRIVER, newBagClub('pw')], { driver: measured, pw: guessed })
    const { values, filled } = bagSave({
      seen,
      now: seen,
      bag: [DRIVER, IRON, newBagClub('pw'), PUTTER],
      method: 'classic',
    })
    const estimate = { distance: 144, source: 'estimated', basis: { method: 'classic', plusMinusYards: 16 } }
    expect(filled).toEqual([{ club: '7-iron', ...estimate }])
    const after = documentOf(saved(seen, values)).distances
    expect(after).toEqual({ driver: measured, pw: guessed, '7-iron': estimate })
  })

  it('are looked for in what another device has stored meanwhile', () => {
    const seen = golferWith([IRON])
    const now = golferWith([IRON], { '7-iron': { distance: 150, source: 'measured' } })
    expect(bagSave({ seen, now, bag: [IRON], method: 'classic' })).toEqual({ values: {}, filled: [] })
  })

  it('stay when their club is removed', () => {
    const own = { '7-iron': { distance: 150, source: 'measured' } } as const
    const seen = golferWith([IRON, DRIVER], { ...own, driver: { distance: 240, source: 'manual' } })
    const { values } = bagSave({ seen, now: seen, bag: [DRIVER], method: 'classic' })
    expect(values).toEqual({ 'golfBag.7-iron': null })
    expect(documentOf(saved(seen, values)).distances).toMatchObject(own)
  })
})

it('ONE-45 refuses a loft that contradicts another one, and lets a bag be that holds such lofts already', () => {
  const bag = (nineDeg: number | null, wedgeDeg: number) => [
    { ...newBagClub('9-iron'), loft: nineDeg },
    { ...newBagClub('pw'), loft: wedgeDeg },
  ]
  const seen = golferWith(bag(41, 46), {})
  expect(newLoftContradiction(seen, bag(41, 38))).toEqual(['9-iron', 'pw'])
  expect(newLoftContradiction(seen, bag(47, 46))).toEqual(['9-iron', 'pw'])
  expect(newLoftContradiction(seen, bag(null, 38))).toBeUndefined()
  expect(newLoftContradiction(golferWith(bag(41, 38), {}), bag(41, 38))).toBeUndefined()
})
