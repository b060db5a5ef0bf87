import { readFile } from 'node:fs/promises'
import { roundGains } from '@bagwise/golf/play/round-gains'
import { expectAccessible } from '../support/accessible.ts'
import { approachRound, cardRound, shotRound, storePlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const DAYS = ['2026-09-05', '2026-09-19', '2026-10-03', '2026-10-10', '2026-10-24', '2026-11-07']

test(
  'says what cost most, every part with its shots and ±, a drill, and the score, adjusted and as a differential',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await signUpSampleGolfer(context, server.url)
    const latest = shotRound(5)
    await storePlayed(context, server.url, [...DAYS.map((date, index) => shotRound(index + 11, { date })), latest])
    await page.goto(`/play/${latest.round.id}`)
    await expect(page.getByRole('heading', { name: / cost most$/ })).toBeVisible()
    await expect(page.getByText(/−\d\.\d/).first()).toBeVisible()
    await expect(
      page.getByText(/Over your last 5 rounds, .* cost most, about \d\.\d strokes per 18 holes\./),
    ).toBeVisible()
    await expect(page.getByText('Practice this:')).toBeAttached()
    const bars = page.getByRole('group', { name: /^Strokes gained against golfers off 15: off the tee/ })
    for (const [part, shots] of [
      ['Off the tee', 'shots'],
      ['Approach', 'shots'],
      ['Short game', 'shots'],
      ['Putting', 'putts'],
    ] as const) {
      await expect(bars.getByText(part, { exact: true })).toBeVisible()
      await expect(
        bars.getByText(new RegExp(`^\\d+.${shots} · ±\\d\\.\\d · (as.usual|a.hint|clear)$`)).first(),
      ).toBeVisible()
    }
    await expect(page.getByText(/^A golfer off 15 would take \d+\.\d on these holes\. You took \d+\.$/)).toBeVisible()
    await expect(page.getByText('This course, beyond its length')).toBeVisible()
    await expect(page.getByText(/ moved between parts/)).toBeVisible()
    await page.getByRole('button', { name: 'or off 10' }).click()
    await expect(page.getByRole('heading', { name: 'Against golfers off 10' })).toBeVisible()
    await page.getByRole('button', { name: 'or off 15' }).click()
    await page.getByText('Show numbers').click()
    await expect(page.getByRole('table', { name: 'Strokes gained by part' }).getByRole('row')).toHaveCount(6)
    await expect(page.getByText('differential, estimate')).toBeVisible()
    await expectAccessible(page, 'a round that is over')
  },
)

test('RND-41 names one drill and a side by the cell that cost most over five rounds, shrunk by its shots; without one nothing stands out', async ({
  context,
  page,
  server,
  browser,
}) => {
  await signUpSampleGolfer(context, server.url)
  const days = ['2026-10-03', '2026-10-10', '2026-10-24', '2026-11-07', '2026-11-21']
  const poor = days.map((date) => approachRound(date, { missCount: 18 }))
  // Of six rounds the oldest does not count: it would make the mean better.
  const oldest = approachRound('2026-09-05', { missCount: 0 })
  await storePlayed(context, server.url, [oldest, ...poor])
  const [first] = poor
  const gains = roundGains(
    first?.holes.map((hole) => ({ ...hole, shots: first.shots.filter((shot) => shot.hole === hole.number) })) ?? [],
    { handicap: 15, tees: null },
  )
  const lost = gains.holes.flatMap((hole) => hole.gains).filter(({ part }) => part === 'approach')
  const mean = lost.reduce((sum, { strokes }) => sum + strokes, 0)
  const shotCount = 5 * lost.length
  const shrunk = -mean * (shotCount / (shotCount + 12))
  await page.goto(`/play/${poor[4]?.round.id}`)
  await expect(
    page.getByText(
      `Over your last 5 rounds, shots from 100 to 150 yards cost most, about ${shrunk.toFixed(1)} strokes per 18 holes. Most misses end short.`,
    ),
  ).toBeVisible()
  const drill = page.locator('summary').filter({ hasText: 'Practice this:' })
  await expect(drill).toHaveCount(1)
  await expect(drill).toContainText('Approach')

  // Five poor shots are too few, whatever they cost.
  const other = await browser.newContext({ baseURL: server.url })
  await signUpSampleGolfer(other, server.url)
  const few = approachRound('2026-11-21', { missCount: 5 })
  await storePlayed(other, server.url, [few])
  const second = await other.newPage()
  await second.goto(`/play/${few.round.id}`)
  await expect(second.getByText('Nothing stands out. Play on.')).toBeVisible()
  await expect(second.getByText('Practice this:')).toHaveCount(0)
  await other.close()
})

test(
  'names scratch and 40 at the ends of the curve, and holes without strokes gained',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await signUpSampleGolfer(context, server.url)
    const plus = shotRound(5, { handicapThen: -2.1 })
    const high = shotRound(5, { handicapThen: 47, date: '2026-11-20' })
    const without = {
      ...high,
      holes: high.holes.map((hole) => {
        if (hole.number === 4) return { ...hole, score: null, finish: 'not-played' as const, putts: null }
        return hole
      }),
      shots: high.shots.filter(({ hole }) => hole !== 4),
    }
    const unknown = shotRound(5, { handicapThen: null, date: '2026-11-19' })
    await storePlayed(context, server.url, [plus, without, unknown])
    await page.goto(`/play/${plus.round.id}`)
    await expect(page.getByRole('heading', { name: 'Against golfers off scratch' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^or off/ })).toHaveCount(0)
    await page.goto(`/play/${without.round.id}`)
    await expect(page.getByRole('heading', { name: 'Against golfers off 40' })).toBeVisible()
    await expect(page.getByText('No strokes gained on hole 4: no score.')).toBeVisible()
    await page.goto(`/play/${unknown.round.id}`)
    await expect(page.getByText('You had no index that day, so we compare with golfers off 18.')).toBeVisible()
  },
)

test(
  'has nothing to say of one card without lengths, and never names a drill for noise',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    await signUpSampleGolfer(context, server.url)
    const card = cardRound()
    const bare = { ...card, holes: card.holes.map((hole) => ({ ...hole, lengthYards: null })) }
    const whole = cardRound({ date: '2026-11-20' })
    await storePlayed(context, server.url, [bare, whole])
    await page.goto(`/play/${bare.round.id}`)
    await expect(page.getByRole('heading', { name: 'No strokes gained yet' })).toBeVisible()
    await expect(page.getByText('Practice this:')).toHaveCount(0)
    await page.goto(`/play/${whole.round.id}`)
    await expect(
      page.getByText('Nothing says where they were played. Tap your shots as you play, or add them under Every shot.'),
    ).toBeVisible()
    await expect(page.getByText('Practice this:')).toHaveCount(0)
  },
)

test(
  'RND-50 shows a golfer with metres no yard and no foot after the round',
  { tag: EXHAUSTIVE },
  async ({ context, page, server }) => {
    const golfer = await signUpGolfer(context, server.url, { firstName: 'Sam', lastName: 'Miller' })
    await golfer.store({ preferredUnits: 'metres' })
    const latest = shotRound(5)
    await storePlayed(context, server.url, [...DAYS.map((date, index) => shotRound(index + 11, { date })), latest])
    for (const path of ['', '/card', '/shots', '/shots?hole=4']) {
      await page.goto(`/play/${latest.round.id}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main').getByText(/\b(\d+ (yd|ft)|yards?|feet)\b/)).toHaveCount(0)
    }
  },
)

test(
  'shows how the parts have gone, and hands rounds out as files that come back in',
  { tag: EXHAUSTIVE },
  async ({ context, page, server, browser }) => {
    await signUpSampleGolfer(context, server.url)
    const rounds = DAYS.map((date, index) => shotRound(index + 11, { date }))
    await storePlayed(context, server.url, rounds)
    await page.goto('/play/trend')
    await expect(
      page.getByRole('img', { name: /^Putting: [+−]?\d+\.\d ±\d\.\d over your last 5 rounds\.$/ }),
    ).toBeVisible()
    await expect(page.getByText(/until half a stroke shows\.$/).first()).toBeVisible()
    await page.getByText('10 rounds').click()
    await expect(page.getByRole('img', { name: /^Putting: .* over your last 6 rounds\.$/ })).toBeVisible()
    await page.getByText('Show numbers').click()
    await expect(page.getByRole('table', { name: 'Mean strokes gained per 18 holes' }).getByRole('row')).toHaveCount(5)
    await expectAccessible(page, 'the trend')

    const files: { name: string; mimeType: string; buffer: Buffer }[] = []
    for (const name of ['holes.csv', 'shots.csv']) {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(name)
      files.push({ name, mimeType: 'text/csv', buffer: await readFile(await download.path()) })
    }
    expect(String(files[1]?.buffer)).toContain('"left (yd)"')

    const other = await browser.newContext({ baseURL: server.url })
    await signUpSampleGolfer(other, server.url)
    const second = await other.newPage()
    await second.goto('/play/trend')
    await expect(
      second.getByText('Your trend starts with your first finished round that has strokes gained.'),
    ).toBeVisible()
    const input = second.getByLabel('Files of rounds')
    const spoiled = files.map((file) => ({
      ...file,
      buffer: Buffer.from(String(file.buffer).replace('left (yd)', 'left (ft)')),
    }))
    await input.setInputFiles(spoiled)
    await expect(
      second.getByText('shots.csv, line 1: “left (ft)” has the wrong unit: it must be “left (yd)” or “left (m)”.'),
    ).toBeVisible()
    await input.setInputFiles(files.toReversed())
    await expect(second.getByText('Added 6 rounds.')).toBeVisible()
    await expect(second.getByRole('img', { name: /^Putting: .* over your last 5 rounds\.$/ })).toBeVisible()
    await input.setInputFiles(files)
    await expect(second.getByText('Added 0 rounds. You already had 6.')).toBeVisible()
    await expect
      .poll(async () => {
        const answer = await other.request.get(`${server.url}/api/play`)
        const { rounds: stored }: { readonly rounds: readonly { readonly shotCount: number }[] } = await answer.json()
        return stored.map(({ shotCount }) => shotCount).toSorted()
      })
      .toEqual(rounds.map(({ shots }) => shots.length).toSorted())
    await other.close()
  },
)
