import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { keptEdits, startsAnew } from '../support/device.ts'
import { skipQuestionnaire } from '../support/questionnaire.ts'
import { comeBackToTab, comeBackUntil, expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const DESKTOP = { width: 1280, height: 800 }
const PASSWORD = 'fairway-42-green'

const header = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
const error = (page: Page) => dialog(page).getByRole('alert')
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function fillSignUp(page: Page, form: { readonly email: string; readonly password: string }) {
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Hale')
  await page.getByLabel('Email').fill(form.email)
  await password(page).fill(form.password)
}

async function fillSignIn(page: Page, form: { readonly email: string; readonly password: string }) {
  await page.getByLabel('Email').fill(form.email)
  await password(page).fill(form.password)
}

const freshEmail = () => `robin-${randomUUID()}@example.com`
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' })
const signIn = (page: Page) => dialog(page).getByRole('button', { name: 'Sign In', exact: true })

async function signOutFromSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

test.describe('the auth dialog', () => {
  test('AUT-01 AUT-02 AUT-03 is titled after its mode, keeps the e-mail in the other one, and asks for names in sign-up only', async ({
    page,
  }) => {
    const heading = (name: string) => dialog(page).getByRole('heading', { level: 2, name, exact: true })
    const names = () =>
      dialog(page)
        .locator('input')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    await page.goto('/?dialog=sign-in&next=/distances')
    await expect(heading('Sign In')).toBeVisible()
    await expect.poll(names).toEqual(['email', 'password'])
    await page.getByLabel('Email').fill('robin@example.com')
    await dialog(page).getByRole('button', { name: 'Sign up instead' }).click()
    await expect(heading('Create Your Free Account')).toBeVisible()
    await expect.poll(names).toEqual(['firstName', 'lastName', 'email', 'password'])
    await expect(page.getByLabel('Email')).toHaveValue('robin@example.com')
    await dialog(page).getByRole('button', { name: 'Sign in instead' }).click()
    await expect(heading('Sign In')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('robin@example.com')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/distances')
  })

  test('shows the password when asked', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/?dialog=sign-in')
    await password(page).fill('secret')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
  })

  test('AUT-06 AUT-07 AUT-09 asks for both names before anything is created, is busy while signing up, then lets the golfer in', async ({
    page,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const release = await holdCalls(page, '/api/sign-up')
    await page.goto('/?dialog=sign-up')
    await fillSignUp(page, { email: freshEmail(), password: PASSWORD })
    for (const [field, text] of [
      ['Last name', '   '],
      ['First name', ''],
    ] as const) {
      const name = await page.getByLabel(field).inputValue()
      await page.getByLabel(field).fill(text)
      await createAccount(page).click()
      await expect(error(page)).toHaveText('Please fill in all fields')
      await expect(page.getByLabel(field)).toBeFocused()
      await page.getByLabel(field).fill(name)
      await expect(error(page)).toHaveText('')
    }
    await createAccount(page).click()
    await expect(dialog(page).getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    release()
    await skipQuestionnaire(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Welcome, Robin')).toBeVisible()
    expect(calls.filter((path) => path === '/api/sign-up')).toHaveLength(1)
  })

  test('AUT-06 AUT-16 AUT-25 is busy while signing in with e-mail and password, goes to the remembered path, and Back leads home', async ({
    page,
    golfer,
  }) => {
    await page.context().clearCookies()
    const release = await holdCalls(page, '/api/sign-in')
    await page.goto('/')
    await page
      .getByRole('region', { name: 'Your tools' })
      .getByRole('link', { name: /Encyclopedia/ })
      .click()
    await dialog(page).getByRole('button', { name: 'Sign in instead' }).click()
    await fillSignIn(page, golfer)
    const call = page.waitForRequest('**/api/sign-in')
    await signIn(page).click()
    await expect(dialog(page).getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    expect((await call).postDataJSON()).toEqual({ email: golfer.email, password: golfer.password })
    release()
    await expect(page).toHaveURL('/encyclopedia')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeAttached()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('AUT-04 AUT-07 AUT-08 names the least length of a password, and shows a failure in the dialog until any field is edited', async ({
    page,
    golfer,
  }) => {
    await page.context().clearCookies()
    await page.goto('/?dialog=sign-in')
    await expect(password(page)).toHaveAttribute('placeholder', /minimum 6 characters/i)
    for (const field of ['Email', 'Password']) {
      await fillSignIn(page, { email: golfer.email, password: 'not-the-password' })
      await signIn(page).click()
      await expect(error(page)).toContainText('The email or the password is not right')
      await page.getByLabel(field, { exact: true }).press('End')
      await page.getByLabel(field, { exact: true }).pressSequentially('x')
      await expect(error(page)).toHaveText('')
    }
    await dialog(page).getByRole('button', { name: 'Sign up instead' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Create Your Free Account' })).toBeVisible()
    await expect(password(page)).toHaveAttribute('placeholder', /minimum 6 characters/i)
    for (const field of ['First name', 'Last name']) {
      await createAccount(page).click()
      await expect(error(page)).toHaveText('Please fill in all fields')
      await page.getByLabel(field).fill('x')
      await expect(error(page)).toHaveText('')
      await page.getByLabel(field).fill('')
    }
  })

  test('AUT-10 AUT-11 leaves every other rule to the service, and shows its message or that sign-up or sign-in failed', async ({
    page,
  }) => {
    /** What is sent; the message of the answer is shown. */
    const sentBy = async (button: Locator, path: string): Promise<unknown> => {
      const answer = page.waitForResponse(`**${path}`)
      await button.click()
      const response = await answer
      await expect(error(page)).toContainText((await response.json()).message)
      return response.request().postDataJSON()
    }
    await page.goto('/?dialog=sign-in')
    for (const form of [
      { email: '', password: '' },
      { email: 'not an address', password: 'x' },
    ]) {
      await fillSignIn(page, form)
      expect(await sentBy(signIn(page), '/api/sign-in')).toEqual(form)
    }
    await dialog(page).getByRole('button', { name: 'Sign up instead' }).click()
    await fillSignUp(page, { email: 'nobody', password: '1' })
    expect(await sentBy(createAccount(page), '/api/sign-up')).toMatchObject({ email: 'nobody', password: '1' })

    await page.route('**/api/sign-*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: '' } }),
    )
    await createAccount(page).click()
    await expect(error(page)).toHaveText('Sign up failed')
    await dialog(page).getByRole('button', { name: 'Sign in instead' }).click()
    await signIn(page).click()
    await expect(error(page)).toHaveText('Sign in failed')

    await page.unrouteAll()
    await page.route('**/api/sign-*', (route) => route.abort())
    await signIn(page).click()
    await expect(error(page)).toContainText("Can't reach Bagwise")
    await expect(error(page).getByText('Sign in failed', { exact: true })).toBeVisible()
    await expect(signIn(page)).toBeFocused()
  })

  test('ACT-71 marks each wrong field under itself, says it once above the button and focuses the first', async ({
    page,
  }) => {
    const field = (name: string) => dialog(page).getByLabel(name, { exact: true })
    const summaryAboveButton = async () => {
      const [said, button] = await Promise.all([error(page).boundingBox(), createAccount(page).boundingBox()])
      return (said?.y ?? Infinity) + (said?.height ?? 0) <= (button?.y ?? 0)
    }
    await page.goto('/?dialog=sign-up')
    await createAccount(page).click()
    for (const [name, sentence] of [
      ['First name', 'Enter your first name.'],
      ['Last name', 'Enter your last name.'],
      ['Email', 'Enter your email.'],
      ['Password', 'Enter your password.'],
    ] as const) {
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(name)).toHaveAccessibleDescription(sentence)
    }
    await expect(error(page)).toHaveText('Please fill in all fields')
    expect(await summaryAboveButton()).toBe(true)
    await expect(field('First name')).toBeFocused()

    // What the service refuses is marked as well, and what else it would refuse.
    await fillSignUp(page, { email: 'nobody', password: '1' })
    await expect(error(page)).toHaveText('')
    await createAccount(page).click()
    await expect(field('Email')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription('Please enter an email address like name@example.com.')
    await expect(field('Password')).toHaveAccessibleDescription(/at least 6 characters/)
    await expect(field('First name')).not.toHaveAttribute('aria-invalid')

    // This server sends no mail: there is no link that leads to none.
    await dialog(page).getByRole('button', { name: 'Sign in instead' }).click()
    await expect(dialog(page)).toContainText("We can't email you. Contact us for a reset link.")
    await expect(dialog(page).getByRole('button', { name: 'Forgot your password?' })).toHaveCount(0)
    await field('Email').fill('')
    await field('Password').fill('')
    await signIn(page).click()
    await expect(field('Email')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription('Enter your email.')
    await expect(field('Password')).toHaveAccessibleDescription('Enter your password.')
    await dialog(page).getByRole('link', { name: 'Contact us' }).click()
    await expect(page.getByRole('dialog', { name: 'Contact Us' })).toBeVisible()
  })

  test('AUT-15 goes on when the profile could not be written, with the not-saved mark', async ({ page }) => {
    let isStored = false
    await page.route('**/api/sign-up', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), profileSaved: false } })
    })
    await page.route('**/api/profile', (route) => (isStored ? route.fallback() : route.abort()))
    await page.goto('/?dialog=sign-up')
    await fillSignUp(page, { email: freshEmail(), password: PASSWORD })
    await createAccount(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Welcome, Robin')).toBeVisible()
    await expect(header(page).getByRole('status')).toHaveText('not saved yet')
    isStored = true
    await page.reload()
    await expect(page.getByText('Welcome back, Robin')).toBeVisible()
    await expect(header(page).getByRole('status')).toHaveText('')
  })

  test('AUT-17 CST-19 closes after 5 seconds when the profile does not come', async ({ page, golfer }) => {
    await page.context().clearCookies()
    await page.clock.install()
    await page.route('**/api/profile', () => new Promise(() => {}))
    await page.goto('/?dialog=sign-in')
    await fillSignIn(page, golfer)
    // From here on the page's time passes only when told.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const asked = page.waitForRequest('**/api/profile')
    await signIn(page).click()
    await asked
    await page.clock.runFor(4_900)
    await expect(dialog(page).getByRole('button', { name: 'Signing In...' })).toBeVisible()
    await page.clock.runFor(100)
    await expect(dialog(page)).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
  })

  test('asks for a missing name on the way to the remembered path', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
    await golfer.store({ firstName: null })
    await page.context().clearCookies()
    await page.goto('/encyclopedia')
    await dialog(page).getByRole('button', { name: 'Sign in instead' }).click()
    await fillSignIn(page, golfer)
    await signIn(page).click()
    await page.getByLabel('First name').fill('Jo')
    await dialog(page).getByRole('button', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/encyclopedia')
  })

  test('never leaves for another site afterwards', async ({ page, golfer }) => {
    await page.context().clearCookies()
    await page.goto(`/?dialog=sign-in&next=${encodeURIComponent('/.//evil.example/')}`)
    await fillSignIn(page, golfer)
    await signIn(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeAttached()
    await expect(page).toHaveURL('/')
  })
})

test.describe('the session', () => {
  test('AUT-18 AUT-19 AUT-20 reads who is here on start, loads the profile, and follows a sign-out and a sign-in elsewhere', async ({
    page,
    golfer,
    server,
  }) => {
    const session = page.waitForResponse('**/api/session')
    const profile = page.waitForResponse('**/api/profile')
    await page.goto('/recommendations')
    expect((await (await session).json()).user).toEqual({
      id: expect.any(String),
      email: golfer.email,
      firstName: 'Jamie',
      lastName: 'Ortega',
      createdAt: expect.any(String),
      isAuthenticated: true,
    })
    expect((await profile).status()).toBe(200)
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeAttached()
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment Recommendations' })).toBeVisible()

    const headers = { origin: server.url }
    await page.request.post('/api/sign-out', { data: {}, headers })
    await comeBackUntil(page, page.getByRole('dialog', { name: 'Sign In' }))
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(header(page)).not.toContainText('Jamie')

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.request.post('/api/sign-in', { data: { email: golfer.email, password: golfer.password }, headers })
    const again = page.waitForResponse('**/api/profile')
    await comeBackUntil(page, page.getByText('Welcome back, Jamie'))
    expect((await again).status()).toBe(200)
  })

  test(
    'AUT-19 notices from a refused call that the session has ended',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto('/recommendations')
      await page.getByRole('button', { name: 'Settings' }).click()
      await expect(page.getByRole('radio', { name: 'US' })).toBeChecked()
      // What the page asks by itself has been answered: the session has to end before the tap, not during it.
      await page.waitForLoadState('networkidle')
      await page.context().clearCookies()
      await page.getByRole('radio', { name: 'Metric' }).click()
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toContainText('Sign in again to save your changes.')

      await fillSignIn(page, golfer)
      await signIn(page).click()
      await expect(page).toHaveURL('/recommendations')
      await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe('metres')
    },
  )

  test(
    'goes by the sign-in although an older session check answers after it',
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto('/')
      await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
      await page.context().clearCookies()
      await comeBackUntil(page, header(page).getByRole('link', { name: 'Sign In' }))
      let release: () => void = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      let isHeld = false
      let answered: () => void = () => {}
      const oldAnswer = new Promise<void>((resolve) => {
        answered = resolve
      })
      await page.route('**/api/session', async (route) => {
        if (isHeld) {
          await route.fallback()
          return
        }
        isHeld = true
        const answer = await route.fetch()
        await held
        await route.fulfill({ response: answer })
        answered()
      })
      // A check that is already on its way is not asked twice.
      await expect
        .poll(async () => {
          await comeBackToTab(page)
          return isHeld
        })
        .toBe(true)
      await header(page).getByRole('link', { name: 'Sign In' }).click()
      await fillSignIn(page, golfer)
      await signIn(page).click()
      await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
      release()
      await oldAnswer
      // An edit goes through the session that the page believes in.
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('radio', { name: 'Metric' }).click()
      await expect.poll(async () => (await golfer.profile()).preferredUnits).toBe('metres')
      await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
    },
  )

  test('AUT-24 logs a session that cannot be read and ends loading', async ({ page, golfer: _signedIn }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('The session could not be read'))
    await page.route('**/api/session', (route) => route.abort())
    await page.goto('/')
    await logged
    await expect(page.getByText('Loading your golf assistant...')).toHaveCount(0)
    await expect(page.getByText('Bagwise could not check whether you are signed in.')).toBeVisible()
    // Each part of the page that arrives asks once more.
    await expect(page.getByRole('heading', { name: 'Your tools' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Bagwise could not check whether you are signed in.')).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
  })
})

test.describe('sign-out', () => {
  test('AUT-21 AUT-22 CST-19 ends the session, clears this device and starts anew at the home page after 100 ms', async ({
    page,
    golfer,
  }) => {
    const delays: number[] = []
    await page.exposeFunction('recordDelay', (delayMs: number) => delays.push(delayMs))
    await page.addInitScript(() => {
      const start = window.setTimeout
      window.setTimeout = ((task: () => void, delayMs = 0) => {
        ;(window as unknown as { recordDelay: (ms: number) => void }).recordDelay(delayMs)
        return start(task, delayMs)
      }) as typeof window.setTimeout
    })
    await page.setViewportSize(DESKTOP)
    await page.goto('/encyclopedia')
    await page.evaluate(async () => {
      localStorage.setItem('bagwise.theme', 'noon')
      localStorage.setItem('golfer', 'Jamie Ortega')
      sessionStorage.setItem('golfer', 'Jamie Ortega')
      await new Promise((resolve) => indexedDB.open('golfer').addEventListener('success', resolve))
    })
    // Closes the connection to the database, as a page that starts anew does.
    await page.reload()
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
    delays.length = 0
    await startsAnew(page, () => signOutFromSettings(page))
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect.poll(() => delays).toContain(100)
    const kept = () =>
      page.evaluate(async () => ({
        local: { ...localStorage },
        session: { ...sessionStorage },
        databases: (await indexedDB.databases()).map(({ name }) => name),
      }))
    await expect.poll(kept).toEqual({
      local: { 'bagwise.theme': 'noon', 'bagwise.welcome-seen': 'yes' },
      session: {},
      databases: ['bagwise'],
    })
    expect(await keptEdits(page)).toEqual([])
    expect((await (await page.request.get('/api/session')).json()).user).toBeNull()
    expect(JSON.stringify(await page.context().cookies())).not.toContain(golfer.email)
  })

  test(
    'stays signed in and clears nothing when the server cannot be reached',
    { tag: EXHAUSTIVE },
    async ({ page, golfer: _signedIn }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto('/')
      await page.evaluate(() => localStorage.setItem('kept', 'yes'))
      await page.route('**/api/sign-out', (route) => route.abort())
      await signOutFromSettings(page)
      await expect(page.getByRole('alert').filter({ hasText: 'you may still be signed in' })).toBeVisible()
      await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes')
      await page.unrouteAll()
      await signOutFromSettings(page)
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
    },
  )

  test('AUT-23 asks before edits that cannot be sent are lost, and sends them first once they can be', async ({
    page,
    golfer,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/')
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Metric' }).check()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const question = page.getByRole('dialog', { name: 'Not saved yet' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(header(page).getByRole('link', { name: 'Jamie Ortega' })).toBeVisible()
    await expect(header(page).getByRole('status')).toContainText('not saved yet')
    expect((await (await page.request.get('/api/session')).json()).user).not.toBeNull()

    await page.unrouteAll()
    await startsAnew(page, () => signOutFromSettings(page))
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect((await (await page.request.get('/api/session')).json()).user).toBeNull()
    await page.request.post('/api/sign-in', {
      data: { email: golfer.email, password: golfer.password },
      headers: { origin: new URL(page.url()).origin },
    })
    expect((await golfer.profile()).preferredUnits).toBe('metres')
  })
})

/** Holds calls back until the answer is called for. */
async function holdCalls(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
