import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import type { Round } from '@bagwise/contract/rounds'
import { resultRow } from '../support/calculator.ts'
import { keptEdits } from '../support/device.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'

// What version 0.1.0 of 22 November 2026 had written when its page was closed without reception: an edit in flight, one
// waiting, one refused and one that only the copy made at pagehide held; a round sent and edited since, one edited, one
// deleted, one new, one refused and one confirmed; the progress of the day.
const FIXTURE = readFileSync(new URL('earlier-version.json', import.meta.url), 'utf8')
const FIXTURE_GOLFER = 'golfer-of-the-fixture'
const FIXTURE_EMAIL = 'golfer@example.com'

type Fixture = {
  readonly roundsOnServer: readonly Round[]
  readonly local: Readonly<Record<string, unknown>>
  readonly edits: readonly { readonly key: readonly string[]; readonly row: unknown }[]
}

/** Signs a golfer up whose server and device stand where the earlier version left them. */
async function golferOfEarlierVersion(
  context: BrowserContext,
  page: Page,
  { serverUrl, pageUrl }: { readonly serverUrl: string; readonly pageUrl: string },
): Promise<Golfer> {
  const golfer = await signUpGolfer(context, serverUrl)
  const { id } = await golfer.profile()
  const text = FIXTURE.replaceAll(FIXTURE_GOLFER, id).replaceAll(FIXTURE_EMAIL, golfer.email)
  const { roundsOnServer, local, edits }: Fixture = JSON.parse(text)
  const { clubDistances } = JSON.parse(FIXTURE).local['bagwise.profile'].content.profile
  await golfer.store(
    Object.fromEntries(
      clubDistances.map(({ club, distance, source }: Record<string, unknown>) => [
        `clubDistances.${String(club)}`,
        { distance, source },
      ]),
    ),
  )
  for (const round of roundsOnServer) {
    const data = { save: crypto.randomUUID(), base: null, round }
    const answer = await context.request.put(`${serverUrl}/api/rounds`, { data, headers: { origin: serverUrl } })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  // Where no page of Bagwise runs.
  await page.goto(`${pageUrl}/robots.txt`)
  await page.evaluate(
    async ({ copies, rows }) => {
      for (const [key, copy] of Object.entries(copies)) localStorage.setItem(key, JSON.stringify(copy))
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('bagwise', 1)
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('edits'))
        request.addEventListener('error', () => reject(request.error))
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('edits', 'readwrite')
          for (const { key, row } of rows) transaction.objectStore('edits').put(row, [...key])
          transaction.addEventListener('complete', () => {
            request.result.close()
            resolve()
          })
        })
      })
    },
    { copies: local, rows: edits },
  )
  return golfer
}

const section = (page: Page) => page.getByRole('region', { name: 'Handicap and rounds' })
const rounds = (page: Page) => section(page).locator('[data-round]')

test('shows offline what the version before had not sent, then sends all of it', async ({
  context,
  page,
  server,
  network,
}) => {
  const golfer = await golferOfEarlierVersion(context, page, { serverUrl: server.url, pageUrl: network.url })
  network.set('none')

  await page.goto(`${network.url}/distance-calculator`)
  for (const [club, carry] of [
    ['6-Iron', '141'],
    ['8-Iron', '121'],
    ['9-Iron', '111'],
  ] as const) {
    await expect(resultRow(page, club)).toContainText(carry)
  }
  await page.goto(`${network.url}/profile#handicap`)
  for (const row of ['89 strokes', '86 strokes', '95 strokes', '99 strokes']) {
    await expect(rounds(page).filter({ hasText: row })).toHaveCount(1)
  }
  await expect(rounds(page).filter({ hasText: 'Old Mill' })).toHaveCount(0)
  await expect(rounds(page).filter({ hasText: 'Refused Course' })).toContainText('Delete an old one to make room.')
  await expect(page.getByRole('alert').filter({ hasText: /4-Iron distance.*Too far/ })).toBeVisible()

  network.set('good')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => (await keptEdits(page)).map(({ kind }) => kind)).toEqual(['refused'])
  const { clubDistances } = await golfer.profile()
  const stored = new Map(clubDistances.map(({ club, distance }) => [club, distance]))
  expect([stored.get('6-iron'), stored.get('8-iron'), stored.get('9-iron')]).toEqual([141, 121, 111])
  const scores = async () => {
    const answer = await page.request.get(`${server.url}/api/rounds`)
    const found: { readonly rounds: readonly Round[] } = await answer.json()
    return found.rounds.map(({ course, adjustedGrossScore }) => `${course} ${adjustedGrossScore}`).toSorted()
  }
  // The server of this version has room for the one that was refused.
  await expect
    .poll(scores)
    .toEqual(['Dune Park 86', 'Heather Links 89', 'New Course 95', 'Oak Hill 99', 'Refused Course 101'])
  const entries = async () => (await (await page.request.get(`${server.url}/api/progress`)).json()).entries
  await expect
    .poll(async () => (await entries()).map(({ date }: { readonly date: string }) => date))
    .toContain('2026-11-22')
  const [ofFixture] = await entries()
  expect(ofFixture).toMatchObject({
    date: '2026-11-22',
    clubDistances: { '6-iron': { distance: 141, source: 'manual' }, '8-iron': { distance: 121, source: 'manual' } },
  })
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).some((copy) => copy.includes('unsentId'))))
    .toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('bagwise.left') ?? '{"content":[]}')).toContain('"content":[]')
})
