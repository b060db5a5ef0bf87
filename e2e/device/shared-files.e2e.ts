import type { Page } from '@playwright/test'
import { courseText } from '../support/courses.ts'
import { signInOn, startsAnew } from '../support/device.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { isFileWaiting, openWithBagwise, shareFiles } from '../support/share-files.ts'
import { rapsodoFile, SESSION } from '../support/shot-files.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } })

const CSV = { name: 'session.csv', text: rapsodoFile(SESSION) }
const OTHER_CSV = { name: 'wedges.csv', text: rapsodoFile(SESSION.slice(-4)) }
/** Of `it-ambrosiano-no-greens`. */
const COURSE = 'Golf club Ambrosiano'
const HUGE_BYTES = 11 * 1024 * 1024

const fault = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ })
const preview = (page: Page, count: number) =>
  page.getByText(`Rapsodo, in yards: ${count} shots. Nothing is saved yet.`)
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign In' })
const signUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Create Your Free Account' })

/** A page that the device keeps. */
async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keptOnDevice(page)
}

/** What the device holds of shots and of maps, confirmed by the server or not. */
async function rowsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name === 'bagwise-shots' || name === 'bagwise-courses' ? [name] : [],
    )
    const counts = names.map(async (name) => {
      const database = await result(indexedDB.open(name))
      const stores = [...database.objectStoreNames].filter((store) => store !== 'positions')
      const found = await Promise.all(
        stores.map((store) => result(database.transaction(store).objectStore(store).count())),
      )
      database.close()
      return found.reduce((sum, count) => sum + count, 0)
    })
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  })
}

/** Whichever dialog is there: one of them asks a golfer whom the device knows. */
async function signIn(page: Page, { email, password }: Golfer): Promise<void> {
  const dialog = signInDialog(page)
  await expect(dialog.or(signUpDialog(page))).toBeVisible()
  if (await signUpDialog(page).isVisible()) await page.getByRole('button', { name: 'Sign in instead' }).click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog).toBeHidden()
}

test('OPN-18 the manifest names Bagwise as share target and file handler for CSV, xlsx, osm and geojson; a CSV that is shared opens in the import, without reception too, and is stored only when the golfer saves', async ({
  page,
  context,
  serverLine,
}) => {
  const golfer = await signUpGolfer(context, serverLine.url)
  const { clubDistances } = await golfer.profile()
  await openKept(page, serverLine.url)
  const browser = await context.newCDPSession(page)
  const { errors, data = '' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { share_target: target, file_handlers: handlers } = JSON.parse(data)
  expect(target).toMatchObject({ action: '/open-file', method: 'POST', enctype: 'multipart/form-data' })
  const [{ accept }] = target.params.files
  const handled = handlers.flatMap((one: { readonly accept: object }) => Object.values(one.accept).flat())
  for (const ending of ['.csv', '.xlsx', '.osm', '.geojson']) {
    expect(accept).toContain(ending)
    expect(handled).toContain(ending)
  }

  await shareFiles(page, [CSV])
  await expect(page).toHaveURL(`${serverLine.url}/distances/import`)
  await expect(preview(page, 16)).toBeVisible()
  expect(await isFileWaiting(page)).toBe(false)

  await serverLine.stop()
  await shareFiles(page, [OTHER_CSV])
  await expect(preview(page, 4)).toBeVisible()
  await expect(page.getByRole('heading', { name: OTHER_CSV.name })).toBeVisible()
  expect(await rowsOnDevice(page)).toBe(0)
  await serverLine.start()
  const stored = async () => JSON.stringify(await (await context.request.get(`${serverLine.url}/api/shots`)).json())
  expect(await stored()).not.toContain('Rapsodo')
  expect((await golfer.profile()).clubDistances).toEqual(clubDistances)

  await page.getByRole('combobox').first().selectOption('Gap Wedge')
  await page.getByRole('button', { name: 'Keep 4 shots' }).click()
  await expect(page.getByRole('heading', { name: '4 shots kept.' })).toBeVisible()
  await expect.poll(stored).toContain('Rapsodo')
})

test("OPN-19 a shared file that is empty, too large or of no known kind gets the import's own sentence; shared while signed out it waits for the sign-in and goes with a sign-out; a browser that can do neither says how to open a file instead", async ({
  page,
  context,
  server,
}) => {
  const golfer = await signUpGolfer(context, server.url)
  await openKept(page, '/')
  await shareFiles(page, [{ name: 'empty.csv' }])
  await expect(fault(page)).toHaveText('Nothing was changed by empty.csv. The file is empty.')
  await shareFiles(page, [{ name: 'huge.csv', text: CSV.text, zeroBytes: HUGE_BYTES }])
  await expect(fault(page)).toHaveText(
    'Nothing was changed by huge.csv. The file is larger than 10 MB, so it was not opened. Export one session at a time.',
  )
  await shareFiles(page, [{ name: 'photo.csv', text: 'x\0' }])
  await expect(fault(page)).toHaveText('Nothing was changed by photo.csv. This is no CSV: it does not consist of text.')

  // The device still knows the golfer, and shows the import until it hears that the session has ended.
  await context.clearCookies({ name: 'bagwise-session' })
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route('**/api/session', async (route) => {
    await released
    await route.continue()
  })
  await shareFiles(page, [OTHER_CSV])
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  release(undefined)
  await expect(signInDialog(page)).toBeVisible()
  await page.unrouteAll()
  expect(await isFileWaiting(page)).toBe(true)
  // Another share takes its place.
  await shareFiles(page, [CSV])
  await signIn(page, golfer)
  await expect(preview(page, 16)).toBeVisible()
  expect(await isFileWaiting(page)).toBe(false)

  // One that has not been opened when the golfer signs out.
  await context.clearCookies({ name: 'bagwise-session' })
  await shareFiles(page, [CSV])
  await expect(signInDialog(page).or(signUpDialog(page))).toBeVisible()
  await signInOn(context, golfer, server.url)
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  expect(await isFileWaiting(page)).toBe(true)
  await startsAnew(page, () => page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click())
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await isFileWaiting(page)).toBe(false)

  await signInOn(context, golfer, server.url)
  const other = await context.newPage()
  await other.addInitScript(() => {
    for (const name of ['launchQueue', 'onbeforeinstallprompt']) Reflect.deleteProperty(window, name)
  })
  for (const path of ['/distances/import', '/courses']) {
    await page.goto(path)
    await expect(page.getByText('Once Bagwise is installed, you can also send files here')).toBeVisible()
    await other.goto(path)
    await expect(
      other.getByText(
        "This browser can't send files here from other apps. Save the file on your device, then choose it.",
      ),
    ).toBeVisible()
    await expect(other.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  }
})

test(
  'opens a map that was shared only when the golfer says so, and one that was opened with Bagwise',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    const map = { name: 'session.csv', text: await courseText('it-ambrosiano-no-greens') }
    await openKept(page, '/')
    await shareFiles(page, [map, { ...map, name: 'again.osm' }])
    await expect(page).toHaveURL(/\/courses$/)
    await expect(page.getByText('Open one map at a time. Choose the one you want.')).toBeVisible()
    await shareFiles(page, [map])
    const course = page.getByRole('button', { name: COURSE })
    await expect(page.getByRole('heading', { name: 'Open this course?' })).toBeInViewport()
    expect(await rowsOnDevice(page)).toBe(0)
    await course.click()
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()

    const opened = await page.context().newPage()
    await openWithBagwise(opened, CSV)
    await opened.goto('/distances/import')
    await expect(preview(opened, 16)).toBeVisible()
  },
)

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'says that a shared file did not arrive, and how to open it',
    { tag: EXHAUSTIVE },
    async ({ page, golfer: _signedIn }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await shareFiles(page, [{ ...CSV, zeroBytes: HUGE_BYTES }])
      await expect(fault(page)).toHaveText(
        "The file didn't arrive. Save it on your device, then choose it here. A map file opens under Courses.",
      )
    },
  )
})
