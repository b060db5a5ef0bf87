import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import * as account from '@bagwise/contract/account'
import { deleteRound, getRounds, saveRound } from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/contract/rounds'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { createRoundStore } from './round-store.ts'

const NOW = new Date('2026-11-21T23:30:00Z')
const EPOCH = expect.any(String)

function newRound(changes: Partial<Round> = {}): Round {
  return {
    id: randomUUID(),
    date: '2026-11-20',
    course: 'Heather Links',
    tees: 'White',
    courseRating: 71.3,
    slopeRating: 128,
    adjustedGrossScore: 91,
    playingConditions: null,
    ...changes,
  }
}

describe.each(DATABASE_KINDS)('rounds on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
  })
  afterAll(() => app.remove())

  async function golfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, signUpForm())
    return { browser, user }
  }

  const rounds = async (browser: Browser) => (await browser.ask(getRounds)).rounds
  const save = (browser: Browser, round: Round, base: Round | null = null) =>
    browser.ask(saveRound, { save: randomUUID(), base, round })
  const remove = (browser: Browser, base: Round) => browser.ask(deleteRound, { save: randomUUID(), base, id: base.id })
  const rowsOf = (id: string) => app.database.db.selectFrom('rounds').selectAll().where('user_id', '=', id).execute()

  it('are read as they were entered, the latest day first', async () => {
    const { browser } = await golfer()
    expect(await rounds(browser)).toEqual([])
    const [old, latest, plain] = [
      newRound({ date: '2024-02-29', playingConditions: -1 }),
      newRound({ date: '2026-11-21', course: 'Öresund 9️⃣+9', courseRating: 55, slopeRating: 155 }),
      newRound({ tees: '', adjustedGrossScore: 68 }),
    ]
    for (const round of [old, latest, plain]) await save(browser, round)
    expect(await rounds(browser)).toEqual([latest, plain, old])
  })

  it('are stored once however often they are sent, and changed by what comes later', async () => {
    const { browser, user } = await golfer()
    const round = newRound()
    await save(browser, round)
    await save(browser, round)
    expect(await rounds(browser)).toEqual([round])

    const changed = { ...round, adjustedGrossScore: 88, date: '2026-11-19', playingConditions: 2 }
    await save(browser, changed, round)
    await save(browser, changed, round)
    expect(await rounds(browser)).toEqual([changed])
    expect(await rowsOf(user.id)).toHaveLength(1)
  })

  it('are one row each when many, and the same one many times, arrive at once', async () => {
    const { browser, user } = await golfer()
    const same = newRound()
    const all = Array.from({ length: 8 }, () => newRound()).flatMap((round) => [round, same])
    const answers = await Promise.all(
      all.map((round) => browser.call(saveRound, { save: randomUUID(), base: null, round })),
    )
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(await rowsOf(user.id)).toHaveLength(9)
  })

  it('are gone once they are deleted, and deleting them again is no fault', async () => {
    const { browser } = await golfer()
    const [kept, gone] = [newRound(), newRound()]
    await save(browser, kept)
    await save(browser, gone)
    expect(await remove(browser, gone)).toEqual({ round: null, before: null, epoch: EPOCH })
    expect(await remove(browser, gone)).toEqual({ round: null, before: null, epoch: EPOCH })
    expect(await remove(browser, newRound())).toEqual({ round: null, before: null, epoch: EPOCH })
    expect(await rounds(browser)).toEqual([kept])
  })

  it("are the golfer's alone: nobody else reads, changes or deletes them, and their ids are free for others", async () => {
    const [ann, bob] = [await golfer(), await golfer()]
    const round = newRound()
    await ann.browser.ask(saveRound, { save: randomUUID(), golfer: ann.user.id, base: null, round })
    expect(await rounds(bob.browser)).toEqual([])

    await remove(bob.browser, round)
    const ofBob = { ...round, adjustedGrossScore: 120 }
    await save(bob.browser, ofBob)
    expect(await rounds(ann.browser)).toEqual([round])
    expect(await rounds(bob.browser)).toEqual([ofBob])
    await remove(bob.browser, ofBob)
    expect(await rounds(ann.browser)).toEqual([round])
  })

  it('refuse what was meant for another golfer', async () => {
    const [ann, bob] = [await golfer(), await golfer()]
    const round = newRound()
    await save(bob.browser, round)
    const refused = { status: 403, body: { code: 'other-golfer' } }
    const ofAnn = { save: randomUUID(), golfer: ann.user.id }
    expect(await bob.browser.call(saveRound, { ...ofAnn, base: null, round: newRound() })).toMatchObject(refused)
    expect(await bob.browser.call(deleteRound, { ...ofAnn, base: round, id: round.id })).toMatchObject(refused)
    expect(await rounds(bob.browser)).toEqual([round])
    expect(await rowsOf(ann.user.id)).toEqual([])
  })

  it.each([
    { endpoint: getRounds, body: undefined },
    { endpoint: saveRound, body: { save: randomUUID(), base: null, round: newRound() } },
    { endpoint: deleteRound, body: { save: randomUUID(), base: null, id: randomUUID() } },
  ])('are for nobody who is not signed in: $endpoint.method', async ({ endpoint, body }) => {
    const answer = await app.openBrowser().call(endpoint, body)
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it('are of a day that has begun somewhere, and no later one', async () => {
    const { browser } = await golfer()
    await save(browser, newRound({ date: '2026-11-22' }))
    const late = { save: randomUUID(), base: null, round: newRound({ date: '2026-11-23' }) }
    expect(await browser.call(saveRound, late)).toMatchObject({
      status: 422,
      body: {
        code: 'invalid-value',
        path: 'date',
        message: 'That day is still to come. Check the date of the round.',
      },
    })
    expect(await rounds(browser)).toHaveLength(1)
  })

  it('are refused beyond as many as are kept, while those there are can still be changed', async () => {
    const { browser, user } = await golfer()
    const store = createRoundStore(app.database)
    const kept = Array.from({ length: MOST_ROUNDS }, () => newRound())
    await store.addMissing(user.id, kept, NOW)

    const oneMore = newRound()
    const refused = { save: randomUUID(), base: null, round: oneMore }
    const answer = await browser.call(saveRound, refused)
    expect(answer).toMatchObject({ status: 422, body: { code: 'too-many-rounds' } })
    expect(answer.body).toMatchObject({ message: expect.stringContaining('Delete an old one') })

    const [first = newRound(), second = newRound()] = kept
    await save(browser, { ...first, adjustedGrossScore: 77 }, first)
    await remove(browser, second)
    expect(await browser.ask(saveRound, refused)).toEqual({ round: oneMore, before: null, epoch: EPOCH })
    expect(await rounds(browser)).toHaveLength(MOST_ROUNDS)
  })

  it('can be changed however many there are', async () => {
    const { browser, user } = await golfer()
    const many = Array.from({ length: MOST_ROUNDS + 1 }, () => newRound())
    await createRoundStore(app.database).addMissing(user.id, many, NOW)
    const [first = newRound()] = many
    const changed = { ...first, adjustedGrossScore: 77 }
    expect(await save(browser, changed, first)).toEqual({ round: changed, before: null, epoch: EPOCH })
  })

  it('name the golfer whose they are', async () => {
    const { browser, user } = await golfer()
    expect(await browser.ask(getRounds)).toEqual({ golfer: user.id, rounds: [], epoch: EPOCH })
  })

  it('keep what another device changed when a save or a deletion is sent again after its answer was lost', async () => {
    const { browser } = await golfer()
    const [changed, deleted, back] = [newRound(), newRound(), newRound()]
    const saves = [changed, deleted].map((round) => ({ save: randomUUID(), base: null, round }))
    for (const lost of saves) await browser.ask(saveRound, lost)
    const better = { ...changed, adjustedGrossScore: 79 }
    await save(browser, better, changed)
    await remove(browser, deleted)
    expect(await Promise.all(saves.map((again) => browser.ask(saveRound, again)))).toEqual([
      { round: better, before: null, epoch: EPOCH },
      { round: null, before: null, epoch: EPOCH },
    ])
    expect(await rounds(browser)).toEqual([better])

    await save(browser, back)
    const deletion = { save: randomUUID(), base: back, id: back.id }
    await browser.ask(deleteRound, deletion)
    await save(browser, back)
    expect(await browser.ask(deleteRound, deletion)).toEqual({ round: back, before: null, epoch: EPOCH })
    expect(await rounds(browser)).toHaveLength(2)
  })

  it('merge what two devices changed, field by field, and say what was there before', async () => {
    const { browser } = await golfer()
    const round = newRound()
    await save(browser, round)
    const scored = { ...round, adjustedGrossScore: 79 }
    expect(await save(browser, scored, round)).toEqual({ round: scored, before: null, epoch: EPOCH })

    const both = { ...scored, tees: 'Yellow' }
    expect(await save(browser, { ...round, tees: 'Yellow' }, round)).toEqual({
      round: both,
      before: scored,
      epoch: EPOCH,
    })
    const latest = { ...both, adjustedGrossScore: 88 }
    const ofThird = { ...round, adjustedGrossScore: 88 }
    expect(await save(browser, ofThird, round)).toEqual({ round: latest, before: both, epoch: EPOCH })
    expect(await rounds(browser)).toEqual([latest])
  })

  it('may be of nine holes, and stay so when a page that knows none changes them', async () => {
    const { browser } = await golfer()
    const nine = newRound({ holeCount: 9, courseRating: 35.6, adjustedGrossScore: 45 })
    await save(browser, nine)
    await save(browser, newRound({ holeCount: 18 }))
    const [first, second] = await rounds(browser)
    expect([first, second].map((round) => round?.holeCount).toSorted()).toEqual([9, undefined])

    const { holeCount: _unknown, ...asKnown } = nine
    const wanted = { ...asKnown, tees: 'Yellow' }
    const changed = { ...nine, tees: 'Yellow' }
    expect(await save(browser, wanted, asKnown)).toEqual({ round: changed, before: null, epoch: EPOCH })
    expect(await remove(browser, wanted)).toEqual({ round: null, before: null, epoch: EPOCH })
  })

  it('keep the handicap at their start, also when a page that knows none changes them', async () => {
    const { browser, user } = await golfer()
    const begun = newRound({ holeCount: 9, courseRating: 35.6, adjustedGrossScore: 45, handicapThen: 14.2 })
    const plus = newRound({ holeCount: 9, courseRating: 35.6, adjustedGrossScore: 35, handicapThen: -1.1 })
    for (const round of [begun, plus]) await save(browser, round)
    const handicaps = (await rowsOf(user.id)).map(({ handicap_then_tenths }) => handicap_then_tenths)
    expect(handicaps.toSorted()).toEqual([-11, 142])
    const stored = async (id: string) => (await rounds(browser)).find((each) => each.id === id)
    expect([await stored(begun.id), await stored(plus.id)]).toEqual([begun, plus])

    const { handicapThen: _unknown, ...asKnown } = begun
    const changed = { ...begun, tees: 'Yellow' }
    const answer = await save(browser, { ...asKnown, tees: 'Yellow' }, asKnown)
    expect(answer).toEqual({ round: changed, before: null, epoch: EPOCH })
    const other = { ...changed, handicapThen: 16 }
    expect(await save(browser, other, changed)).toEqual({ round: other, before: null, epoch: EPOCH })
    const { handicapThen: _gone, ...without } = other
    expect(await save(browser, without, other)).toEqual({ round: without, before: null, epoch: EPOCH })
    expect(await remove(browser, without)).toEqual({ round: null, before: null, epoch: EPOCH })
    expect(await remove(browser, { ...plus, tees: 'Red' })).toMatchObject({ round: plus })
  })

  it('keep the score of a part round to the hundredth, through changes and merges', async () => {
    const { browser, user } = await golfer()
    const part = newRound({ adjustedGrossScore: 87.91 })
    await save(browser, part)
    expect(await rounds(browser)).toEqual([part])
    expect(await rowsOf(user.id)).toMatchObject([{ adjusted_gross_score: 87.91 }])

    const renamed = { ...part, tees: 'Yellow' }
    expect(await save(browser, renamed, part)).toEqual({ round: renamed, before: null, epoch: EPOCH })
    const whole = { ...renamed, adjustedGrossScore: 88 }
    expect(await save(browser, { ...part, adjustedGrossScore: 88 }, part)).toEqual({
      round: whole,
      before: renamed,
      epoch: EPOCH,
    })
    expect(await remove(browser, whole)).toEqual({ round: null, before: null, epoch: EPOCH })
    const parts = Array.from({ length: 3 }, (_, at) => newRound({ adjustedGrossScore: 70.01 + at }))
    await createRoundStore(app.database).addMissing(user.id, parts, NOW)
    const scores = (await rounds(browser)).map(({ adjustedGrossScore }) => adjustedGrossScore)
    expect(scores.toSorted((a, b) => a - b)).toEqual([70.01, 71.01, 72.01])
  })

  it('stay when they are deleted on a device that has not seen them changed', async () => {
    const { browser } = await golfer()
    const round = newRound()
    const scored = { ...round, adjustedGrossScore: 79 }
    await save(browser, round)
    await save(browser, scored, round)
    expect(await remove(browser, round)).toEqual({ round: scored, before: scored, epoch: EPOCH })
    expect(await rounds(browser)).toEqual([scored])
    expect(await remove(browser, scored)).toEqual({ round: null, before: null, epoch: EPOCH })
  })

  it('come back whole when they are edited on a device that has not seen them deleted', async () => {
    const { browser } = await golfer()
    const round = newRound()
    await save(browser, round)
    await remove(browser, round)
    const edited = { ...round, tees: 'Yellow' }
    expect(await save(browser, edited, round)).toEqual({ round: edited, before: null, epoch: EPOCH })
    expect(await rounds(browser)).toEqual([edited])
  })

  it('end with every change once when retries, edits of other fields and the changes themselves arrive at once', async () => {
    const { browser } = await golfer()
    const round = newRound()
    await save(browser, round)
    const changes = [{ tees: 'Yellow' }, { adjustedGrossScore: 79 }, { playingConditions: 1 }, { course: 'Old Links' }]
    const sent = changes.map((change) => ({ save: randomUUID(), base: round, round: { ...round, ...change } }))
    await Promise.all([...sent, ...sent].map((each) => browser.ask(saveRound, each)))
    expect(await rounds(browser)).toEqual([Object.assign({ ...round }, ...changes)])
  })

  it('go with the account', async () => {
    const { browser, user } = await golfer()
    await save(browser, newRound())
    await app.database.db.deleteFrom('user').where('id', '=', user.id).execute()
    expect(await rowsOf(user.id)).toEqual([])
  })
})
