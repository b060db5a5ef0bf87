import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openPart } from '../support/parts.ts'
import { everythingKept, signInOn } from '../support/device.ts'
import type { MailServer } from '../support/mail-server.ts'
import { mailTest } from '../support/mail-test.ts'
import { expect, sidewaysOverflowPx, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const DESKTOP = { width: 1280, height: 800 }
const NEW_PASSWORD = 'long-iron-from-the-rough'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const fault = (page: Page) => page.locator('form').getByRole('alert').last()

async function openAccount(page: Page) {
  await page.goto('/profile')
  await openPart(page.locator('#account'))
  await expect(page.getByRole('heading', { level: 2, name: 'Account', exact: true })).toBeVisible()
}

async function signInStatus(context: BrowserContext, url: string, login: Pick<Golfer, 'email' | 'password'>) {
  const { email, password } = login
  const answer = await context.request.post(`${url}/api/sign-in`, {
    data: { email, password },
    headers: { origin: url },
  })
  return answer.status()
}

const sessionUser = async (context: BrowserContext, url: string) =>
  (await (await context.request.get(`${url}/api/session`)).json()).user

test.describe('the account of a golfer', () => {
  test(
    'changes the name in one place, which header, profile and session follow, and the e-mail with the password',
    { tag: EXHAUSTIVE },
    async ({ page, context, golfer, server, browser }) => {
      await page.setViewportSize(DESKTOP)
      await openAccount(page)
      await button(page, 'Change name').click()
      await expect(field(page, 'First name')).toBeFocused()
      await expect(field(page, 'First name')).toHaveValue('Jamie')
      await field(page, 'First name').fill('  ')
      await button(page, 'Save name').click()
      await expect(fault(page)).toHaveText('Enter your first name.')
      await expect(field(page, 'First name')).toBeFocused()

      await field(page, 'First name').fill(' Robin ')
      await button(page, 'Save name').click()
      await expect(notice(page, 'Your name is Robin Ortega now.')).toBeVisible()
      await expect(button(page, 'Change name')).toBeFocused()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Robin Ortega' })).toBeVisible()
      await expect.poll(async () => (await golfer.profile()).firstName).toBe('Robin')
      expect(await sessionUser(context, server.url)).toMatchObject({ firstName: 'Robin', lastName: 'Ortega' })

      const email = `new-${golfer.email}`
      await button(page, 'Change email').click()
      await expect(field(page, 'New email')).toBeFocused()
      await expect(field(page, 'New email')).toHaveAttribute('autocomplete', 'email')
      await expect(field(page, 'Your password')).toHaveAttribute('autocomplete', 'current-password')
      await field(page, 'New email').fill('robin@')
      await field(page, 'Your password').fill('not-the-password')
      await button(page, 'Save email').click()
      await expect(fault(page)).toHaveText('Please enter an email address like name@example.com.')
      await expect(field(page, 'New email')).toBeFocused()
      await field(page, 'New email').fill(email)
      await button(page, 'Save email').click()
      await expect(fault(page)).toHaveText("That's not your current password.")
      await expect(field(page, 'Your password')).toBeFocused()
      await expect(field(page, 'New email')).toHaveValue(email)

      await field(page, 'Your password').fill(golfer.password)
      await button(page, 'Save email').click()
      await expect(notice(page, 'Email changed.')).toBeVisible()
      await expect(button(page, 'Change email')).toBeFocused()
      await expect(page.getByText(email)).not.toHaveCount(0)
      expect(await sessionUser(context, server.url)).toMatchObject({ email })
      expect((await golfer.profile()).email).toBe(email)
      const elsewhere = await browser.newContext()
      expect(await signInStatus(elsewhere, server.url, { ...golfer, email })).toBe(200)
      expect(await signInStatus(elsewhere, server.url, golfer)).toBe(401)
      await elsewhere.close()
    },
  )

  test(
    'lists where the golfer is signed in, ends one and all others, and does so with a new password',
    { tag: EXHAUSTIVE },
    async ({ page, context, golfer, server, browser }) => {
      const phone = await browser.newContext({ userAgent: IPHONE })
      const others = [phone, await browser.newContext({ userAgent: 'something' }), await browser.newContext()]
      for (const other of others) await signInOn(other, golfer, server.url)
      await openAccount(page)
      const list = page.getByRole('list').filter({ hasText: 'This device' })
      await expect(list.getByRole('listitem')).toHaveCount(4)
      await expect(list.getByRole('listitem').first()).toContainText('This device')
      await expect(list.getByRole('listitem').first().getByRole('button')).toHaveCount(0)

      await list.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
      await expect(notice(page, 'Safari on iPhone is signed out.')).toBeVisible()
      await expect(list.getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
      expect(await sessionUser(phone, server.url)).toBeNull()

      await button(page, 'Sign out everywhere else').click()
      await expect(notice(page, 'You are signed out everywhere else.')).toBeVisible()
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await expect(button(page, 'Sign out everywhere else')).toHaveCount(0)
      for (const other of others) expect(await sessionUser(other, server.url)).toBeNull()

      await signInOn(phone, golfer, server.url)
      await button(page, 'Change password').click()
      await expect(field(page, 'Current password')).toBeFocused()
      await expect(field(page, 'Current password')).toHaveAttribute('autocomplete', 'current-password')
      await expect(field(page, 'New password')).toHaveAttribute('autocomplete', 'new-password')
      await expect(page.locator('input[autocomplete="username"]')).toHaveValue(golfer.email)
      await field(page, 'Current password').fill(golfer.password)
      await field(page, 'New password').fill('123456')
      await button(page, 'Save password').click()
      await expect(fault(page)).toContainText('This password is one of the first that are guessed.')
      await expect(field(page, 'New password')).toBeFocused()

      await field(page, 'New password').fill(NEW_PASSWORD)
      await button(page, 'Save password').click()
      await expect(notice(page, 'Your password is changed. You are signed out everywhere else.')).toBeVisible()
      expect(await sessionUser(context, server.url)).toMatchObject({ email: golfer.email })
      expect(await sessionUser(phone, server.url)).toBeNull()
      expect(await signInStatus(phone, server.url, { ...golfer, password: NEW_PASSWORD })).toBe(200)
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: 'Account', exact: true })).toBeVisible()
      for (const other of others) await other.close()
    },
  )

  test(
    'keeps what was typed and says so when the server cannot be reached',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await openAccount(page)
      await button(page, 'Change password').click()
      await field(page, 'Current password').fill(golfer.password)
      await field(page, 'New password').fill(NEW_PASSWORD)
      await page.route('**/api/account/password', (route) => route.abort())
      await button(page, 'Save password').click()
      await expect(fault(page)).toContainText("Couldn't change your password")
      await expect(fault(page)).toContainText('Check your connection and try again.')
      await expect(button(page, 'Save password')).toBeFocused()
      await expect(field(page, 'New password')).toHaveValue(NEW_PASSWORD)
    },
  )

  test(
    'says that the sign-ins could not be loaded, and tries again',
    { tag: EXHAUSTIVE },
    async ({ page, golfer: _signedIn }) => {
      await page.route('**/api/account/sessions', (route) => route.abort())
      await openAccount(page)
      await expect(page.getByText("Your sign-ins didn't load. They keep working. Try again.")).toBeVisible()
      await page.unroute('**/api/account/sessions')
      await button(page, 'Try again').click()
      await expect(page.getByText('This device', { exact: true })).toBeVisible()
    },
  )

  test(
    'works with the keyboard alone: opens, cancels with Escape, saves with Enter',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await page.setViewportSize(DESKTOP)
      await openAccount(page)
      await button(page, 'Change name').focus()
      await page.keyboard.press('Enter')
      await expect(button(page, 'Change name')).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.type('Someone')
      await page.keyboard.press('Escape')
      await expect(button(page, 'Change name')).toBeFocused()
      await expect(button(page, 'Change name')).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Enter')
      await expect(field(page, 'First name')).toHaveValue('Jamie')
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Robin')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await golfer.profile()).firstName).toBe('Robin')

      await button(page, 'Delete account').focus()
      await page.keyboard.press('Enter')
      await expect(field(page, 'Your password')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(button(page, 'Delete account')).toBeFocused()
    },
  )
})

test.describe('deleting an account', () => {
  test(
    'says what is lost, offers the export and wants the password',
    { tag: EXHAUSTIVE },
    async ({ page, golfer, context, server }) => {
      await openAccount(page)
      await button(page, 'Delete account').click()
      await expect(dialog(page)).toContainText('This cannot be undone.')
      await expect(dialog(page)).toContainText('your profile, your bag and your distances')
      await expect(dialog(page)).toContainText('messages you sent us while you were signed in')
      await button(page, 'Delete for good').click()
      await expect(fault(page)).toHaveText('Please enter your password.')
      await field(page, 'Your password').fill('not-the-password')
      await button(page, 'Delete for good').click()
      await expect(fault(page)).toHaveText("That's not your current password.")
      await expect(field(page, 'Your password')).toBeFocused()
      expect(await sessionUser(context, server.url)).toMatchObject({ email: golfer.email })

      await dialog(page).getByRole('link', { name: 'Export your data first' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/profile#takeout$/)
      await expect(page.locator('#takeout')).toBeInViewport()
    },
  )

  test('clears the device, says so at home, and nobody can sign in any more', async ({
    page,
    golfer,
    context,
    server,
  }) => {
    await golfer.store({ 'clubDistances.driver': { distance: 204, source: 'measured' } })
    await openAccount(page)
    await button(page, 'Delete account').click()
    await field(page, 'Your password').fill(golfer.password)
    await button(page, 'Delete for good').click()

    await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeAttached()
    for (const trace of ['Jamie', 'Ortega', golfer.email]) {
      await expect.poll(() => everythingKept(page)).not.toContain(trace)
    }
    // As a value: the digits may be in any id or time.
    await expect.poll(() => everythingKept(page)).not.toMatch(/:204\b/)
    expect(await sessionUser(context, server.url)).toBeNull()
    expect(await signInStatus(context, server.url, golfer)).toBe(401)
    await dialog(page).getByText('Close', { exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await page.goto('/?dialog=account-deleted')
    await expect(page).toHaveURL('/')
    await expect(dialog(page)).toHaveCount(0)
  })

  test(
    'leaves the account and the device alone when the server cannot be reached',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await openAccount(page)
      await button(page, 'Delete account').click()
      await field(page, 'Your password').fill(golfer.password)
      await page.route('**/api/account/delete', (route) => route.abort())
      await button(page, 'Delete for good').click()
      await expect(fault(page)).toContainText("Couldn't delete your account")
      expect(await everythingKept(page)).toContain(golfer.email)
      await button(page, 'Keep my account').click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(button(page, 'Delete account')).toBeFocused()
    },
  )

  test(
    'shows its last word to nobody whose account is still there',
    { tag: EXHAUSTIVE },
    async ({ page, golfer: _signedIn, context }) => {
      await page.goto('/?dialog=account-deleted')
      await expect(page).toHaveURL('/')
      await expect(dialog(page)).toHaveCount(0)
      await context.clearCookies()
      await page.goto('/?dialog=account-deleted')
      await expect(page).toHaveURL('/')
      await expect(dialog(page)).toHaveCount(0)
    },
  )
})

test.describe('a forgotten password', () => {
  test('is up to the operator where the server cannot send mail', { tag: EXHAUSTIVE }, async ({ page }) => {
    // Nothing leads here but a link from elsewhere.
    await page.goto('/?dialog=forgot-password&next=/distances')
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
    await field(page, 'Email').fill('robin@example.com')
    await button(page, 'Send the link').click()
    await expect(dialog(page)).toContainText("We can't email you")
    await expect(dialog(page)).toContainText('Contact us')
    await dialog(page).getByRole('link', { name: 'Contact us' }).click()
    await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible()
  })

  test('goes back to signing in with the e-mail and the path', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/?dialog=forgot-password&next=/distances')
    await button(page, 'Send the link').click()
    await expect(fault(page)).toHaveText('Please enter your email.')
    await field(page, 'Email').fill('robin@example.com')
    await dialog(page).getByRole('link', { name: 'Back to sign in' }).click()
    await expect(field(page, 'Email')).toHaveValue('robin@example.com')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/distances')
  })

  test('cannot be set with a link that is not whole', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/?dialog=reset-password')
    await expect(dialog(page)).toContainText('This link is broken.')
    // The page is the same but for what stands behind the #.
    await page.goto('/?dialog=reset-password#token=made-up')
    await field(page, 'New password').fill(NEW_PASSWORD)
    await button(page, 'Set password').click()
    await expect(dialog(page)).toContainText('This link has been used or is older than an hour.')
    await dialog(page).getByRole('link', { name: 'Get a new link' }).click()
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
  })
})

const resetMails = ({ mails }: MailServer) => mails.filter(({ subject }) => subject === 'A new password for Bagwise')

mailTest('a link by mail sets a new password, and its token is nowhere to be seen', async ({ page, context, mail }) => {
  const { server, mailbox } = mail
  const golfer = await signUpGolfer(context, server.url)
  await context.clearCookies()
  await page.goto(`${server.url}/?dialog=sign-in`)
  await button(page, 'Forgot your password?').click()
  await field(page, 'Email').fill(golfer.email)
  await button(page, 'Send the link').click()
  await expect(dialog(page)).toContainText(`If there is an account with ${golfer.email}, a link is on its way there.`)

  await expect.poll(() => resetMails(mailbox).map(({ recipient }) => recipient)).toEqual([golfer.email])
  const link = new URL(/^http:\S+$/m.exec(resetMails(mailbox)[0]?.text ?? '')?.[0] ?? '')
  expect(link.origin).toBe('http://bagwise.example')
  const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
  expect(token).toMatch(/^\S{43,}$/)
  const sent: string[] = []
  page.on('request', (request) => {
    // The browser keeps what stands behind the # to itself.
    const address = request.url().split('#', 1)[0]
    sent.push(`${address} ${request.headers().referer ?? ''}`)
  })
  await page.goto(server.url + link.pathname + link.search + link.hash)
  await expect(page.getByRole('dialog', { name: 'Set a new password' })).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/?dialog=reset-password`)
  await field(page, 'New password').fill('123456')
  await button(page, 'Set password').click()
  await expect(fault(page)).toContainText('This password is one of the first that are guessed.')
  await field(page, 'New password').fill(NEW_PASSWORD)
  await button(page, 'Set password').click()
  await expect(dialog(page)).toContainText("Password changed, and you're signed out everywhere.")
  expect(sent.join('\n')).not.toContain(token)
  expect(await everythingKept(page)).not.toContain(token)

  await dialog(page).getByRole('link', { name: 'Sign In' }).click()
  await field(page, 'Email').fill(golfer.email)
  await field(page, 'Password').fill(NEW_PASSWORD)
  await dialog(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome back, Jamie')).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain(token)
})

mailTest(
  'a link by mail ends the session of the browser that opens it',
  { tag: EXHAUSTIVE },
  async ({ page, context, mail }) => {
    const { server, mailbox } = mail
    const golfer = await signUpGolfer(context, server.url)
    await context.request.post(`${server.url}/api/forgot-password`, {
      data: { email: golfer.email },
      headers: { origin: server.url },
    })
    await expect.poll(() => resetMails(mailbox).length).toBe(1)
    const { search, hash } = new URL(/^http:\S+$/m.exec(resetMails(mailbox)[0]?.text ?? '')?.[0] ?? '')
    await page.goto(`${server.url}/${search}${hash}`)
    await field(page, 'New password').fill(NEW_PASSWORD)
    await button(page, 'Set password').click()
    await expect(dialog(page)).toContainText('Password changed')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  },
)

test(
  'the account of a golfer is accessible, with each form open and with faults',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _in }) => {
    test.slow()
    await openAccount(page)
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    await expectAccessible(page, 'account')
    for (const [open, save] of [
      ['Change name', undefined],
      ['Change email', 'Save email'],
      ['Change password', 'Save password'],
    ] as const) {
      await button(page, open).click()
      if (save) await button(page, save).click()
      await expectAccessible(page, open)
    }
  },
)

test(
  'the question before an account is deleted is accessible, with a fault',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _in }) => {
    test.slow()
    await openAccount(page)
    await button(page, 'Delete account').click()
    await button(page, 'Delete for good').click()
    await expect(fault(page)).toHaveText('Please enter your password.')
    await expectAccessible(page, 'delete account')
  },
)

test(
  'the dialogs of a forgotten password and of a deleted account are accessible',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    test.slow()
    await page.goto('/?dialog=forgot-password')
    await expect(dialog(page)).toBeVisible()
    await button(page, 'Send the link').click()
    await expectAccessible(page, 'forgot password')
    await field(page, 'Email').fill(`${'a'.repeat(60)}@example.com`)
    await button(page, 'Send the link').click()
    await expect(dialog(page)).toContainText("We can't email you")
    await expectAccessible(page, 'ask the operator')
    await page.goto('/?dialog=reset-password#token=made-up')
    await button(page, 'Set password').click()
    await expectAccessible(page, 'reset password')
    await page.evaluate(() => sessionStorage.setItem('bagwise.account-deleted', 'yes'))
    await page.goto('/?dialog=account-deleted')
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page, 'account deleted')
  },
)

test(
  'the account needs no sideways scrolling on phones whose text is twice as large',
  { tag: EXHAUSTIVE },
  async ({ server, largeTextPhone }) => {
    await signUpGolfer(largeTextPhone, server.url)
    const page = await largeTextPhone.newPage()
    await openAccount(page)
    for (const open of ['Change name', 'Change email', 'Change password', 'Delete account']) {
      await button(page, open).click()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => sidewaysOverflowPx(page), `${open} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  },
)
