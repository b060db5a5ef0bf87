import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startProductCopy } from '../support/product-copy.ts'
import type { ProductCopy } from '../support/product-copy.ts'
import { keptOnDevice, keptPaths } from '../support/service-worker.ts'
import { expect, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const test = base.extend<{ readonly product: ProductCopy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  product: async ({}, use) => {
    const product = await startProductCopy()
    await use(product)
    await product.dispose()
  },
})
test.use({ serviceWorkers: 'allow' })

/** A screen that home does not load. */
async function shotScreen({ dist }: ProductCopy): Promise<string> {
  const name = (await readdir(join(dist, 'assets'))).find((file) => /^shot-screen-.*\.js$/.test(file))
  if (name === undefined) throw new Error('There is no script of the Shot Advisor')
  return name
}

test(
  'keeps a screen on a new device from the offline pack, without asking for its script',
  { tag: EXHAUSTIVE },
  async ({ page, product }) => {
    const script = await shotScreen(product)
    const sent = await readFile(join(product.dist, 'assets', script), 'utf8')
    for (const ending of ['', '.br', '.gz']) await rm(join(product.dist, 'assets', script + ending))
    await page.goto(product.server.url)
    await keptOnDevice(page)
    expect(await keptPaths(page)).toContain(`/assets/${script}`)
    const kept = await page.evaluate(async (path) => {
      const answer = await caches.match(path)
      return { type: answer?.headers.get('content-type'), text: await answer?.text() }
    }, `/assets/${script}`)
    expect(kept.type).toBe('text/javascript; charset=utf-8')
    expect(kept.text).toBe(sent)
  },
)

test(
  'keeps every file all the same when the offline pack is not to be had',
  { tag: EXHAUSTIVE },
  async ({ page, product }) => {
    await rm(join(product.dist, 'offline'), { recursive: true })
    await page.goto(product.server.url)
    await keptOnDevice(page)
    expect(await keptPaths(page)).toContain(`/assets/${await shotScreen(product)}`)
  },
)
