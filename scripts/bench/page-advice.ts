import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { AdvisedGolfer } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { ROOT } from '../setup/paths.mjs'
import { startChromium } from '../verify/chromium.ts'

/** A phone is about so many times slower than this machine: the performance budgets' profile. */
const CPU_SLOWDOWN = 4
const ROUND_COUNT = 9

type PageAdvice = { readonly golfer: AdvisedGolfer; readonly air: Air; readonly shots: readonly Shot[] }

/** How long each advice takes in a browser on a slow phone, milliseconds; the first call of each is not counted. */
export async function measureInPage({ golfer, air, shots }: PageAdvice): Promise<readonly number[]> {
  const sources = createServer((request, response) => {
    const path = request.url ?? '/'
    if (!path.startsWith('/golf/')) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Advice</title>')
      return
    }
    readFile(join(ROOT, path), 'utf8').then(
      (source) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripTypeScriptTypes(source)),
      () => response.writeHead(404).end(),
    )
  })
  sources.listen(0, '127.0.0.1')
  await once(sources, 'listening')
  const { port } = sources.address() as AddressInfo
  const browser = await startChromium()
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // Text, because the types of a page are not those of a script.
    return await page.evaluate<readonly number[]>(
      `(${IN_PAGE})(${JSON.stringify({ golfer, air, shots, roundCount: ROUND_COUNT })})`,
    )
  } finally {
    await browser.close()
    sources.close()
    sources.closeAllConnections()
  }
}

const IN_PAGE = `async ({ golfer, air, shots, roundCount }) => {
  const { adviseShot } = await import('/golf/src/shot-advice/advise.ts')
  const { ADVISED_BAG } = await import('/golf/reference/advised-bag.ts')
  return shots.map((shot) => {
    const times = Array.from({ length: roundCount + 1 }, () => {
      const start = performance.now()
      if ('problem' in adviseShot(ADVISED_BAG, golfer, shot, air)) throw new Error('There is no advice for this shot')
      return performance.now() - start
    })
    return times.slice(1).toSorted((a, b) => a - b)[Math.floor(roundCount / 2)]
  })
}`
