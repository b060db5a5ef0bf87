import type { Page } from '@playwright/test'
import type { Course } from '@bagwise/golf/course/course'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import { planeAt, yardsBetween } from '@bagwise/golf/course/plane'
import { COURSE_FILES, readCourse } from '../../golf/reference/course-files.ts'
import { AUGUSTA, AUGUSTA_PATH, greenNumbers, openCourse, picture } from '../support/courses.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect, test } from '../support/test.ts'

const club = (page: Page) => page.getByRole('region', { name: 'Club and line' }).locator('p').first()

function cornersOf({ outline, shapes, holes }: Course) {
  const ways = [...outline, ...shapes.flatMap(({ rings }) => rings)]
  const corners = ways.flat().map(([longitudeDeg, latitudeDeg]) => ({ latitudeDeg, longitudeDeg }))
  return [...corners, ...holes.flatMap(({ line, tees }) => [...line, ...tees.map(({ at }) => at)])]
}

/** How far the corner moves that moves most. */
function mostMovedYards(course: Course): number {
  const { to } = planeAt(course.middle)
  const packed = cornersOf(unpackCourse(JSON.parse(JSON.stringify(packCourse(course)))))
  return Math.max(
    ...cornersOf(course).map((corner, index) =>
      yardsBetween(to(corner), to(packed[index] ?? { latitudeDeg: 0, longitudeDeg: 0 })),
    ),
  )
}

/** Adds courses that were opened before any other, each used a minute after the one before. */
async function keepOlder(page: Page, count: number, byteCount?: number): Promise<void> {
  await page.evaluate(
    async ({ add, bytes }) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('bagwise-courses')
        request.addEventListener('success', () => resolve(request.result))
      })
      const store = database.transaction('courses', 'readwrite').objectStore('courses')
      const [kept] = await new Promise<{ golfer: string; packed: object; byteCount: number }[]>((resolve) => {
        const request = store.getAll()
        request.addEventListener('success', () => resolve(request.result))
      })
      if (!kept) throw new Error('No course is kept')
      for (let older = 1; older <= add; older += 1) {
        const id = `way/${older}`
        const packed = { ...kept.packed, id, name: `Older ${older}` }
        store.put({ ...kept, packed, usedAtMs: older * 60_000, byteCount: bytes ?? kept.byteCount }, [kept.golfer, id])
      }
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
      database.close()
    },
    { add: count, bytes: byteCount },
  )
}

const kept = (page: Page) => page.locator('section').filter({ hasText: 'On this phone' }).first().getByRole('listitem')

test('HOL-37 a course works after a reload offline with drawing, distances and advice; 60 courses or 8 MB stay, the least recently used leaves and own mappings never, and packing moves no corner by more than 0.12 yards', async ({
  browser,
  server,
}) => {
  expect(Math.max(...COURSE_FILES.map((file) => mostMovedYards(readCourse(file))))).toBeLessThanOrEqual(0.12)

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  await context.addInitScript(() => localStorage.setItem('bagwise.welcome-seen', 'true'))
  await signUpSampleGolfer(context, server.url)
  const page = await context.newPage()
  await page.goto('/courses')
  await page.getByRole('switch', { name: 'On this phone only' }).check()
  await page.getByLabel('Name of the course').fill('Village nine')
  await page.getByRole('button', { name: 'Map it yourself' }).click()
  await expect(page.getByRole('heading', { name: 'Village nine', level: 1 })).toBeVisible()

  await openCourse(page, 'us-augusta')
  await keepOlder(page, 60)
  await openCourse(page, 'rs-beograd-9')
  await page.goto('/courses')
  await expect(kept(page)).toHaveCount(60)
  // Of 62 the first two of the older ones have left.
  const names = await kept(page).getByRole('link').allTextContents()
  expect(names[1]).toContain(AUGUSTA)
  expect(names.at(-1)).toContain('Older 3')

  // Two megabytes each: three of them beside the two real courses.
  await keepOlder(page, 60, 2_000_000)
  await openCourse(page, 'us-augusta')
  await page.goto('/courses')
  await expect(kept(page)).toHaveCount(5)
  expect(await kept(page).getByRole('link').allTextContents()).toEqual([
    expect.stringContaining(AUGUSTA),
    expect.anything(),
    ...[60, 59, 58].map((older) => expect.stringContaining(`Older ${older}`)),
  ])
  await expect(page.getByRole('link', { name: /Village nine/ })).toBeVisible()

  await keptOnDevice(page)
  await page.goto(`${AUGUSTA_PATH}/holes/12`)
  await expect(club(page)).toHaveText('5-Wood')
  const online = await greenNumbers(page)
  await context.setOffline(true)
  await page.reload()
  await expect(club(page)).toHaveText('5-Wood')
  await expect(picture(page)).toBeVisible()
  expect(await greenNumbers(page)).toEqual(online)
  await page.getByRole('link', { name: /^Next hole/ }).click()
  await expect(club(page)).toHaveText('Driver')
  await page.goto('/courses')
  await page.getByRole('link', { name: /Village nine/ }).click()
  await expect(page.getByText('You made this course, and only you can see it.')).toBeVisible()
  await context.close()
})
