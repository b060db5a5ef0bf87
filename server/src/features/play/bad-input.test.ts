import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deletePlayedRound, getPlayedRound, savePlay } from '@bagwise/contract/play'
import { MOST_ORDER } from '@bagwise/golf/play/played-record'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** Fields that are wrong, and where that is said. */
const WRONG = {
  round: [
    [{ id: 'not a uuid' }, 'row.id'],
    // It begins with the time.
    [{ id: '01936f2e-7c4a-7c3e-9b1a-2f4d6e8a0c1b' }, 'row.id'],
    [{ date: '2026-02-29' }, 'row.date'],
    [{ date: '1999-12-31' }, 'row.date'],
    [{ date: '2026-11-23' }, 'row.date'],
    [{ date: '2026-11-20T08:12:00Z' }, 'row.date'],
    [{ course: '' }, 'row.course'],
    [{ course: 'x'.repeat(101) }, 'row.course'],
    [{ course: 'Links\u0000' }, 'row.course'],
    [{ course: 'Links\ud83c' }, 'row.course'],
    [{ courseId: '' }, 'row.courseId'],
    [{ courseId: 'x'.repeat(81) }, 'row.courseId'],
    [{ courseId: 'way/\u0000' }, 'row.courseId'],
    [{ tees: 'x'.repeat(51) }, 'row.tees'],
    [{ tees: null }, 'row.tees'],
    [{ holeCount: 10 }, 'row.holeCount'],
    [{ holeCount: '18' }, 'row.holeCount'],
    [{ firstHole: 0 }, 'row.firstHole'],
    [{ firstHole: 19 }, 'row.firstHole'],
    [{ courseRating: 26.9 }, 'row.courseRating'],
    [{ courseRating: 85.1 }, 'row.courseRating'],
    [{ courseRating: 71.35 }, 'row.courseRating'],
    [{ courseRating: 54.9 }, 'row.courseRating'],
    [{ courseRating: 35.6 }, 'row.courseRating'],
    [{ holeCount: 9 }, 'row.courseRating'],
    [{ holeCount: 9, courseRating: 43.1 }, 'row.courseRating'],
    [{ slopeRating: 54 }, 'row.slopeRating'],
    [{ slopeRating: 156 }, 'row.slopeRating'],
    [{ slopeRating: 120.5 }, 'row.slopeRating'],
    [{ playingConditions: -2 }, 'row.playingConditions'],
    [{ playingConditions: 4 }, 'row.playingConditions'],
    [{ handicapThen: -10.1 }, 'row.handicapThen'],
    [{ handicapThen: 54.1 }, 'row.handicapThen'],
    [{ handicapThen: 12.34 }, 'row.handicapThen'],
    [{ rules: 'strict' }, 'row.rules'],
    [{ adviceFromHole: 0 }, 'row.adviceFromHole'],
    [{ adviceFromHole: 19 }, 'row.adviceFromHole'],
    [{ isCounting: 1 }, 'row.isCounting'],
    [{ state: 'paused' }, 'row.state'],
    [{ latitude: 56.34 }, 'row'],
    [{ startedAt: '08:12' }, 'row'],
    [{ user_id: 'somebody' }, 'row'],
  ],
  hole: [
    [{ round: 'none' }, 'row.round'],
    [{ number: 0 }, 'row.number'],
    [{ number: 19 }, 'row.number'],
    [{ number: 1.5 }, 'row.number'],
    [{ par: 2 }, 'row.par'],
    [{ par: 7 }, 'row.par'],
    [{ par: null }, 'row.par'],
    [{ strokeIndex: 0 }, 'row.strokeIndex'],
    [{ strokeIndex: 19 }, 'row.strokeIndex'],
    [{ lengthYards: 29.9 }, 'row.lengthYards'],
    [{ lengthYards: 800.1 }, 'row.lengthYards'],
    [{ lengthYards: 377.35 }, 'row.lengthYards'],
    [{ score: 0 }, 'row.score'],
    [{ score: 31 }, 'row.score'],
    [{ score: 4.5 }, 'row.score'],
    [{ score: '4' }, 'row.score'],
    [{ finish: 'lost' }, 'row.finish'],
    [{ putts: -1 }, 'row.putts'],
    [{ putts: 13 }, 'row.putts'],
    [{ firstPuttFeet: -0.1 }, 'row.firstPuttFeet'],
    [{ firstPuttFeet: 200.1 }, 'row.firstPuttFeet'],
    [{ pin: 'left' }, 'row.pin'],
    [{ pin: { latitudeDeg: 56.34, longitudeDeg: -2.8 } }, /row\.pin/],
    [{ pin: { alongYards: 1_200.1, acrossYards: 0 } }, 'row.pin.alongYards'],
    [{ pin: { alongYards: 380 } }, 'row.pin.acrossYards'],
    // Pairs that contradict each other.
    [{ score: 3, putts: 3 }, 'row.putts'],
    [{ score: 2, putts: 5, finish: 'holed' }, 'row.putts'],
    [{ score: 4, finish: 'not-played' }, 'row.finish'],
  ],
  shot: [
    [{ id: 7 }, 'row.id'],
    [{ id: '01936f2e-7c4a-7c3e-9b1a-2f4d6e8a0c1b' }, 'row.id'],
    [{ hole: 0 }, 'row.hole'],
    [{ hole: 19 }, 'row.hole'],
    [{ order: -1 }, 'row.order'],
    [{ order: MOST_ORDER + 1 }, 'row.order'],
    [{ order: 1.5 }, 'row.order'],
    [{ order: Number.NaN }, 'row.order'],
    [{ order: 2 ** 53 }, 'row.order'],
    [{ branch: 'second' }, 'row.branch'],
    [{ club: 'mashie' }, 'row.club'],
    [{ lie: 'green' }, 'row.lie'],
    [{ lieFrom: null }, 'row.lieFrom'],
    [{ leftYards: -0.1 }, 'row.leftYards'],
    [{ leftYards: 800.1 }, 'row.leftYards'],
    [{ leftYards: 152.55 }, 'row.leftYards'],
    [{ leftYards: 'NaN' }, 'row.leftYards'],
    [{ leftSdYards: 60.1 }, 'row.leftSdYards'],
    [{ leftFrom: 'laser' }, 'row.leftFrom'],
    [{ swing: 'half' }, 'row.swing'],
    [{ penalty: 'one' }, 'row.penalty'],
    [{ rest: { alongYards: 150, acrossYards: 2 } }, 'row.rest.sdYards'],
    [{ rest: { alongYards: 500.1, acrossYards: 2, sdYards: 5 } }, 'row.rest.alongYards'],
    [{ rest: { alongYards: 150, acrossYards: -500.1, sdYards: 5 } }, 'row.rest.acrossYards'],
    [{ rest: { alongYards: 150, acrossYards: 2, sdYards: -1 } }, 'row.rest.sdYards'],
    [{ rest: [150, 2, 5] }, 'row.rest'],
    [{ air: { headwindMph: 61, crosswindMph: 0, temperatureF: 61 } }, 'row.air.headwindMph'],
    [{ air: { headwindMph: 0, crosswindMph: -60.5, temperatureF: 61 } }, 'row.air.crosswindMph'],
    [{ air: { headwindMph: 0, crosswindMph: 0, temperatureF: 131 } }, 'row.air.temperatureF'],
    [{ air: { headwindMph: 0, crosswindMph: 0, temperatureF: 61, windFromDeg: 240 } }, 'row.air'],
    [{ at: { latitudeDeg: 56.34, longitudeDeg: -2.8 } }, /row\.at/],
    [{ at: { alongYards: 151, acrossYards: -601 } }, 'row.at.acrossYards'],
    [{ at: { alongYards: -401, acrossYards: 0 } }, 'row.at.alongYards'],
    [{ at: { alongYards: 151, acrossYards: 0, compassDeg: 12 } }, 'row.at'],
    [{ isLeftOut: null }, 'row.isLeftOut'],
    [{ time: '2026-11-20T08:12:00Z' }, 'row'],
    // Pairs that contradict each other.
    [{ leftFrom: null }, 'row.leftFrom'],
    [{ leftYards: null, leftSdYards: null }, 'row.leftFrom'],
    [{ leftYards: null, leftFrom: null }, 'row.leftSdYards'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [object, string | RegExp])[]>>

const CASES = Object.entries(WRONG).flatMap(([kind, cases]) =>
  cases.map(([wrong, path]) => [kind as keyof typeof WRONG, wrong, path] as const),
)

describe.each(KINDS_FOR_SWEEPS)('bad played rounds on %s', (kind) => {
  let app: TestApp
  let browser: Browser
  const round = playedRound()
  const hole = playedHole(round)
  const shot = playedShot(hole)
  const rows = { round, hole, shot }
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
    browser = app.openBrowser()
    await browser.ask(account.signUp, signUpForm())
    const changes = [newRows.round(round), newRows.hole(hole), newRows.shot(shot)]
    await browser.ask(savePlay, { save: randomUUID(), changes })
  })
  afterAll(() => app.remove())

  const stored = () => browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${round.id}` })
  const send = (...changes: readonly unknown[]) => browser.call(savePlay, { save: randomUUID(), changes })
  const atPath = (path: string | RegExp) =>
    expect.objectContaining({ path: typeof path === 'string' ? path : expect.stringMatching(path) })

  it.each(CASES)('RND-43 are refused with the path, as a row and as a base: %s %j', async (which, wrong, path) => {
    const before = await stored()
    const row = { ...rows[which], ...wrong }
    // What is right in the same message is not stored either.
    const right = { kind: 'hole', base: null, row: playedHole(round, { number: 18 }) }
    const answer = await send(right, { kind: which, base: null, row })
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^.{5,300}[.s]$/) } })
    const inMessage = typeof path === 'string' ? `changes.1.${path}` : new RegExp(`^changes\\.1\\.${path.source}`)
    expect(answer.body).toEqual(atPath(inMessage))
    expect(await stored()).toEqual(before)
    // A day to come is only one when a round is sent for it.
    if (String(path) === 'row.date' && 'date' in wrong && wrong.date === '2026-11-23') return
    expect(await send({ kind: which, base: row, row: rows[which] })).toMatchObject({ status: 422 })
    expect(await stored()).toEqual(before)
  })

  const FIELDS = Object.entries(rows).flatMap(([which, row]) =>
    Object.keys(row).map((field) => [which, field] as const),
  )
  it.each(FIELDS)('RND-43 are refused without a field, with its path: %s.%s', async (which, field) => {
    const { [field]: _missing, ...row } = Object(rows)[which]
    const answer = await send({ kind: which, base: null, row })
    expect(answer).toMatchObject({ status: 422, body: { code: 'missing-fields', path: `changes.0.row.${field}` } })
  })

  it.each([
    ['an unknown kind', { kind: 'putt', base: null, row: hole }, 'changes.0.kind'],
    ['a kind that is not that of the row', { kind: 'shot', base: null, row: hole }, 'changes.0.row.id'],
    ['an unknown key', { kind: 'hole', base: null, row: hole, at: 'tee' }, 'changes.0'],
    ['nothing', { kind: 'hole', base: null, row: null }, 'changes.0.row'],
    ['a round that is to go', { kind: 'round', base: round, row: null }, 'changes.0.row'],
    ['the base of another hole', { kind: 'hole', base: { ...hole, number: 8 }, row: hole }, 'changes.0.base'],
    ['the base of another round', { kind: 'round', base: playedRound(), row: round }, 'changes.0.base'],
    ['the base of another shot', { kind: 'shot', base: playedShot(hole), row: shot }, 'changes.0.base'],
    ['no base', { kind: 'shot', row: shot }, 'changes.0.base'],
    ['a hole of an unknown round', newRows.hole(playedHole(playedRound())), 'changes.0.row.round'],
    ['a shot of an unknown round', newRows.shot(playedShot(playedHole(playedRound()))), 'changes.0.row.round'],
    ['a shot of an unknown hole', newRows.shot(playedShot({ round: round.id, number: 12 })), 'changes.0.row.hole'],
    ['a shot moved to one', { kind: 'shot', base: shot, row: { ...shot, hole: 12 } }, 'changes.0.row.hole'],
  ])('RND-43 are refused with the path: %s', async (_what, change, path) => {
    const before = await stored()
    expect(await send(change)).toMatchObject({ status: 422, body: { path } })
    expect(await stored()).toEqual(before)
  })

  it('RND-43 are refused when a shot is said to be one of another round of the golfer', async () => {
    const other = playedRound()
    const otherHole = playedHole(other)
    await send(newRows.round(other), newRows.hole(otherHole))
    const moved = { ...shot, round: other.id }
    for (const base of [null, moved]) {
      const answer = await send({ kind: 'shot', base, row: moved })
      expect(answer).toMatchObject({ status: 422, body: { path: 'changes.0.row.round' } })
    }
    expect((await stored()).shots).toEqual([shot])
  })

  it.each([
    [{ save: 'again' }, 'save'],
    [{ save: undefined }, 'save'],
    [{ golfer: 7 }, 'golfer'],
    [{ changes: undefined }, 'changes'],
    [{ changes: {} }, 'changes'],
    [{ changes: [newRows.hole(hole), { kind: 'hole', base: hole, row: null }] }, 'changes'],
    [{ changes: [newRows.shot(shot), newRows.shot({ ...shot, club: 'pw' })] }, 'changes'],
    [{ changes: [newRows.round(round), newRows.round(round)] }, 'changes'],
    [{ rounds: [] }, undefined],
  ])('RND-43 are refused in a message that is none: %j', async (wrong, path) => {
    const before = await stored()
    const answer = await browser.call(savePlay, { save: randomUUID(), changes: [], ...wrong })
    expect(answer).toMatchObject({ status: 422, body: path === undefined ? {} : { path } })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['NaN', 400, undefined],
    ['1e999', 422, 'changes.0.row.leftYards'],
    ['-1e999', 422, 'changes.0.row.leftYards'],
    ['"NaN"', 422, 'changes.0.row.leftYards'],
  ])('RND-43 are refused with a number that is none: %s', async (number, status, path) => {
    const before = await stored()
    const text = JSON.stringify({ save: randomUUID(), changes: [{ kind: 'shot', base: null, row: shot }] })
    const answer = await browser.call(savePlay, text.replace('"leftYards":152.5', `"leftYards":${number}`))
    expect(answer).toMatchObject({ status, body: path === undefined ? { code: 'malformed-json' } : { path } })
    expect(await stored()).toEqual(before)
  })

  it('have no minus zero', async () => {
    const extra = playedShot(hole)
    const text = JSON.stringify({ save: randomUUID(), changes: [newRows.shot(extra)] })
    await browser.call(savePlay, text.replace('"crosswindMph":-2', '"crosswindMph":-0'))
    const { shots } = await stored()
    expect(Object.is(shots.find(({ id }) => id === extra.id)?.air?.crosswindMph, 0)).toBe(true)
    await send({ kind: 'shot', base: shots.find(({ id }) => id === extra.id), row: null })
  })

  it('are composed and without what cannot be seen, as names of courses are', async () => {
    const named = playedRound({ course: ' O\u0308resund\u200b\n9 ', tees: '\u202eWhite' })
    await send(newRows.round(named))
    const read = await browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${named.id}` })
    expect(read.round).toMatchObject({ course: 'Öresund 9', tees: 'White' })
  })

  it.each([
    [{ id: 'x' }, 'id'],
    [{ id: undefined }, 'id'],
    [{ base: undefined }, 'base'],
    [{ base: round }, 'base'],
    [{ base: 'first' }, 'base'],
    [{ indexRound: { id: round.id } }, 'indexRound.date'],
    [
      {
        indexRound: {
          id: randomUUID(),
          date: '2026-11-20',
          course: 'Links',
          tees: '',
          courseRating: 71.3,
          slopeRating: 128,
          adjustedGrossScore: 88,
          playingConditions: null,
        },
      },
      'indexRound.id',
    ],
    [{ user_id: 'somebody' }, undefined],
  ])('are not deleted by %j', async (wrong, path) => {
    const before = await stored()
    const body = { save: randomUUID(), id: round.id, base: before.version, ...wrong }
    const answer = await browser.call(deletePlayedRound, body)
    expect(answer).toMatchObject({ status: 422, body: path === undefined ? {} : { path } })
    expect(await stored()).toEqual(before)
  })

  it.each(['', '?id=', '?id=x', `?id=${round.id}&id=${round.id}`, `?id=${round.id}&golfer=x`])(
    'are not read by the query "%s"',
    async (query) => {
      const path = `/api/play/round${query}` as const
      expect(await browser.call({ ...getPlayedRound, path })).toMatchObject({ status: 422 })
    },
  )

  it('leave nothing of a round in the log, taken or refused', async () => {
    const logged = app.log.length
    const secret = playedRound({ course: 'Loch Canary', courseId: 'way/canary' })
    const canary = playedHole(secret, { pin: { alongYards: 387.7, acrossYards: -43.3 } })
    const ofCanary = playedShot(canary, { at: { alongYards: 151.9, acrossYards: -77.1 } })
    const changes = [newRows.round(secret), newRows.hole(canary), newRows.shot(ofCanary)]
    expect(await send(...changes)).toMatchObject({ status: 200 })
    for (const change of changes)
      expect(await send({ ...change, row: { ...change.row, x: 1 } })).toMatchObject({ status: 422 })
    await browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${secret.id}` })
    const lines = app.log
      .slice(logged)
      .join('\n')
      .replaceAll(/"(?:time|pid|responseTime)":[\d.]+/g, '')
    expect(lines).toContain('/api/play')
    expect(lines).not.toMatch(/canary|387\.7|43\.3|151\.9|77\.1/i)
    for (const { id } of [secret, ofCanary]) expect(lines).not.toContain(id)
  })

  it('never break the server', async () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, -1, 0, 1e21, '', 'x'.repeat(200)))
    const change = fc
      .tuple(fc.constantFrom('round', 'hole', 'shot'), fc.nat(), value, fc.constantFrom('row', 'base'))
      .map(([which, choice, wrong, where]) => {
        const row = Object(rows)[which]
        const fields = [...Object.keys(row), 'x']
        const changed = { ...row, [fields[choice % fields.length] ?? 'x']: wrong }
        return { kind: which, base: where === 'base' ? changed : row, row: where === 'row' ? changed : row }
      })
    const bodies = fc.oneof(
      fc.array(change, { maxLength: 3 }).map((changes) => JSON.stringify({ save: randomUUID(), changes })),
      fc.json(),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(savePlay, deletePlayedRound), bodies, async (endpoint, body) => {
        const before = await stored()
        const { status } = await browser.call(endpoint, body)
        expect([200, 400, 403, 422]).toContain(status)
        expect(status === 200 ? before : await stored()).toEqual(before)
      }),
      { numRuns: 150, seed: 61 },
    )
  })
})
