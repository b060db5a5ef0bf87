import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { answerTo, finishNow, pick } from '../support/questionnaire.ts'
import { holdFiles, keptOnDevice, keptPaths, letFilesBeKept } from '../support/service-worker.ts'
import { expect, signUpGolfer, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const ASSETS = fileURLToPath(new URL('../../web/dist/assets', import.meta.url))

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'BW Bagwise' })

test('keeps every script, style and font on the device but what needs the server and the reader of spreadsheets, and nothing that the server says of a golfer, and opens on every page while the server is stopped', async ({
  page,
  context,
  ownServer,
}) => {
  await signUpGolfer(context, ownServer.url)
  await page.goto(`${ownServer.url}/distance-calculator`)
  await keptOnDevice(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Distance Calculator')
  await page.evaluate(async () => (await fetch('/api/profile')).text())
  const files = (await readdir(ASSETS, { withFileTypes: true })).filter((entry) => entry.isFile())
  const assets = files.map(({ name }) => `/assets/${name}`).filter((path) => !/\.(br|gz)$/.test(path))
  const kept = await keptPaths(page)
  expect(kept).toEqual(
    expect.arrayContaining([...assets, '/index.html', '/icon.svg', '/icon-192.png', '/icon-512.png']),
  )
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/assets/online/'))).toEqual([])
  await page.close()
  await ownServer.stop()
  await expect(fetch(ownServer.url)).rejects.toThrow()

  const cold = await context.newPage()
  const faults: string[] = []
  cold.on('pageerror', (error) => faults.push(String(error)))
  for (const [path, title] of [
    ['/', /./],
    ['/distances', /^Distances$/],
    ['/distance-calculator', /^Distance Calculator$/],
    ['/shot-advisor', /^Shot Advisor$/],
    ['/privacy', /^Privacy$/],
    ['/no/such/page', /^Out of bounds$/],
    ['/privacy?from=course', /^Privacy$/],
  ] as const) {
    await cold.goto(ownServer.url + path)
    await expect(brand(cold)).toBeVisible()
    await expect(heading(cold)).toHaveText(title)
  }
  expect(faults).toEqual([])
})

test(
  'goes on to Distances after the questionnaire although the server has stopped: the page is on the device',
  { tag: EXHAUSTIVE },
  async ({ page, context, serverLine }) => {
    const golfer = await signUpGolfer(context, serverLine.url)
    await page.goto(`${serverLine.url}/?dialog=golf-profile`)
    await keptOnDevice(page)
    await answerTo(page, 4)
    await pick(page, 'Fun')
    await serverLine.stop()
    await finishNow(page)
    await expect(
      page.getByRole('status').getByText("Saved on this device. We'll sync when you're online."),
    ).toBeVisible()
    await expect(page).toHaveURL(`${serverLine.url}/distances`)
    await expect(heading(page)).toHaveText('Distances')
    await serverLine.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(async () => (await golfer.profile()).hasCompletedOnboarding).toBe(true)
  },
)

test(
  'opens a part that was never opened before, although the server stopped during the first visit',
  { tag: EXHAUSTIVE },
  async ({ page, serverLine }) => {
    await page.goto(serverLine.url)
    await keptOnDevice(page)
    await serverLine.stop()
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(heading(page)).toHaveText('Privacy')
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
    await expect(page.getByRole('dialog', { name: 'Create Your Free Account' })).toBeVisible()
  },
)

test('asks the server itself for every answer of the API', { tag: EXHAUSTIVE }, async ({ page, serverLine }) => {
  await page.goto(serverLine.url)
  await keptOnDevice(page)
  const health = page.waitForResponse('**/api/health')
  await page.evaluate(() => fetch('/api/health'))
  expect((await health).fromServiceWorker()).toBe(false)
  await serverLine.stop()
  expect(await page.evaluate(() => fetch('/api/health').then(String, () => 'no answer'))).toBe('no answer')
})

test(
  'is asked for anew every time: the page, the service worker and the manifest; packed and plain they are the same',
  { tag: EXHAUSTIVE },
  async ({ serverLine }) => {
    for (const path of ['/', '/privacy', '/sw.js', '/manifest.webmanifest']) {
      const packed = await fetch(serverLine.url + path, { headers: { 'accept-encoding': 'br', accept: 'text/html' } })
      const plain = await fetch(serverLine.url + path, {
        headers: { 'accept-encoding': 'identity', accept: 'text/html' },
      })
      expect(packed.headers.get('content-encoding')).toBe('br')
      expect(plain.headers.get('content-encoding')).toBeNull()
      // That of visitors at `/` is not stored at all.
      expect(packed.headers.get('cache-control')).toBe(path === '/' ? 'no-store' : 'no-cache')
      expect(await packed.text()).toBe(await plain.text())
    }
  },
)

test('can be installed: a manifest without errors, icons of the sizes it names, shortcuts to pages that exist', async ({
  page,
  context,
  golfer: _signedIn,
}) => {
  await page.goto('/')
  await keptOnDevice(page)
  const browser = await context.newCDPSession(page)
  const { errors, data = '' } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The browser of a test has no profile to install into.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  const manifest: {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
    readonly shortcuts: readonly { readonly url: string; readonly name: string }[]
  } = JSON.parse(data)
  for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
    const size = await page.evaluate(async (path) => {
      const { width, height } = await createImageBitmap(await (await fetch(path)).blob())
      return `${width}x${height}`
    }, src)
    expect(size).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url)
    await expect(heading(page)).toHaveText(/^(Distance Calculator|Distances)$/)
  }
})

test('starts no script but its own, and neither HTML nor code from text', async ({ page, context, server }) => {
  await page.goto('/')
  await keptOnDevice(page)
  const attempt = await context.newPage()
  await attempt.goto(server.url)
  await expect(heading(attempt)).toBeVisible()
  // The page's own policy comes with its first worker.
  await expect
    .poll(() => attempt.evaluate(() => Reflect.get(window, 'trustedTypes')?.defaultPolicy !== null))
    .toBe(true)
  const outcomes = await attempt.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => object }
    }
    const attempts: Readonly<Record<string, () => unknown>> = {
      'own service worker': () => navigator.serviceWorker.register('/sw.js'),
      'other service worker': () => navigator.serviceWorker.register('/assets/other.js'),
      'own one with another query': () => navigator.serviceWorker.register('/sw.js?x=https://example.com'),
      'foreign worker': () => new Worker('https://example.com/sw.js'),
      'worker from data': () => new Worker('data:text/javascript,1'),
      html: () => (document.createElement('p').innerHTML = '<b>bold</b>'),
      code: () => (document.createElement('script').text = 'document.title = "broken"'),
      script: () => document.createElement('script').setAttribute('src', '/assets/other.js'),
      'another policy': () => trustedTypes.createPolicy('other', {}),
      'the policy again': () => trustedTypes.createPolicy('default', {}),
    }
    const results: Record<string, string> = {}
    for (const [name, tryIt] of Object.entries(attempts)) {
      try {
        await tryIt()
        results[name] = 'allowed'
      } catch {
        results[name] = 'refused'
      }
    }
    return results
  })
  expect(outcomes).toEqual({
    'own service worker': 'allowed',
    'other service worker': 'refused',
    'own one with another query': 'refused',
    'foreign worker': 'refused',
    'worker from data': 'refused',
    html: 'refused',
    code: 'refused',
    script: 'refused',
    'another policy': 'refused',
    'the policy again': 'refused',
  })
})

test('works in a browser that has no service workers', { tag: EXHAUSTIVE }, async ({ page, golfer: _signedIn }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
  })
  await page.goto('/')
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
  await page
    .getByRole('region', { name: 'Your tools' })
    .getByRole('link', { name: /^Distance Calculator/ })
    .click()
  await expect(heading(page)).toHaveText('Distance Calculator')
})

test(
  'answers for a page, too, that was on its way from the server while the first version became complete',
  { tag: EXHAUSTIVE },
  async ({ page, context, serverLine }) => {
    await holdFiles(page)
    await page.goto(serverLine.url)
    const second = await context.newPage()
    await second.route(`${serverLine.url}/privacy`, async (route) => {
      await letFilesBeKept(page)
      await keptOnDevice(page)
      await route.continue()
    })
    await second.goto(`${serverLine.url}/privacy`)
    await keptOnDevice(second)
    await serverLine.stop()
    await brand(second).click()
    await expect(heading(second)).not.toHaveText('Privacy')
  },
)
