import type { Page } from '@playwright/test'

/** Waits until the product is whole on the device and answers for the page. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker
    await workers.ready
    if (workers.controller) return
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  })
}

/** The paths of everything that a service worker has kept, of all versions. */
export async function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}
