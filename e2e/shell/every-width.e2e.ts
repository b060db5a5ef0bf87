import type { Page } from '@playwright/test'
import { leadTo } from '../support/accessible.ts'
import { analysis, expectStep, next as nextStep, openFitting } from '../support/fitting.ts'
import { advance, answerTo, expectQuestion, openQuestionnaire } from '../support/questionnaire.ts'
import { storeSweptRound } from '../support/played-rounds.ts'
import { ROUTES, SWEPT_ROUTES } from '../support/route-table.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { advise, openShot } from '../support/shot.ts'
import { button, expectQuestion as expectSetQuestion, openBuilder, setsAddress } from '../support/starter-sets.ts'
import { answerSwing, expectSwingQuestion, next as nextQuestion, openSwing } from '../support/swing.ts'
import { sweep } from '../support/sweep.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { textFaults } from '../support/text-faults.ts'
import { controlNames, unhiddenDrawings } from '../support/control-names.ts'
import { expectSectionGaps } from '../support/section-gaps.ts'

const WIDTHS_PX = [320, 390, 768, 1024, 1440, 2560] as const
const PHONE_PX = 390
const PHONE = { width: PHONE_PX, height: 844 }
const TABLET = { width: 820, height: 1000 }

/**
 * Steps of a wizard are one layout, and so are pages of a kind: each at the ends of the scale and at one width between, all
 * at all in an exhaustive run.
 */
function widthsOfStep(step: number): readonly number[] {
  const between = WIDTHS_PX.slice(1, -1)
  return sweep(
    WIDTHS_PX,
    WIDTHS_PX.filter((width) => !between.includes(width) || width === between[step % between.length]),
  )
}

/** One page of each kind at all widths, the others on the smallest phone and at one width between. */
const widthsOfRoute = (path: string, index: number) =>
  SWEPT_ROUTES.includes(path) ? WIDTHS_PX : sweep(WIDTHS_PX, [WIDTHS_PX[0], ...widthsOfStep(index).slice(1, 2)])

async function faultsHere(page: Page): Promise<readonly string[]> {
  const overflowPx = await sidewaysOverflowPx(page)
  return [...(overflowPx > 0 ? [`scrolls ${overflowPx} px sideways`] : []), ...(await textFaults(page))]
}

async function expectReadable(page: Page, what: string, widthsPx: readonly number[] = WIDTHS_PX): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Themes change no place of a text: each width in one of them, all in both in an exhaustive run.
    for (const width of sweep(
      widthsPx,
      widthsPx.filter((_, index) => (index % 2 === 0) === (colorScheme === 'light')),
    )) {
      await page.setViewportSize({ width, height: 844 })
      await expect.soft.poll(() => faultsHere(page), { message: `${what}, ${colorScheme}, ${width}` }).toEqual([])
    }
  }
}

/** Every route, and what wizards and forms end with. */
async function expectRoutesReadable(
  page: Page,
  routes: readonly string[],
  widthsOf: (path: string, index: number) => readonly number[],
  expectMore: (what: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const [index, path] of [...routes, setsAddress()].entries()) {
    await leadTo(page, path)
    await expectReadable(page, path, widthsOf(path, index))
    await expectMore(path)
  }
  await page.setViewportSize({ width: PHONE_PX, height: 844 })
  await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10')
  await advise(page)
  await expectReadable(page, 'shot result', widthsOf('/shot-advisor', 0))
  await expectMore('shot result')
}

/** Each step of each wizard. */
async function expectWizardsReadable(
  page: Page,
  widthsOf = widthsOfStep,
  expectMoreOfResult: (what: string) => Promise<void> = async () => {},
): Promise<void> {
  await openFitting(page)
  for (let step = 0; step < 4; step += 1) {
    await expectStep(page, step)
    await expectReadable(page, `fitting, step ${step + 1}`, widthsOf(step))
    await (step === 3 ? analysis(page) : nextStep(page)).click()
  }
  await expectStep(page, 4)
  await expectReadable(page, 'fitting result', widthsOf(4))
  await expectMoreOfResult('fitting result')

  await openSwing(page)
  for (let question = 1; question <= 4; question += 1) {
    await expectSwingQuestion(page, question)
    await expectReadable(page, `swing, question ${question}`, widthsOf(question))
    if (question < 4) await nextQuestion(page).click()
  }
  await openSwing(page)
  await answerSwing(page, { misses: ['Push-slice'] })
  await expectReadable(page, 'swing result', widthsOf(5))
  await expectMoreOfResult('swing result')

  await openBuilder(page)
  for (let question = 1; question <= 5; question += 1) {
    await expectSetQuestion(page, question)
    await expectReadable(page, `starter sets, question ${question}`, widthsOf(question))
    if (question < 5) await button(page, 'Next').click()
  }
}

async function expectQuestionnaireReadable(page: Page, widthsOf = widthsOfStep): Promise<void> {
  await openQuestionnaire(page)
  for (let question = 1; question <= 12; question += 1) {
    await expectQuestion(page, question)
    await expectReadable(page, `question ${question}`, widthsOf(question))
    if (question < 12) await answerTo(page, question + 1, question)
  }
  await advance(page)
}

test('ACT-69 ACT-72 has nothing cut, covered or to be scrolled sideways on any route at any width, sheets 16 or 24 px apart, decoration hidden and controls without words named after what they do', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  await signUpSampleGolfer(context, server.url)
  await storeSweptRound(context, server.url)
  const expectNames = controlNames(page)
  await expectRoutesReadable(page, ROUTES, widthsOfRoute, async (what) => {
    for (const viewport of [PHONE, TABLET]) {
      await page.setViewportSize(viewport)
      await expect.soft.poll(() => unhiddenDrawings(page), what).toEqual([])
      await expectNames(what)
    }
    if (!what.startsWith('/') || [...SWEPT_ROUTES, setsAddress()].includes(what)) await expectSectionGaps(page, what)
  })
  await page.setViewportSize(TABLET)
  const tools = page.getByRole('banner').getByRole('navigation').last().getByRole('link')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shot Advisor' })).toBeVisible()
  for (const tool of await tools.all()) await expect(tool).toHaveAccessibleName(/^[A-Z]\w+( [A-Z]\w+)?$/)
})

test('ACT-72 has nothing cut, covered or to be scrolled sideways on any step of a wizard, and the sheets of its end 16 or 24 px apart', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  await signUpSampleGolfer(context, server.url)
  await expectWizardsReadable(page, widthsOfStep, (what) => expectSectionGaps(page, what))
})

test('ACT-72 has nothing cut, covered or to be scrolled sideways at any question about the golfer', async ({
  page,
  golfer: _signedIn,
}) => {
  test.slow()
  await expectQuestionnaireReadable(page)
})

test('ACT-72 has nothing cut, covered or to be scrolled sideways for visitors, the 60-second bag among it', async ({
  page,
}) => {
  test.slow()
  // Where less motion is asked for, a tapped answer does not go on by itself.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const path of ['/', '/privacy', '/nowhere', '/?dialog=sign-up', '/?dialog=contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable(page, `${path} of a visitor`)
  }
  await page.goto('/')
  await page.getByRole('region', { name: 'Your bag in 60 seconds' }).getByRole('button', { name: '7-Iron' }).click()
  await page.getByRole('textbox', { name: 'Carry of your 7-iron' }).fill('95')
  await expectReadable(page, 'how far the 7-iron carries')
  await page.locator('form').getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Hand and tees' })).toBeVisible()
  await expectReadable(page, 'hand and tees')
  await page.getByText('Left', { exact: true }).click()
  await page.getByText('Forward tees').click()
  await expect(page.getByRole('heading', { name: /^Your bag: \d+ down to \d+\.$/ })).toBeVisible()
  await expectReadable(page, 'the bag')
})

test('ACT-72 has nothing cut, covered or to be scrolled sideways on a phone whose text is twice as large', async ({
  largeTextPhone,
  server,
}) => {
  test.slow()
  await signUpSampleGolfer(largeTextPhone, server.url)
  await storeSweptRound(largeTextPhone, server.url)
  const page = await largeTextPhone.newPage()
  await page.setViewportSize({ width: PHONE_PX, height: 844 })
  await expectRoutesReadable(page, SWEPT_ROUTES, () => [PHONE_PX])
  await expectWizardsReadable(page, () => [PHONE_PX])
  await expectQuestionnaireReadable(page, () => [PHONE_PX])
})
