import type { BrowserContext, Page } from '@playwright/test'
import { planeAt } from '@bagwise/golf/course/plane'
import type { Place } from '@bagwise/golf/course/plane'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const TEE = { latitude: 56.3433, longitude: -2.8031 }
const PLANE = planeAt({ latitudeDeg: TEE.latitude, longitudeDeg: TEE.longitude })
const OWN_COURSES = /\/api\/own-courses\/[^/]+$/

test(
  'a hole of three taps is played, outlives a reload and is on the next device',
  { tag: EXHAUSTIVE },
  async ({ page, context, browser, server }) => {
    await signUpSampleGolfer(context, server.url)
    await standAt(context, { x: 0, y: 0 })
    await beginCourse(page, 'Village nine')
    await expect(page.getByText('No holes yet. Add the first one')).toBeVisible()
    await page.getByRole('link', { name: 'Add a hole' }).click()
    await expect(page.getByRole('heading', { name: 'Map hole 1', level: 1 })).toBeVisible()
    await expect(step(page, 'Front of the green')).toBeDisabled()

    await page.getByRole('button', { name: 'Save the hole' }).click()
    await expect(page.getByRole('alert').getByText('Set the tee first.')).toBeVisible()

    await page.getByRole('button', { name: 'I am here' }).click()
    await expect(step(page, 'Tee')).toContainText('set')
    await expect(step(page, 'Front of the green')).toHaveAttribute('aria-pressed', 'true')
    // What was set is not lost by a reload.
    await page.reload()
    await expect(step(page, 'Front of the green')).toHaveAttribute('aria-pressed', 'true')

    // East, so that up is not north.
    await standAt(context, { x: 380, y: 0 })
    await page.getByRole('button', { name: 'I am here' }).click()
    await expect(step(page, 'Front of the green')).toContainText('380 yd')

    // Beyond the front on the plan: a green of some twenty yards.
    const plan = page.getByRole('img', { name: /Blank plan/ })
    const box = await plan.boundingBox()
    if (!box) throw new Error('There is no plan')
    await plan.click({ position: { x: box.width / 2, y: box.height * 0.25 } })
    await expect(step(page, 'Back of the green')).toContainText(/4\d\d yd/)

    // Set again, by its distance.
    await page.getByLabel('From the tee to the back of the green').fill('381')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByRole('button', { name: 'Save the hole' }).click()
    await expect(page.getByText('A green is 10 to 74 yards deep, so set its front or its back again.')).toBeVisible()
    await page.getByLabel('From the tee to the back of the green').fill('404')
    await page.getByRole('button', { name: 'Set', exact: true }).click()

    await page.getByRole('button', { name: 'Add a hazard' }).click()
    await page.getByLabel('From the tee to the near edge of the hazard').fill('150')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByLabel('From the tee to the far edge of the hazard').fill('170')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByText('Across', { exact: true }).click()
    await page.getByRole('group', { name: 'Par' }).getByRole('radio', { name: '4' }).check()

    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && OWN_COURSES.test(answer.url()),
    )
    await page.getByRole('button', { name: 'Save the hole' }).click()
    await expect(page).toHaveURL(/\/courses\/own~[\w-]+\/holes\/1$/)
    await expectGreen(page, ['380', '392', '404'])
    await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveCount(0)
    expect((await saved).status()).toBe(200)
    await page.reload()
    await expectGreen(page, ['380', '392', '404'])

    const other = await browser.newContext({ baseURL: server.url, storageState: await context.storageState() })
    const phone = await other.newPage()
    await phone.goto('/courses')
    await phone.getByRole('link', { name: /Village nine/ }).click()
    await expect(phone.getByText('You made this course, and only you can see it.')).toBeVisible()
    await expect(phone.getByRole('link', { name: 'Fix the map' })).toHaveCount(0)
    await phone.getByRole('link', { name: /Hole 1, Par 4, 392 yards/ }).click()
    await expectGreen(phone, ['380', '392', '404'])
    await other.close()
  },
)

test(
  'without a position a course is typed, stays on this phone only, and a hole of it or all of it can be removed and brought back',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('own-courses')) sent.push(request.url())
    })
    await page.goto('/courses')
    await page.getByRole('switch', { name: 'On this phone only' }).check()
    await nameCourse(page, 'Paper course')
    await expect(page.getByRole('switch', { name: 'On this phone only' })).toBeChecked()

    await page.getByRole('link', { name: 'Add a hole' }).click()
    await page.getByRole('button', { name: 'Tee at the foot of the plan' }).click()
    await page.getByLabel('From the tee to the front of the green').fill('140')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByLabel('From the tee to the back of the green').fill('160')
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await page.getByRole('button', { name: 'Save the hole' }).click()
    await expectGreen(page, ['140', '150', '160'])
    await page.reload()
    await expectGreen(page, ['140', '150', '160'])

    await page.goto('/courses')
    await page.getByRole('link', { name: /Paper course/ }).click()
    await page.getByRole('link', { name: 'Add a hole' }).click()
    await expect(page.getByRole('button', { name: 'Remove hole' })).toHaveCount(0)
    await page.getByLabel('Hole', { exact: true }).selectOption('1')
    await page.getByRole('button', { name: 'Remove hole 1' }).click()
    await expect(page.getByText('No holes yet. Add the first one')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: /Hole 1, Probably par 3, 150 yards/ })).toBeVisible()

    await page.getByRole('navigation', { name: 'Play' }).getByRole('link', { name: 'Courses' }).click()
    await expect(page.getByText('1 hole, on this phone only')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Paper course' }).click()
    await expect(page.getByRole('link', { name: /Paper course/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: /Paper course/ })).toBeVisible()
    expect(sent).toEqual([])
    expect(await storedCourses(context, server.url)).toEqual([])
  },
)

async function beginCourse(page: Page, name: string): Promise<void> {
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Map it yourself' }).click()
  await expect(page.getByText('Type a name of 1 to 100 characters.')).toBeVisible()
  await nameCourse(page, name)
}

async function nameCourse(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the course').fill(name)
  await page.getByRole('button', { name: 'Map it yourself' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

async function standAt(context: BrowserContext, place: Place): Promise<void> {
  const { latitudeDeg, longitudeDeg } = PLANE.from(place)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: latitudeDeg, longitude: longitudeDeg, accuracy: 3 })
}

function step(page: Page, name: string) {
  return page.getByRole('group', { name: 'Three taps' }).getByRole('button', { name })
}

async function expectGreen(page: Page, [front, middle, back]: readonly [string, string, string]): Promise<void> {
  for (const [term, yards] of [
    ['Front', front],
    ['Middle', middle],
    ['Back', back],
  ] as const) {
    const part = page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
    await expect(part.getByRole('definition').first()).toContainText(yards)
  }
}

async function storedCourses(context: BrowserContext, url: string): Promise<readonly unknown[]> {
  const answer = await context.request.get(`${url}/api/own-courses`)
  return (await answer.json()).courses
}
