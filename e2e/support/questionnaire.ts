import type { Locator, Page } from '@playwright/test'
import type { Profile } from '@bagwise/contract/profile'
import { expect } from './test.ts'
import type { Golfer } from './test.ts'

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

/** Taps the answer of a question that goes on by itself. */
export async function pick(page: Page, name: string): Promise<void> {
  const heading = await questionHeading(page).innerText()
  await questionnaire(page).getByRole('radio', { name, exact: true }).click()
  // With less motion nothing moves by itself.
  if (await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)) await advance(page)
  await expect.poll(() => questionHeading(page).innerText()).not.toBe(heading)
}

export async function goBack(page: Page): Promise<void> {
  await questionnaire(page).getByRole('button', { name: 'Previous' }).click()
}

/** Answers of a golfer with own clubs and nothing unusual. */
const ANSWERS: Readonly<
  Record<number, { readonly role: 'radio' | 'checkbox'; readonly name: string; readonly goesOn?: boolean }>
> = {
  1: { role: 'radio', name: 'Casual', goesOn: true },
  3: { role: 'radio', name: 'Monthly', goesOn: true },
  4: { role: 'radio', name: 'Lower scores', goesOn: true },
  5: { role: 'radio', name: 'Yes', goesOn: true },
  6: { role: 'checkbox', name: '7-Iron' },
  7: { role: 'radio', name: '145' },
  8: { role: 'radio', name: 'Straight', goesOn: true },
  9: { role: 'radio', name: 'Medium', goesOn: true },
  10: { role: 'radio', name: 'Driving' },
  11: { role: 'radio', name: 'Right', goesOn: true },
}

/** What a golfer without clubs is asked before the pause, as question 7. */
export const KNOWN_SHOT = 'Pick one shot you know'

/** At the end of the first section: has no idea how far a shot goes, where that is asked. */
export async function passKnownShot(page: Page): Promise<void> {
  await expect(questionHeading(page)).toHaveText(new RegExp(`^(${KNOWN_SHOT}|Your golfer type)$`))
  if ((await questionHeading(page).innerText()) === KNOWN_SHOT) await pick(page, 'No idea')
}

/** Stops after the fourth question. */
export async function finishNow(page: Page): Promise<void> {
  await passKnownShot(page)
  await questionnaire(page).getByRole('button', { name: 'Finish now' }).click()
}

const SCORE = 2
const LAST_OF_FIRST_SECTION = 4

/** Advances to this question, answering where necessary. */
export async function answerTo(page: Page, target: number, from = 1): Promise<void> {
  for (let question = from; question < target; question += 1) {
    await expectQuestion(page, question)
    await answerQuestion(page, question)
    if (question === LAST_OF_FIRST_SECTION) {
      await passKnownShot(page)
      await advance(page)
    }
  }
  await expectQuestion(page, target)
}

async function answerQuestion(page: Page, question: number): Promise<void> {
  const answer = ANSWERS[question]
  const isChosen = (await questionnaire(page).getByRole('radio', { checked: true }).count()) > 0
  if (answer?.goesOn === true && !isChosen) {
    await pick(page, answer.name)
    return
  }
  if (question === SCORE && (await questionnaire(page).getByText('Only a start value').count()) > 0) {
    await questionnaire(page).getByRole('slider').press('ArrowRight')
    await questionnaire(page).getByRole('slider').press('ArrowLeft')
  }
  if (answer && answer.goesOn !== true) {
    await questionnaire(page).getByRole(answer.role, { name: answer.name, exact: true }).check()
  }
  await advance(page)
}

/** The profile once the answers are stored: the page goes on without waiting for a server that takes its time. */
export async function answeredProfile(golfer: Pick<Golfer, 'profile'>): Promise<Profile> {
  await expect.poll(async () => (await golfer.profile()).hasCompletedOnboarding).toBe(true)
  return golfer.profile()
}
