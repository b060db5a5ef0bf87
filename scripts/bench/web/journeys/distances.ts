import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { largestShotFile } from '../../largest-shot-file.ts'
import type { Journey } from './journeys.ts'
import { summaryOf } from './parts.ts'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const carry = (page: Page, club: string): Locator => page.getByRole('textbox', { name: `${club} carry` })
const pencil = (page: Page, club: string): Locator => page.getByRole('button', { name: `Edit ${club} distance` })

export const distancesJourneys: readonly Journey[] = [
  {
    screen: 'calculator',
    go: async ({ page, open, tap, type, press }) => {
      const showAll = page.getByRole('button', { name: /^Show all/ })
      await open('/distance-calculator', showAll)
      await tap('show all clubs', showAll, pencil(page, 'Lob Wedge'))
      await type('type a carry', carry(page, '7-Iron'), '150')
      await tap('calculate', button(page, 'Calculate Distances'))
      await replaceIfAsked(page, tap)
      await tap('open the methods', summaryOf(page, 'How it fills in the rest'))
      await tap('classic', page.getByRole('radio', { name: 'Classic' }))
      await tap('like me', page.getByRole('radio', { name: 'Like me' }))
      await tap('edit a distance', pencil(page, '6-Iron'), carry(page, '6-Iron'))
      await type('type a distance', carry(page, '6-Iron'), '161')
      await press('save a distance', 'Enter', pencil(page, '6-Iron'))
    },
  },
  {
    screen: 'distances',
    go: async ({ page, open, tap, type, press }) => {
      await open('/distances', page.getByRole('heading', { name: 'Estimates' }))
      await tap('open the list', summaryOf(page, 'Club Distances'))
      await tap('edit a distance', pencil(page, '6-Iron'), carry(page, '6-Iron'))
      await type('type a distance', carry(page, '6-Iron'), '161')
      await press('save a distance', 'Enter', pencil(page, '6-Iron'))
      await tap('open the better bag', summaryOf(page, 'A better bag'))
      await tap('open the estimates', summaryOf(page, 'Estimates'))
      await tap('recalculate all', button(page, 'Update estimates'))
    },
  },
  {
    screen: 'yardage card',
    go: async ({ page, open, tap }) => {
      await open('/yardage-card', page.getByRole('table', { name: /^Still air/ }))
      await tap('tournament mode', page.getByRole('switch', { name: 'Tournament mode' }))
      await tap('today’s card', page.getByRole('switch', { name: 'Tournament mode' }))
      await tap('save as a picture', button(page, 'Save as a picture'))
    },
  },
  {
    screen: 'import',
    go: async ({ page, open, tap, watch }) => {
      const rows = page.locator('[data-club]')
      await open('/distances/import', button(page, 'Choose a file'))
      await withShotFile((file) =>
        watch('read 9,990 shots', () => page.locator('input[type=file]').setInputFiles(file), rows.last()),
      )
      const shots = rows.first().locator('summary')
      await tap('open a club’s shots', shots)
      await tap('leave out a shot', rows.first().getByRole('checkbox').first())
      await tap('close a club’s shots', shots)
      await tap('save', page.getByRole('button', { name: /^Keep [\d,]+ shots?$/ }))
    },
  },
]

/** On the disk, where the browser reads it: bytes that are handed to the page are put together by the page. */
async function withShotFile(choose: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bagwise-bench-'))
  try {
    const file = join(folder, 'session.csv')
    await writeFile(file, largestShotFile())
    await choose(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Carries that were measured or typed are asked about before they change. */
async function replaceIfAsked(page: Page, tap: (name: string, target: Locator) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) await tap('answer the question', dialog.getByRole('button').last())
}
