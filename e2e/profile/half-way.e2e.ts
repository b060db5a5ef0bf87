import type { Locator, Page } from '@playwright/test'
import { expectStep, field as fittingField, goToStep, openFitting } from '../support/fitting.ts'
import { store } from '../support/gapping.ts'
import { shownDetail } from '../support/profile-details.ts'
import { openPart } from '../support/parts.ts'
import { quickLink } from '../support/quick-links.ts'
import {
  KNOWN_SHOT,
  answerTo,
  answeredProfile,
  expectQuestion,
  finishNow,
  openQuestionnaire,
  pick,
  questionHeading,
  questionnaire,
} from '../support/questionnaire.ts'
import { roundsSection } from '../support/rounds.ts'
import { answer, expectQuestion as expectStarterQuestion, openBuilder } from '../support/starter-sets.ts'
import { analyze, expectSwingQuestion, flight, next as nextSwing, openSwing, tick } from '../support/swing.ts'
import { EXHAUSTIVE, sweep } from '../support/sweep.ts'
import { paceTaps } from '../support/quick-questions.ts'
import { expect, signUpGolfer, test, WITH_MOTION } from '../support/test.ts'

test.use(WITH_MOTION)

const DAY_MS = 24 * 3_600_000

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })

/** How many drafts this tab keeps. */
async function expectDrafts(page: Page, count: number): Promise<void> {
  const keys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
  await expect.poll(keys).toHaveLength(count)
}

/** A wizard that is left at a question, with an answer to it. */
type HalfWay = {
  readonly path: string
  readonly leftAt: number
  /** From its start to the answer of the question at which it is left. */
  readonly answer: (page: Page) => Promise<void>
  readonly expectAt: (page: Page, questionNumber: number) => Promise<void>
  readonly expectAnswer: (page: Page) => Promise<void>
  /** A fresh start, without any answer. */
  readonly expectFresh: (page: Page) => Promise<void>
}

const WIZARDS: Readonly<Record<string, HalfWay>> = {
  questionnaire: {
    path: '/?dialog=golf-profile',
    leftAt: 6,
    answer: async (page) => {
      await answerTo(page, 6)
      await questionnaire(page).getByRole('checkbox', { name: '3-Wood' }).check()
    },
    expectAt: expectQuestion,
    expectAnswer: (page) => expect(questionnaire(page).getByRole('checkbox', { name: '3-Wood' })).toBeChecked(),
    expectFresh: (page) => expect(page.getByRole('radio', { checked: true })).toHaveCount(0),
  },
  swing: {
    path: '/swing-analyzer',
    leftAt: 3,
    answer: async (page) => {
      await flight(page, 'Slice').check()
      await nextSwing(page).click()
      await expectSwingQuestion(page, 2)
      await nextSwing(page).click()
      await tick(page, 'Thin').check()
    },
    expectAt: expectSwingQuestion,
    expectAnswer: (page) => expect(tick(page, 'Thin')).toBeChecked(),
    expectFresh: (page) => expect(flight(page, 'Straight')).toBeChecked(),
  },
  fitting: {
    path: '/equipment-fitting',
    leftAt: 3,
    answer: async (page) => {
      await fittingField(page, 'Handicap').fill('9.5')
      await goToStep(page, 2)
      await fittingField(page, 'Swing speed with the driver').fill('107')
    },
    expectAt: (page, questionNumber) => expectStep(page, questionNumber - 1),
    expectAnswer: (page) => expect(fittingField(page, 'Swing speed with the driver')).toHaveValue('107'),
    expectFresh: (page) => expect(fittingField(page, 'Handicap')).toHaveValue(''),
  },
  'starter sets': {
    path: '/beginner-builder',
    leftAt: 3,
    answer: async (page) => {
      await answer(page, 'Over $1,200').click()
      await expectStarterQuestion(page, 2)
      await answer(page, 'Weekly').click()
      await expectStarterQuestion(page, 3)
    },
    expectAt: expectStarterQuestion,
    expectAnswer: async (page) => {
      await button(page, 'Back').click()
      await expect(answer(page, 'Weekly')).toBeChecked()
    },
    expectFresh: (page) => expect(answer(page, '$500 to $1,200')).toBeChecked(),
  },
}

test('ACT-50 offers a wizard that was left half-way after a reload, to its own golfer, for a day', async ({
  page,
  context,
  server,
  golfer: _signedIn,
}) => {
  const wizards = Object.entries(WIZARDS)
  for (const [index, [name, wizard]] of wizards.entries()) {
    const { path, leftAt, answer: answerIt, expectAt, expectAnswer } = wizard
    await page.goto(path)
    await expectAt(page, 1)
    await answerIt(page)
    const kept = await draftsOf(page)
    // All of them keep their drafts in the same way, a day at most.
    if (sweep(Object.keys(WIZARDS), ['swing']).includes(name)) {
      await keepDrafts(page, kept, DAY_MS)
      await page.reload()
      await expectStart(page, wizard)
      await expectDrafts(page, index)
      await keepDrafts(page, kept)
    }
    await page.reload()
    await expectAt(page, 1)
    await button(page, 'Start over').click()
    await expectStart(page, wizard)
    await expectDrafts(page, index)
    await keepDrafts(page, kept)
    await page.reload()
    await expectAt(page, 1)
    await button(page, `Continue at question ${leftAt}`).click()
    await expectAt(page, leftAt)
    await expectAnswer(page)
  }
  await expectDrafts(page, wizards.length)
  await signUpGolfer(context, server.url)
  for (const [, wizard] of wizards) {
    await page.goto(wizard.path)
    await expectStart(page, wizard)
  }
  await expectDrafts(page, 0)
})

/** At the first question, with no answer and no offer to go on. */
async function expectStart(page: Page, { expectAt, expectFresh }: HalfWay): Promise<void> {
  await expectAt(page, 1)
  await expectFresh(page)
  await expect(button(page, /^Continue at/)).toHaveCount(0)
}

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:')))

/** Keeps what the page itself kept before, as if it had been this long ago. */
async function keepDrafts(
  page: Page,
  drafts: readonly (readonly [key: string, text: string])[],
  agoMs = 0,
): Promise<void> {
  await page.evaluate(
    ([entries, ago]) => {
      for (const [key, text] of entries) {
        const kept = JSON.parse(text)
        sessionStorage.setItem(key, JSON.stringify({ ...kept, atMs: kept.atMs - ago }))
      }
    },
    [drafts, agoMs] as const,
  )
}

test(
  'ACT-50 keeps no draft of a wizard that is complete, nor after Sign Out',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await openSwing(page)
    for (const questionNumber of [2, 3, 4]) {
      await nextSwing(page).click()
      await expectSwingQuestion(page, questionNumber)
    }
    await expectDrafts(page, 1)
    await analyze(page).click()
    await expect(button(page, 'Analyze Again')).toBeVisible()
    await expectDrafts(page, 0)
    await openQuestionnaire(page)
    await answerTo(page, 4)
    await pick(page, 'Fun')
    await expectDrafts(page, 1)
    await finishNow(page)
    await expect(page).toHaveURL('/distances')
    await expectDrafts(page, 0)
    await answeredProfile(golfer)

    await openFitting(page)
    await fittingField(page, 'Handicap').fill('9.5')
    await expectDrafts(page, 1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bagwise.progress') ?? '')).not.toMatch(/unsentId/)
    await button(page, 'Menu').click()
    await button(page, 'Sign Out').click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expectDrafts(page, 0)
  },
)

test('a message that was not sent is still there after a reload', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/?dialog=contact')
  const message = page.getByRole('dialog').getByLabel('Message')
  await message.fill('Is 158 right?')
  await page.reload()
  await expect(message).toHaveValue('Is 158 right?')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/?dialog=contact')
  await expect(message).toHaveValue('')
})

test('ACT-51 has an entry in the history for each question, and moves on by one however quick the taps', async ({
  page,
  golfer: _signedIn,
}) => {
  await page.goto('/privacy')
  for (const { path, leftAt, answer: answerIt, expectAt } of Object.values(WIZARDS)) {
    await page.goto(path)
    await expectAt(page, 1)
    await answerIt(page)
    for (let questionNumber = leftAt - 1; questionNumber >= 1; questionNumber -= 1) {
      await page.goBack()
      // The pause behind the first section, and the shot before it, are entries of their own.
      if (answerIt === WIZARDS.questionnaire?.answer && questionNumber === 4) {
        await expect(questionnaire(page).getByRole('button', { name: 'Finish now' })).toBeVisible()
        await page.goBack()
        await expect(questionHeading(page)).toHaveText(KNOWN_SHOT)
        await page.goBack()
      }
      await expectAt(page, questionNumber)
    }
    await page.goForward()
    await expectAt(page, 2)
  }

  await paceTaps(page)
  await openQuestionnaire(page)
  await button(page, 'Start over').click()
  await questionnaire(page).getByRole('radio', { name: 'Regular' }).dblclick()
  await expectQuestion(page, 2)
  await questionnaire(page).getByRole('slider').fill('101')
  await questionnaire(page).getByRole('button', { name: 'Next' }).dblclick()
  await expectQuestion(page, 3)
  await page.goBack()
  await expect(questionnaire(page).getByRole('slider')).toHaveValue('101')
  await page.goBack()
  await expect(questionnaire(page).getByRole('radio', { name: 'Regular' })).toBeChecked()
  // Back from the first question closes it, and so does the cross from any.
  await page.goForward()
  await expectQuestion(page, 2)
  await button(page, 'Close').click()
  await expect(questionnaire(page)).toHaveCount(0)

  await openBuilder(page)
  await button(page, 'Start over').click()
  await answer(page, 'Over $1,200').dblclick()
  await expectStarterQuestion(page, 2)
  await button(page, 'Next').dblclick()
  await expectStarterQuestion(page, 3)
  await openFitting(page)
  await button(page, 'Next Step').dblclick()
  await expectStep(page, 1)
})

test('ACT-52 asks before a changed form is left by link or Back, and not before an unchanged one', async ({
  page,
  golfer,
}) => {
  await store(golfer, { driver: [210] })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const stay = () => question.getByRole('button', { name: 'Keep editing' }).click()
  const toDistances = async () => (await quickLink(page, 'Distances')).click()
  const openProfile = async () => {
    await page.goto('/privacy')
    await page.getByRole('banner').getByRole('link', { name: 'Jamie Ortega' }).click()
    await expect(page).toHaveURL('/profile')
    await page.locator('main').getByRole('button', { name: 'Edit Profile' }).click()
  }
  const form = page.getByRole('form', { name: 'Edit your profile' })

  await openProfile()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await openProfile()
  await form.getByLabel('Age', { exact: true }).fill('52')
  for (const leave of [toDistances, () => page.goBack()]) {
    await leave()
    await stay()
    await expect(page).toHaveURL('/profile')
    await expect(form.getByLabel('Age', { exact: true })).toHaveValue('52')
  }
  await page.goBack()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goForward()
  await expect(page).toHaveURL('/profile')
  await expect(form).toHaveCount(0)
  await expect(shownDetail(page, 'Age')).not.toContainText('52')

  await page.getByRole('button', { name: 'Edit Bag' }).click()
  await page.getByRole('checkbox', { name: 'Lob Wedge' }).check()
  await expect(page.locator('form[data-changed]')).toBeVisible()
  await page.goBack()
  await stay()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('checkbox', { name: 'Lob Wedge' })).toBeChecked()
  await toDistances()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/distances')

  await page.goBack()
  await expect(page).toHaveURL('/profile')
  await openPart(page.locator('#handicap'))
  await roundsSection(page).getByRole('button', { name: 'Add a round' }).click()
  const round = page.getByRole('dialog', { name: 'Add a round' })
  await page.mouse.click(195, 20)
  await expect(round).toHaveCount(0)
  await roundsSection(page).getByRole('button', { name: 'Add a round' }).click()
  await round.getByLabel('Course', { exact: true }).fill('Heather Links')
  await page.mouse.click(195, 20)
  await page.goBack()
  await stay()
  await expect(round.getByLabel('Course', { exact: true })).toHaveValue('Heather Links')
})
