import type { Locator, Page } from '@playwright/test'
import type { Journey } from './journeys.ts'

const summary = (page: Page, part: string): Locator => page.locator(`${part} > summary`)
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const profileJourneys: readonly Journey[] = [
  {
    screen: 'profile',
    go: async ({ page, open, tap, type, press }) => {
      const form = page.getByRole('form', { name: 'Edit your profile' })
      await open('/profile', summary(page, '#bag'))
      await tap('edit the profile', page.getByRole('main').getByRole('button', { name: 'Edit Profile' }), form)
      await type('type a name', form.getByLabel('First name', { exact: true }), 'Joan')
      await press('save the profile', 'Enter')
      await tap('open the account', summary(page, '#account'))
      await tap('metric', page.getByRole('main').getByRole('radio', { name: 'Metric' }))
      await tap('open the rounds', summary(page, '#handicap'))
      await tap('add a round', button(page, 'Add a round'), page.getByRole('dialog'))
      await press('close the round', 'Escape')
      await tap('open the bag', summary(page, '#bag'))
    },
  },
  {
    screen: 'bag',
    go: async ({ page, open, tap, type, press }) => {
      const row = (club: string) => page.locator(`main li[data-club="${club}"]`).getByRole('button')
      const sheet = page.getByRole('dialog', { name: '7-Iron' })
      const lobWedge = page.getByRole('dialog', { name: 'Lob Wedge' })
      const adding = page.getByRole('dialog', { name: 'Add a club' })
      const bag = page.getByRole('main')
      const chip = (name: string) => bag.getByRole('checkbox', { name: new RegExp(`^${name}`) })
      await open('/bag', row('7-iron'))
      await tap('a club', row('7-iron'), sheet)
      await type('type a carry', sheet.getByRole('textbox', { name: 'Carry' }), '151')
      await press('save a carry', 'Enter')
      await tap('another club', row('lw'), lobWedge)
      await tap('remove it', lobWedge.getByRole('button', { name: 'Remove' }))
      await tap('add a club', button(page, 'Add a club'), adding)
      await tap('which one', adding.getByRole('button', { name: '7-Wood' }))
      await tap('edit', button(page, 'Edit Bag'), bag.getByRole('heading', { name: 'Your clubs' }))
      await tap('take a club out', chip('7-Wood'))
      await tap('put a club in', chip('4-Iron'))
      await tap('unfold a club', bag.locator('summary').filter({ hasText: /^7-Iron/ }))
      await type('type a model', bag.getByRole('group', { name: '7-Iron', exact: true }).getByLabel('Model'), 'Blade')
      await tap('save', button(page, 'Save Bag'), button(page, 'Edit Bag'))
    },
  },
]
