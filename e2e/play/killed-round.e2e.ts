import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { signInOn } from '../support/device.ts'
import { hit, hitButton, puttButton, startRound, toGreen } from '../support/play-hole.ts'
import { randomFrom } from '../support/random.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { sweep } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const KILL_COUNT = sweep([200], [20])[0] ?? 20
/** Longer than a tap takes to show: some are killed after it. */
const LATEST_KILL_MS = 120
const MOST_SCORE = 28

test('RND-32 every tap whose state was shown is there after the page or the browser was killed; home then offers the round', async ({
  context,
  page,
  server,
  launchOptions,
}) => {
  test.setTimeout(KILL_COUNT * 15_000 + 120_000)
  const seed = Number(process.env.BAGWISE_SEED ?? Date.now() % 1_000_000)
  console.log(`Kills of a page in mid-tap: seed ${seed} (BAGWISE_SEED=${seed} repeats them)`)
  const random = randomFrom(seed)
  await signUpSampleGolfer(context, server.url)
  await startRound(page, { course: 'Heather Links' })
  await hit(page)
  await toGreen(page)
  await puttButton(page, '2').click()
  await expect(page.getByText('1 shot, 2 putts')).toBeVisible()
  const address = page.url()
  await page.close()

  let score = 3
  let killedEarly = 0
  for (let kill = 0; kill < KILL_COUNT; kill += 1) {
    const phone = await context.newPage()
    const seen: number[] = []
    await phone.exposeFunction('tellScore', (text: string) => seen.push(Number.parseInt(text, 10)))
    await phone.goto(address)
    await expect(scoreOf(phone)).toHaveText(String(score))
    await tellScores(phone)
    const isMore = score < MOST_SCORE && (score < 5 || random() < 0.6)
    const next = score + (isMore ? 1 : -1)
    const killed = killAfter(phone, context, random() * LATEST_KILL_MS)
    await phone
      .getByRole('button', { name: isMore ? 'One stroke more' : 'One stroke less' })
      .click({ noWaitAfter: true })
      .catch(() => undefined)
    await killed
    const again = await context.newPage()
    await again.goto(address)
    await expect(scoreOf(again)).toHaveText(/^\d+$/)
    const kept = Number(await scoreOf(again).textContent())
    const isShown = seen.includes(next)
    if (!isShown) killedEarly += 1
    expect(isShown ? [next] : [score, next], `kill ${kill}, seed ${seed}`).toContain(kept)
    score = kept
    await again.close()
  }
  console.log(`${killedEarly} of ${KILL_COUNT} were killed before the tap showed`)

  const folder = await mkdtemp(join(tmpdir(), 'bagwise-killed-'))
  const open = async () => {
    const browser = await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: server.url })
    await skipWelcome(browser)
    return browser
  }
  try {
    const first = await open()
    const golfer = await signUpSampleGolfer(first, server.url)
    const tab = await first.newPage()
    await startRound(tab, { course: 'Heather Links', startHole: 7 })
    // What is tapped now is on this device alone.
    await first.setOffline(true)
    await hit(tab)
    await hitButton(tab).click()
    await expect(puttButton(tab, '2')).toBeVisible()
    await killBrowser(first, folder)

    const second = await open()
    // A cookie is on the disk half a minute after it was set.
    await signInOn(second, golfer, server.url)
    const home = await second.newPage()
    await home.goto('/')
    await home.getByRole('link', { name: /Hole 7, two shots, go on/ }).click()
    await expect(home).toHaveURL(/\/holes\/7$/)
    await expect(puttButton(home, '2')).toBeVisible()
    await second.close()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

const scoreOf = (page: Page) => page.locator('[role=status] [class*=scoreNumber]')

/** Tells each score that stands on the screen from now on, at once. */
async function tellScores(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { tellScore } = window as unknown as { readonly tellScore: (text: string) => void }
    new MutationObserver(() => {
      const text = document.querySelector('[role=status] [class*=scoreNumber]')?.textContent
      if (text) tellScore(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** Nothing that a page does as it is left happens. */
async function killAfter(page: Page, context: BrowserContext, afterMs: number): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** The whole browser, known by the folder of its profile: it is the test's own. */
async function killBrowser(context: BrowserContext, folder: string): Promise<void> {
  const closed = context.waitForEvent('close')
  for (const id of await readdir('/proc')) {
    const command = /^\d+$/.test(id) ? await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '') : ''
    if (command.includes(folder)) process.kill(Number(id), 'SIGKILL')
  }
  await closed
}
