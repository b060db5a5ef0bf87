import type { Page } from '@playwright/test'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const FORM = {
  'First Name': 'Ann',
  'Last Name': 'Bunker',
  Email: 'ann@example.com',
  Message: 'Is 158 right for a 6-iron?',
} as const

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Contact Us' })
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const sendButton = (page: Page) => dialog(page).getByRole('button', { name: /^Send/ })
const fault = (page: Page) => dialog(page).getByRole('alert')

async function open(page: Page) {
  await page.goto('/')
  // Until its parts have come, what is below them moves.
  await expect(page.getByRole('heading', { name: 'Pro Golf Tips' })).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, changes: Partial<Record<keyof typeof FORM, string>> = {}) {
  for (const [name, text] of Object.entries({ ...FORM, ...changes })) await field(page, name).fill(text)
}

/** Every message on its way, with the answer held back until the test lets it through. */
async function holdMessages(page: Page) {
  const sent: { readonly submission: string }[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON())
    await gate
    await route.continue()
  })
  return { sent, release }
}

test('HOM-11 CON-01 opens from home with the four fields, for visitors too', async ({ page }) => {
  await open(page)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Contact Us')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(4)
  for (const name of Object.keys(FORM)) await expect(field(page, name)).toHaveValue('')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
})

test('CON-02 CON-05 has Cancel and Send Message, which reads Sending... and is disabled on the way', async ({
  page,
}) => {
  await open(page)
  await expect(dialog(page).getByRole('button')).toHaveText(['', 'Cancel', 'Send Message'])
  const { release } = await holdMessages(page)
  await fill(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Sending...')
  await expect(sendButton(page)).toBeDisabled()
  release()
  await expect(dialog(page).getByText('Message Sent!')).toBeVisible()

  await open(page)
  await fill(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(field(page, 'Message')).toHaveValue('')
})

test('CON-03 sends nothing while a field is empty or blank', async ({ page }) => {
  const { sent, release } = await holdMessages(page)
  release()
  await open(page)
  for (const name of Object.keys(FORM)) {
    for (const text of ['', ' \t ']) {
      await fill(page, { [name]: text })
      await sendButton(page).click()
      await expect(fault(page)).toHaveText('Please fill in all fields')
    }
  }
  expect(sent).toEqual([])
  for (const name of Object.keys(FORM)) await field(page, name).fill(name === 'First Name' ? 'Ann' : '')
  await sendButton(page).click()
  await expect(field(page, 'Last Name')).toBeFocused()
  await expect(field(page, 'Last Name')).toHaveAccessibleDescription('Enter your last name.')
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Type your message.')
  await expect(field(page, 'First Name')).not.toHaveAttribute('aria-invalid')
  await fill(page, { 'First Name': '  Ann ', Message: `\n${FORM.Message}  ` })
  await sendButton(page).click()
  await expect(dialog(page).getByText('Message Sent!')).toBeVisible()
  expect(sent).toMatchObject([{ firstName: 'Ann', message: FORM.Message }])
})

test('CON-04 has an e-mail field of that type and says so before it sends what is none', async ({ page }) => {
  await open(page)
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await fill(page, { Email: 'ann at example' })
  await sendButton(page).click()
  await expect(fault(page)).toHaveText('Please enter an email address like name@example.com.')
})

test('CON-06 CON-07 CST-19 thanks, closes after 2 seconds and starts anew', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await fill(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await sendButton(page).click()
  await expect(dialog(page).getByText('Message Sent!', { exact: true })).toBeVisible()
  await expect(
    dialog(page).getByText("Thank you for contacting us. We'll get back to you soon.", { exact: true }),
  ).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(dialog(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(dialog(page)).toHaveCount(0)

  // Nobody has to wait for it.
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await fill(page)
  await sendButton(page).click()
  await dialog(page).getByText('Close', { exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.clock.resume()

  await page.getByRole('link', { name: 'Contact Us' }).click()
  for (const name of Object.keys(FORM)) await expect(field(page, name)).toHaveValue('')
})

test('CON-08 shows the message of the server above the fields, or Submission failed when there is none', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many-tries', message: 'Too many messages were sent from here.' } }),
  )
  await sendButton(page).click()
  await expect(fault(page)).toHaveText('Too many messages were sent from here.')
  const [box, firstField] = await Promise.all([fault(page).boundingBox(), field(page, 'First Name').boundingBox()])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(firstField?.y ?? 0)
  const ground = await fault(page)
    .locator('div')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).toBe('rgb(250, 220, 212)')

  await page.unrouteAll()
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { code: 'fault', message: '' } }))
  await sendButton(page).click()
  await expect(fault(page)).toHaveText('Submission failed')
})

test('CON-09 clears the error with an edit of any field', async ({ page }) => {
  await open(page)
  for (const name of Object.keys(FORM)) {
    await sendButton(page).click()
    await expect(fault(page)).toHaveText('Please fill in all fields')
    await field(page, name).press('a')
    await expect(fault(page)).toHaveText('')
    await field(page, name).fill('')
  }
})

test('sends one message however often the button is pressed, and one when the answer gets lost', async ({ page }) => {
  const { sent, release } = await holdMessages(page)
  await open(page)
  await fill(page)
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await field(page, 'Email').press('Enter')
  await expect.poll(() => sent.length).toBe(1)
  release()
  await expect(dialog(page).getByText('Message Sent!')).toBeVisible()
  expect(sent).toHaveLength(1)

  await open(page)
  await page.unrouteAll()
  const marks: string[] = []
  await page.route('**/api/contact', async (route) => {
    marks.push(route.request().postDataJSON().submission)
    // Stored, but the answer never arrives.
    if (marks.length === 1) {
      await route.fetch()
      await route.abort()
    } else await route.continue()
  })
  await fill(page)
  await sendButton(page).click()
  await expect(fault(page)).toContainText('Submission failed')
  await sendButton(page).click()
  await expect(dialog(page).getByText('Message Sent!')).toBeVisible()
  expect(new Set(marks).size).toBe(1)
})

test(
  'says so without a connection and keeps what was typed, also when the dialog was closed',
  { tag: EXHAUSTIVE },
  async ({ page, context }) => {
    await open(page)
    await fill(page)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(fault(page)).toContainText('Submission failed')
    await expect(fault(page)).toContainText('Check your connection and try again. What you typed is kept here.')
    await expect(sendButton(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Contact Us' }).click()
    for (const [name, text] of Object.entries(FORM)) await expect(field(page, name)).toHaveValue(text)
    await context.setOffline(false)
    await sendButton(page).click()
    await expect(dialog(page).getByText('Message Sent!')).toBeVisible()
  },
)

test('tells how a message ended whose dialog was closed meanwhile', { tag: EXHAUSTIVE }, async ({ page }) => {
  const { release } = await holdMessages(page)
  await open(page)
  await fill(page)
  await sendButton(page).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await fill(page)
  let fail = () => {}
  const failure = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/contact', async (route) => {
    await failure
    await route.abort()
  })
  await sendButton(page).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  fail()
  await expect(page.getByRole('alert').filter({ hasText: "Your message didn't send." })).toBeVisible()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(field(page, 'Message')).toHaveValue(FORM.Message)
})

test('starts with what is known of a golfer', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await open(page)
  await expect(field(page, 'First Name')).toHaveValue(golfer.firstName)
  await expect(field(page, 'Last Name')).toHaveValue(golfer.lastName)
  await expect(field(page, 'Email')).toHaveValue(golfer.email)
  await expect(field(page, 'Message')).toHaveValue('')
})

for (const { who, dialogs } of [
  {
    who: 'a golfer',
    dialogs: [
      ['contact', 'Contact Us'],
      ['capture', 'Welcome to Bagwise'],
      ['golf-profile', 'Complete Your Golf Profile'],
    ],
  },
  {
    who: 'a visitor',
    dialogs: [
      ['sign-in', 'Sign In'],
      ['sign-up', 'Create Your Free Account'],
      ['contact', 'Contact Us'],
    ],
  },
] as const) {
  test(`SHL-19 opens the modals for ${who}: ${dialogs.map(([address]) => address).join(', ')}`, async ({
    page,
    server,
  }) => {
    if (who === 'a golfer') await signUpGolfer(page.context(), server.url)
    for (const [address, title] of dialogs) {
      await page.goto(`/?dialog=${address}`)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    }
  })
}
