import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { keptEdits, signInOn } from '../support/device.ts'
import { runAdmin } from '../support/operator.ts'
import { editDetails, shownDetail } from '../support/profile-details.ts'
import { openPart } from '../support/parts.ts'
import { addRound, roundsSection, storedCourses } from '../support/rounds.ts'
import type { RunningServer } from '../support/server.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { comeBackUntil, expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** The server writes as well: its sweep after the start, for one. */
const BUSY_MS = 5_000
const ASKED = /Bagwise went back to/
const asking = (page: Page, count: number) =>
  page.getByText(`Bagwise went back to 03:15. Send your ${count} later changes again?`)

/** As if the last change before the backup had been made at a quarter past three this morning. */
async function backUp(server: RunningServer): Promise<void> {
  const changedAt = new Date()
  changedAt.setHours(3, 15, 0, 0)
  using database = new DatabaseSync(join(server.dataDir, 'bagwise.db'), { timeout: BUSY_MS })
  database.prepare('update profiles set updated_at = ?').run(changedAt.toISOString())
  await runAdmin(server, 'backup', 'the.backup')
}

async function goBack(server: RunningServer): Promise<void> {
  await server.stop()
  await runAdmin(server, 'restore', 'the.backup', '--replace')
  await server.start()
}

/** A golfer on each of these devices, all in one backup, with handicap 20. */
async function golfersInBackup(contexts: readonly BrowserContext[], server: RunningServer): Promise<readonly Golfer[]> {
  const golfers = await Promise.all(contexts.map((context) => signUpGolfer(context, server.url)))
  for (const golfer of golfers) await golfer.store({ handicap: 20 })
  await backUp(server)
  return golfers
}

/** A page of a golfer who has handicap 12 since, another age and a round. */
async function changeLater(page: Page, golfer: Golfer, server: RunningServer): Promise<void> {
  await golfer.store({ handicap: 12, age: 41 })
  await page.goto(`${server.url}/profile#handicap`)
  await expect.poll(() => kept(page, 'bagwise.profile')).toMatch(/"handicap":12/)
  await addRound(page, 'Heather Links')
  await expect.poll(() => kept(page, 'bagwise.rounds')).toMatch(/^(?!.*unsentId).*Links/)
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)

async function signIn(page: Page, { email, password }: Golfer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
}

async function expectNotAskedAgain(page: Page): Promise<void> {
  await expect(page.getByText(ASKED)).toHaveCount(0)
  await page.reload()
  await openPart(page.locator('#handicap'))
  await expect(roundsSection(page)).toBeVisible()
  await expect.poll(() => kept(page, 'bagwise.before-restore')).toContain('"changes":[]')
  await expect(page.getByText(ASKED)).toHaveCount(0)
}

test('HRD-11 HRD-12 asks a reloaded page after a restore, shows its round until then, and yes stores the changes as they were; keeps an edit that another page was making while the server went back, asks that page too, and no drops the rest', async ({
  page: reloaded,
  context,
  browser,
  ownServer: server,
}) => {
  const otherContext = await browser.newContext()
  await skipWelcome(otherContext)
  const open = await otherContext.newPage()
  const [golfer, otherGolfer] = await golfersInBackup([context, otherContext], server)
  if (!golfer || !otherGolfer) throw new Error('Each device has a golfer')
  await changeLater(reloaded, golfer, server)
  await changeLater(open, otherGolfer, server)
  await goBack(server)

  await test.step('a reloaded page', async () => {
    await reloaded.reload()
    await signIn(reloaded, golfer)
    await expect(asking(reloaded, 3)).toBeVisible()
    expect(await golfer.profile()).toMatchObject({ handicap: 20, age: null })
    expect(await storedCourses(reloaded, server.url)).toEqual([])
    await openPart(reloaded.locator('#handicap'))
    await expect(reloaded.getByText('Heather Links').first()).toBeVisible()

    await reloaded.getByRole('button', { name: 'Send again' }).click()
    await expect.poll(() => golfer.profile()).toMatchObject({ handicap: 12, age: 41 })
    await expect.poll(() => storedCourses(reloaded, server.url)).toEqual(['Heather Links'])
    await expectNotAskedAgain(reloaded)
    await expect(reloaded.getByText('Heather Links').first()).toBeVisible()
  })

  await test.step('a page that was open', async () => {
    await open.getByRole('button', { name: 'Settings' }).click()
    await open.getByRole('banner').getByRole('radio', { name: 'Metric' }).check()
    await signIn(open, otherGolfer)
    await expect(asking(open, 3)).toBeVisible()
    await expect.poll(() => otherGolfer.profile()).toMatchObject({ handicap: 20, preferredUnits: 'metres' })
    await expect.poll(() => keptEdits(open)).toEqual([])
    await expect.poll(() => kept(open, 'bagwise.profile')).toMatch(/"preferredUnits":"metres"/)

    await open.getByRole('button', { name: 'Drop' }).click()
    await expect(open.getByText('Heather Links')).toHaveCount(0)
    await expectNotAskedAgain(open)
    expect(await otherGolfer.profile()).toMatchObject({ handicap: 20, age: null, preferredUnits: 'metres' })
    expect(await storedCourses(open, server.url)).toEqual([])
    await open.getByRole('button', { name: 'Settings' }).click()
    await expect(open.getByRole('banner').getByRole('radio', { name: 'Metric' })).toBeChecked()
  })
  await otherContext.close()
})

/** Another device of the golfer, which then changes fields and has a round more. */
async function openTablet(browser: Browser, golfer: Golfer, { url }: RunningServer): Promise<Page> {
  const context = await browser.newContext()
  await skipWelcome(context)
  await signInOn(context, golfer, url)
  const tablet = await context.newPage()
  await tablet.goto(`${url}/profile#handicap`)
  await expect(shownDetail(tablet, 'Handicap')).toHaveText('12')
  await editDetails(tablet, async (field) => {
    await field('Handicap').fill('10')
    await field('Ball flight').selectOption('Draw')
  })
  await addRound(tablet, 'Dune Park')
  await expect.poll(() => kept(tablet, 'bagwise.profile')).toMatch(/"handicap":10/)
  await expect.poll(() => kept(tablet, 'bagwise.rounds')).toMatch(/^(?!.*unsentId).*Dune/)
  return tablet
}

const ANSWERS = { yes: 'Send again', no: 'Drop' } as const

/** What both devices show in the end: the tablet had changed the handicap after the phone, which has not heard of it. */
const OUTCOMES = [
  {
    ofPhone: 'yes',
    ofTablet: 'no',
    leftToTablet: 3,
    shown: { Handicap: '12', Age: '41 years', 'Ball flight': 'Not given' },
    courses: ['Heather Links'],
  },
  {
    ofPhone: 'no',
    ofTablet: 'yes',
    leftToTablet: 5,
    tag: EXHAUSTIVE,
    shown: { Handicap: '10', Age: '41 years', 'Ball flight': 'Draw' },
    courses: ['Dune Park', 'Heather Links'],
  },
  {
    ofPhone: 'yes',
    ofTablet: 'yes',
    leftToTablet: 3,
    tag: EXHAUSTIVE,
    shown: { Handicap: '10', Age: '41 years', 'Ball flight': 'Draw' },
    courses: ['Dune Park', 'Heather Links'],
  },
] as const

for (const { ofPhone, ofTablet, leftToTablet, shown, courses, ...details } of OUTCOMES) {
  test(
    `HRD-11 (two devices) asks each of two devices about what it has, and both are alike when the first says ${ofPhone} and the other ${ofTablet}`,
    details,
    async ({ page: phone, context, browser, ownServer: server }) => {
      const [golfer] = await golfersInBackup([context], server)
      if (!golfer) throw new Error('The device has a golfer')
      await changeLater(phone, golfer, server)
      const tablet = await openTablet(browser, golfer, server)
      await goBack(server)
      for (const device of [phone, tablet]) {
        await device.reload()
        await signIn(device, golfer)
      }
      await expect(asking(phone, 3)).toBeVisible()
      await expect(asking(tablet, 5)).toBeVisible()

      await phone.getByRole('button', { name: ANSWERS[ofPhone] }).click()
      await expect(phone.getByText(ASKED)).toHaveCount(0)
      if (ofPhone === 'yes') {
        await expect.poll(() => golfer.profile()).toMatchObject({ handicap: 12, age: 41 })
        await expect.poll(() => storedCourses(phone, server.url)).toEqual(['Heather Links'])
      }
      await expect.poll(() => keptEdits(phone)).toEqual([])
      await expect.poll(() => kept(phone, 'bagwise.rounds')).not.toContain('unsentId')
      await comeBackUntil(tablet, asking(tablet, leftToTablet))
      await tablet.getByRole('button', { name: ANSWERS[ofTablet] }).click()
      await expect(tablet.getByText(ASKED)).toHaveCount(0)
      await expect.poll(() => keptEdits(tablet)).toEqual([])
      await expect.poll(() => kept(tablet, 'bagwise.rounds')).not.toContain('unsentId')

      await expect.poll(() => storedCourses(tablet, server.url)).toEqual(courses)
      for (const device of [phone, tablet]) {
        await expectNotAskedAgain(device)
        for (const [label, text] of Object.entries(shown)) await expect(shownDetail(device, label)).toHaveText(text)
        const rounds = roundsSection(device).locator('[data-round]')
        await expect(rounds).toHaveCount(courses.length)
        for (const course of courses) await expect(rounds.filter({ hasText: course })).toHaveCount(1)
      }
      await tablet.context().close()
    },
  )
}
