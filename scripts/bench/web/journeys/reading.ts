import type { Locator, Page } from '@playwright/test'
import type { Journey } from './journeys.ts'
import { summaryOf } from './parts.ts'

const radio = (page: Page, legend: string, name: string | RegExp): Locator =>
  page.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name })

export const readingJourneys: readonly Journey[] = [
  {
    screen: 'encyclopedia',
    go: async ({ page, open, tap, type }) => {
      const search = page.getByPlaceholder('Search equipment...')
      const article = page.getByRole('article').getByRole('heading', { level: 3, name: 'Pro Insights' })
      await open('/encyclopedia', page.getByRole('heading', { level: 2, name: 'Entries' }))
      await tap('a category', radio(page, 'Category', 'Irons'))
      await tap('all categories', radio(page, 'Category', 'All Categories'))
      await tap('turn to the search', search)
      await type('type a search', search, 'wedge bounce')
      await tap('open an article', page.getByRole('link', { name: /^Bounce Angle/ }), article)
    },
  },
  {
    screen: 'recommendations',
    go: async ({ page, open, tap }) => {
      await open('/recommendations', page.getByRole('article').first())
      await tap('open the filter', page.getByText('Filter', { exact: true }))
      await tap('a category', radio(page, 'Category', /^Club replacement/))
      await tap('all categories', radio(page, 'Category', /^All/))
      await tap('a priority', radio(page, 'Priority', /^Medium/))
      await tap('all priorities', radio(page, 'Priority', /^All/))
      await tap('set one aside', page.getByRole('button', { name: /^Not for me: / }).first())
    },
  },
  {
    screen: 'balls',
    go: async ({ page, open, tap, type }) => {
      await open('/ball-matching', page.getByRole('article').first())
      await tap('open the choices', summaryOf(page, 'Your choices'))
      await type('type a speed', page.getByRole('spinbutton', { name: 'Swing Speed (mph)' }), '101')
      await tap('a feel', radio(page, 'Preferred Feel', 'Soft'))
      await tap('a goal', radio(page, 'Primary Goal', 'Spin'))
      await tap('a budget', radio(page, 'Budget Range', /^Premium/))
      await tap('refresh', page.getByRole('button', { name: 'Refresh Recommendations' }))
      await tap('how they were found', summaryOf(page, 'How they were found'))
    },
  },
]
