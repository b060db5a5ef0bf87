import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import { UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { asSourced, isValueAt, parseProfile } from './profile-shape.ts'

const TODAY = projectProfile({
  ...UNKNOWN_GOLFER,
  scalars: { ...UNKNOWN_GOLFER.scalars, handicap: 12, reachInTwoYards: 250, askedSwingSpeed: 110 },
  facts: { handicap: { source: 'said', since: '2025-04-01' } },
})

/** As the version before keeps and answers it: defaults in place of null, none of the later fields. */
function olderCopy() {
  const later: readonly string[] = ['facts', 'factsToConfirm', 'reachInTwoYards', 'askedSwingSpeed', 'hand', 'tees']
  const kept = Object.entries({ ...projectProfile(UNKNOWN_GOLFER), ...PROFILE_DEFAULTS, averageScore: 91 })
  return Object.fromEntries(kept.filter(([field]) => !later.includes(field)))
}

it('reads a copy of today as it is', () => {
  expect(parseProfile(structuredClone(TODAY))).toEqual(TODAY)
  expect(asSourced(TODAY)).toBe(TODAY)
})

it('reads a copy of the version before: defaults that nobody touched are null, and the later fields are empty', () => {
  const older = olderCopy()
  const read = parseProfile(older)
  expect(read).toMatchObject({
    averageScore: 91,
    handicap: null,
    height: null,
    weight: null,
    hand: null,
    tees: null,
    reachInTwoYards: null,
    askedSwingSpeed: null,
    factsToConfirm: [],
  })
  expect(Object.keys(read?.facts ?? {})).toEqual(['averageScore'])
  // The border: what a server of the version before answers.
  expect(asSourced(older as unknown as typeof TODAY)).toEqual(read)
})

it.each([
  ['no object', null],
  ['a field of another form', { ...TODAY, reachInTwoYards: 'far' }],
  ['a field that is missing', { ...TODAY, golfBag: undefined }],
  ['a source that does not exist', { ...TODAY, facts: { handicap: { source: 'guessed', since: '2025-04-01' } } }],
])('does not read a copy with %s', (_what, content) => {
  expect(parseProfile(content)).toBeUndefined()
})

it('takes null only where it removes something or says that nothing is known', () => {
  const isGood = (text: string, value: unknown) => {
    const path = parseProfilePath(text)
    return path !== undefined && isValueAt(path, value)
  }
  expect(isGood('reachInTwoYards', 250)).toBe(true)
  expect(isGood('reachInTwoYards', null)).toBe(true)
  expect(isGood('reachInTwoYards', '250')).toBe(false)
  expect(isGood('golfBag.pw', null)).toBe(true)
  expect(isGood('golfBag.pw.isInBag', null)).toBe(false)
  expect(isGood('factsToConfirm', null)).toBe(false)
})
