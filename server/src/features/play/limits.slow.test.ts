import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deletePlayedRound, getPlayedRound, getPlayedRounds, savePlay } from '@bagwise/contract/play'
import type { PlayChange, PlayedHole } from '@bagwise/contract/play'
import {
  MOST_PLAYED_ROUNDS,
  MOST_PLAYED_SHOTS,
  MOST_SHOTS_OF_HOLE,
  MOST_SHOTS_OF_ROUND,
} from '@bagwise/golf/play/played-record'
import { exportTakeout } from '#server/features/takeout/export-takeout.ts'
import { importTakeout } from '#server/features/takeout/import-takeout.ts'
import { takeoutParts } from '#server/takeout-parts.ts'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const SHOTS_OF_HOLE = 8
const PORTION = 5_000
const HOLES = 15

describe.each(KINDS_FOR_SWEEPS)('limits of played rounds on %s', (kind) => {
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
  const call = (browser: Browser, changes: readonly PlayChange[]) =>
    browser.call(savePlay, { save: randomUUID(), changes })
  const send = (browser: Browser, changes: readonly PlayChange[]) =>
    browser.ask(savePlay, { save: randomUUID(), changes })
  const shots = (count: number, hole: Pick<PlayedHole, 'round' | 'number'>) =>
    Array.from({ length: count }, () => playedShot(hole))
  const shotsOf = async (browser: Browser, id: string) =>
    (await browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${id}` })).shots

  it('RND-44 (server) are 40 shots a hole and 250 a round: what is more is refused with its place, and what is there can be changed', async () => {
    const { browser } = await golfer()
    const round = playedRound()
    const holes = Array.from({ length: 8 }, (_, index) => playedHole(round, { number: index + 1 }))
    const [first = playedHole(round), second = playedHole(round)] = holes
    const ofFirst = shots(MOST_SHOTS_OF_HOLE, first)
    await send(browser, [newRows.round(round), ...holes.map(newRows.hole), ...ofFirst.map(newRows.shot)])
    const refused = { status: 422, body: { code: 'too-many-shots', path: 'changes.0.row' } }
    expect(await call(browser, shots(1, first).map(newRows.shot))).toMatchObject({
      ...refused,
      body: { ...refused.body, message: 'A hole has 40 shots at most.' },
    })
    expect(await shotsOf(browser, round.id)).toHaveLength(MOST_SHOTS_OF_HOLE)

    // A shot that makes room may come with the one that takes it, and one may move to a hole that has room.
    const [gone, moved, changed] = ofFirst
    if (!gone || !moved || !changed) throw new Error('There are shots')
    await send(browser, [{ kind: 'shot', base: gone, row: null }, ...shots(1, first).map(newRows.shot)])
    await send(browser, [
      { kind: 'shot', base: moved, row: { ...moved, hole: second.number } },
      { kind: 'shot', base: changed, row: { ...changed, club: 'pw' } },
      ...shots(1, first).map(newRows.shot),
    ])
    const back = { ...moved, hole: second.number }
    expect(await call(browser, [{ kind: 'shot', base: back, row: moved }])).toMatchObject(refused)

    for (const hole of holes.slice(1, 6)) {
      const room = hole.number === second.number ? MOST_SHOTS_OF_HOLE - 1 : MOST_SHOTS_OF_HOLE
      await send(browser, shots(room, hole).map(newRows.shot))
    }
    const [last = first] = holes.slice(7)
    await send(browser, shots(MOST_SHOTS_OF_ROUND - 6 * MOST_SHOTS_OF_HOLE, last).map(newRows.shot))
    expect(await call(browser, shots(1, last).map(newRows.shot))).toMatchObject({
      ...refused,
      body: { ...refused.body, message: 'A round has 250 shots at most.' },
    })
    expect(await shotsOf(browser, round.id)).toHaveLength(MOST_SHOTS_OF_ROUND)
    await send(browser, [{ kind: 'shot', base: back, row: { ...back, club: 'lw' } }])
  })

  it('RND-44 (server) are 500 rounds and 60,000 shots a golfer; one that goes makes room', async () => {
    const { browser, user } = await golfer()
    await fill(user.id)
    const { rounds } = await browser.ask(getPlayedRounds)
    expect(rounds).toHaveLength(MOST_PLAYED_ROUNDS)
    expect(rounds.reduce((sum, { shotCount }) => sum + shotCount, 0)).toBe(MOST_PLAYED_SHOTS)

    const oneMore = playedRound()
    expect(await call(browser, [newRows.round(oneMore)])).toMatchObject({
      status: 422,
      body: {
        code: 'too-many-rounds',
        path: 'changes.0.row',
        message: expect.stringContaining('Delete an old one to make room'),
      },
    })
    const [latest, oldest] = [rounds[0], rounds.at(-1)]
    if (!latest || !oldest) throw new Error('There are rounds')
    const [hole] = (await browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${latest.round.id}` })).holes
    if (!hole) throw new Error('There are holes')
    const added = newRows.shot(playedShot(hole))
    expect(await call(browser, [{ kind: 'hole', base: hole, row: { ...hole, score: 5 } }, added])).toMatchObject({
      status: 422,
      body: { code: 'too-many-shots', path: 'changes.1.row', message: expect.stringContaining('60,000 shots') },
    })
    await send(browser, [{ kind: 'hole', base: hole, row: { ...hole, score: 5 } }])

    await browser.ask(deletePlayedRound, { save: randomUUID(), id: oldest.round.id, base: oldest.version })
    await send(browser, [newRows.round(oneMore), added])
    expect((await browser.ask(getPlayedRounds)).rounds).toHaveLength(MOST_PLAYED_ROUNDS)
  })

  it('are no less in a takeout, which comes whole into an empty account', async () => {
    const [{ user }, { user: other }] = [await golfer(), await golfer()]
    await fill(user.id)
    // Without the deadline of a request, which a busy machine may miss.
    const withParts = takeoutParts(app.database)
    const exported = (whose: typeof user) => withParts((parts) => exportTakeout(parts, { user: whose, now: NOW }))
    const takeout = await exported(user)
    expect(takeout.playedShots.rows).toHaveLength(MOST_PLAYED_SHOTS)
    const request = { golfer: other.id, content: JSON.stringify(takeout), today: '2026-11-21', seenVersion: 1 }
    const importing = { withParts, admit: () => Promise.resolve() }
    expect(await importTakeout(importing, { user: other, request, now: NOW })).toMatchObject({
      outcome: 'applied',
      plan: { playedShots: { added: MOST_PLAYED_SHOTS } },
    })
    const { playedRounds, playedHoles, playedShots } = await exported(other)
    expect(playedRounds).toEqual(takeout.playedRounds)
    // Quicker than line by line.
    const textOf = ({ rows }: { readonly rows: readonly string[] }) => rows.join('\n')
    expect([playedHoles, playedShots].map(textOf)).toEqual([takeout.playedHoles, takeout.playedShots].map(textOf))
  })

  /** As many rounds and shots as are kept, with ids that the database makes. */
  async function fill(userId: string) {
    const { db } = app.database
    const series = (count: number, from = 0) =>
      sql`with recursive series (n) as
        (select ${sql.lit(from)} union all select n + 1 from series where n < ${sql.lit(from + count - 1)})`
    const uuid = (group: string, number: string) => sql.raw(`'${group}-0000-4000-8000-' || (100000000000 + ${number})`)
    const day = sql.raw(`'20' || (10 + n / 28 % 10) || '-0' || (1 + n / 280) || '-' || (10 + n % 18)`)
    await sql`${series(MOST_PLAYED_ROUNDS)}
      insert into played_rounds (user_id, id, position, version, date, course, tees, hole_count, first_hole, rules,
        is_counting, state)
      select ${userId}, ${uuid('00000001', 'n')}, n + 1, ${uuid('00000002', 'n')}, ${day}, 'Heather Links', 'White', 18, 1,
        'casual', 1, 'finished' from series`.execute(db)
    await sql`${series(MOST_PLAYED_ROUNDS * HOLES)}
      insert into played_holes (user_id, round_id, number, par)
      select ${userId}, ${uuid('00000001', `n / ${HOLES}`)}, 1 + n % ${sql.lit(HOLES)}, 4 from series`.execute(db)
    const shotCount = MOST_PLAYED_ROUNDS * HOLES * SHOTS_OF_HOLE
    // A busy machine takes its time: each statement has a deadline.
    for (let from = 0; from < shotCount; from += PORTION) {
      await sql`${series(Math.min(PORTION, shotCount - from), from)}
      insert into played_shots (user_id, id, round_id, hole, shot_order, branch, club, lie, lie_from, left_yards_tenths,
        left_from, swing, penalty, rest_along_yards_tenths, rest_across_yards_tenths, rest_sd_yards_tenths, is_left_out)
      select ${userId}, ${uuid('00000003', 'n')}, ${uuid('00000001', `n / ${HOLES * SHOTS_OF_HOLE}`)},
        1 + n / ${sql.lit(SHOTS_OF_HOLE)} % ${sql.lit(HOLES)}, 1024 * (1 + n % ${sql.lit(SHOTS_OF_HOLE)}), 'ball', '7-iron',
        'fairway', 'map', 1525, 'position', 'full', 'none', 1482, -61, 48, 0 from series`.execute(db)
    }
  }
})
