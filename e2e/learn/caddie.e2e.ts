import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/ai-service.ts'
import { ask, caddie, expectArticles, field, openCaddie } from '../support/caddie.ts'
import { keptOnDevice } from '../support/service-worker.ts'
import { expect, sidewaysOverflowPx, signUpGolfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const FIRST = 'Take one club more for every ten miles per hour in your face, and swing at four fifths of your speed.'
const ANSWER = `${FIRST}\nIs 5 & 7 more than "enough"? Then a fitter should look at your spin before you buy anything.`
const WIND = 'How do I play into a gale?'

test('AIS-12 AIS-23 AIS-25 answers a golfer’s question in words, marked AI, and sends it as data', async ({
  page,
  ai,
  golfer,
}) => {
  await golfer.store({ age: 41 })
  ai.answer = () => ({ text: ANSWER })
  await openCaddie(page)
  await ask(page, WIND)
  await expect(caddie(page).getByText(FIRST)).toBeVisible()
  await expect(caddie(page).getByText('Is 5 & 7 more than "enough"?')).toBeVisible()
  await expect(caddie(page).getByText('AI', { exact: true })).toBeVisible()
  await expect(caddie(page).getByRole('status')).toHaveText('The caddie has answered.')
  await expect(field(page)).toHaveValue(WIND)
  const { facts = '', task = '' } = ai.calls.at(-1) ?? {}
  expect(JSON.parse(facts)).toMatchObject({ question: WIND, golfer: { age: 41 } })
  expect(task).not.toContain('gale')
  expect(facts).not.toMatch(new RegExp(`${golfer.firstName}|${golfer.lastName}|${golfer.email}`))
})

test('shows the answer while it is written, moves nothing above it, and stops when told', async ({
  page,
  ai,
  golfer: _signedIn,
}) => {
  ai.answer = () => ({ text: ANSWER, ends: 'silent' })
  await openCaddie(page)
  // On the page: the view may still be on its way to the field.
  const top = () => field(page).evaluate((box) => Math.round(box.getBoundingClientRect().y + scrollY))
  await ask(page, `${WIND} Stop.`)
  await expect(caddie(page).getByRole('status')).toHaveText('The caddie is thinking.')
  const topBefore = await top()
  await expect(caddie(page).getByText('Take one club more')).toBeInViewport()
  expect(await top()).toBe(topBefore)

  const stop = caddie(page).getByRole('button', { name: 'Stop' })
  await stop.focus()
  await page.keyboard.press('Enter')
  await expect(caddie(page).getByText('Stopped.', { exact: true })).toBeVisible()
  await expect(caddie(page).getByText('Take one club more')).toBeVisible()
  await expect(caddie(page).getByRole('button', { name: 'Ask', exact: true })).toBeFocused()
})

test(
  'AIS-01 AIS-23 marks an answer that breaks off and has the closest articles follow; they answer when the AI does not, and the question stays',
  { tag: EXHAUSTIVE },
  async ({ page, ai, golfer: _signedIn }) => {
    ai.answer = () => ({ text: ANSWER, ends: 'broken' })
    await openCaddie(page)
    await ask(page, 'How much bounce suits soft turf?')
    await expect(caddie(page).getByText('The answer was cut off here.')).toBeVisible()
    await expect(caddie(page).getByText('Take one club more')).toBeVisible()
    await expectArticles(page, 'Bounce Angle')

    ai.answer = () => ({ status: 400 })
    await caddie(page).getByRole('button', { name: 'How much bounce do I need?' }).click()
    await expectArticles(page, 'Bounce Angle')
    await expect(caddie(page).getByText('AI', { exact: true })).toHaveCount(0)
    await expect(field(page)).toHaveValue('How much bounce do I need?')

    await ask(page, 'Zzzzz?')
    await expect(caddie(page).getByText('Nothing on that yet')).toBeVisible()
    await expect(caddie(page).getByRole('link', { name: 'All of the encyclopedia' })).toBeVisible()
    await expect(caddie(page).getByRole('status')).toHaveText('No answer right now. Try these articles.')

    await ask(page, 'Which bounce?')
    await caddie(page).getByRole('link', { name: 'Bounce Angle', exact: true }).click()
    await expect(page).toHaveURL(/\/encyclopedia\?topic=bounce-angle/)
  },
)

test(
  'takes another question while it still answers one, and answers that one only',
  { tag: EXHAUSTIVE },
  async ({ page, ai, golfer: _signedIn }) => {
    ai.answer = () => ({ text: ANSWER, ends: 'silent' })
    await openCaddie(page)
    await ask(page, 'How far is far?')
    await expect(caddie(page).getByText('Take one club more')).toBeVisible()
    const callCount = ai.calls.length
    await field(page).press('Enter')
    ai.answer = () => ({ text: 'Ten degrees suit most turf.' })
    await caddie(page).getByRole('button', { name: 'How much bounce do I need?' }).click()
    await expect(caddie(page).getByRole('heading', { name: 'How much bounce do I need?' })).toBeVisible()
    await expect(caddie(page).getByText('Ten degrees suit most turf.')).toBeVisible()
    await expect(caddie(page).getByText('Take one club more')).toHaveCount(0)
    expect(ai.calls).toHaveLength(callCount + 1)
  },
)

test(
  'says what is wrong with a question, without asking',
  { tag: EXHAUSTIVE },
  async ({ page, ai, golfer: _signedIn }) => {
    await openCaddie(page)
    const callCount = ai.calls.length
    await field(page).press('Enter')
    await expect(caddie(page).getByRole('alert')).toHaveText('Type a question first.')
    await ask(page, 'a'.repeat(501))
    await expect(caddie(page).getByRole('alert')).toHaveText('Your question has 501 characters: shorten it to 500.')
    await field(page).fill('two')
    await field(page).press('Shift+Enter')
    await expect(field(page)).toHaveValue('two\n')
    expect(ai.calls).toHaveLength(callCount)
  },
)

test('is accessible with an answer and with articles', { tag: EXHAUSTIVE }, async ({ page, ai, golfer }) => {
  test.slow()
  await golfer.store({ age: 42 })
  ai.answer = () => ({ text: ANSWER })
  await openCaddie(page)
  await ask(page, WIND)
  await expect(caddie(page).getByRole('status')).toHaveText('The caddie has answered.')
  await expectAccessible(page, 'Learn with an answer')
  ai.answer = () => ({ status: 400 })
  await ask(page, 'How much bounce?')
  await expectArticles(page, 'Bounce Angle')
  await expectAccessible(page, 'Learn with articles')
})

test('fits a small phone whose text is twice as large', { tag: EXHAUSTIVE }, async ({ server, ai, largeTextPhone }) => {
  await signUpGolfer(largeTextPhone, server.url)
  const page = await largeTextPhone.newPage()
  ai.answer = () => ({ text: ANSWER, ends: 'broken' })
  await openCaddie(page)
  await ask(page, 'How much bounce is too much?')
  await expectArticles(page, 'Bounce Angle')
  await expect.poll(() => sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
})

test.describe('without reception', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'has the closest articles answer from the device',
    { tag: EXHAUSTIVE },
    async ({ page, context, ai, golfer: _signedIn }) => {
      test.slow()
      await openCaddie(page)
      await keptOnDevice(page)
      await context.setOffline(true)
      const callCount = ai.calls.length
      await ask(page, 'How much bounce do I need?')
      await expect(caddie(page).getByText("Can't reach Bagwise.")).toBeVisible()
      await expectArticles(page, 'Bounce Angle')
      expect(ai.calls).toHaveLength(callCount)
    },
  )
})
