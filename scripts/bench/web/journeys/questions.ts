import type { Locator, Page } from '@playwright/test'
import type { Journey } from './journeys.ts'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true })
const FITTING_STEPS = ['Physical Stats', 'Swing Data', 'Performance Goals'] as const
const QUESTIONS_AFTER_FIRST = [2, 3, 4, 5] as const

export const questionJourneys: readonly Journey[] = [
  {
    screen: 'fitting',
    go: async ({ page, open, tap, type, press }) => {
      await open('/equipment-fitting', heading(page, 'Your Golf Game'))
      await type('type a handicap', page.getByRole('textbox', { name: 'Handicap' }), '11')
      await page.getByRole('slider').first().focus()
      await press('move a slider', 'ArrowRight')
      for (const step of FITTING_STEPS) await tap(`to ${step}`, button(page, 'Next Step'), heading(page, step))
      await tap('analysis', button(page, 'See my fitting'), heading(page, 'Recommendations'))
    },
  },
  {
    screen: 'swing',
    go: async ({ page, open, tap }) => {
      const question = (number: number) => page.getByText(`Question ${number} of 4`, { exact: true })
      await open('/swing-analyzer', question(1))
      await tap('a flight', page.getByRole('radio', { name: 'Slice' }))
      await tap('to question 2', button(page, 'Next'), question(2))
      await tap('a miss', page.getByRole('checkbox', { name: 'Push-slice', exact: true }))
      await tap('to question 3', button(page, 'Next'), question(3))
      await tap('to question 4', button(page, 'Next'), question(4))
      await tap('analysis', button(page, 'Find the cause'), button(page, 'Analyze Again'))
    },
  },
  {
    screen: 'starter sets',
    go: async ({ page, open, tap }) => {
      const question = (number: number) => page.getByText(`Question ${number} of 5`, { exact: true })
      await open('/beginner-builder', question(1))
      for (const number of QUESTIONS_AFTER_FIRST) {
        await tap(`to question ${number}`, button(page, 'Next'), question(number))
      }
      await tap(
        'the sets',
        page.getByRole('button', { name: /^(Find|Show|See|Get)|sets?$/i }).last(),
        page.getByRole('article').first(),
      )
    },
  },
  {
    screen: 'questionnaire',
    go: async ({ page, open, tap, press }) => {
      const dialog = page.getByRole('dialog', { name: 'Complete Your Golf Profile' })
      const question = (number: number) => dialog.getByText(`Question ${number} of 12`, { exact: true })
      await open('/?dialog=golf-profile', question(1))
      await tap('answer question 1', dialog.getByRole('radio').nth(1), question(2))
      await dialog.getByRole('slider').focus()
      await press('move the slider', 'ArrowRight')
      await tap('to question 3', dialog.getByRole('button', { name: 'Next' }), question(3))
    },
  },
]
