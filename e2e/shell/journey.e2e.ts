import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import {
  calculate,
  DRIVER_204_IRON_132_WEDGE_90,
  editDistance,
  resultRow,
  shownCarries,
  startWithClassic,
} from '../support/calculator.ts'
import { progressSaved } from '../support/device.ts'
import { openParts } from '../support/gapping.ts'
import { skipQuestionnaire } from '../support/questionnaire.ts'
import { startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

/** The whole bag after the calculation from 204, 132 and 90 yards and one edit, the 5-iron to 140, which its neighbours follow. */
const CARRIES = {
  Driver: 204,
  '3-Wood': 185,
  '5-Wood': 174,
  '3-Hybrid': 159,
  '4-Iron': 148,
  '5-Iron': 140,
  '6-Iron': 136,
  '7-Iron': 132,
  '8-Iron': 118,
  '9-Iron': 104,
  'Pitching Wedge': 90,
  'Gap Wedge': 78,
  'Sand Wedge': 66,
  'Lob Wedge': 54,
}
/** Two overlaps (5-iron, 6-iron and 7-iron) among fourteen clubs: 100 - 2 / 7 × 100. */
const GAPPING_SCORE = 71

test.use({ viewport: { width: 1280, height: 800 } })

test('a golfer with three known clubs signs up, gets every distance and the gaps, and finds them on another device', async ({
  page,
  browser,
  server,
}) => {
  await makeJourney({ page, browser, url: server.url })
})

test(
  'makes the same journey with the accounts and profiles on PostgreSQL',
  { tag: EXHAUSTIVE },
  async ({ page, browser }) => {
    const database = await createDatabase()
    const server = await startServer({ DATABASE_URL: database.url, AUTH_SECRET: randomUUID() })
    try {
      await makeJourney({ page, browser, url: server.url })
      expect(await database.countOf('profiles')).toBe(1)
    } finally {
      await server.dispose()
      await database.drop()
    }
  },
)

async function makeJourney({
  page,
  browser,
  url,
}: {
  readonly page: Page
  readonly browser: Browser
  readonly url: string
}): Promise<void> {
  const account = { email: `golfer-${randomUUID()}@example.com`, password: 'fairway-42-green' }

  await startWithClassic(page)
  await page.goto(`${url}/distance-calculator`)
  const dialog = page.getByRole('dialog', { name: 'Create Your Free Account' })
  await dialog.getByLabel('First name').fill('Jamie')
  await dialog.getByLabel('Last name').fill('Ortega')
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await dialog.getByRole('button', { name: 'Create Account' }).click()
  await skipQuestionnaire(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Distance Calculator' })).toBeVisible()
  await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
  await editDistance(page, '5-Iron', '140')
  await expect(resultRow(page, '5-Iron')).toContainText('Manual')
  await expect.poll(() => shownCarries(page)).toEqual(CARRIES)
  await page.getByRole('link', { name: 'See the gaps' }).click()
  await expectGaps(page)

  await progressSaved(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()

  const otherDevice = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await skipWelcome(otherDevice)
  const otherPage = await otherDevice.newPage()
  await otherPage.goto(`${url}/distances`)
  await otherPage.getByRole('button', { name: 'Sign in instead' }).click()
  const signIn = otherPage.getByRole('dialog', { name: 'Sign In' })
  await signIn.getByLabel('Email').fill(account.email)
  await signIn.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectGaps(otherPage)
  await otherPage.getByRole('link', { name: 'Calculator', exact: true }).click()
  await expect(resultRow(otherPage, '5-Iron')).toContainText('Manual')
  await expect.poll(() => shownCarries(otherPage)).toEqual(CARRIES)
  await otherDevice.close()
}

async function expectGaps(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeVisible()
  await page.getByRole('radio', { name: '5-20 rule' }).check()
  await expect(page.getByText(`${GAPPING_SCORE} / 100`)).toBeVisible()
  await openParts(page)
  for (const [club, carry] of Object.entries(CARRIES)) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${club} distance` }) })
    await expect(row).toContainText(`${carry}yd`)
  }
}

/** A database of this run's own, gone afterwards. */
async function createDatabase() {
  const name = `bagwise_journey_${randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) => admin.query(`create database ${name}`))
  const url = new URL(TEST_DATABASE_URL)
  url.pathname = name
  return {
    url: url.href,
    countOf: async (table: string): Promise<number> => {
      const client = new pg.Client({ connectionString: url.href })
      await client.connect()
      try {
        const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
        return rows[0]?.count ?? 0
      } finally {
        await client.end()
      }
    },
    drop: () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)),
  }
}

async function asAdmin(task: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: TEST_DATABASE_URL })
  await admin.connect()
  try {
    await task(admin)
  } finally {
    await admin.end()
  }
}
