import type { Page } from '@playwright/test'
import { test } from '../support/ai-service.ts'
import type { AiBehaviour } from '../support/ai-service.ts'
import { openBalls } from '../support/balls.ts'
import { ask, caddie, openCaddie } from '../support/caddie.ts'
import { calculate } from '../support/calculator.ts'
import { openShot, storeBag } from '../support/shot.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { answerSwing, openSwing } from '../support/swing.ts'
import { expect } from '../support/test.ts'

/** Each has the AI asked once or more, and its view would be on the page that it leaves. */
const OPERATIONS = {
  // Of a golfer without own numbers, who comes to have a bag next.
  distances: async (page: Page) => {
    await page.goto('/distance-calculator')
    await calculate(page, { Driver: '204', '7-Iron': '132' })
  },
  'shot advice': (page: Page) => openShot(page, 'distance=150&advice=yes'),
  balls: (page: Page) => openBalls(page, 'feel=soft'),
  equipment: async (page: Page) => {
    await page.goto('/recommendations')
  },
  'starter set': async (page: Page) => {
    await page.goto(setsAddress({ miss: 'long', course: 'resort', frequency: 'rarely' }))
  },
  caddie: async (page: Page) => {
    await openCaddie(page)
    await ask(page, 'How high should I tee it?')
  },
  swing: async (page: Page) => {
    await openSwing(page)
    await answerSwing(page, { misses: ['Push-slice'] })
  },
} as const
type Operation = keyof typeof OPERATIONS

const NO_ANSWER = /^(AI gave no answer this time|The caddie has no answer right now)\.$/
const FAILURES = {
  slow: { behaviour: 'silent', line: 'AI took too long to answer.' },
  '401': { behaviour: { status: 401 }, line: NO_ANSWER },
  '429': { behaviour: { status: 429, retryAfter: '20' }, line: 'AI is busy. Try again in 20 seconds.' },
  '500': { behaviour: { status: 500 }, line: NO_ANSWER },
  HTML: { behaviour: { status: 200, body: '<html>Welcome</html>' }, line: NO_ANSWER },
  cut: { behaviour: { status: 200, body: '{"choices":[{"mess', isCut: true }, line: "AI can't be reached right now." },
  empty: { behaviour: { text: '' }, line: NO_ANSWER },
  // No failure of the service, so that it is not left alone for having failed too often.
  'no JSON': { behaviour: { text: 'Buy what you like.' }, line: NO_ANSWER },
} as const satisfies Record<string, { readonly behaviour: AiBehaviour; readonly line: string | RegExp }>
type Failure = keyof typeof FAILURES

/** So that the service is not left alone for having failed too often. */
async function letItAnswerOnce(page: Page): Promise<void> {
  await openCaddie(page)
  await ask(page, `How low should I tee it, ${Math.random()}?`)
  await expect(caddie(page).getByText('Half a ball above the crown.')).toBeVisible()
}

async function expectLine(page: Page, operation: Operation, failure: Failure): Promise<void> {
  await OPERATIONS[operation](page)
  const { line } = FAILURES[failure]
  const shown = page.getByRole('main').getByText(line, { exact: true }).first()
  await expect(shown, `${operation}: ${failure}`).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('main').getByText('AI', { exact: true }), operation).toHaveCount(0)
}

test('OPN-25 OPN-26 leaves a quiet line where the AI’s view of a shot, of balls or of clubs would be, and marks nothing AI', async ({
  page,
  golfer,
  ai,
}) => {
  await storeBag(golfer)
  await golfer.store({ age: 81, weight: 221 })
  for (const [operation, failure] of [
    ['shot advice', '429'],
    ['equipment', 'no JSON'],
    ['balls', 'empty'],
  ] as const) {
    ai.answer = () => FAILURES[failure].behaviour
    await expectLine(page, operation, failure)
  }
})

test('OPN-24 OPN-25 says so where the AI’s words on a set, a swing or distances do not fit, and where the caddie is busy', async ({
  page,
  golfer,
  ai,
}) => {
  await golfer.store({ age: 82, weight: 222 })
  const main = page.getByRole('main')
  ai.answer = () => ({ text: JSON.stringify({ explanation: 'It costs $250. A bargain at $250.' }) })
  await OPERATIONS['starter set'](page)
  await expect(main.getByText("AI's answer didn't fit the rules.").first()).toBeVisible()
  ai.answer = () => ({ text: JSON.stringify({ carries: { pw: 300 } }) })
  await OPERATIONS.distances(page)
  await expect(main.getByText("AI's answer didn't fit the rules.")).toBeVisible()
  ai.answer = () => FAILURES['500'].behaviour
  await expectLine(page, 'swing', '500')
  ai.answer = () => FAILURES['429'].behaviour
  await expectLine(page, 'caddie', '429')
})

for (const failure of Object.keys(FAILURES).filter((name) => name !== 'no JSON') as Failure[]) {
  test(
    `leaves a line after each of the seven questions when the AI is: ${failure}`,
    { tag: EXHAUSTIVE },
    async ({ page, golfer, ai }) => {
      test.slow()
      await golfer.store({ age: 83, weight: 223 + Object.keys(FAILURES).indexOf(failure) })
      for (const operation of Object.keys(OPERATIONS) as Operation[]) {
        ai.answer = () => ({ text: 'Half a ball above the crown.' })
        await letItAnswerOnce(page)
        ai.answer = () => FAILURES[failure].behaviour
        await expectLine(page, operation, failure)
        if (operation === 'distances') await storeBag(golfer)
      }
    },
  )
}
