import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { dayOf, withSaidFacts } from '@bagwise/contract/facts'
import { isSameValue, projectProfile, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { overlaps, shownProfile, steadyOverlay, withChanges, withEdit } from './edit-state.ts'
import type { ProfileChanges } from './edit-state.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'

const { type: _type, ...DRIVER } = newBagClub('driver')
const WITH_DRIVER: ProfileDocument = { ...NEW_GOLFER, bag: { driver: DRIVER } }

function edited(
  underneath: ProfileDocument,
  edits: readonly (readonly [text: string, value: unknown])[],
): ProfileChanges {
  return edits.reduce<ProfileChanges>((changes, [text, value]) => withEdit(changes, { text, value, underneath }), {})
}

function manual(distance: number) {
  return { distance, source: 'manual' } as const
}

describe('withEdit', () => {
  it('keeps the value that was seen first as the base of a path', () => {
    const changes = edited(NEW_GOLFER, [
      ['handicap', 17],
      ['handicap', 16],
    ])
    expect(changes).toEqual({ handicap: { base: 18, value: 16 } })
  })

  it('keeps null as a base when another device has set the value meanwhile', () => {
    const first = edited(NEW_GOLFER, [['clubDistances.driver', manual(200)]])
    const meanwhile = { ...NEW_GOLFER, distances: { driver: manual(230) } }
    const changes = withEdit(first, { text: 'clubDistances.driver', value: manual(210), underneath: meanwhile })
    expect(changes).toEqual({ 'clubDistances.driver': { base: null, value: manual(210) } })
  })

  it('leaves nothing to send when the golfer takes an edit back', () => {
    const changes = edited(NEW_GOLFER, [
      ['handicap', 17],
      ['handicap', 18],
    ])
    expect(changes).toEqual({})
  })

  it('sends the old value again when another device has changed it meanwhile', () => {
    const first = edited(NEW_GOLFER, [['handicap', 17]])
    const meanwhile = { ...NEW_GOLFER, scalars: { ...NEW_GOLFER.scalars, handicap: 12 } }
    const changes = withEdit(first, { text: 'handicap', value: 18, underneath: meanwhile })
    expect(changes).toEqual({ handicap: { base: 18, value: 18 } })
  })

  it('bases an edit on what was seen when it began, and compares it with what stands there now', () => {
    const now = { ...WITH_DRIVER, bag: { driver: { ...DRIVER, loft: 12 } } }
    const edit = { text: 'golfBag.driver.loft', underneath: now, seen: WITH_DRIVER }
    expect(withEdit({}, { ...edit, value: DRIVER.loft })).toEqual({
      'golfBag.driver.loft': { base: DRIVER.loft, value: DRIVER.loft },
    })
    expect(withEdit({}, { ...edit, value: 12 })).toEqual({})
    expect(withEdit({}, { text: 'golfBag.driver', value: null, underneath: now, seen: WITH_DRIVER })).toEqual({
      'golfBag.driver': { base: DRIVER, value: null },
    })
  })

  it('makes a field of a club that is being added part of the club', () => {
    const changes = edited(NEW_GOLFER, [
      ['golfBag.driver', DRIVER],
      ['golfBag.driver.loft', 9],
    ])
    expect(changes).toEqual({ 'golfBag.driver': { base: null, value: { ...DRIVER, loft: 9 } } })
  })

  it('takes a whole club over the edits of its fields, based on the club before them', () => {
    const changes = edited(WITH_DRIVER, [
      ['golfBag.driver.loft', 9],
      ['golfBag.driver', null],
    ])
    expect(changes).toEqual({ 'golfBag.driver': { base: DRIVER, value: null } })
  })

  it('brings a club back that was taken out a moment ago', () => {
    const changes = edited(WITH_DRIVER, [
      ['golfBag.driver', null],
      ['golfBag.driver', DRIVER],
    ])
    expect(changes).toEqual({})
  })

  it('refuses a path that is not part of the profile', () => {
    expect(() => edited(NEW_GOLFER, [['clubDistances.putter', manual(20)]])).toThrow(
      'clubDistances.putter is not a field',
    )
  })
})

const anyEdit: fc.Arbitrary<readonly [string, unknown]> = fc.oneof(
  fc.tuple(fc.constant('handicap'), fc.integer({ min: 0, max: 3 })),
  fc.tuple(
    fc.constantFrom('clubDistances.driver', 'clubDistances.pw'),
    fc.option(fc.integer({ min: 1, max: 3 }).map(manual)),
  ),
  fc.tuple(fc.constantFrom('golfBag.driver.loft', 'golfBag.pw.loft'), fc.integer({ min: 9, max: 11 })),
  fc.tuple(fc.constantFrom('golfBag.driver', 'golfBag.pw'), fc.option(fc.constantFrom(DRIVER, { ...DRIVER, loft: 9 }))),
)

it('shows the value of every path as it was saved last, and never has one path inside another', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      const changes = edited(WITH_DRIVER, edits)
      const inOrder = edits.reduce(
        (document, [text, value]) => withChanges(document, { [text]: { base: null, value } }),
        WITH_DRIVER,
      )
      const texts = Object.keys(changes)
      expect(texts.some((text) => texts.some((other) => text !== other && overlaps(text, other)))).toBe(false)
      expect(isSameValue(withChanges(WITH_DRIVER, changes), inOrder)).toBe(true)
      const today = dayOf(new Date().toISOString())
      expect(shownProfile(projectProfile(WITH_DRIVER), changes)).toEqual(
        projectProfile(withSaidFacts(WITH_DRIVER, inOrder, today)),
      )
    }),
    { numRuns: 300 },
  )
})

it('bases every edit on what stands underneath', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 12 }), (edits) => {
      for (const [text, { base }] of Object.entries(edited(WITH_DRIVER, edits))) {
        const path = parseProfilePath(text)
        expect(path && isSameValue(valueAt(WITH_DRIVER, path), base)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

it('shows the server’s profile itself while nothing is unsent', () => {
  const profile = projectProfile(WITH_DRIVER)
  expect(shownProfile(profile, {}, {})).toBe(profile)
})

describe('steadyOverlay', () => {
  const profile = projectProfile({ ...WITH_DRIVER, distances: { driver: manual(230), '7-iron': manual(150) } })
  const golfer = profile.id
  const changes = { handicap: { base: 18, value: 11 } }
  const confirmed = { ...shownProfile(profile, changes), updatedAt: '2026-06-01T10:00:00.000Z' }

  it('shows the edits, with everything else as the objects it was', () => {
    const shown = steadyOverlay()(golfer, [{}, changes])(profile)
    expect(shown.handicap).toBe(11)
    expect(shown.golfBag).toBe(profile.golfBag)
    expect(shown.clubDistances).toBe(profile.clubDistances)
  })

  it('shows the same object while an edit waits, is sent and has been confirmed', () => {
    const overlay = steadyOverlay()
    const waiting = overlay(golfer, [{}, changes])(profile)
    expect(overlay(golfer, [changes, {}])(profile)).toBe(waiting)
    expect(overlay(golfer, [changes, {}])(confirmed)).toBe(waiting)
    expect(overlay(golfer, [{}, {}])(confirmed)).toBe(waiting)
  })

  it('shows what another device has changed, and only that as another object', () => {
    const overlay = steadyOverlay()
    const before = overlay(golfer, [{}, changes])(profile)
    const elsewhere = projectProfile({ ...WITH_DRIVER, distances: { driver: manual(230), '7-iron': manual(155) } })
    const after = overlay(golfer, [{}, changes])(elsewhere)
    expect(after.handicap).toBe(11)
    expect(after.golfBag).toBe(before.golfBag)
    expect(after.clubDistances.map(({ distance }) => distance)).toEqual([230, 155])
    expect(after.clubDistances[0]).toBe(before.clubDistances[0])
  })

  it('answers the same profile with the same object, and leaves other golfers’ as they are', () => {
    const overlay = steadyOverlay()(golfer, [{}, changes])
    expect(overlay(profile)).toBe(overlay(profile))
    const other = { ...profile, id: 'golfer-2' }
    expect(overlay(other)).toBe(other)
  })
})
