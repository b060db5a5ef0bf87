import type { Page } from '@playwright/test'

/** Waits until the service worker has stored the product and controls the page. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker
    await workers.ready
    if (workers.controller) return
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  })
}

/** Paths of everything in the service worker's caches, of all versions. */
export async function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** From the next page on, keeping the files waits for a lock, until it is let go. */
export async function holdFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    void navigator.locks.request('bagwise-kept-files', () => {
      return new Promise((resolve) => window.addEventListener('let-files-be-kept', resolve))
    })
  })
}

export async function letFilesBeKept(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('let-files-be-kept')))
}
