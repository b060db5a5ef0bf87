import type { Locator, Page } from '@playwright/test'
import type { Journey } from './journeys.ts'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const radio = (page: Page, legend: string, name: string): Locator =>
  page.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name, exact: true })

export const shotJourneys: readonly Journey[] = [
  {
    screen: 'shot',
    go: async ({ page, open, tap, type, press }) => {
      const drawer = page.getByRole('dialog', { name: 'Conditions' })
      await open('/shot-advisor', button(page, 'AI Shot Analysis'))
      await type('type a distance', page.getByRole('textbox', { name: 'Distance to the pin' }), '163')
      await tap('5 yards more', button(page, '5 yards more'))
      await tap('a lie', radio(page, 'Ball lie', 'Rough'))
      await tap('a slope', radio(page, 'Ground slope', 'Uphill'))
      await tap('the weather', radio(page, 'Weather', 'Windy'))
      await tap('the pin', radio(page, 'Pin position', 'Back'))
      await tap('a hazard', page.getByRole('checkbox', { name: 'Water right' }))
      await tap('open the conditions', button(page, 'Conditions'), drawer)
      await press('close the conditions', 'Escape')
      await tap('get advice', button(page, 'AI Shot Analysis'), button(page, 'New Shot'))
      await tap('new shot', button(page, 'New Shot'), button(page, 'AI Shot Analysis'))
      await tap('a quick situation', page.getByRole('button', { name: /^Downhill to Water/ }))
    },
  },
]
