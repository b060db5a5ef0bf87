import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
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
  'keeps the screen of this version where the offline pack has another one',
  { tag: EXHAUSTIVE },
  async ({ page, product }) => {
    const script = await shotScreen(product)
    const folder = join(product.dist, 'offline')
    const pack = (await readdir(folder)).find((file) => /^scripts-.*\.json$/.test(file))
    if (pack === undefined) throw new Error('There is no pack of scripts')
    const files = JSON.parse(await readFile(join(folder, pack), 'utf8')) as [string, string, string][]
    const changed = files.map(([path, type, text]) => [path, type, path.endsWith(script) ? 'another()' : text])
    for (const ending of ['.br', '.gz']) await rm(join(folder, pack + ending))
    await writeFile(join(folder, pack), JSON.stringify(changed))
    await page.goto(product.server.url)
    await keptOnDevice(page)
    const kept = await page.evaluate(async (path) => (await caches.match(path))?.text(), `/assets/${script}`)
    expect(kept).toBe(await readFile(join(product.dist, 'assets', script), 'utf8'))
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
