import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openPart } from '../support/parts.ts'
import { everythingKept } from '../support/device.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import type { Golfer } from '../support/test.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const SIGN_IN = 'Sign in with a passkey'
const CANCELLED = 'No passkey was used: try again, or sign in with your password.'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const fault = (page: Page) => page.locator('form').getByRole('alert').last()
const list = (page: Page) => page.getByRole('list', { name: 'Passkeys' })

/** Passkeys belong to names: browsers know none of an address in numbers. */
function named({ url }: RunningServer): string {
  return url.replace('127.0.0.1', 'localhost')
}

async function openAccount(page: Page, url: string) {
  await page.goto(`${url}/profile`)
  await openPart(page.locator('#account'))
  await expect(button(page, 'Add a passkey')).toBeVisible()
}

async function add(page: Page, golfer: Golfer, name?: string) {
  await button(page, 'Add a passkey').click()
  await expect(field(page, 'Name of the passkey')).toBeFocused()
  if (name !== undefined) await field(page, 'Name of the passkey').fill(name)
  await field(page, 'Your password').fill(golfer.password)
  await button(page, 'Add passkey').click()
}

async function openSignIn(page: Page, url: string) {
  await page.goto(`${url}/?dialog=sign-in`)
  await expect(field(page, 'Email')).toBeVisible()
}

async function signOut(page: Page, url: string) {
  const answer = await page.context().request.post(`${url}/api/sign-out`, { data: {}, headers: { origin: url } })
  expect(answer.status()).toBe(200)
  await openSignIn(page, url)
}

const sessionUser = async (page: Page, url: string) =>
  (await (await page.context().request.get(`${url}/api/session`)).json()).user

async function signInWithPassword(page: Page, { email, password }: Golfer) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await dialog(page).locator('[type=submit]').click()
  await expect(dialog(page)).toHaveCount(0)
}

test('HRD-33 passkeys are added, named, used to sign in and removed; two have their own names; the password works before, beside and after', async ({
  page,
  context,
  server,
}) => {
  const url = named(server)
  const golfer = await signUpGolfer(context, url)
  await signOut(page, url)
  await signInWithPassword(page, golfer)
  const first = await addAuthenticator(page)
  await openAccount(page, url)
  await add(page, golfer)
  await expect(notice(page, 'The passkey “Linux” is added. You can sign in with it.')).toBeVisible()
  await expect(button(page, 'Add a passkey')).toBeFocused()
  await expect(list(page).getByRole('listitem')).toContainText(['LinuxAdded today, not used yet.'])

  // The same device has one already; another device has its own name.
  await add(page, golfer, 'Linux again')
  await expect(fault(page)).toHaveText('This device already has your passkey.')
  await button(page, 'Cancel').click()
  await first.remove()
  const second = await addAuthenticator(page)
  await button(page, 'Add a passkey').click()
  await expect(field(page, 'Name of the passkey')).toHaveValue('Linux 2')
  await field(page, 'Name of the passkey').fill('Linux')
  await field(page, 'Your password').fill(golfer.password)
  await button(page, 'Add passkey').click()
  await expect(fault(page)).toHaveText('You have a passkey with this name: please choose another one.')
  await expect(field(page, 'Name of the passkey')).toBeFocused()
  await field(page, 'Name of the passkey').fill('Blue phone')
  await field(page, 'Your password').press('Enter')
  await expect(list(page).getByRole('listitem')).toContainText(['Linux', 'Blue phone'])
  // On the narrowest phones two notices cover what lies in the middle of the page. Either may have left by itself.
  await button(page, 'Dismiss').evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const dismiss of buttons) dismiss.click()
  })
  await expect(button(page, 'Dismiss')).toHaveCount(0)
  await expectAccessible(page, 'account with two passkeys')

  await signOut(page, url)
  await button(page, SIGN_IN).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await sessionUser(page, url)).toMatchObject({ email: golfer.email })
  await openAccount(page, url)
  await expect(list(page).getByRole('listitem').nth(1)).toContainText('Added today, last used today.')

  await button(page, 'Rename the passkey “Blue phone”').click()
  await expect(field(page, 'New name')).toBeFocused()
  await field(page, 'New name').fill(' Old phone ')
  await field(page, 'New name').press('Enter')
  await expect(notice(page, 'The passkey is called “Old phone” now.')).toBeVisible()
  await expect(button(page, 'Rename the passkey “Old phone”')).toBeFocused()
  await signOut(page, url)
  await signInWithPassword(page, golfer)

  await openAccount(page, url)
  await button(page, 'Remove the passkey “Old phone”').click()
  await expect(dialog(page)).toContainText('“Old phone” will not sign you in any more.')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  await field(page, 'Your password').fill('not-the-password')
  await button(page, 'Remove passkey').click()
  await expect(fault(page)).toHaveText("That's not your current password.")
  await expectAccessible(page, 'question before a passkey is removed')
  await field(page, 'Your password').fill(golfer.password)
  await button(page, 'Remove passkey').click()
  await expect(notice(page, 'The passkey “Old phone” is removed.')).toBeVisible()
  await expect(list(page)).toBeFocused()
  await expect(list(page).getByRole('listitem')).toContainText(['Linux'])

  expect(await second.credentialIds()).toHaveLength(1)
  await signOut(page, url)
  await button(page, SIGN_IN).click()
  await expect(fault(page)).toHaveText(
    'Bagwise does not know this passkey, or it was removed: please sign in with your password.',
  )
  await expect(button(page, SIGN_IN)).toBeFocused()
  expect(await sessionUser(page, url)).toBeNull()
  await signInWithPassword(page, golfer)
  expect(await everythingKept(page)).not.toContain('webauthn')
})

test('HRD-34 a cancelled, foreign, removed or replayed passkey is refused with one sentence and signs nobody in', async ({
  page,
  context,
  server,
}) => {
  const url = named(server)
  const golfer = await signUpGolfer(context, url)
  const device = await addAuthenticator(page)
  await openAccount(page, url)
  await device.setUserVerified(false)
  await add(page, golfer)
  await expect(fault(page)).toHaveText('No passkey was added: you can try again whenever you like.')
  await expect(button(page, 'Add passkey')).toBeFocused()
  await device.setUserVerified(true)
  await page.keyboard.press('Enter')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)

  const answers: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/passkey-sign-in')) answers.push(request.postData() ?? '')
  })
  await signOut(page, url)
  const refused = async (sentence: string | RegExp) => {
    await button(page, SIGN_IN).click()
    await expect(fault(page)).toHaveText(sentence)
    await expect(button(page, SIGN_IN)).toBeFocused()
    expect(await sessionUser(page, url)).toBeNull()
  }
  await device.setUserVerified(false)
  await refused(CANCELLED)
  await expectAccessible(page, 'sign-in after a cancelled passkey')
  expect(answers).toEqual([])
  await device.setUserVerified(true)

  // Without reception it says what signing in with the password says.
  await page.route('**/api/passkey-challenge', (route) => route.abort())
  await refused("Sign in failedCan't reach Bagwise. Check your connection and try again.")
  await page.unroute('**/api/passkey-challenge')

  // Another site on this machine asks for the passkey and hands the answer on.
  const other = await startServer()
  await openSignIn(page, named(other))
  await page.route('**/api/passkey-challenge', async (route) => {
    const answer = await context.request.post(`${url}/api/passkey-challenge`, { data: {}, headers: { origin: url } })
    await route.fulfill({ response: answer })
  })
  await page.route('**/api/passkey-sign-in', async (route) => {
    const headers = { origin: url }
    const data: unknown = route.request().postDataJSON()
    const answer = await context.request.post(`${url}/api/passkey-sign-in`, { data, headers })
    await route.fulfill({ response: answer })
  })
  await refused('This passkey was made for another address than the one you are at.')
  await page.unrouteAll()
  await other.dispose()

  await openSignIn(page, url)
  answers.length = 0
  await button(page, SIGN_IN).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(answers).toHaveLength(1)
  await signOut(page, url)
  await page.route('**/api/passkey-sign-in', (route) => route.continue({ postData: answers[0] ?? '' }))
  await refused('That took too long, or the answer of this passkey was used before: please try again.')
  await page.unrouteAll()

  await signInWithPassword(page, golfer)
  await openAccount(page, url)
  await button(page, 'Remove the passkey “Linux”').click()
  await field(page, 'Your password').fill(golfer.password)
  await button(page, 'Remove passkey').click()
  await expect(list(page).getByRole('listitem')).toHaveCount(0)
  await signOut(page, url)
  await refused('Bagwise does not know this passkey, or it was removed: please sign in with your password.')
})

test(
  'HRD-34 without passkey support the button is absent and the password form is whole',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    const url = named(server)
    const golfer = await signUpGolfer(context, url)
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential')
    })
    await signOut(page, url)
    await expect(dialog(page).getByRole('button', { name: /passkey/i })).toHaveCount(0)
    for (const name of ['Email', 'Password']) await expect(field(page, name)).toBeEditable()
    await expect(button(page, 'Sign up instead')).toBeEnabled()
    await signInWithPassword(page, golfer)
    expect(await sessionUser(page, url)).toMatchObject({ email: golfer.email })
    await page.goto(`${url}/profile`)
    await openPart(page.locator('#account'))
    await expect(page.getByRole('heading', { name: 'Passkeys', exact: true })).toBeVisible()
    await expect(button(page, 'Change password')).toBeVisible()
    await expect(list(page)).toBeAttached()
    await expect(button(page, 'Add a passkey')).toHaveCount(0)
  },
)
