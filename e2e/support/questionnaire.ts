import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export function questionnaire(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Complete Your Golf Profile' })
}

export async function openQuestionnaire(page: Page, path = '/?dialog=golf-profile'): Promise<void> {
  await page.goto(path)
  await expectQuestion(page, 1)
}

/** Skips the questionnaire, which opens after sign-up. */
export async function skipQuestionnaire(page: Page): Promise<void> {
  await questionnaire(page).getByRole('button', { name: 'Skip for now' }).click()
  await expect(questionnaire(page)).toHaveCount(0)
}

export async function expectQuestion(page: Page, questionNumber: number): Promise<void> {
  await expect(questionnaire(page).getByText(`Question ${questionNumber} of 12`, { exact: true })).toBeVisible()
}

/** The heading of the question or pause. */
export function questionHeading(page: Page): Locator {
  return questionnaire(page).getByRole('heading', { level: 3 })
}

/** Goes to the next question; completes on the last one. */
export async function advance(page: Page): Promise<void> {
  await questionnaire(page)
    .getByRole('button', { name: /^(Next|Continue|Complete Setup)$/ })
    .click()
}

export async function goBack(page: Page): Promise<void> {
  await questionnaire(page).getByRole('button', { name: 'Previous' }).click()
}

/** Answers of a golfer with own clubs who accepts every default. */
const ANSWERS: Readonly<Record<number, { readonly role: 'radio' | 'checkbox'; readonly name: string }>> = {
  4: { role: 'radio', name: 'Lower scores' },
  5: { role: 'radio', name: 'Yes' },
  6: { role: 'checkbox', name: '7-Iron' },
  7: { role: 'radio', name: '145' },
  10: { role: 'radio', name: 'Driving' },
  11: { role: 'radio', name: 'Right' },
}

const LAST_OF_FIRST_SECTION = 4

/** Advances to this question, answering where necessary. */
export async function answerTo(page: Page, target: number, from = 1): Promise<void> {
  for (let question = from; question < target; question += 1) {
    await expectQuestion(page, question)
    const answer = ANSWERS[question]
    if (answer) await questionnaire(page).getByRole(answer.role, { name: answer.name, exact: true }).check()
    await advance(page)
    if (question === LAST_OF_FIRST_SECTION) await advance(page)
  }
  await expectQuestion(page, target)
}
