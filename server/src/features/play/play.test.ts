import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deletePlayedRound, getPlayedRound, getPlayedRounds, savePlay } from '@bagwise/contract/play'
import type { PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { MOST_PLAY_BYTES, MOST_SENT_CHANGES } from '@bagwise/contract/play-message-limits'
import { getRounds, saveRound } from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/contract/rounds'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const EPOCH = expect.any(String)
const UUID = expect.stringMatching(/^[\da-f-]{36}$/)

describe.each(DATABASE_KINDS)('played rounds on %s', (kind) => {
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

  const send = (browser: Browser, ...changes: readonly PlayChange[]) =>
    browser.ask(savePlay, { save: randomUUID(), changes })
  const list = async (browser: Browser) => (await browser.ask(getPlayedRounds)).rounds
  const read = (browser: Browser, { id }: Pick<PlayedRound, 'id'>) =>
    browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${id}` })
  const remove = (browser: Browser, { id }: PlayedRound, base: string | null, indexRound?: Round) =>
    browser.ask(deletePlayedRound, { save: randomUUID(), id, base, ...(indexRound && { indexRound }) })
  const versionOf = async (browser: Browser, { id }: PlayedRound) =>
    (await list(browser)).find(({ round }) => round.id === id)?.version ?? null
  const change = {
    hole: (base: PlayedHole, changes: Partial<PlayedHole>): PlayChange => ({
      kind: 'hole',
      base,
      row: { ...base, ...changes },
    }),
    shot: (base: PlayedShot, changes: Partial<PlayedShot>): PlayChange => ({
      kind: 'shot',
      base,
      row: { ...base, ...changes },
    }),
  }
  const rowsOf = async (userId: string) => {
    const { db } = app.database
    return {
      rounds: await db.selectFrom('played_rounds').selectAll().where('user_id', '=', userId).execute(),
      holes: await db.selectFrom('played_holes').selectAll().where('user_id', '=', userId).execute(),
      shots: await db.selectFrom('played_shots').selectAll().where('user_id', '=', userId).execute(),
    }
  }

  /** A golfer with a round of one hole and a shot on it. */
  async function playing() {
    const { browser, user } = await golfer()
    const round = playedRound()
    const hole = playedHole(round)
    const shot = playedShot(hole)
    await send(browser, newRows.round(round), newRows.hole(hole), newRows.shot(shot))
    return { browser, user, round, hole, shot }
  }

  it('are read as they were sent, holes by number and shots as they were played', async () => {
    const { browser, user } = await golfer()
    expect(await list(browser)).toEqual([])
    const round = playedRound({ course: 'Öresund 9️⃣+9', courseRating: null, rules: 'tournament', adviceFromHole: 9 })
    const [seventh, first] = [
      playedHole(round, { score: 5, finish: 'holed', putts: 2, firstPuttFeet: 14.5 }),
      playedHole(round, {
        number: 1,
        strokeIndex: null,
        lengthYards: null,
        pin: { alongYards: 401.2, acrossYards: 0 },
      }),
    ]
    const shots = [
      playedShot(first, { order: 0, at: { alongYards: 0, acrossYards: 0 }, penalty: 'stroke-and-distance' }),
      playedShot(first, { order: 1_024, club: 'putter', lie: 'fringe', lieFrom: 'tap', leftFrom: 'typed' }),
      playedShot(seventh, { order: 512, branch: 'provisional', lie: 'trees', swing: 'recovery', isLeftOut: true }),
      playedShot(seventh, { club: null, lie: null, leftYards: null, leftSdYards: null, leftFrom: null, swing: null }),
      playedShot(seventh, { order: 2_048, rest: null, air: null }),
    ]
    const sent = [
      ...shots.map(newRows.shot).toReversed(),
      newRows.hole(seventh),
      newRows.hole(first),
      newRows.round(round),
    ]
    const answer = await send(browser, ...sent)
    expect(answer).toEqual({
      rows: sent.map(({ kind: which, row }) => ({
        kind: which,
        row,
        before: null,
        ...(which === 'round' ? {} : { isBack: false }),
      })),
      versions: [{ round: round.id, before: null, now: UUID }],
      epoch: EPOCH,
    })
    const version = answer.versions[0]?.now
    expect(await list(browser)).toEqual([{ round, shotCount: 5, version }])
    expect(await read(browser, round)).toEqual({
      golfer: user.id,
      round,
      holes: [first, seventh],
      shots,
      version,
      epoch: EPOCH,
    })
    const nothing = { golfer: user.id, round: null, holes: [], shots: [], version: null, epoch: EPOCH }
    expect(await read(browser, playedRound())).toEqual(nothing)
  })

  it('are listed with the latest day first, and of one day with what came last', async () => {
    const { browser } = await golfer()
    const rounds = [
      playedRound({ date: '2026-11-19' }),
      playedRound({ date: '2026-11-21' }),
      playedRound({ date: '2026-11-19', holeCount: 9, courseRating: 35.6 }),
    ]
    for (const round of rounds) await send(browser, newRows.round(round))
    const [older, latest, sameDay] = rounds
    expect((await list(browser)).map(({ round }) => round)).toEqual([latest, sameDay, older])
  })

  it('tell shots of the same order apart by their ids, for every device alike', async () => {
    const { browser, round, hole, shot } = await playing()
    const others = Array.from({ length: 3 }, () => playedShot(hole))
    await send(browser, ...others.map(newRows.shot))
    const ids = [shot, ...others].map(({ id }) => id)
    expect((await read(browser, round)).shots.map(({ id }) => id)).toEqual(ids.toSorted())
  })

  it('have another version after each change of the round, a hole or a shot, and the same one after none', async () => {
    const { browser, round, hole, shot } = await playing()
    const seen = [await versionOf(browser, round)]
    const changes = [
      { kind: 'round', base: round, row: { ...round, state: 'finished' } },
      change.hole(hole, { score: 4 }),
      change.shot(shot, { club: '8-iron' }),
      { kind: 'shot', base: { ...shot, club: '8-iron' }, row: null },
    ] satisfies readonly PlayChange[]
    for (const one of changes) {
      const { versions } = await send(browser, one)
      expect(versions).toEqual([{ round: round.id, before: seen.at(-1), now: UUID }])
      seen.push(await versionOf(browser, round))
      expect(versions[0]?.now).toBe(seen.at(-1))
    }
    expect(new Set(seen).size).toBe(changes.length + 1)
    const { versions } = await send(browser, { kind: 'hole', base: hole, row: hole })
    expect(versions).toEqual([{ round: round.id, before: seen.at(-1), now: seen.at(-1) }])
  })

  it('RND-43 take at most 120 changes and 128 kB', async () => {
    const { browser, round, hole } = await playing()
    const shots = Array.from({ length: 38 }, () => playedShot(hole))
    const other = Array.from({ length: 40 }, () => playedShot({ round: round.id, number: 8 }))
    const third = Array.from({ length: 40 }, () => playedShot({ round: round.id, number: 9 }))
    const changes = [
      newRows.hole(playedHole(round, { number: 8 })),
      newRows.hole(playedHole(round, { number: 9 })),
      ...[...shots, ...other, ...third].map(newRows.shot),
    ]
    expect(changes).toHaveLength(MOST_SENT_CHANGES)
    const tooMany = { save: randomUUID(), changes: [...changes, newRows.shot(playedShot(hole))] }
    expect(await browser.call(savePlay, tooMany)).toMatchObject({ status: 422, body: { path: 'changes' } })
    expect((await read(browser, round)).shots).toHaveLength(1)

    const body = JSON.stringify({ save: randomUUID(), changes })
    const tooLarge = await browser.call(savePlay, body.padEnd(MOST_PLAY_BYTES + 1))
    expect(tooLarge).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
    expect((await read(browser, round)).shots).toHaveLength(1)
    expect(await browser.call(savePlay, body.padEnd(MOST_PLAY_BYTES))).toMatchObject({ status: 200 })
    expect((await read(browser, round)).shots).toHaveLength(119)
  })

  it('RND-43 are stored all or not at all, and once for each message', async () => {
    const { browser, round, hole, shot } = await playing()
    const before = await read(browser, round)
    const strange = playedShot({ round: randomUUID(), number: 1 })
    const half = [change.hole(hole, { score: 4 }), newRows.shot(playedShot(hole)), newRows.shot(strange)]
    const refused = await browser.call(savePlay, { save: randomUUID(), changes: half })
    expect(refused).toMatchObject({ status: 422, body: { code: 'unknown-round', path: 'changes.2.row.round' } })
    expect(await read(browser, round)).toEqual(before)

    const message = {
      save: randomUUID(),
      changes: [change.hole(hole, { score: 4 }), change.shot(shot, { club: 'pw' })],
    }
    await browser.ask(savePlay, message)
    const other = { ...hole, score: 6 }
    await send(browser, change.hole({ ...hole, score: 4 }, { score: 6 }))
    const version = await versionOf(browser, round)
    expect(await browser.ask(savePlay, message)).toEqual({
      rows: [
        { kind: 'hole', row: other, before: null, isBack: false },
        { kind: 'shot', row: { ...shot, club: 'pw' }, before: null, isBack: false },
      ],
      versions: [{ round: round.id, before: null, now: version }],
      epoch: EPOCH,
    })
    const many = await Promise.all(Array.from({ length: 8 }, () => browser.call(savePlay, message)))
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200))
    expect(await read(browser, round)).toMatchObject({ holes: [other], shots: [{ club: 'pw' }], version })
  })

  it('RND-35 are merged field by field when two devices change them, and each is told what was there before', async () => {
    const { browser, round, hole, shot } = await playing()
    const scored = { ...hole, score: 5 }
    await send(
      browser,
      change.hole(hole, { score: 5 }),
      change.shot(shot, { club: '8-iron', lie: 'rough', lieFrom: 'tap' }),
    )
    const { rows } = await send(browser, change.hole(hole, { putts: 2 }), change.shot(shot, { penalty: 'area' }))
    const struck = { ...shot, club: '8-iron', lie: 'rough', lieFrom: 'tap' } as const
    expect(rows).toEqual([
      { kind: 'hole', row: { ...scored, putts: 2 }, before: scored, isBack: false },
      { kind: 'shot', row: { ...struck, penalty: 'area' }, before: struck, isBack: false },
    ])
    expect(await read(browser, round)).toMatchObject({
      holes: [{ ...scored, putts: 2 }],
      shots: [{ ...struck, penalty: 'area' }],
    })
  })

  it('keep a score that one device typed when another made the same hole without having seen it', async () => {
    const { browser } = await golfer()
    const round = playedRound()
    const typed = playedHole(round, { score: 5, finish: 'holed' })
    await send(browser, newRows.round(round), newRows.hole(typed))
    const { rows } = await send(browser, newRows.hole(playedHole(round, { putts: 3, par: 5 })))
    const both = { ...typed, putts: 3, par: 5 }
    expect(rows).toEqual([{ kind: 'hole', row: both, before: typed, isBack: false }])
    expect((await read(browser, round)).holes).toEqual([both])
  })

  it('keep the score when the putts of another device contradict it', async () => {
    const { browser, hole, round } = await playing()
    await send(browser, change.hole(hole, { score: 3 }))
    const { rows } = await send(browser, change.hole(hole, { putts: 4 }))
    expect(rows).toEqual([{ kind: 'hole', row: { ...hole, score: 3 }, before: { ...hole, score: 3 }, isBack: false }])
    expect((await read(browser, round)).holes).toEqual([{ ...hole, score: 3 }])
  })

  it('have the shots of both devices, and of a shot that moved to another hole the new one', async () => {
    const { browser, hole, round, shot } = await playing()
    const [ours, theirs] = [playedShot(hole, { order: 2_048 }), playedShot(hole, { order: 2_048 })]
    await Promise.all([send(browser, newRows.shot(ours)), send(browser, newRows.shot(theirs))])
    const eighth = playedHole(round, { number: 8 })
    await send(browser, newRows.hole(eighth), change.shot(shot, { hole: 8 }))
    const { shots } = await read(browser, round)
    expect(shots.map(({ id }) => id)).toEqual([...[ours.id, theirs.id].toSorted(), shot.id])
  })

  it('RND-35 lose a hole or a shot that is taken out, but none that another device has changed', async () => {
    const { browser, hole, round, shot } = await playing()
    const [extra, kept] = [playedHole(round, { number: 8 }), playedShot(hole)]
    await send(browser, newRows.hole(extra), newRows.shot(kept))
    const changed = { ...kept, club: 'pw' } as const
    await send(browser, change.shot(kept, { club: 'pw' }))
    const { rows } = await send(
      browser,
      { kind: 'shot', base: shot, row: null },
      { kind: 'hole', base: extra, row: null },
      { kind: 'shot', base: kept, row: null },
      { kind: 'shot', base: playedShot(hole), row: null },
    )
    expect(rows).toEqual([
      { kind: 'shot', row: null, before: null, isBack: false },
      { kind: 'hole', row: null, before: null, isBack: false },
      { kind: 'shot', row: changed, before: changed, isBack: false },
      { kind: 'shot', row: null, before: null, isBack: false },
    ])
    expect(await read(browser, round)).toMatchObject({ holes: [hole], shots: [changed] })
  })

  it('keep a hole on which another device has played, and let it go together with its shots', async () => {
    const { browser, hole, round, shot } = await playing()
    const { rows } = await send(browser, { kind: 'hole', base: hole, row: null })
    expect(rows).toEqual([{ kind: 'hole', row: hole, before: hole, isBack: false }])
    await send(browser, { kind: 'hole', base: hole, row: null }, { kind: 'shot', base: shot, row: null })
    expect(await read(browser, round)).toMatchObject({ holes: [], shots: [] })
  })

  it('RND-35 have a shot or a hole back that is changed on a device that has not seen it go, which is told that it was gone', async () => {
    const { browser, hole, round, shot } = await playing()
    await send(browser, { kind: 'shot', base: shot, row: null }, { kind: 'hole', base: hole, row: null })
    const [played, struck] = [{ ...hole, putts: 2 }, { ...shot, penalty: 'area' } as const]
    const message = { save: randomUUID(), changes: [change.hole(hole, { putts: 2 }), change.shot(shot, struck)] }
    expect((await browser.ask(savePlay, message)).rows).toEqual([
      { kind: 'hole', row: played, before: null, isBack: true },
      { kind: 'shot', row: struck, before: null, isBack: true },
    ])
    expect(await read(browser, round)).toMatchObject({ holes: [played], shots: [struck] })
    // Of what arrived before nobody knows that any more, whether it is there or gone again.
    await send(browser, { kind: 'shot', base: struck, row: null })
    expect((await browser.ask(savePlay, message)).rows).toEqual([
      { kind: 'hole', row: played, before: null, isBack: false },
      { kind: 'shot', row: null, before: null, isBack: false },
    ])
  })

  it('RND-45 go with their holes and shots', async () => {
    const { browser, user, round } = await playing()
    const kept = playedRound()
    await send(browser, newRows.round(kept), newRows.hole(playedHole(kept)))
    const gone = { round: null, version: null, index: null, epoch: EPOCH }
    expect(await remove(browser, round, await versionOf(browser, round))).toEqual(gone)
    expect(await remove(browser, round, null)).toEqual(gone)
    const { rounds, holes, shots } = await rowsOf(user.id)
    expect([rounds, holes, shots].map(({ length }) => length)).toEqual([1, 1, 0])
    expect((await list(browser)).map((one) => one.round)).toEqual([kept])
  })

  it('RND-45 take the round of the index along only when asked, and not when it was changed since', async () => {
    const { browser } = await golfer()
    const [first, second, third] = [playedRound(), playedRound(), playedRound()]
    const indexRounds = [first, second, third].map(({ id, date, course, tees }) => ({
      id,
      date,
      course,
      tees,
      courseRating: 71.3,
      slopeRating: 128,
      adjustedGrossScore: 88,
      playingConditions: null,
    }))
    await send(browser, ...[first, second, third].map(newRows.round))
    for (const round of indexRounds) await browser.ask(saveRound, { save: randomUUID(), base: null, round })
    const [stays, goes, changed] = indexRounds
    const corrected = { ...indexRounds[2], adjustedGrossScore: 87 }
    await browser.ask(saveRound, { save: randomUUID(), base: changed, round: corrected })

    expect(await remove(browser, first, await versionOf(browser, first))).toMatchObject({ round: null, index: null })
    expect(await remove(browser, second, await versionOf(browser, second), goes)).toMatchObject({
      index: { round: null, before: null },
    })
    expect(await remove(browser, third, await versionOf(browser, third), changed)).toMatchObject({
      round: null,
      index: { round: corrected, before: corrected },
    })
    expect(await list(browser)).toEqual([])
    const { rounds } = await browser.ask(getRounds)
    expect(rounds.map(({ id }) => id).toSorted()).toEqual([stays?.id, changed?.id].toSorted())
  })

  it('stay with their round of the index when another device has changed a hole or a shot since', async () => {
    const { browser, hole, round, shot } = await playing()
    const seen = await versionOf(browser, round)
    const { id, date, course, tees } = round
    const figures = { courseRating: 71.3, slopeRating: 128, adjustedGrossScore: 88, playingConditions: null }
    const indexRound = { id, date, course, tees, ...figures }
    await browser.ask(saveRound, { save: randomUUID(), base: null, round: indexRound })
    await send(browser, change.shot(shot, { club: '8-iron' }))
    const version = await versionOf(browser, round)
    expect(await remove(browser, round, seen, indexRound)).toEqual({
      round,
      version,
      index: { round: indexRound, before: null },
      epoch: EPOCH,
    })
    expect(await read(browser, round)).toMatchObject({ round, holes: [hole], shots: [{ club: '8-iron' }] })
    expect((await browser.ask(getRounds)).rounds).toEqual([indexRound])
    expect(await remove(browser, round, version, indexRound)).toMatchObject({ round: null, index: { round: null } })
    expect((await browser.ask(getRounds)).rounds).toEqual([])
  })

  it('are not deleted again by a deletion whose answer was lost, once they are back', async () => {
    const { browser, round, hole, shot } = await playing()
    const deletion = { save: randomUUID(), id: round.id, base: await versionOf(browser, round) }
    await browser.ask(deletePlayedRound, deletion)
    await send(browser, newRows.round(round), newRows.hole(hole), newRows.shot(shot))
    expect(await browser.ask(deletePlayedRound, deletion)).toMatchObject({ round, version: UUID })
    expect(await read(browser, round)).toMatchObject({ round, holes: [hole], shots: [shot] })
  })

  it('come back whole when a device that has not seen them go sends all of them, after it was told', async () => {
    const { browser, round, hole, shot } = await playing()
    await remove(browser, round, await versionOf(browser, round))
    const scored = change.hole(hole, { score: 5 })
    const next = newRows.shot(playedShot(hole, { order: 2_048 }))
    const finished = { ...round, state: 'finished' } as const
    // Its own row alone would be a round without holes and shots.
    const ended = { kind: 'round', base: round, row: finished } satisfies PlayChange
    for (const [changes, path] of [
      [[scored], 'changes.0.row.round'],
      [[next], 'changes.0.row.round'],
      [[ended], 'changes.0.row.id'],
      [[scored, ended], 'changes.1.row.id'],
    ] as const) {
      const answer = await browser.call(savePlay, { save: randomUUID(), changes })
      expect(answer).toMatchObject({ status: 422, body: { code: 'unknown-round', path } })
    }
    expect(await list(browser)).toEqual([])
    await send(browser, { ...ended, base: null }, scored, { kind: 'shot', base: shot, row: shot }, next)
    expect(await read(browser, round)).toMatchObject({
      round: finished,
      holes: [{ score: 5 }],
      shots: [shot, next.row],
    })
  })

  it('RND-45 are the golfer’s alone: others read, change and delete none, and the ids are free for them', async () => {
    const [ann, bob] = [await playing(), await golfer()]
    const version = await versionOf(ann.browser, ann.round)
    const before = await rowsOf(ann.user.id)
    expect(await list(bob.browser)).toEqual([])
    expect(await read(bob.browser, ann.round)).toMatchObject({ round: null, holes: [], shots: [], version: null })

    const foreign = [
      [change.hole(ann.hole, { score: 9 }), 'row.round'],
      [change.shot(ann.shot, { club: 'lw' }), 'row.round'],
      [newRows.shot(playedShot(ann.hole)), 'row.round'],
    ] as const
    for (const [one, path] of foreign) {
      const answer = await bob.browser.call(savePlay, { save: randomUUID(), changes: [one] })
      expect(answer).toMatchObject({ status: 422, body: { code: 'unknown-round', path: `changes.0.${path}` } })
    }
    await send(bob.browser, { kind: 'shot', base: ann.shot, row: null }, { kind: 'hole', base: ann.hole, row: null })
    await remove(bob.browser, ann.round, version)
    expect(await rowsOf(ann.user.id)).toEqual(before)

    const ofBob = { ...ann.shot, club: 'lw' } as const
    await send(bob.browser, newRows.round(ann.round), newRows.hole(ann.hole), newRows.shot(ofBob))
    await remove(bob.browser, ann.round, version)
    expect((await read(bob.browser, ann.round)).shots).toEqual([ofBob])
    await remove(bob.browser, ann.round, await versionOf(bob.browser, ann.round))
    expect(await rowsOf(ann.user.id)).toEqual(before)
    expect(await rowsOf(bob.user.id)).toEqual({ rounds: [], holes: [], shots: [] })
  })

  it('refuse what was meant for another golfer', async () => {
    const [ann, bob] = [await golfer(), await playing()]
    const before = await rowsOf(bob.user.id)
    const ofAnn = { save: randomUUID(), golfer: ann.user.id }
    const bodies = [
      [savePlay, { ...ofAnn, changes: [newRows.round(playedRound())] }],
      [deletePlayedRound, { ...ofAnn, id: bob.round.id, base: await versionOf(bob.browser, bob.round) }],
    ] as const
    for (const [endpoint, body] of bodies) {
      const answer = await bob.browser.call(endpoint, body)
      expect(answer).toMatchObject({ status: 403, body: { code: 'other-golfer' } })
    }
    expect(await rowsOf(bob.user.id)).toEqual(before)
    expect(await rowsOf(ann.user.id)).toEqual({ rounds: [], holes: [], shots: [] })
  })

  it.each([
    { endpoint: getPlayedRounds, body: undefined },
    { endpoint: { ...getPlayedRound, path: `/api/play/round?id=${randomUUID()}` as const }, body: undefined },
    { endpoint: savePlay, body: { save: randomUUID(), changes: [] } },
    { endpoint: deletePlayedRound, body: { save: randomUUID(), id: randomUUID(), base: null } },
  ])('are for nobody who is not signed in: $endpoint.method $endpoint.path', async ({ endpoint, body }) => {
    const answer = await app.openBrowser().call(endpoint, body)
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it('are of a day that has begun somewhere, and no later one', async () => {
    const { browser } = await golfer()
    await send(browser, newRows.round(playedRound({ date: '2026-11-22' })))
    const late = { save: randomUUID(), changes: [newRows.round(playedRound({ date: '2026-11-23' }))] }
    expect(await browser.call(savePlay, late)).toMatchObject({
      status: 422,
      body: { code: 'invalid-value', path: 'changes.0.row.date' },
    })
    expect(await list(browser)).toHaveLength(1)
  })

  it('go with the account', async () => {
    const { user } = await playing()
    await app.database.db.deleteFrom('user').where('id', '=', user.id).execute()
    expect(await rowsOf(user.id)).toEqual({ rounds: [], holes: [], shots: [] })
  })
})
