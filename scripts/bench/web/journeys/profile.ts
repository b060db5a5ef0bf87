import type { Locator, Page } from '@playwright/test'
import type { Journey } from './journeys.ts'

const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

export const profileJourneys: readonly Journey[] = [
  {
    screen: 'profile',
    go: async ({ page, open, tap, type, press }) => {
      const form = page.getByRole('form', { name: 'Edit your profile' })
      await open('/profile', section(page, 'Golf Bag'))
      await tap('edit the profile', page.getByRole('main').getByRole('button', { name: 'Edit Profile' }), form)
      await type('type a name', form.getByLabel('First name', { exact: true }), 'Joan')
      await press('save the profile', 'Enter')
      await tap('metres', page.getByRole('main').getByRole('radio', { name: 'Metric' }))
      await tap('add a round', page.getByRole('button', { name: 'Add a round' }), page.getByRole('dialog'))
      await press('close the round', 'Escape')
    },
  },
  {
    screen: 'bag',
    go: async ({ page, open, tap, type, press }) => {
      const bag = section(page, 'Golf Bag')
      const chip = (name: string) => bag.getByRole('checkbox', { name: new RegExp(`^${name}`) })
      await open('/profile', bag)
      await tap('a distance', bag.locator('li[data-club="7-iron"]').getByRole('button'), page.getByRole('dialog'))
      await type('type a distance', page.getByRole('dialog').getByLabel('Carry'), '151')
      await press('save a distance', 'Enter')
      await tap('edit', bag.getByRole('button', { name: 'Edit Bag' }), bag.getByRole('heading', { name: 'Your clubs' }))
      await tap('take a club out', chip('Lob Wedge'))
      await tap('put a club in', chip('4-Iron'))
      await tap('unfold a club', bag.locator('summary').filter({ hasText: /^7-Iron/ }))
      await type('type a model', bag.getByRole('group', { name: '7-Iron', exact: true }).getByLabel('Model'), 'Blade')
      await tap('save', bag.getByRole('button', { name: 'Save Bag' }), bag.getByRole('button', { name: 'Edit Bag' }))
    },
  },
]
