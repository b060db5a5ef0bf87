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

/** From then on the page's time passes only when told: the dialog closes by itself seconds after it has thanked. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto('/')
  // Until its parts have come, what is below them moves.
  await expect(page.getByRole('heading', { name: 'Pro Golf Tips' })).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
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

test('HOM-11 CON-01 CON-02 opens from home with the four fields and two buttons, for visitors too', async ({
  page,
}) => {
  await open(page)
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Contact Us')
  await expect(dialog(page).getByRole('textbox')).toHaveCount(4)
  for (const name of Object.keys(FORM)) await expect(field(page, name)).toHaveValue('')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog(page).getByRole('button')).toHaveText(['', 'Cancel', 'Send Message'])
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Contact Us' }).click()
  await fill(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(field(page, 'Message')).toHaveValue('')

  const { release } = await holdMessages(page)
  await fill(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Sending...')
  release()
  await expect(dialog(page).getByText('Message Sent!')).toBeVisible()
})

test('CON-03 CON-04 CON-09 sends nothing while a field is empty, blank or no e-mail address, and clears the error with an edit of any field', async ({
  page,
}) => {
  const { sent, release } = await holdMessages(page)
  release()
  await open(page)
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  for (const name of Object.keys(FORM)) {
    for (const text of ['', ' \t ']) {
      await fill(page, { [name]: text })
      await sendButton(page).click()
      await expect(fault(page)).toHaveText('Please fill in all fields')
    }
    await field(page, name).press('a')
    await expect(fault(page)).toHaveText('')
  }
  await fill(page, { Email: 'ann at example' })
  await sendButton(page).click()
  await expect(fault(page)).toHaveText('Please enter an email address like name@example.com.')

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

test('CON-06 CON-07 CST-19 thanks, closes after 2 seconds and starts anew', async ({ page }) => {
  await open(page)
  await fill(page)
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

  await page.getByRole('link', { name: 'Contact Us' }).click()
  for (const name of Object.keys(FORM)) await expect(field(page, name)).toHaveValue('')
})

test('CON-05 CON-08 takes no second press while sending, then shows the message of the server above the fields, or Submission failed when there is none', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/contact', async (route) => {
    await held
    await route.fulfill({
      status: 429,
      json: { code: 'too-many-tries', message: 'Too many messages were sent from here.' },
    })
  })
  await sendButton(page).click()
  await expect(sendButton(page)).toBeDisabled()
  answer()
  await expect(fault(page)).toHaveText('Too many messages were sent from here.')
  const [box, firstField] = await Promise.all([fault(page).boundingBox(), field(page, 'First Name').boundingBox()])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(firstField?.y ?? 0)
  await expect(fault(page).locator('div')).toHaveCSS('background-color', 'rgb(250, 220, 212)')

  await page.unrouteAll()
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { code: 'fault', message: '' } }))
  await sendButton(page).click()
  await expect(fault(page)).toHaveText('Submission failed')
})

test(
  'sends one message however often the button is pressed, and one when the answer gets lost',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
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

    await page.clock.runFor(2_000)
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Contact Us' }).click()
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
  },
)

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
  // Notices that lie over the link make way as time passes.
  await page.clock.resume()

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

test('SHL-19 opens the modals of a visitor and of a golfer by their addresses', async ({ page, server }) => {
  const expectModals = async (modals: Readonly<Record<string, string>>) => {
    for (const [address, title] of Object.entries(modals)) {
      await page.goto(`/?dialog=${address}`)
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    }
  }
  await expectModals({ 'sign-in': 'Sign In', 'sign-up': 'Create Your Free Account', contact: 'Contact Us' })
  await signUpGolfer(page.context(), server.url)
  await expectModals({
    contact: 'Contact Us',
    capture: 'Welcome to Bagwise',
    'golf-profile': 'Complete Your Golf Profile',
  })
})
