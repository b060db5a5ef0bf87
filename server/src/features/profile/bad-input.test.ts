import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import * as account from '@bagwise/contract/account'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import { BAG_CLUB_FIELDS, parseProfilePath } from '@bagwise/contract/profile-paths'
import { SCALAR_FIELDS } from '@bagwise/contract/profile-scalars'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const FORBIDDEN_PATHS = [
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'role',
  'golfBag',
  'clubDistances',
  'clubDistances.putter',
]
const STRANGE_PATHS = [
  '',
  '.',
  'golfBag.',
  'golfBag.driver.distance',
  'golfBag.driver.loft.x',
  'golfBag.1-iron',
  'toString',
  'hasOwnProperty',
  'HANDICAP',
  'first_name',
]

const OUT_OF_RANGE = [
  ['clubDistances.driver', { distance: 0, source: 'manual' }],
  ['clubDistances.driver', { distance: 401, source: 'manual' }],
  ['clubDistances.driver', { distance: 250.5, source: 'manual' }],
  ['clubDistances.driver', { distance: '250', source: 'manual' }],
  ['clubDistances.driver', { distance: 250, source: 'guessed' }],
  ['clubDistances.driver', { distance: 250, source: 'manual', isManuallySet: true }],
  ['clubDistances.driver', { distance: 250, source: 'measured', shots: 12 }],
  ['clubDistances.driver', { distance: 250, source: 'measured', shots: { count: 0 } }],
  ['clubDistances.driver', { distance: 250, source: 'measured', shots: { count: 3, leftRightYards: -1 } }],
  ['clubDistances.driver', { distance: 250, source: 'measured', shots: { count: 3, carries: [250] } }],
  ['clubDistances.driver', 250],
  ['golfBag.driver.loft', 0],
  ['golfBag.driver.loft', 90.5],
  ['golfBag.driver', { loft: 10 }],
  ['handicap', -10.1],
  ['handicap', 54.1],
  ['handicap', '12'],
  ['handicap', [12]],
  ['height', 35.9],
  ['height', 107.1],
  ['swingSpeed', 39],
  ['swingSpeed', 161],
  ['weight', 49],
  ['weight', 601],
  ['age', 4],
  ['age', 111],
  ['age', 35.5],
  ['averageScore', 49],
  ['averageScore', 201],
  ['firstName', 'nul\u0000'],
  ['firstName', '\ud83c'],
  ['firstName', 'x'.repeat(101)],
  ['golfGoals', 'break 90'],
  ['golfGoals', ['']],
  ['golfGoals', null],
  ['preferredUnits', null],
  ['hasCompletedOnboarding', 1],
  ['shareCount', -1],
  ['shareCount', 1.5],
  ['shareCount', null],
] as const

const path = fc.oneof(
  fc.constantFrom(...SCALAR_FIELDS),
  fc.constantFrom(...CLUB_TYPES).map((club) => `clubDistances.${club}`),
  fc.constantFrom(...CLUB_TYPES).map((club) => `golfBag.${club}`),
  fc
    .tuple(fc.constantFrom(...CLUB_TYPES), fc.constantFrom(...BAG_CLUB_FIELDS))
    .map(([club, field]) => `golfBag.${club}.${field}`),
  { weight: 1, arbitrary: fc.constantFrom(...FORBIDDEN_PATHS, ...STRANGE_PATHS) },
)

const number = fc.oneof(
  fc.constantFrom(0, -0, 1, 400, 401, 0.5, Number.MAX_SAFE_INTEGER, 5e-324),
  fc.integer({ min: -60, max: 620 }),
  fc.double({ min: 0, max: 200, noNaN: true }),
)

const value = fc.oneof(
  number,
  fc.constantFrom(
    null,
    true,
    false,
    '',
    'medium',
    'steel',
    'regular',
    'yards',
    'weekly',
    'a@b.co',
    "'; drop table profiles; --",
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.string({ maxLength: 12 }), { maxLength: 3 }),
  fc.record(
    { distance: number, source: fc.constantFrom('measured', 'manual', 'estimated', 'x') },
    { requiredKeys: ['distance'] },
  ),
  fc.record({
    brand: fc.string({ maxLength: 20 }),
    model: fc.constant('Blade'),
    shaftType: fc.constantFrom('steel', 'wood'),
    shaftFlex: fc.constant('regular'),
    lie: fc.integer({ min: 38, max: 92 }),
    loft: number,
    length: fc.integer({ min: 18, max: 62 }),
    isInBag: fc.boolean(),
    notes: fc.string({ maxLength: 30 }),
  }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Any Unicode people type: composed and decomposed letters, emoji, right-to-left scripts. */
const words = fc.string({ unit: 'grapheme', maxLength: 30 })
const filled = words.filter((text) => text.trim() !== '')
const yards = fc.record({
  distance: fc.integer({ min: 1, max: 400 }),
  source: fc.constantFrom('measured', 'manual', 'estimated'),
})
const bagClub = fc.record({
  brand: words,
  model: words,
  shaftType: fc.constantFrom('steel', 'graphite'),
  shaftFlex: fc.constantFrom('ladies', 'senior', 'regular', 'stiff', 'extra-stiff'),
  lie: fc.double({ min: 40, max: 90, noNaN: true }),
  loft: fc.double({ min: 0.5, max: 90, noNaN: true }),
  length: fc.double({ min: 20, max: 60, noNaN: true }),
  isInBag: fc.boolean(),
  notes: words,
})
const club = fc.constantFrom(...CLUB_TYPES)
const clubWithCarry = club.filter((type) => type !== 'putter')

const at = <Value>(field: string, values: fc.Arbitrary<Value>) => fc.tuple(fc.constant(field), values)
const fitting = fc.oneof(
  at('handicap', fc.oneof(fc.double({ min: -10, max: 54, noNaN: true }), fc.constantFrom(-0, null))),
  at('height', fc.double({ min: 36, max: 107, noNaN: true })),
  at('age', fc.option(fc.integer({ min: 5, max: 110 }))),
  at('averageScore', fc.integer({ min: 50, max: 200 })),
  at('firstName', words),
  at('gripPressure', words),
  at('golfGoals', fc.array(filled, { maxLength: 5 })),
  at('currentIssues', fc.array(filled, { maxLength: 5 })),
  at('hasCompletedOnboarding', fc.boolean()),
  at('preferredUnits', fc.constantFrom('yards', 'metres')),
  at('swingTempo', fc.constantFrom('slow', 'medium', 'fast', null)),
  fc.tuple(
    clubWithCarry.map((type) => `clubDistances.${type}`),
    fc.option(yards),
  ),
  fc.tuple(
    club.map((type) => `golfBag.${type}`),
    fc.option(bagClub),
  ),
  fc.tuple(
    club.map((type) => `golfBag.${type}.notes`),
    words,
  ),
  fc.tuple(
    club.map((type) => `golfBag.${type}.loft`),
    fc.integer({ min: 1, max: 90 }),
  ),
)

const changes = fc
  .array(fc.oneof({ weight: 14, arbitrary: fitting }, { weight: 1, arbitrary: fc.tuple(path, value) }), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((entries) =>
    fc
      .array(value, { minLength: entries.length, maxLength: entries.length })
      .map((bases) =>
        Object.fromEntries(entries.map(([text, wanted], i) => [text, { base: bases[i], value: wanted }])),
      ),
  )

/** Bodies that are no batches at all. */
const junk = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.record({ batch: fc.oneof(fc.uuid(), fc.string()), set: fc.jsonValue() }).map((body) => JSON.stringify(body)),
  fc
    .record({ batch: fc.uuid(), set: fc.dictionary(path, fc.jsonValue()), extra: fc.jsonValue() })
    .map((body) => JSON.stringify(body)),
)

describe.each(KINDS_FOR_SWEEPS)('bad input on %s', (kind) => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startTestApp(kind)
    browser = app.openBrowser()
    await browser.ask(account.signUp, signUpForm())
  })
  afterAll(() => app.remove())

  const send = (set: unknown) => browser.call(patchProfile, { batch: randomUUID(), set })

  it.each([...FORBIDDEN_PATHS, ...STRANGE_PATHS])('is a path that cannot be changed: "%s"', async (text) => {
    const before = await browser.ask(getProfile)
    const answer = await send({ handicap: { base: 18, value: 3 }, [text]: { base: null, value: 'x' } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'unknown-path', path: text } })
    expect(await browser.ask(getProfile)).toEqual(before)
  })

  it.each(OUT_OF_RANGE)('is a value that does not fit %s: %j', async (text, wrong) => {
    const before = await browser.ask(getProfile)
    const answer = await send({ height: { base: 70, value: 71 }, [text]: { base: null, value: wrong } })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid-value', message: expect.stringMatching(/^.{5,200}\.$/) },
    })
    expect(answer.body).toHaveProperty('path', expect.stringMatching(new RegExp(`^${text.replaceAll('.', '\\.')}`)))
    expect(await browser.ask(getProfile)).toEqual(before)
  })

  it.each([
    ['firstName', 'x'.repeat(101), 'It is too long: at most 100 characters.'],
    ['lastName', 'nul\u0000', 'It has characters that cannot be stored: take out what looks odd.'],
    ['handicap', -10.1, 'It must be at least −10.'],
    ['handicap', '12', 'It must be a number.'],
    ['age', 35.5, 'It must be a whole number.'],
    ['golfGoals', [' '], 'It must not be empty.'],
    ['golfGoals', Array.from({ length: 51 }, () => 'fun'), 'It has too many entries: at most 50.'],
    ['golfBag.driver.loft', 0, 'It must be more than 0.'],
    ['golfBag.driver.notes', 'x'.repeat(1001), 'It is too long: at most 1,000 characters.'],
    ['clubDistances.driver', { distance: 401, source: 'manual' }, 'It must be at most 400.'],
  ])('is told in a sentence for golfers, without the name of the field: %s', async (text, wrong, message) => {
    expect((await send({ [text]: { base: null, value: wrong } })).body).toMatchObject({ message })
  })

  it.each([
    { body: '{', status: 400, code: 'malformed-json' },
    { body: '', status: 400, code: 'malformed-json' },
    {
      body: `{"batch":"${randomUUID()}","set":{"handicap":{"base":18,"value":1e999}}}`,
      status: 422,
      code: 'invalid-value',
    },
    { body: '{"batch":1e999}', status: 422, code: 'invalid-body' },
    { body: '{"__proto__":{"a":1}}', status: 400, code: 'unsafe-json' },
    { body: `{"batch":"${randomUUID()}","set":{"__proto__":{"base":1,"value":2}}}`, status: 400, code: 'unsafe-json' },
    {
      body: `{"batch":"${randomUUID()}","set":{"handicap":{"base":{"constructor":1},"value":2}}}`,
      status: 400,
      code: 'unsafe-json',
    },
    { body: `{"batch":"${randomUUID()}","set":{"handicap":{"value":2}}}`, status: 422, code: 'missing-fields' },
    { body: `{"batch":"x","set":{}}`, status: 422, code: 'invalid-body' },
    { body: `[${'['.repeat(50_000)}${']'.repeat(50_000)}]`, status: 400, code: 'unsafe-json' },
    { body: JSON.stringify({ notes: 'x'.repeat(256 * 1024) }), status: 413, code: 'body-too-large' },
  ])('is a body that is refused with $status $code', async ({ body, status, code }) => {
    const answer = await browser.call(patchProfile, body)
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\w/) } })
  })

  it('is a body of another kind than JSON', async () => {
    const answer = await browser.call(patchProfile, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(answer).toMatchObject({ status: 415, body: { code: 'not-json' } })
  })

  it('is a batch of more than two hundred changes', async () => {
    const set = Object.fromEntries(
      Array.from({ length: 201 }, (_, index) => [`p${index}`, { base: null, value: null }]),
    )
    expect(await send(set)).toMatchObject({ status: 422, body: { code: 'too-many-changes' } })
  })

  it('never breaks the server, and what is accepted reads back equal', async () => {
    const statuses: number[] = []
    const acceptsOrRefuses = async (set: Readonly<Record<string, { readonly value?: unknown }>>) => {
      const before = await browser.ask(getProfile)
      const answer = await send(set)
      statuses.push(answer.status)
      const { profile, version, epoch } = await browser.ask(getProfile)
      const accepted = answer.status === 200 ? patchProfile.reply.parse(answer.body) : undefined
      expect([200, 422]).toContain(answer.status)
      expect({ profile, version, epoch }).toEqual(
        accepted ? { profile: accepted.profile, version: accepted.version, epoch } : before,
      )

      const rejected = accepted?.conflicts.filter(({ reason }) => reason === 'rejected').map((entry) => entry.path)
      const changed = Object.entries(accepted ? set : {}).filter(([text, change]) => {
        const at = parseProfilePath(text)
        // A batch with a whole club and one of its fields: the field wins.
        const isCovered = Object.keys(set).some(
          (other) => other !== text && (other.startsWith(text) || text.startsWith(other)),
        )
        // The e-mail is taken and ignored.
        if (!at || text === 'email' || rejected?.includes(text) || isCovered) return false
        // An estimate gives way to a number of the golfer's own, or is not deleted unseen, and there is nothing to tell.
        const isEstimate = (one: unknown) => Reflect.get(Object(one), 'source') === 'estimated'
        const stored = valueAt(documentOf(profile), at)
        if (at.kind === 'distance' && (isEstimate(change.value) || isEstimate(stored))) return false
        return !isSameValue(trimmed(stored), trimmed(change.value))
      })
      expect(changed).toEqual([])
    }
    await fc.assert(fc.asyncProperty(changes, acceptsOrRefuses), { numRuns: 150, seed: 7 })
    const shareOf = (one: number) => statuses.filter((status) => status === one).length / statuses.length
    expect(shareOf(200)).toBeGreaterThan(0.4)
    expect(shareOf(422)).toBeGreaterThan(0.1)
  })

  it('never breaks the server when it is no batch at all', async () => {
    const refuses = async (body: string) => {
      const { status } = await browser.call(patchProfile, body)
      expect([200, 400, 422]).toContain(status)
    }
    await fc.assert(fc.asyncProperty(junk, refuses), { numRuns: 150, seed: 8 })
  })
})

/** Text is stored in NFC without surrounding spaces; −0 is 0. */
function trimmed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, entry: unknown) =>
    typeof entry === 'string' ? entry.normalize('NFC').trim() : entry,
  )
}
