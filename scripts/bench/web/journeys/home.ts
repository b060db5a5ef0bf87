import type { Locator, Page } from '@playwright/test'
import type { Journey } from './journeys.ts'

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })
const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** In the order of the menu; every screen is opened for the first time. */
const SCREENS = [
  ['Equipment', 'Equipment Fitting'],
  ['Calculator', 'Distance Calculator'],
  ['Shot Advisor', 'Shot Advisor'],
  ['Swing', 'Swing Analyzer'],
  ['Distances', 'Distances'],
  ['Recommendations', 'Equipment Recommendations'],
  ['Starter Sets', 'Starter Sets'],
  ['Ball Matching', 'Ball Matching'],
  ['Encyclopedia', 'Equipment Encyclopedia'],
  ['Profile', 'Jo Park'],
  ['Home', 'Your bag'],
] as const

export const homeJourneys: readonly Journey[] = [
  {
    screen: 'menu',
    go: async ({ page, open, tap, press }) => {
      await open('/', heading(page, 'Your bag'))
      await tap('open', button(page, 'Menu'), menu(page))
      await tap('dark theme', menu(page).getByRole('radio', { name: 'Dark' }))
      await tap('light theme', menu(page).getByRole('radio', { name: 'Light' }))
      await tap('metres', menu(page).getByRole('radio', { name: 'Metric' }))
      await tap('yards', menu(page).getByRole('radio', { name: 'US' }))
      await press('close by keyboard', 'Escape')
      for (const [link, title] of SCREENS) {
        await tap('open again', button(page, 'Menu'), menu(page))
        await tap(`to ${link}`, menu(page).getByRole('link', { name: link, exact: true }), heading(page, title))
      }
    },
  },
  {
    screen: 'home',
    go: async ({ page, open, tap }) => {
      await open('/', heading(page, 'Your bag'))
      await tap('next tip', button(page, 'Next'))
      await tap('previous tip', button(page, 'Previous'))
      await tap('open the quiz', page.getByRole('link', { name: 'Start the quiz' }), page.getByRole('dialog'))
    },
  },
  {
    screen: 'learn',
    go: async ({ page, open, tap, type }) => {
      await open('/learn', heading(page, 'Learn'))
      await type('type a fault', page.getByRole('searchbox'), 'topped')
      await tap('find the cause', page.getByRole('search').getByRole('link'), heading(page, 'Swing Analyzer'))
    },
  },
]
