import type { Locator, Page } from '@playwright/test'
import { leadTo } from '../support/accessible.ts'
import { resultRows } from '../support/calculator.ts'
import { analysis, card, goToStep, openFitting } from '../support/fitting.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { advise, answer, openShot } from '../support/shot.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { answerSwing, openSwing } from '../support/swing.ts'
import { expect, test } from '../support/test.ts'

/** The phone's screen. */
const FIRST_VIEW_PX = 844

type Screen = {
  readonly open: (page: Page) => Promise<unknown>
  readonly budgetPx: number
  /** Comes last. */
  readonly waitFor: string
  /** What the first screen holds, whole. */
  readonly firstView: (page: Page) => readonly Locator[]
}

const at = (address: string) => (page: Page) => leadTo(page, address)
const heading = (page: Page, level: number, name: string | RegExp) => page.getByRole('heading', { level, name })
/** The sheet with this heading. */
const sheet = (page: Page, name: string | RegExp) =>
  page.locator('main section').filter({ has: heading(page, 2, name) })
const first = (parts: Locator, count: number) => Array.from({ length: count }, (_, index) => parts.nth(index))

/** With the sample golfer, as first shown. */
const SCREENS: Readonly<Record<string, Screen>> = {
  home: {
    open: at('/'),
    budgetPx: 2000,
    waitFor: 'Read it all',
    firstView: (page) => [
      heading(page, 1, 'Your bag'),
      page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.getByRole('img') }),
      page.getByRole('button', { name: 'Get my club' }),
      sheet(page, 'Next').getByRole('link'),
    ],
  },
  'shot result': {
    open: async (page) => {
      await openShot(page, 'distance=120&lie=fairway&weather=windy&wind=10')
      await advise(page)
    },
    budgetPx: 1650,
    waitFor: 'What would change it',
    firstView: (page) => [answer(page), sheet(page, 'Why this club'), sheet(page, /^Why \d+$/)],
  },
  profile: {
    open: at('/profile'),
    budgetPx: 1700,
    waitFor: 'How to practice',
    firstView: (page) => [
      heading(page, 1, 'Sam Miller'),
      page.getByRole('list', { name: 'In short' }),
      page.getByRole('region', { name: 'Your game in figures' }),
      ...['Edit Profile', 'Retake Quiz', 'Sign Out'].map((name) => page.getByRole('button', { name })),
    ],
  },
  balls: {
    open: at('/ball-matching'),
    budgetPx: 1900,
    waitFor: 'Side by side',
    firstView: (page) => [page.locator('summary', { hasText: 'Your choices' }), ...first(page.getByRole('article'), 2)],
  },
  'fitting result': {
    open: async (page) => {
      await openFitting(page)
      await goToStep(page, 3)
      await analysis(page).click()
    },
    budgetPx: 1900,
    waitFor: 'Next Steps',
    firstView: (page) => [
      page.getByText('12°', { exact: true }).first(),
      page.getByText('Graphite shaft: senior', { exact: true }),
      page.getByText(/^For 80 ± 4 mph, from your carries/),
      card(page, 'Driver').getByText(/^Your driver speed: 80 ± 4 mph/),
    ],
  },
  'starter sets': {
    open: at(setsAddress()),
    budgetPx: 1900,
    waitFor: 'How we picked',
    firstView: (page) => {
      const set = page.getByRole('article').first()
      return [
        set.getByText('$949', { exact: true }).first(),
        set.getByRole('heading', { name: 'Why this set' }),
        set.getByText(/Once a month/),
      ]
    },
  },
  'swing result': {
    open: async (page) => {
      await openSwing(page)
      await answerSwing(page, { misses: ['Push-slice'] })
    },
    budgetPx: 1400,
    waitFor: 'Your ball flight',
    firstView: (page) => [
      page.locator('section[aria-labelledby="swing-answer"]'),
      page.getByRole('list', { name: 'Drills for you' }).locator('> li').first(),
    ],
  },
  distances: {
    open: at('/distances'),
    budgetPx: 1700,
    waitFor: 'Club Overlaps',
    firstView: (page) => [sheet(page, 'Yardage ladder'), sheet(page, 'Gapping Score')],
  },
  recommendations: {
    open: at('/recommendations'),
    budgetPx: 1400,
    waitFor: '6 recommendations',
    firstView: (page) => first(page.locator('main ol > li').filter({ has: page.getByRole('article') }), 3),
  },
  calculator: {
    open: at('/distance-calculator'),
    budgetPx: 1270,
    waitFor: 'Pro Tips',
    firstView: (page) => [...first(page.locator('form').getByRole('textbox'), 3), ...first(resultRows(page), 5)],
  },
}

test('ACT-65 ACT-66 ACT-67 has pages as long as a golfer scrolls, what counts on the first screen, and closed parts of one line, open in print', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  await signUpSampleGolfer(context, server.url)
  for (const [name, { open, budgetPx, waitFor, firstView }] of Object.entries(SCREENS)) {
    await open(page)
    await expect(page.getByText(waitFor, { exact: true }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    await expect.soft.poll(() => heightPx(page), name).toBeLessThanOrEqual(budgetPx)
    for (const part of firstView(page)) {
      await expect(part, name).toBeVisible()
      const bottomPx = () => part.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY)
      await expect.soft.poll(bottomPx, `${name}: ${String(part)}`).toBeLessThanOrEqual(FIRST_VIEW_PX)
    }
    await expectAccordions(page, name)
  }
})

/** Closed parts are of 52 px and one line, hide no error and no warning, and are open in print. */
async function expectAccordions(page: Page, name: string): Promise<void> {
  const accordions = page.locator('main details:has(> summary > :is(h2, h3, h4))')
  const all = await accordions.evaluateAll((parts) =>
    parts.map((part) => {
      const summary = part.querySelector('summary')
      const answer = summary?.querySelector('span')
      const lineHeightPx = answer ? Number.parseFloat(getComputedStyle(answer).lineHeight) : 0
      return {
        name: summary?.innerText,
        heightPx: summary?.getBoundingClientRect().height,
        answer: answer?.textContent?.trim(),
        lines: answer && Math.round(answer.getBoundingClientRect().height / lineHeightPx),
        isClosed: !(part as HTMLDetailsElement).open,
        hidesFault: part.querySelector('[role=alert]:not(:empty), [aria-invalid=true], [data-warning]') !== null,
      }
    }),
  )
  for (const part of all) {
    // The golfer's email address here is longer than a line of a phone.
    const lines = part.answer?.includes('@') ? 2 : 1
    expect(part, `${name}: ${part.name}`).toMatchObject({ lines, answer: expect.stringMatching(/\S/) })
    expect(part.heightPx, `${name}: ${part.name}`).toBeGreaterThanOrEqual(52)
    if (part.isClosed) expect(part.hidesFault, `${name}: ${part.name}`).toBe(false)
  }
  await page.emulateMedia({ media: 'print' })
  const shown = () =>
    accordions.evaluateAll((parts) =>
      parts.map((part) => part.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false),
    )
  await expect.poll(shown, name).not.toContain(false)
  await page.emulateMedia({ media: 'screen' })
}

function heightPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}
