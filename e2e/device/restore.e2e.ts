import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { keptEdits } from '../support/device.ts'
import { runAdmin } from '../support/operator.ts'
import type { RunningServer } from '../support/server.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const ASKED = /Bagwise went back to/

/** As if the last change before the backup had been made at a quarter past three this morning. */
async function backUp(server: RunningServer): Promise<void> {
  const changedAt = new Date()
  changedAt.setHours(3, 15, 0, 0)
  using database = new DatabaseSync(join(server.dataDir, 'bagwise.db'))
  database.prepare('update profiles set updated_at = ?').run(changedAt.toISOString())
  await runAdmin(server, 'backup', 'the.backup')
}

async function goBack(server: RunningServer): Promise<void> {
  await server.stop()
  await runAdmin(server, 'restore', 'the.backup', '--replace')
  await server.start()
}

/** A page of a golfer who has handicap 20 in the backup, and later 12, another age and a round. */
async function pageWithLaterChanges(page: Page, golfer: Golfer, server: RunningServer): Promise<void> {
  await golfer.store({ handicap: 20 })
  await backUp(server)
  await golfer.store({ handicap: 12, age: 41 })
  await page.goto(`${server.url}/profile`)
  await expect.poll(() => kept(page, 'bagwise.profile')).toMatch(/"handicap":12/)
  await addRound(page, 'Heather Links')
  await expect.poll(() => kept(page, 'bagwise.rounds')).toMatch(/^(?!.*unsentId).*Links/)
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key)

async function addRound(page: Page, course: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Handicap and rounds' })
  await section.getByRole('button', { name: 'Add a round' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Course', { exact: true }).fill(course)
  await dialog.getByLabel('Course rating').fill('72')
  await dialog.getByLabel('Slope').fill('113')
  await dialog.getByLabel('Adjusted gross score').fill('90')
  await dialog.getByRole('button', { name: 'Save round' }).click()
  await expect(dialog).toHaveCount(0)
}

async function signIn(page: Page, { email, password }: Golfer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign In' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
}

async function coursesOf(page: Page, { url }: RunningServer): Promise<readonly string[]> {
  const { rounds } = await (await page.context().request.get(`${url}/api/rounds`)).json()
  return rounds.map(({ course }: { readonly course: string }) => course)
}

async function expectNotAskedAgain(page: Page): Promise<void> {
  await expect(page.getByText(ASKED)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Handicap and rounds' })).toBeVisible()
  await expect.poll(() => kept(page, 'bagwise.before-restore')).toContain('"changes":[]')
  await expect(page.getByText(ASKED)).toHaveCount(0)
}

test('HRD-11 HRD-12 asks a reloaded page after a restore, shows its round until then, and yes stores the changes as they were', async ({
  page,
  context,
  ownServer: server,
}) => {
  const golfer = await signUpGolfer(context, server.url)
  await pageWithLaterChanges(page, golfer, server)
  await goBack(server)
  await page.reload()
  await signIn(page, golfer)
  await expect(page.getByText('Bagwise went back to 03:15. Send your 3 later changes again?')).toBeVisible()
  expect(await golfer.profile()).toMatchObject({ handicap: 20, age: 35 })
  expect(await coursesOf(page, server)).toEqual([])
  await expect(page.getByText('Heather Links').first()).toBeVisible()

  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => golfer.profile()).toMatchObject({ handicap: 12, age: 41 })
  await expect.poll(() => coursesOf(page, server)).toEqual(['Heather Links'])
  await expectNotAskedAgain(page)
  await expect(page.getByText('Heather Links').first()).toBeVisible()
})

test('HRD-11 HRD-12 keeps an edit that a page was making while the server went back, asks that page too, and no drops the rest', async ({
  page,
  context,
  ownServer: server,
}) => {
  const golfer = await signUpGolfer(context, server.url)
  await pageWithLaterChanges(page, golfer, server)
  await goBack(server)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('banner').getByRole('radio', { name: 'Metres' }).check()
  await signIn(page, golfer)
  await expect(page.getByText('Bagwise went back to 03:15. Send your 3 later changes again?')).toBeVisible()
  await expect.poll(() => golfer.profile()).toMatchObject({ handicap: 20, preferredUnits: 'metres' })
  await expect.poll(() => keptEdits(page)).toEqual([])
  await expect.poll(() => kept(page, 'bagwise.profile')).toMatch(/"preferredUnits":"metres"/)

  await page.getByRole('button', { name: 'Drop' }).click()
  await expect(page.getByText('Heather Links')).toHaveCount(0)
  await expectNotAskedAgain(page)
  expect(await golfer.profile()).toMatchObject({ handicap: 20, age: 35, preferredUnits: 'metres' })
  expect(await coursesOf(page, server)).toEqual([])
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('banner').getByRole('radio', { name: 'Metres' })).toBeChecked()
})
