import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startServer } from '../../e2e/support/server.ts'
import { startWeatherService } from '../../e2e/support/weather-service.ts'
import { CACHE, ROOT } from '../setup/paths.mjs'
import { startChromium } from '../verify/chromium.ts'
import { BEGINNER, GOOD_PLAYER, signUpAs } from './pictured-golfers.ts'
import { GOLFER_PLACES, VISITOR_PLACES } from './places.ts'
import type { Place } from './places.ts'
import { skipWelcome } from '../../e2e/support/skip-welcome.ts'

/** Every picture; git ignores it. */
const FOLDER = join(CACHE, 'screens')
/** Those that the README shows, which are kept in the repository. */
const README_FOLDER = join(ROOT, 'docs', 'screens')
const README_PICTURES = [
  'home-phone-light',
  'home-desktop-dark',
  'distances-phone-light',
  'distances-desktop-dark',
  'shot-advice-phone-light',
  'shot-advice-desktop-light',
].map((name) => `${name}.webp`)

/** A phone shows a beginner's Bagwise, a desktop a good player's. */
const DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 }, golfer: BEGINNER },
  { device: 'desktop', viewport: { width: 1280, height: 800 }, golfer: GOOD_PLAYER },
] as const
const COLOR_SCHEMES = ['light', 'dark'] as const

/** Of the picture, in per cent: text stays clean, and a picture is some tens of kilobytes. */
const WEBP_QUALITY = 72
/** Charts are worked out once they are seen. */
const DRAWN_WITHIN_MS = 15_000

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const weather = await startWeatherService()
const server = await startServer({ WEATHER_URL: weather.url })
const browser = await startChromium()
try {
  for (const { device, viewport, golfer } of DEVICES) {
    await takeAll({ browser, viewport, device, places: VISITOR_PLACES })
    await takeAll({
      browser,
      viewport,
      device,
      places: GOLFER_PLACES,
      enter: (context) => signUpAs(golfer, context, server.url),
    })
  }
} finally {
  await browser.close()
  await server.dispose()
  await weather.close()
}
await rm(README_FOLDER, { recursive: true, force: true })
await mkdir(README_FOLDER, { recursive: true })
for (const name of README_PICTURES) await copyFile(join(FOLDER, name), join(README_FOLDER, name))
console.log(`All pictures are in ${relative(ROOT, FOLDER)}, those of the README in ${relative(ROOT, README_FOLDER)}.`)

type Round = {
  readonly browser: Browser
  readonly viewport: (typeof DEVICES)[number]['viewport']
  readonly device: string
  readonly places: readonly Place[]
  readonly enter?: (context: BrowserContext) => Promise<void>
}

/** Every place in both themes, by one golfer. */
async function takeAll({ browser, viewport, device, places, enter }: Round): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await skipWelcome(context)
  await enter?.(context)
  const page = await context.newPage()
  for (const { name, address, lastText } of places) {
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.goto(address)
      await drawn(page, lastText)
      await writeFile(join(FOLDER, `${name}-${device}-${colorScheme}.webp`), await picture(page))
    }
    console.log(`${name} (${device})`)
  }
  await context.close()
}

/** Until nothing is loaded any more, no skeleton is left and the font is there. */
async function drawn(page: Page, lastText: string | undefined): Promise<void> {
  await page.waitForLoadState('networkidle')
  if (lastText) await page.getByText(lastText).first().waitFor({ timeout: DRAWN_WITHIN_MS })
  await page
    .getByText(/^(Loading|Working it out)/)
    .first()
    .waitFor({ state: 'hidden', timeout: DRAWN_WITHIN_MS })
  await page.evaluate('document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(drawn)))')
}

async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: WEBP_QUALITY })
  await session.detach()
  return Buffer.from(data, 'base64')
}
