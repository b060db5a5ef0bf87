import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deleteRound, getRounds, saveRound } from '@bagwise/contract/rounds'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const FIRST_DAY = new Date('2000-01-01T00:00:00Z')

const VALID = {
  date: '2026-11-21',
  course: 'Heather Links',
  tees: 'White',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 91,
  playingConditions: null,
}

const WRONG = [
  [{ date: '2026-02-29' }, 'date'],
  [{ date: '1999-12-31' }, 'date'],
  [{ date: '2026-11-23' }, 'date'],
  [{ date: '21.11.2026' }, 'date'],
  [{ course: '' }, 'round.course'],
  [{ course: '   ' }, 'round.course'],
  [{ course: 'x'.repeat(101) }, 'round.course'],
  [{ course: 'Links\u0000' }, 'round.course'],
  [{ tees: 'x'.repeat(51) }, 'round.tees'],
  [{ tees: null }, 'round.tees'],
  [{ courseRating: 54.9 }, 'round.courseRating'],
  [{ courseRating: 85.1 }, 'round.courseRating'],
  [{ courseRating: 71.35 }, 'round.courseRating'],
  [{ courseRating: '71.3' }, 'round.courseRating'],
  [{ slopeRating: 54 }, 'round.slopeRating'],
  [{ slopeRating: 156 }, 'round.slopeRating'],
  [{ slopeRating: 120.5 }, 'round.slopeRating'],
  [{ adjustedGrossScore: 39 }, 'round.adjustedGrossScore'],
  [{ adjustedGrossScore: 201 }, 'round.adjustedGrossScore'],
  [{ adjustedGrossScore: 90.505 }, 'round.adjustedGrossScore'],
  [{ adjustedGrossScore: 39.99 }, 'round.adjustedGrossScore'],
  [{ adjustedGrossScore: 200.01 }, 'round.adjustedGrossScore'],
  [{ adjustedGrossScore: '90.5' }, 'round.adjustedGrossScore'],
  [{ playingConditions: -2 }, 'round.playingConditions'],
  [{ playingConditions: 4 }, 'round.playingConditions'],
  [{ playingConditions: 0.5 }, 'round.playingConditions'],
  [{ id: 'not a uuid' }, 'round.id'],
  [{ holes: 9 }, 'round'],
  [{ holeCount: 10 }, 'round.holeCount'],
  [{ holeCount: null }, 'round.holeCount'],
  [{ holeCount: 9 }, 'round.courseRating'],
  [{ holeCount: 9, courseRating: 26.9 }, 'round.courseRating'],
  [{ holeCount: 9, courseRating: 43.1 }, 'round.courseRating'],
  [{ holeCount: 9, courseRating: 35.6, adjustedGrossScore: 101 }, 'round.adjustedGrossScore'],
  [{ holeCount: 18, courseRating: 35.6 }, 'round.courseRating'],
  [{ holeCount: 18, adjustedGrossScore: 39 }, 'round.adjustedGrossScore'],
  [{ courseRating: 35.6, adjustedGrossScore: 45 }, 'round.courseRating'],
  [{ handicapThen: 54.1 }, 'round.handicapThen'],
  [{ handicapThen: -10.1 }, 'round.handicapThen'],
  [{ handicapThen: 14.25 }, 'round.handicapThen'],
  [{ handicapThen: null }, 'round.handicapThen'],
  [{ user_id: 'somebody' }, 'round'],
  [{ updated_at: '2026-11-21T12:00:00Z' }, 'round'],
] as const

const day = fc
  .date({ min: FIRST_DAY, max: NOW, noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, '2000-01-01'.length))
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `A${text.normalize('NFC')}z`)
const fitting = fc.record({
  date: day,
  course: word,
  tees: fc.oneof(word, fc.constant('')),
  courseRating: fc.integer({ min: 550, max: 850 }).map((tenths) => tenths / 10),
  slopeRating: fc.integer({ min: 55, max: 155 }),
  adjustedGrossScore: fc.oneof(
    fc.integer({ min: 40, max: 200 }),
    fc.integer({ min: 4_000, max: 20_000 }).map((hundredths) => hundredths / 100),
  ),
  playingConditions: fc.option(fc.oneof(fc.integer({ min: -1, max: 3 }), fc.constant(-0))),
})

const FIELDS = ['id', ...Object.keys(VALID), 'x'] as const
/** A valid round in which one field takes any value. */
const nearlyFitting = fc
  .tuple(fitting, fc.constantFrom(...FIELDS), fc.jsonValue())
  .map(([round, field, value]) =>
    JSON.stringify({ save: randomUUID(), base: null, round: { id: randomUUID(), ...round, [field]: value } }),
  )
const junk = fc.oneof(fc.json(), fc.string({ unit: 'binary' }))

describe.each(KINDS_FOR_SWEEPS)('bad rounds on %s', (kind) => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
    browser = app.openBrowser()
    await browser.ask(account.signUp, signUpForm())
  })
  afterAll(() => app.remove())

  const rounds = async () => (await browser.ask(getRounds)).rounds
  const saved = (round: unknown) => browser.call(saveRound, { save: randomUUID(), base: null, round })

  it.each(WRONG)('are refused: %j', async (wrong, path) => {
    const before = await rounds()
    const answer = await saved({ id: randomUUID(), ...VALID, ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^.{5,200}[.s]$/) } })
    expect(answer.body).toHaveProperty('path', expect.stringMatching(new RegExp(`${path}$`)))
    expect(await rounds()).toEqual(before)
  })

  it.each(Object.keys(VALID))('are refused without %s', async (field) => {
    const answer = await saved({ id: randomUUID(), ...VALID, [field]: undefined })
    expect(answer).toMatchObject({ status: 422, body: { code: 'missing-fields', path: `round.${field}` } })
  })

  it.each(['save', 'base'])('are refused without the %s of the change', async (field) => {
    const change = { save: randomUUID(), base: null, [field]: undefined }
    const missing = { status: 422, body: { code: 'missing-fields', path: field } }
    const round = { id: randomUUID(), ...VALID }
    expect(await browser.call(saveRound, { ...change, round })).toMatchObject(missing)
    expect(await browser.call(deleteRound, { ...change, id: round.id })).toMatchObject(missing)
  })

  it.each([
    [{ save: 'again' }, 'save'],
    [{ base: { ...VALID, id: randomUUID(), slopeRating: 12 } }, 'base.slopeRating'],
    [{ base: 'none' }, 'base'],
  ])('are refused with a change that has %j', async (wrong, path) => {
    const change = { save: randomUUID(), base: null, round: { id: randomUUID(), ...VALID }, ...wrong }
    expect(await browser.call(saveRound, change)).toMatchObject({ status: 422, body: { path } })
  })

  const change = { save: randomUUID(), base: null }
  it.each([{ ...change, id: 'x' }, change, { ...change, id: randomUUID(), user_id: 'somebody' }, []])(
    'are not deleted by %j',
    async (body) => {
      expect(await browser.call(deleteRound, body)).toMatchObject({ status: 422 })
    },
  )

  it('read back equal whenever they are accepted', async () => {
    await fc.assert(
      fc.asyncProperty(fitting, async (entered) => {
        const id = randomUUID()
        expect(await saved({ id, ...entered })).toMatchObject({ status: 200 })
        const { playingConditions } = entered
        expect((await rounds()).find((round) => round.id === id)).toEqual({
          id,
          ...entered,
          playingConditions: playingConditions === null ? null : playingConditions + 0,
        })
        await browser.ask(deleteRound, { save: randomUUID(), base: { id, ...entered }, id })
        expect(await rounds()).toEqual([])
      }),
      { numRuns: 100, seed: 31 },
    )
  })

  it('never break the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(saveRound, deleteRound),
        fc.oneof(nearlyFitting, junk),
        async (endpoint, body) => {
          const before = await rounds()
          const { status } = await browser.call(endpoint, body)
          expect([200, 400, 403, 422]).toContain(status)
          expect(status === 200 ? before : await rounds()).toEqual(before)
        },
      ),
      { numRuns: 150, seed: 32 },
    )
  })
})
