import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { fileChooserOf } from './file-chooser.ts'
import { expect } from './test.ts'

export type CourseFile = 'us-augusta' | 'rs-beograd-9' | 'it-ambrosiano-no-greens'

export const AUGUSTA = 'Augusta National Golf Club'
/** As the address has it. */
export const AUGUSTA_PATH = '/courses/way~871993734'

export function courseFile(name: CourseFile): string {
  return fileURLToPath(new URL(`../../golf/reference/courses/${name}.geojson`, import.meta.url))
}

/** Opens a map file on the page of courses; its course is shown then, and kept on the device. */
export async function openCourse(page: Page, name: CourseFile): Promise<void> {
  await page.goto('/courses')
  await openFile(page, courseFile(name))
  await page.waitForURL(/\/courses\/[^/]+$/)
  await expect(page.getByRole('heading', { name: 'Holes' })).toBeVisible()
}

export async function openFile(
  page: Page,
  file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const chooser = await fileChooserOf(page, () => page.getByRole('button', { name: 'Choose a file' }).click())
  await chooser.setFiles(file)
}

export const courseText = (name: CourseFile) => readFile(courseFile(name), 'utf8')

/** A map file without what has one of these `golf` tags. */
export async function courseWithout(name: CourseFile, kinds: readonly string[]) {
  const map = JSON.parse(await courseText(name))
  const features = map.features.filter(
    ({ properties }: { readonly properties: Readonly<Record<string, string>> }) =>
      properties.golf === undefined || !kinds.includes(properties.golf),
  )
  const buffer = Buffer.from(JSON.stringify({ ...map, features }))
  return { name: `${name}.geojson`, mimeType: 'application/geo+json', buffer }
}

/** The drawing of the hole. */
export const picture = (page: Page) => page.getByRole('img', { name: /^Hole/ })

/** Taps the drawing at shares of its width and height. */
export async function tapPicture(page: Page, x: number, y: number): Promise<void> {
  const box = await picture(page).boundingBox()
  if (!box) throw new Error('The hole is not drawn')
  await picture(page).click({ position: { x: box.width * x, y: box.height * y } })
}

/** To the front, the middle and the back of the green, as the page says them. */
export async function greenNumbers(page: Page): Promise<readonly number[]> {
  const texts = await page.locator('dl dd').allTextContents()
  return texts.map((text) => Number.parseInt(text, 10))
}

/** What the golfer has chosen on the only course of the device, by name: it shows a moment before it is there. */
export function keptChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const result = <Found>(request: IDBRequest<Found>) =>
      new Promise<Found>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await result(indexedDB.open('bagwise-courses'))
    const [row] = await result(database.transaction('courses').objectStore('courses').getAll())
    database.close()
    return Object.keys(row.choices)
  })
}
