import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import { getPlayedRound, getPlayedRounds, savePlay } from '@bagwise/contract/play'
import type { PlayedHole, PlayedShot } from '@bagwise/contract/play'
import { playedHoleTable, playedShotTable } from '@bagwise/contract/play-table'
import { getTakeout, importTakeout } from '@bagwise/contract/takeout'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const TODAY = '2026-11-21'

describe.each(DATABASE_KINDS)('played rounds in a takeout on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW, config: { importLimitPerHour: 1_000 } })
  })
  afterAll(() => app.remove())

  async function newGolfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, signUpForm())
    return { browser, user }
  }
  type Golfer = Awaited<ReturnType<typeof newGolfer>>

  const send = ({ browser, user }: Golfer, file: unknown, seenVersion?: number) =>
    browser.ask(importTakeout, {
      golfer: user.id,
      content: JSON.stringify(file),
      today: TODAY,
      ...(seenVersion === undefined ? {} : { seenVersion }),
    })
  const bring = async (golfer: Golfer, file: unknown) => {
    const applied = await send(golfer, file, 1)
    if (applied.outcome !== 'applied') throw new Error(JSON.stringify(applied))
    return applied.plan
  }
  const problemsOf = async (golfer: Golfer, file: unknown) => {
    const reply = await send(golfer, file)
    return reply.outcome === 'refused' ? reply.problems : reply
  }
  const playedOf = async ({ browser }: Golfer) => {
    const { playedRounds, playedHoles, playedShots } = await browser.ask(getTakeout)
    return { playedRounds, playedHoles, playedShots }
  }
  const fileOf = ({
    rounds,
    holes,
    shots,
  }: {
    readonly rounds: readonly unknown[]
    readonly holes: readonly PlayedHole[]
    readonly shots: readonly PlayedShot[]
  }) => ({
    format: 'bagwise-takeout',
    version: 2,
    profile: {},
    playedRounds: rounds,
    playedHoles: playedHoleTable(holes),
    playedShots: playedShotTable(shots),
  })

  /** Two rounds with holes and shots that have everything, or nothing. */
  async function golferWhoPlays() {
    const golfer = await newGolfer()
    const rounds = [
      playedRound({ course: 'Öresund, 9', courseRating: null }),
      playedRound({ courseId: null, tees: '' }),
    ]
    const holes = rounds.flatMap((round) => [
      playedHole(round, { number: 1, score: 4, finish: 'holed', putts: 1, firstPuttFeet: 9.8 }),
      playedHole(round, {
        number: 2,
        strokeIndex: null,
        lengthYards: null,
        pin: { alongYards: 380.5, acrossYards: 0 },
      }),
    ])
    const shots = holes.flatMap((hole) => [
      playedShot(hole, { order: 0, at: { alongYards: 0, acrossYards: 0 }, branch: 'provisional' }),
      playedShot(hole, { club: null, lie: null, leftYards: null, leftSdYards: null, leftFrom: null, swing: null }),
      playedShot(hole, { order: 2_048, rest: null, air: null, isLeftOut: true, penalty: 'two-stroke' }),
    ])
    const changes = [...rounds.map(newRows.round), ...holes.map(newRows.hole), ...shots.map(newRows.shot)]
    await golfer.browser.ask(savePlay, { save: randomUUID(), changes })
    return { ...golfer, rounds, holes, shots }
  }

  it('hold every round, hole and shot, come into an empty account as they were, and add nothing again', async () => {
    const { rounds, holes, shots, ...golfer } = await golferWhoPlays()
    const takeout = await golfer.browser.ask(getTakeout)
    expect(await playedOf(golfer)).toEqual({
      playedRounds: rounds,
      playedHoles: playedHoleTable(holes),
      playedShots: playedShotTable(shots),
    })

    const empty = await newGolfer()
    expect(await bring(empty, takeout)).toMatchObject({
      playedRounds: { added: 2, present: 0 },
      playedHoles: { added: 4, present: 0 },
      playedShots: { added: 12, present: 0 },
    })
    expect(await playedOf(empty)).toEqual(await playedOf(golfer))
    const [first] = rounds
    const path = `/api/play/round?id=${first?.id}` as const
    expect(await empty.browser.ask({ ...getPlayedRound, path })).toMatchObject({
      round: first,
      holes: holes.slice(0, 2),
    })
    const { rounds: listed } = await empty.browser.ask(getPlayedRounds)

    expect(await send(empty, takeout, 1)).toMatchObject({
      outcome: 'applied',
      plan: { playedRounds: { added: 0, present: 2 }, playedShots: { added: 0, present: 12 } },
    })
    expect((await empty.browser.ask(getPlayedRounds)).rounds).toEqual(listed)
  })

  it('add what is missing to a round that is there, which devices then read again, and change nothing of it', async () => {
    const { rounds, holes, shots, ...golfer } = await golferWhoPlays()
    const takeout = await golfer.browser.ask(getTakeout)
    const [hole = playedHole(playedRound())] = holes
    const corrected = { ...hole, score: 6 }
    const gone = shots.filter(({ round, hole: number }) => round === hole.round && number === 2)
    await golfer.browser.ask(savePlay, {
      save: randomUUID(),
      changes: [
        { kind: 'hole', base: hole, row: corrected },
        ...gone.map((shot) => ({ kind: 'shot', base: shot, row: null })),
        { kind: 'hole', base: holes[1], row: null },
      ],
    })
    const versions = async () => (await golfer.browser.ask(getPlayedRounds)).rounds.map(({ version }) => version)
    const [second, first] = await versions()
    expect(await bring(golfer, takeout)).toMatchObject({
      playedRounds: { added: 0, present: 2 },
      playedHoles: { added: 1, present: 3 },
      playedShots: { added: 3, present: 9 },
    })
    const path = `/api/play/round?id=${hole.round}` as const
    const { shots: nowThere, holes: nowHoles } = await golfer.browser.ask({ ...getPlayedRound, path })
    expect(nowHoles).toEqual([corrected, holes[1]])
    expect(nowThere).toEqual(shots.filter(({ round }) => round === hole.round))
    const after = await versions()
    expect(after[0]).toBe(second)
    expect(after[1]).not.toBe(first)
    expect(rounds).toHaveLength(2)
  })

  it('RND-48 (takeout) has all rounds, holes and shots; an import adds the rows that are missing and touches no other; a deleted account leaves none in the three tables', async () => {
    const { rounds, holes, shots, ...golfer } = await golferWhoPlays()
    const takeout = await golfer.browser.ask(getTakeout)
    expect(takeout).toMatchObject({
      playedRounds: rounds,
      playedHoles: playedHoleTable(holes),
      playedShots: playedShotTable(shots),
    })

    // Another account has one of the rounds, a hole and a shot of it, each of them changed since.
    const other = await newGolfer()
    const [round = playedRound()] = rounds
    const [hole = playedHole(round)] = holes
    const [shot = playedShot(hole)] = shots
    await bring(other, fileOf({ rounds: [round], holes: [hole], shots: [shot] }))
    const changed = {
      round: { ...round, tees: 'Red', handicapThen: null },
      hole: { ...hole, par: 5, pin: null },
      shot: { ...shot, club: 'pw' as const, leftYards: 99.5 },
    }
    await other.browser.ask(savePlay, {
      save: randomUUID(),
      changes: [
        { kind: 'round', base: round, row: changed.round },
        { kind: 'hole', base: hole, row: changed.hole },
        { kind: 'shot', base: shot, row: changed.shot },
      ],
    })
    expect(await bring(other, takeout)).toMatchObject({
      playedRounds: { added: 1, present: 1 },
      playedHoles: { added: 3, present: 1 },
      playedShots: { added: 11, present: 1 },
    })
    const after = {
      playedRounds: [changed.round, ...rounds.slice(1)],
      playedHoles: playedHoleTable([changed.hole, ...holes.slice(1)]),
      playedShots: playedShotTable([changed.shot, ...shots.slice(1)]),
    }
    expect(await playedOf(other)).toEqual(after)
    expect(await bring(other, takeout)).toMatchObject({ playedRounds: { added: 0 }, playedShots: { added: 0 } })
    expect(await playedOf(other)).toEqual(after)

    const rowCounts = async (userId: string) =>
      Promise.all(
        (['played_rounds', 'played_holes', 'played_shots'] as const).map(async (table) => {
          const own = app.database.db.selectFrom(table).select('user_id').where('user_id', '=', userId)
          return (await own.execute()).length
        }),
      )
    expect(await rowCounts(other.user.id)).toEqual([2, 4, 12])
    await other.browser.ask(deleteAccount, { password: PASSWORD })
    expect(await rowCounts(other.user.id)).toEqual([0, 0, 0])
    expect(await rowCounts(golfer.user.id)).toEqual([2, 4, 12])
  })

  it('are refused where a hole has no round, or a shot no hole, in the same file, and for a day to come', async () => {
    const golfer = await newGolfer()
    const round = playedRound()
    const hole = playedHole(round)
    const shot = playedShot(hole)
    const whole = { rounds: [round], holes: [hole], shots: [shot] }
    const message = expect.any(String)
    expect(await problemsOf(golfer, fileOf({ ...whole, rounds: [] }))).toEqual([
      { place: 'playedHoles.rows.0.round', message },
    ])
    expect(await problemsOf(golfer, fileOf({ ...whole, holes: [playedHole(round, { number: 8 })] }))).toEqual([
      { place: 'playedShots.rows.0.hole', message },
    ])
    expect(await problemsOf(golfer, fileOf({ ...whole, rounds: [{ ...round, date: '2099-01-01' }] }))).toEqual([
      { place: 'playedRounds.0.date', message },
    ])
    const cut = { ...fileOf(whole), playedShots: { columns: ['id'], rows: [shot.id] } }
    expect(await problemsOf(golfer, cut)).toContainEqual({
      place: 'playedShots.rows.0.round',
      message: 'It is missing.',
    })
    expect(await playedOf(golfer)).toMatchObject({
      playedRounds: [],
      playedHoles: { rows: [] },
      playedShots: { rows: [] },
    })
  })

  it('are refused beyond 40 shots a hole and 250 a round, with those that are there, and beyond 500 rounds', async () => {
    const { rounds, holes, shots, ...golfer } = await golferWhoPlays()
    const [round = playedRound()] = rounds
    const [hole = playedHole(round)] = holes
    const many = (count: number, of: PlayedHole) => Array.from({ length: count }, () => playedShot(of))
    const message = expect.any(String)
    const full = { rounds, holes, shots: [...shots, ...many(37, hole)] }
    expect(await send(golfer, fileOf(full))).toMatchObject({ outcome: 'preview', plan: { playedShots: { added: 37 } } })
    expect(await problemsOf(golfer, fileOf({ ...full, shots: many(38, hole) }))).toEqual([
      { place: 'playedShots', message: `Round ${round.id}, hole 1 would have 41 shots, 40 at most.` },
    ])

    const more = Array.from({ length: 7 }, (_, index) => playedHole(round, { number: 12 + index }))
    const ofMore = more.flatMap((each) => many(35, each))
    expect(await problemsOf(golfer, fileOf({ rounds, holes: [...holes, ...more], shots: ofMore }))).toEqual([
      { place: 'playedShots', message: `Round ${round.id} would have 251 shots, 250 at most.` },
    ])

    const tooMany = Array.from({ length: 499 }, () => playedRound())
    expect(await problemsOf(golfer, fileOf({ rounds: tooMany, holes: [], shots: [] }))).toEqual([
      { place: 'playedRounds', message: expect.stringContaining('You have 2 and the file adds 499') },
    ])
    const beyond = Array.from({ length: 501 }, () => playedRound())
    expect(await problemsOf(golfer, fileOf({ rounds: beyond, holes: [], shots: [] }))).toEqual([
      { place: 'playedRounds', message },
    ])
  })

  it('are missing in files of before, which add none', async () => {
    const golfer = await newGolfer()
    expect(await send(golfer, { format: 'bagwise-takeout', version: 2, profile: {} })).toMatchObject({
      outcome: 'preview',
      plan: { playedRounds: { added: 0, present: 0 } },
    })
  })
})
