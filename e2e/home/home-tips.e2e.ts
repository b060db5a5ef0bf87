import type { BrowserContext, Page } from '@playwright/test'
import { card, test } from '../support/home.ts'
import { installClock } from '../support/clock.ts'
import { expect } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const COPIED = 'Link copied! Share it with friends to unlock more tips.'

const tips = (page: Page) => card(page, 'Pro Golf Tips')
const tipTitle = (page: Page) => tips(page).getByRole('heading', { level: 3 })
const press = (page: Page, name: string) => tips(page).getByRole('button', { name }).click()
const stored = async (golfer: { profile: () => Promise<{ shareCount: number }> }) => (await golfer.profile()).shareCount

type ShareWindow = { openedPages: string[]; opens: boolean }

/** Pages of other sites are noted instead of opened. */
async function catchWindows(page: Page) {
  await page.addInitScript(() => {
    const share: ShareWindow = { openedPages: [], opens: true }
    Object.assign(window, { share })
    window.open = (address) => {
      if (!share.opens) return null
      share.openedPages.push(String(address))
      return { opener: window } as Window
    }
  })
}

/** What this device counts, as it ends: ` 2`. */
const counted = (page: Page) => page.evaluate(() => localStorage.getItem('bagwise.share-count') ?? ' 0')

const openedPages = (page: Page) => page.evaluate(() => (window as unknown as { share: ShareWindow }).share.openedPages)

async function open(page: Page) {
  await page.goto('/')
  await expect(tips(page)).toBeVisible()
}

async function openToShare(page: Page) {
  await open(page)
  await press(page, 'Share')
}

test('TIP-01 TIP-02 TIP-03 turns through the open tips with Previous and Next, round and round, and asks visitors to sign up', async ({
  page,
  golfer,
}) => {
  await golfer.store({ shareCount: 0 })
  await open(page)
  await expect(tips(page)).toContainText('1 of 6')
  const first = await tipTitle(page).innerText()
  const seen = new Set([first])
  for (let turn = 1; turn < 6; turn += 1) {
    await press(page, 'Next')
    await expect(tips(page)).toContainText(`${turn + 1} of 6`)
    seen.add(await tipTitle(page).innerText())
  }
  expect(seen.size).toBe(6)
  await press(page, 'Next')
  await expect(tipTitle(page)).toHaveText(first)
  await press(page, 'Previous')
  await expect(tips(page)).toContainText('6 of 6')

  await page.context().clearCookies()
  await open(page)
  await expect(tips(page).getByRole('link', { name: 'Sign up for the tips' })).toBeVisible()
  await expect(tips(page).getByRole('button')).toHaveCount(0)
  await tips(page).getByRole('link', { name: 'Sign up for the tips' }).click()
  await expect(page.getByRole('dialog', { name: 'Create Your Free Account' })).toBeVisible()
})

test('TIP-07 counts shares on the device and in the profile, and keeps them over sign-out', async ({
  page,
  context,
  golfer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openToShare(page)
  const position = tips(page).getByText(/^\d+ of \d+$/)
  let shown = '1 of 6'
  for (const count of [1, 2, 3]) {
    await expect(position).toHaveText(shown)
    await press(page, 'Copy Link')
    await expect.poll(() => stored(golfer)).toBe(count)
    expect(await counted(page)).toMatch(new RegExp(` ${count}$`))
    // Every share opens a tip or more.
    await expect(position).not.toHaveText(shown)
    shown = await position.innerText()
  }

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect.poll(() => counted(page)).toBe(' 0')
  await page.request.post('/api/sign-in', {
    data: { email: golfer.email, password: golfer.password },
    headers: { origin: new URL(page.url()).origin },
  })
  await openToShare(page)
  await expect(position).toHaveText(shown)
  await press(page, 'Copy Link')
  await expect.poll(() => stored(golfer)).toBe(4)
})

test(
  'a share that never reached the server is counted there on the next visit, and never twice',
  { tag: EXHAUSTIVE },
  async ({ page, context, golfer }) => {
    await context.grantPermissions(['clipboard-write'])
    await golfer.store({ shareCount: 4 })
    await openToShare(page)
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await press(page, 'Copy Link')
    await expect(page.getByText('not saved yet')).toBeVisible()
    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await expect(tips(page)).toBeVisible()
    await page.unrouteAll()
    await expect.poll(() => stored(golfer)).toBe(5)
  },
)

test('TIP-08 CST-19 counts X (Twitter) and Facebook 2 seconds after a window opened, and nothing when none did', async ({
  page,
  golfer,
}) => {
  await catchWindows(page)
  await installClock(page)
  await openToShare(page)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  for (const [name, host, count] of [
    ['X (Twitter)', 'twitter.com', 1],
    ['Facebook', 'www.facebook.com', 2],
  ] as const) {
    await press(page, name)
    expect(new URL((await openedPages(page)).at(-1) ?? '').host).toBe(host)
    await page.clock.runFor(1_900)
    expect(await counted(page)).toMatch(new RegExp(` ${count - 1}$`))
    await page.clock.runFor(100)
    await expect.poll(() => stored(golfer)).toBe(count)
  }

  await page.evaluate(() => Object.assign((window as unknown as { share: ShareWindow }).share, { opens: false }))
  for (const name of ['X (Twitter)', 'Facebook']) {
    await press(page, name)
    await page.clock.runFor(10_000)
  }
  expect(await counted(page)).toMatch(/ 2$/)
  expect(await stored(golfer)).toBe(2)
})

/** Bagwise itself may write to the clipboard and not read it. */
async function pastedElsewhere(context: BrowserContext): Promise<string> {
  const elsewhere = await context.newPage()
  await elsewhere.setContent('<textarea></textarea>')
  const message = elsewhere.getByRole('textbox')
  await message.press('ControlOrMeta+V')
  await expect(message).not.toHaveValue('')
  const text = await message.inputValue()
  await elsewhere.close()
  return text
}

test('TIP-09 TIP-11 counts a copied link at once, says so, and gives message, link and ref', async ({
  page,
  context,
  golfer,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await catchWindows(page)
  await openToShare(page)
  await press(page, 'Copy Link')
  await expect(page.getByText(COPIED, { exact: true })).toBeVisible()
  expect(await counted(page)).toMatch(/ 1$/)
  await expect.poll(() => stored(golfer)).toBe(1)

  const { origin } = new URL(page.url())
  const copied = await pastedElsewhere(context)
  await press(page, 'X (Twitter)')
  await press(page, 'Facebook')
  const [onX = '', onFacebook = ''] = await openedPages(page)
  const message = new URL(onX).searchParams.get('text')
  expect(message).toBeTruthy()
  expect(copied).toBe(`${message} ${origin}/?ref=link`)
  expect(new URL(onX).searchParams.get('url')).toBe(`${origin}/?ref=x`)
  expect(new URL(onFacebook).searchParams.get('quote')).toBe(message)
  expect(new URL(onFacebook).searchParams.get('u')).toBe(`${origin}/?ref=facebook`)

  await page.goto('/?ref=x')
  await expect(tips(page)).toBeVisible()
})

test('ACT-71 TIP-10 shows the link to select when the clipboard refuses, and counts nothing', async ({
  page,
  golfer,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied', 'NotAllowedError'))
  })
  const logged: string[] = []
  page.on('console', (line) => logged.push(line.text()))
  await openToShare(page)
  await press(page, 'Copy Link')
  await expect.poll(() => logged.some((line) => line.startsWith('The link could not be copied'))).toBe(true)
  await expect(page.getByText(COPIED)).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText("Couldn't copy. Select the link instead.")
  await expect(page.getByText(/^https?:\/\/.*\/\?ref=link$/)).toHaveCSS('user-select', 'all')
  expect(await counted(page)).toBe(' 0')
  expect(await stored(golfer)).toBe(0)
})
