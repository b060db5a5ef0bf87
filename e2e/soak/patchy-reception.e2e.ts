import type { BrowserContext, Page } from '@playwright/test'
import { editDistance, resultRow, storedDistance } from '../support/calculator.ts'
import { golferWithDistances, keptEdits, signInOn } from '../support/device.ts'
import { startProxy } from '../support/network-proxy.ts'
import type { NetworkProxy } from '../support/network-proxy.ts'
import { expect, test } from '../support/test.ts'
import { skipWelcome } from '../support/skip-welcome.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const CALCULATOR = '/distance-calculator'
/** A busy machine takes a few times as long as a quiet one. */
const TIMEOUT_MS = 120_000

/** Edits of one page, one after the other: the last of a club is what has to arrive. */
const EDITS = {
  phone: [
    ['6-Iron', '141'],
    ['9-Iron', '111'],
    ['6-Iron', '142'],
  ],
  secondTab: [
    ['8-Iron', '121'],
    ['5-Iron', '152'],
    ['8-Iron', '122'],
  ],
  tablet: [
    ['4-Iron', '161'],
    ['9-Iron', '112'],
    ['4-Iron', '162'],
  ],
} as const

async function edit(page: Page, edits: readonly (readonly [string, string])[]): Promise<void> {
  for (const [club, text] of edits) {
    await editDistance(page, club, text)
    await expect(resultRow(page, club)).toContainText(text)
  }
}

async function open(context: BrowserContext, network: NetworkProxy): Promise<Page> {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(network.url + CALCULATOR)
  await expect(resultRow(page, '6-Iron')).toContainText('1')
  return page
}

test(
  'two tabs and another device lose nothing when three calls of ten and three answers get lost, nor when they are closed offline',
  { tag: EXHAUSTIVE },
  async ({ context, page, browser, server, network }) => {
    test.setTimeout(TIMEOUT_MS)
    const golfer = await golferWithDistances(context, page, { serverUrl: server.url, url: network.url })
    const tabletContext = await browser.newContext()
    await skipWelcome(tabletContext)
    await signInOn(tabletContext, golfer, server.url)
    const tabletNetwork = await startProxy(server.url)
    const secondTab = await open(context, network)
    const tablet = await open(tabletContext, tabletNetwork)
    const versionNow = async () => (await (await context.request.get(`${server.url}/api/profile`)).json()).version
    const batchesSent = () => new Set([...network.edits(), ...tabletNetwork.edits()].map(({ batch }) => batch)).size
    const before = { version: await versionNow(), batches: batchesSent() }

    for (const each of [network, tabletNetwork]) each.set('patchy')
    await Promise.all([edit(page, EDITS.phone), edit(secondTab, EDITS.secondTab), edit(tablet, EDITS.tablet)])
    for (const each of [network, tabletNetwork]) each.set('none')
    await edit(page, [['7-Iron', '133']])
    await edit(tablet, [['5-Wood', '181']])
    for (const each of [page, secondTab, tablet]) await each.close()

    const reopened = [await open(context, network), await open(tabletContext, tabletNetwork)]
    await expect(resultRow(reopened[0] ?? page, '7-Iron')).toContainText('133')
    await expect(resultRow(reopened[1] ?? tablet, '5-Wood')).toContainText('181')
    // Seconds after reception is back all are stored, however long one had to wait before: no time passes on the devices.
    for (const device of reopened) await device.clock.pauseAt(new Date(Date.now() + 60_000))
    for (const each of [network, tabletNetwork]) each.set('good')
    await Promise.all(
      reopened.map(async (device) => {
        await device.evaluate(() => dispatchEvent(new Event('online')))
        await expect.poll(() => keptEdits(device)).toEqual([])
      }),
    )

    const arrived = { '6-iron': 142, '8-iron': 122, '5-iron': 152, '4-iron': 162, '7-iron': 133, '5-wood': 181 }
    for (const [club, distance] of Object.entries(arrived)) {
      expect(await storedDistance(golfer, club), club).toMatchObject({ distance })
    }
    // Both devices meant the same club: one of the two stands.
    expect([111, 112]).toContain((await storedDistance(golfer, '9-iron'))?.distance)
    // No value was given twice, so that each batch changes something when it is applied, and nothing when it comes again.
    expect((await versionNow()) - before.version).toBe(batchesSent() - before.batches)
    expect(network.edits().length + tabletNetwork.edits().length).toBeGreaterThan(batchesSent())
    await tabletContext.close()
    await tabletNetwork.dispose()
  },
)
