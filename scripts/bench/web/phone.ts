import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { findChromium } from '../../verify/chromium.ts'

/** The performance budgets' phone: about a Pixel 5 class device, so many times slower than this machine. */
const VIEWPORT = { width: 412, height: 823 } as const
const DEVICE_SCALE_FACTOR = 1.75
const CPU_SLOWDOWN = 4
/** "Slow 4G" as Chrome's developer tools and Lighthouse emulate it: 90 % of 1.6 Mbit/s down and of 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const

export type Devtools = Awaited<ReturnType<BrowserContext['newCDPSession']>>
type Phone = { readonly context: BrowserContext; readonly page: Page; readonly devtools: Devtools }

/** A browser with a profile of its own that has seen nothing yet; it is gone when `visit` has ended. */
export async function withPhone<Result>(visit: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const profileDir = await mkdtemp(join(tmpdir(), 'bagwise-bench-'))
  try {
    const context = await chromium.launchPersistentContext(profileDir, {
      executablePath: await findChromium('full'),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
      viewport: VIEWPORT,
      deviceScaleFactor: DEVICE_SCALE_FACTOR,
      isMobile: true,
      hasTouch: true,
      locale: 'en-US',
    })
    try {
      return await visit(context)
    } finally {
      await context.close()
    }
  } finally {
    await rm(profileDir, { recursive: true, force: true })
  }
}

/** A page of that browser whose processor is slow, and whose network is too when asked for. */
export async function openPage(
  context: BrowserContext,
  { isNetworkSlow = false }: { readonly isNetworkSlow?: boolean } = {},
): Promise<Phone> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (isNetworkSlow) await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, devtools }
}
