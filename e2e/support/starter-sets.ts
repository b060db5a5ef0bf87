import type { Locator, Page } from '@playwright/test'
import { openPart } from './parts.ts'
import { expect } from './test.ts'

/** Opens the starter-set builder at its first question. */
export async function openBuilder(page: Page): Promise<void> {
  await page.goto('/beginner-builder')
  await expectQuestion(page, 1)
}

/** The address of the sets for these answers. */
export function setsAddress(answers: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    budget: '500-1200',
    frequency: 'monthly',
    skill: 'beginner',
    miss: 'right',
    course: 'links',
    ...answers,
  })
  return `/beginner-builder?${query}`
}

export async function expectQuestion(page: Page, questionNumber: number): Promise<void> {
  await expect(page.getByText(`Question ${questionNumber} of 5`, { exact: true })).toBeVisible()
}

export const questionHeading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 })
export const answer = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
/** A set's card; cards are sorted best first. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name })
export const addButton = (page: Page, name: string): Locator =>
  card(page, name).getByRole('button', { name: 'Add to My Bagwise Bag' })

/** Puts a set into the bag; of a set that is not recommended the button is among what opens. */
export async function addToBag(page: Page, name: string): Promise<void> {
  const add = addButton(page, name)
  await expect(card(page, name)).toBeVisible()
  if (!(await add.isVisible())) await openPart(card(page, name).getByRole('group'))
  await add.click()
}

/** Presses Next up to the last question, keeping the defaults. */
export async function goToLastQuestion(page: Page): Promise<void> {
  for (let question = 1; question < 5; question += 1) {
    await expectQuestion(page, question)
    await button(page, 'Next').click()
  }
  await expectQuestion(page, 5)
}
