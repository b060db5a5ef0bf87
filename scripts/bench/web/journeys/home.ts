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
      await tap('dark theme', menu(page).getByRole('radio', { name: 'Twilight' }))
      await tap('light theme', menu(page).getByRole('radio', { name: 'Noon' }))
      await tap('metres', menu(page).getByRole('radio', { name: 'Metres' }))
      await tap('yards', menu(page).getByRole('radio', { name: 'Yards' }))
      await press('close by keyboard', 'Escape')
      for (const [link, title] of SCREENS) {
        await tap('open again', button(page, 'Menu'), menu(page))
        await tap(`to ${link}`, menu(page).getByRole('link', { name: link, exact: true }), heading(page, title))
      }
    },
  },
  {
    screen: 'home',
    go: async ({ page, open, tap, type }) => {
      await open('/', heading(page, 'Your bag'))
      await tap('next tip', button(page, 'Next'))
      await tap('previous tip', button(page, 'Previous'))
      await type('type a question', page.getByRole('textbox', { name: 'Your question' }), 'What is bounce?')
      await tap('ask the caddie', button(page, 'Ask'), page.getByRole('link', { name: 'Bounce Angle', exact: true }))
      await tap('open the quiz', page.getByRole('link', { name: 'Start the quiz' }), page.getByRole('dialog'))
    },
  },
]
