import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fileChooserOf } from '../../../e2e/support/file-chooser.ts'
import { ROOT } from '../../setup/paths.mjs'

const MAP_FILE = join(ROOT, 'golf', 'reference', 'courses', 'us-augusta.geojson')

/** On the page of courses: has the device keep the map of Augusta National, whose page is open then. */
export async function openMap(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Choose a file' })
  const chooser = await fileChooserOf(page, () => button.click())
  await chooser.setFiles(MAP_FILE)
  await page.getByRole('heading', { name: 'Holes' }).waitFor()
}
