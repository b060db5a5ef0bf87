import type { Locator, Page } from '@playwright/test'
import type { Journey } from './journeys.ts'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const radio = (page: Page, legend: string, name: string): Locator =>
  page.getByRole('group', { name: legend, exact: true }).getByRole('radio', { name, exact: true })

export const shotJourneys: readonly Journey[] = [
  {
    screen: 'shot',
    go: async ({ page, open, tap, type, press }) => {
      const more = page.getByRole('dialog', { name: 'More about this shot' })
      await open('/shot-advisor', button(page, 'Why this club'))
      await type('type a distance', page.getByRole('textbox', { name: 'Distance to the pin' }), '163')
      await tap('5 yards more', button(page, '5 yards more'))
      await tap('a lie', radio(page, 'Ball lie', 'Rough'))
      await tap('the weather', radio(page, 'Weather', 'Windy'))
      await tap('the slider', page.getByRole('slider', { name: 'Distance to the pin' }))
      await press('a step of the slider', 'ArrowRight')
      await tap('the dial', page.getByRole('slider', { name: 'Wind direction' }))
      await press('a step of the wind', 'ArrowRight')
      await tap('open more', page.getByRole('button', { name: /^More / }), more)
      await tap('a slope', radio(page, 'Under your feet', 'Uphill'))
      await tap('the pin', radio(page, 'Pin position', 'Back'))
      await tap('a hazard', page.getByRole('checkbox', { name: 'Water right' }))
      await press('close more', 'Escape')
      await tap('get advice', button(page, 'Why this club'), button(page, 'New Shot'))
      await tap('new shot', button(page, 'New Shot'), button(page, 'Why this club'))
      await tap('a recent shot', page.getByRole('group', { name: 'Last shots' }).getByRole('button').first())
    },
  },
]
