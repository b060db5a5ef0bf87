import { MOST_PLAY_BYTES, MOST_SENT_CHANGES } from '@bagwise/contract/play-message-limits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  hit,
  playDevice,
  sampleHoles,
  sampleIndexRound,
  sampleRound,
  settle,
  storedRows,
} from '#testing/played-page.ts'
import { samplePlayServer } from '#testing/sample-play-server.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Limits = Parameters<typeof samplePlayServer>[0]

async function opened(limits?: Limits) {
  const server = samplePlayServer(limits)
  const phone = playDevice(server)
  const page = phone.open()
  await settle()
  return { server, phone, page }
}

async function playing(limits?: Limits) {
  const scene = await opened(limits)
  const round = sampleRound()
  await scene.page.start(round, sampleHoles(round))
  await settle()
  return { ...scene, round, id: round.id }
}

/** What the server has is what the page shows. */
function expectSame(scene: Pick<Awaited<ReturnType<typeof opened>>, 'server' | 'page'>, id: string): void {
  const [stored, shown] = [scene.server.round('ann', id), scene.page.shown(id)]
  if (!stored || !shown) throw new Error('The round is missing')
  expect(storedRows(shown)).toEqual(storedRows(stored))
  expect(shown.isUnsent).toBe(false)
}

describe('a round that is played', () => {
  it('begins with its holes in one message, which nothing waits for', async () => {
    const { server, phone, page } = await opened()
    expect(page.state()).toMatchObject({ rounds: [], isReady: true, load: 'loaded', isSafe: true })
    phone.connect('none')
    const round = sampleRound()
    expect(await page.start(round, sampleHoles(round))).toBe('kept')
    expect(page.shown(round.id)).toMatchObject({ round, holes: sampleHoles(round), shots: [], isUnsent: true })
    expect(page.isSafe()).toBe(true)
    expect(page.hasUnsent()).toBe(true)
    phone.connect('good')
    await page.sync()
    await settle()
    expect(server.saves.at(-1)?.changes.map(({ kind }) => kind)).toEqual([
      'round',
      ...sampleHoles(round).map(() => 'hole'),
    ])
    expectSame({ server, page }, round.id)
    expect(page.hasUnsent()).toBe(false)
    expect(page.state()).toBe(page.state())
  })

  it('sends what a tap changed, and is read again only where its version says so', async () => {
    const { server, page, id } = await playing()
    server.calls.length = 0
    expect(await page.tapped(id, 1, hit({ club: 'driver', lie: 'tee', leftYards: 380 }))).toBe('kept')
    await settle()
    expect(await page.tapped(id, 1, hit())).toBe('kept')
    expect(await page.tapped(id, 1, { tap: 'putts', putts: 2 })).toBe('kept')
    expect(await page.tapped(id, 1, { tap: 'finish', finish: 'holed' })).toBe('kept')
    await settle()
    expectSame({ server, page }, id)
    expect(page.shown(id)).toMatchObject({
      shotCount: 2,
      holes: [{ score: 4, putts: 2, finish: 'holed' }, ...sampleHoles({ id }).slice(1)],
    })
    await page.reload()
    expect(server.calls.filter((call) => call === 'get')).toEqual([])
  })

  it('folds several taps into one change of each row while a message is on its way', async () => {
    const { server, phone, page, id } = await playing()
    phone.connect('none')
    await page.tapped(id, 1, { tap: 'score', score: 4 })
    await settle()
    await page.tapped(id, 1, { tap: 'score', score: 5 })
    const shot = hit()
    await page.tapped(id, 1, shot)
    await page.tapped(id, 1, { tap: 'penalty', penalty: 'area' })
    await page.tapped(id, 1, { tap: 'score', score: 6 })
    await page.tapped(id, 2, { tap: 'score', score: 3 })
    await page.tapped(id, 2, { tap: 'score', score: null })
    await settle()
    server.saves.length = 0
    phone.connect('good')
    await page.sync()
    await settle()
    const bases = server.saves.map(({ changes }) =>
      changes.map(({ kind, base, row }) => [
        kind,
        base && 'score' in base ? base.score : null,
        row && 'score' in row ? row.score : row && 'penalty' in row ? row.penalty : null,
      ]),
    )
    expect(bases).toEqual([
      [['hole', null, 4]],
      [
        ['hole', 4, 6],
        ['shot', null, 'area'],
      ],
    ])
    expectSame({ server, page }, id)
  })

  it('sends a message again as it was when its answer got lost, under the same id', async () => {
    const { server, phone, page, id } = await playing()
    phone.connect('loses answers')
    server.saves.length = 0
    await page.tapped(id, 1, { tap: 'score', score: 4 })
    await settle()
    await page.tapped(id, 1, { tap: 'score', score: 5 })
    await settle()
    await page.sync()
    page.close()
    const next = phone.open()
    await settle()
    phone.connect('good')
    await next.sync()
    await settle()
    const [first] = server.saves
    const again = server.saves.filter(({ save }) => save === first?.save)
    expect(again.length).toBeGreaterThan(2)
    for (const message of again) expect(message).toEqual(first)
    expectSame({ server, page: next }, id)
    expect(server.round('ann', id)?.holes[0]).toMatchObject({ score: 5 })
  })

  it('goes in messages of 120 changes and 128 kB at most, a row after the one that it belongs to', async () => {
    const { server, phone, page } = await opened()
    phone.connect('none')
    const round = sampleRound({ holeCount: 18, course: '\u{1F3CC}'.repeat(50) })
    await page.start(round, sampleHoles(round, 18))
    for (let hole = 1; hole <= 18; hole += 1) {
      for (let shot = 0; shot < 12; shot += 1) await page.tapped(round.id, hole, hit())
    }
    server.saves.length = 0
    phone.connect('good')
    await page.sync()
    await settle()
    const counts = server.saves.map(({ changes }) => changes.length)
    // The first one was made while there was no more yet.
    expect(counts).toEqual([20, MOST_SENT_CHANGES, 1 + 18 + 18 * 12 - 20 - MOST_SENT_CHANGES])
    for (const message of server.saves) expect(JSON.stringify(message).length).toBeLessThan(MOST_PLAY_BYTES)
    expect(server.saves[0]?.changes.slice(0, 20).map(({ kind }) => kind)).toEqual([
      'round',
      ...Array.from({ length: 18 }, () => 'hole'),
      'shot',
    ])
    expectSame({ server, page }, round.id)
    // Every shot and hole as it was sent, with another name of the club and the lie: bases and rows are two for each.
    phone.connect('none')
    for (const shot of page.shown(round.id)?.shots ?? []) {
      const stroke = {
        rest: { alongYards: 148.2, acrossYards: -6.1, sdYards: 4.8 },
        air: { headwindMph: 6.5, crosswindMph: -2, temperatureF: 61 },
      }
      await page.tapped(round.id, shot.hole, { tap: 'change-shot', id: shot.id, stroke })
    }
    server.saves.length = 0
    phone.connect('good')
    await page.sync()
    await settle()
    for (const message of server.saves) expect(JSON.stringify(message).length).toBeLessThan(MOST_PLAY_BYTES)
    expectSame({ server, page }, round.id)
  })

  it('has no place on earth in what is kept and sent', async () => {
    const { server, phone, page, id } = await playing()
    await page.tapped(id, 1, hit())
    await settle()
    const everything = JSON.stringify([server.saves, phone.device.unsentRows(), phone.device.held('ann').known.get(id)])
    expect(everything).not.toMatch(/latitude|longitude|"lat|"lon/i)
  })

  it('keeps its taps for Undo over a reload, until it is finished', async () => {
    const { server, phone, page, id } = await playing()
    await page.tapped(id, 1, hit({ leftYards: 380 }))
    await page.tapped(id, 1, hit({ leftYards: 140 }))
    await page.tapped(id, 2, { tap: 'score', score: 3 })
    await settle()
    page.close()
    const next = phone.open()
    await settle()
    expect(next.state().taps.filter(({ hole }) => hole === 1)).toHaveLength(2)
    expect(await next.undone(id, 1)).toBe('kept')
    expect(next.shown(id)?.shots).toMatchObject([{ leftYards: 380 }])
    expect(await next.undone(id, 1)).toBe('kept')
    expect(await next.undone(id, 1)).toBeUndefined()
    await settle()
    expectSame({ server, page: next }, id)
    expect(next.shown(id)).toMatchObject({ shots: [], shotCount: 0 })
    expect(next.state().taps).toHaveLength(1)
    await next.changeRound(id, { state: 'finished' })
    await settle()
    expect(next.state().taps).toEqual([])
    expect(phone.device.unsentRows()).toEqual([])
    expectSame({ server, page: next }, id)
  })

  it('takes back with a tap what gave way to a score', async () => {
    const { server, page, id } = await playing()
    await page.tapped(id, 1, { tap: 'putts', putts: 3 })
    await page.tapped(id, 1, { tap: 'score', score: 3 })
    expect(page.shown(id)?.holes?.[0]).toMatchObject({ score: 3, putts: null })
    await settle()
    await page.undone(id, 1)
    await settle()
    expect(page.shown(id)?.holes?.[0]).toMatchObject({ score: null, putts: 3 })
    expectSame({ server, page }, id)
  })

  it('is the same in all tabs of a device, and nobody else’s', async () => {
    const { server, phone, page, id } = await playing()
    const tab = phone.open()
    await settle()
    await Promise.all([page.tapped(id, 1, hit()), tab.tapped(id, 1, { tap: 'par', par: 5 })])
    await settle()
    for (const each of [page, tab]) {
      expect(each.shown(id)).toMatchObject({ shotCount: 1, isUnsent: false })
      expect(each.shown(id)?.holes?.[0]).toMatchObject({ par: 5 })
      each.close()
    }
    const bob = phone.open('bob')
    await settle()
    expect(bob.state()).toMatchObject({ rounds: [], taps: [] })
    expect(bob.hasUnsent()).toBe(false)
    expect(server.roundIds('bob')).toEqual([])
  })

  it('lists the latest day first, and of one day the one that is being played', async () => {
    const { page } = await opened()
    const rounds = [
      sampleRound({ date: '2026-11-19', state: 'finished' }),
      sampleRound({ date: '2026-11-20', state: 'finished' }),
      sampleRound({ date: '2026-11-20' }),
    ]
    for (const round of rounds) await page.start(round, sampleHoles(round))
    const [oldest, finished, open] = rounds
    expect(page.state().rounds.map(({ round }) => round)).toEqual([open, finished, oldest])
  })
})

describe('what the server does not take', () => {
  it('stays on the device with its reason, while everything else goes', async () => {
    const { server, phone, page, id } = await playing({ mostShotsOfHole: 2 })
    phone.connect('none')
    for (let count = 0; count < 4; count += 1) await page.tapped(id, 1, hit())
    await page.tapped(id, 1, { tap: 'par', par: 5 })
    await page.tapped(id, 2, hit())
    phone.connect('good')
    await page.sync()
    await settle()
    expect(
      server
        .round('ann', id)
        ?.shots.map(({ hole }) => hole)
        .toSorted(),
    ).toEqual([1, 1, 2])
    expect(server.round('ann', id)?.holes[0]).toMatchObject({ par: 5 })
    expect(page.shown(id)).toMatchObject({ shotCount: 5, isUnsent: true, refusal: 'Refused: too-many-shots.' })
    expect(page.hasUnsent()).toBe(true)
    // Other taps are not held up, and there is room again once a shot goes.
    await page.tapped(id, 3, { tap: 'score', score: 4 })
    await settle()
    expect(server.round('ann', id)?.holes[2]).toMatchObject({ score: 4 })
    await page.undone(id, 1)
    await page.undone(id, 1)
    await page.undone(id, 1)
    await page.sync()
    await settle()
    expectSame({ server, page }, id)
    expect(page.shown(id)?.refusal).toBeUndefined()
  })

  it.each([
    { limits: { mostShotsOfHole: 2 }, code: 'too-many-shots' },
    { limits: { mostShotsOfRound: 2 }, code: 'too-many-shots' },
    { limits: { mostShots: 2 }, code: 'too-many-shots' },
    { limits: { mostRounds: 1 }, code: 'too-many-rounds' },
  ])('RND-44 (device) is kept and told, over each reload, until there is room: $limits', async ({ limits, code }) => {
    const { server, phone, page, id: first } = await playing(limits)
    const round = sampleRound({ date: '2026-11-21' })
    const { id } = round
    await page.start(round, sampleHoles(round))
    for (let count = 0; count < 3; count += 1) await page.tapped(id, 1, hit())
    await settle()
    await page.sync()
    await settle()
    expect(server.round('ann', id)?.shots.length ?? 0).toBeLessThan(3)
    const isTold = { shotCount: 3, isUnsent: true, refusal: `Refused: ${code}.` }
    expect(page.shown(id)).toMatchObject(isTold)
    page.close()
    const next = phone.open()
    await settle()
    expect(next.shown(id)).toMatchObject(isTold)
    expect(next.isSafe()).toBe(true)
    await next.undone(id, 1)
    next.remove(first, { withIndexRound: false })
    await next.flush()
    await settle()
    expectSame({ server, page: next }, id)
    expect(next.shown(id)).toMatchObject({ shotCount: 2, refusal: undefined })
  })

  it('holds up no other round: one too many is kept, and goes when another one is deleted', async () => {
    const { server, page, id } = await playing({ mostRounds: 1 })
    const more = sampleRound({ date: '2026-11-21' })
    await page.start(more, sampleHoles(more))
    await page.tapped(more.id, 1, hit())
    await settle()
    await page.tapped(id, 1, { tap: 'score', score: 4 })
    await settle()
    expect(server.round('ann', id)?.holes[0]).toMatchObject({ score: 4 })
    expect(page.shown(more.id)).toMatchObject({ isUnsent: true, refusal: 'Refused: too-many-rounds.', shotCount: 1 })
    page.remove(id, { withIndexRound: false })
    await page.flush()
    await settle()
    expect(server.roundIds('ann')).toEqual([more.id])
    expectSame({ server, page }, more.id)
  })
})

describe('a round that is deleted', () => {
  it('is hidden at once, may be undone for ten seconds, and takes its holes and shots along', async () => {
    const { server, phone, page, id } = await playing()
    await page.tapped(id, 1, hit())
    await settle()
    const { undo } = page.remove(id, { withIndexRound: false })
    await settle()
    expect(page.state().rounds).toEqual([])
    expect(page.hasUnsent()).toBe(true)
    await page.sync()
    expect(server.roundIds('ann')).toEqual([id])
    undo()
    await settle()
    expect(page.shown(id)).toMatchObject({ shotCount: 1 })
    page.remove(id, { withIndexRound: false })
    await settle()
    phone.wait(10_000)
    await page.sync()
    await settle()
    expect(server.roundIds('ann')).toEqual([])
    expect(page.hasUnsent()).toBe(false)
    expect(phone.device.held('ann')).toMatchObject({ known: new Map(), waiting: new Map(), taps: new Map() })
  })

  it('takes its round of the index along when that is wanted, and brings it back with itself, over a reload too', async () => {
    const { server, phone, page, round, id } = await playing()
    const indexRound = sampleIndexRound(round)
    phone.indexRounds.set(id, indexRound)
    page.remove(id, { withIndexRound: false }).undo()
    await settle()
    expect([...phone.indexRounds.keys()]).toEqual([id])
    page.close()
    const next = phone.open()
    await settle()
    const { undo } = next.remove(id, { withIndexRound: true })
    await settle()
    expect(phone.indexRounds.size).toBe(0)
    undo()
    await settle()
    expect([...phone.indexRounds.values()]).toEqual([indexRound])

    next.remove(id, { withIndexRound: true })
    await settle()
    next.close()
    server.change('ann', { kind: 'round', base: round, row: { ...round, tees: 'Yellow' } })
    phone.wait(10_000)
    const last = phone.open()
    await last.sync()
    await settle()
    expect(last.shown(id)).toMatchObject({ round: { tees: 'Yellow' }, news: [{ isBack: true }] })
    expect([...phone.indexRounds.values()]).toEqual([indexRound])

    last.remove(id, { withIndexRound: true })
    await last.flush()
    await settle()
    expect(server.roundIds('ann')).toEqual([])
    expect(phone.indexRounds.size).toBe(0)
  })

  it('just goes when it has never left the device', async () => {
    const { server, phone, page } = await opened()
    phone.connect('none')
    const round = sampleRound()
    await page.start(round, sampleHoles(round))
    phone.device.failWith(undefined)
    const { messages } = phone.device.held('ann')
    expect(messages.size).toBeLessThanOrEqual(1)
    page.remove(round.id, { withIndexRound: false })
    await settle()
    phone.connect('good')
    await page.flush()
    await settle()
    expect(server.roundIds('ann')).toEqual([])
    expect(page.hasUnsent()).toBe(false)
  })

  it('comes back as a whole when the golfer goes on with it on another tab', async () => {
    const { server, phone, page, id } = await playing()
    await page.tapped(id, 1, hit())
    const tab = phone.open()
    await settle()
    const seen = tab.hole(id, 2)
    if (!seen) throw new Error('The hole is missing')
    phone.connect('loses answers')
    page.remove(id, { withIndexRound: false })
    await page.flush()
    await settle()
    expect(server.roundIds('ann')).toEqual([])
    const row = { ...seen.log.hole, score: 5 }
    const noted = {
      tap: { tap: 'score' as const, score: 5 },
      changes: [{ kind: 'hole' as const, base: seen.log.hole, row }],
      before: seen,
      after: seen,
    }
    await tab.tap(id, 2, noted.changes, noted)
    phone.connect('good')
    await tab.sync()
    await settle()
    expectSame({ server, page: tab }, id)
    expect(tab.shown(id)).toMatchObject({ shotCount: 1 })
    expect(tab.shown(id)?.holes?.[1]).toMatchObject({ score: 5 })
  })
})

describe('what a device holds', () => {
  it('is the own row of every round, and holes and shots of the newest thirty and of those that were opened', async () => {
    const server = samplePlayServer()
    const rounds = Array.from({ length: 33 }, (_, index) =>
      sampleRound({ date: `2026-10-${String(1 + (index % 28)).padStart(2, '0')}`, state: 'finished' }),
    ).toSorted((one, other) => (one.date < other.date ? -1 : 1))
    for (const round of rounds) {
      server.change(
        'ann',
        { kind: 'round', base: null, row: round },
        ...sampleHoles(round).map((row) => ({ kind: 'hole' as const, base: null, row })),
      )
    }
    const phone = playDevice(server)
    const page = phone.open()
    await settle()
    await page.sync()
    await settle()
    const withRows = () => page.state().rounds.filter(({ holes }) => holes !== undefined)
    expect(page.state().rounds).toHaveLength(33)
    expect(withRows()).toHaveLength(30)
    const [oldest] = rounds
    expect(page.shown(oldest?.id ?? '')).toMatchObject({ holes: undefined, shots: undefined, shotCount: 0 })
    page.open(oldest?.id ?? '')
    await settle()
    expect(page.shown(oldest?.id ?? '')?.holes).toHaveLength(9)
    expect(withRows()).toHaveLength(31)
    page.close()
    const next = phone.open()
    await settle()
    expect(next.shown(oldest?.id ?? '')?.holes).toHaveLength(9)
  })

  it('goes where another device has deleted a round', async () => {
    const { server, phone, page, id } = await playing()
    server.drop('ann', id)
    await page.reload()
    await settle()
    expect(page.state()).toMatchObject({ rounds: [], taps: [] })
    expect(phone.device.held('ann').known.size).toBe(0)
  })
})

describe('after the server went back to a backup', () => {
  it('offers what the backup lacks, sends what waited, and asks about nothing that is the same', async () => {
    const { server, phone, page, id } = await playing()
    const same = sampleRound({ date: '2026-11-01', state: 'finished' })
    await page.start(same, sampleHoles(same))
    await settle()
    const restore = server.backUp()
    await page.tapped(id, 1, hit())
    const lost = sampleRound({ date: '2026-11-22', state: 'finished' })
    await page.start(lost, sampleHoles(lost))
    await settle()
    restore()
    phone.connect('none')
    const waits = sampleRound({ date: '2026-11-23' })
    await page.start(waits, sampleHoles(waits))
    await settle()
    phone.connect('good')
    await page.reload()
    await settle()
    expect(page.state().offeredCount).toBe(2)
    expect(server.roundIds('ann').toSorted()).toEqual([id, same.id, waits.id].toSorted())
    page.close()
    const next = phone.open()
    await settle()
    expect(next.shown(id)).toMatchObject({ shotCount: 1, isUnsent: true })
    next.answerOffers(true)
    await settle()
    expect(next.state().offeredCount).toBe(0)
    expect(next.hasUnsent()).toBe(false)
    for (const round of [id, same.id, lost.id, waits.id]) expectSame({ server, page: next }, round)
  })

  it('shows what the backup has once the golfer does not want the rest', async () => {
    const { server, page, id } = await playing()
    const restore = server.backUp()
    await page.tapped(id, 1, hit())
    await settle()
    restore()
    await page.reload()
    await settle()
    page.answerOffers(false)
    await settle()
    expectSame({ server, page }, id)
    expect(page.shown(id)).toMatchObject({ shotCount: 0 })
    expect(page.hasUnsent()).toBe(false)
  })

  it('sends the whole round when it is played on', async () => {
    const { server, page } = await opened()
    const restore = server.backUp()
    const round = sampleRound()
    await page.start(round, sampleHoles(round))
    await page.tapped(round.id, 1, hit())
    await settle()
    restore()
    await page.reload()
    await settle()
    await page.tapped(round.id, 1, hit())
    await settle()
    expectSame({ server, page }, round.id)
    expect(page.shown(round.id)).toMatchObject({ shotCount: 2 })
    expect(page.state().offeredCount).toBe(0)
  })
})
