import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { LatLon } from '@bagwise/golf/course/plane'
import { storePlayed } from '../../../e2e/support/played-rounds.ts'
import { startServer } from '../../../e2e/support/server.ts'
import { ensureBuilt } from '../../setup/build.mjs'
import type { Bench, Figure } from '../figure.ts'
import { signUpWithFullBag } from './bench-golfer.ts'
import { EARLIER_ROUNDS, mappedRound, plainRound } from './bench-rounds.ts'
import type { BenchHole, BenchRound } from './bench-rounds.ts'
import { openMap } from './open-map.ts'
import { openPage, withPhone } from './phone.ts'
import { tapFigures } from './tap-figures.ts'
import type { TimedTap } from './tap-figures.ts'
import { watchTraffic } from './traffic.ts'
import { WATCH_TAPS } from './watch-taps.ts'
import type { NextState, TapTimes } from './watch-taps.ts'

/** After a Hit the page is deaf for 1.5 seconds; by then the tap before is with the server as well. */
const QUIET_MS = 1_600
const NOTED = { selector: 'p[role=status]', text: 'noted' } as const
const PUTTS = ['1', '2'] as const

/** How long a tap of a round takes to the disk of the phone, and to what is shown next. */
export const roundBench: Bench = { name: 'round', run: measureTaps }

async function measureTaps(): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const server = await startServer()
  try {
    const taps: TimedTap[] = []
    for (const round of [plainRound(), mappedRound()]) taps.push(...(await tapsOf(round, server.url)))
    return tapFigures(taps)
  } finally {
    await server.dispose()
  }
}

/** Plays eighteen holes; each round has a new golfer, with rounds from before. */
async function tapsOf({ course, played, holes }: BenchRound, url: string): Promise<readonly TimedTap[]> {
  return withPhone(async (context) => {
    await signUpWithFullBag(context, url)
    await storePlayed(context, url, [...EARLIER_ROUNDS, played])
    const [tee] = holes[0]?.places ?? []
    if (tee) {
      await context.grantPermissions(['geolocation'])
      await standAt(context, tee)
    }
    await readAll(context, { url, isMapped: tee !== undefined })
    await context.addInitScript(WATCH_TAPS)
    const { page, devtools } = await openPage(context)
    const traffic = watchTraffic(devtools)
    await page.goto(`${url}/play/${played.round.id}/holes/1`)

    const taps: TimedTap[] = []
    const golfer = createGolfer(page, {
      settle: () => traffic.untilQuiet(QUIET_MS),
      onTap: (what, times) => taps.push({ what, course, ...times }),
    })
    for (const hole of holes) await golfer.play(hole, holes.length)
    return taps
  })
}

/** At home, before the round: the device reads all rounds, and the map where the course has one. */
async function readAll(
  context: BrowserContext,
  { url, isMapped }: { readonly url: string; readonly isMapped: boolean },
) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const traffic = watchTraffic(devtools)
  await page.goto(`${url}/courses`)
  if (isMapped) await openMap(page)
  await traffic.untilQuiet(QUIET_MS)
  await page.goto(`${url}/play`)
  await traffic.untilQuiet(QUIET_MS)
  await page.close()
}

type Golfer = {
  readonly settle: () => Promise<void>
  readonly onTap: (what: string, times: TapTimes) => void
}

function createGolfer(page: Page, { settle, onTap }: Golfer) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).last()
  const [hit, toGreen, offGreen] = [button(/^Hit, /), button('On the green'), button('Off the green')]

  async function tap(what: string, target: Locator, next: NextState): Promise<void> {
    // Brings it into view and makes sure that nothing covers it.
    await target.click({ trial: true })
    await settle()
    const box = await target.boundingBox()
    if (!box) throw new Error(`There is nothing to tap for "${what}"`)
    await page.evaluate(`window.benchTap(${JSON.stringify(next)})`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    onTap(what, await page.evaluate<TapTimes>('window.benchTapTimes()'))
  }

  async function walkTo(place: LatLon | undefined): Promise<void> {
    if (!place) return
    await page.evaluate('window.benchWalk()')
    await standAt(page.context(), place)
  }

  return {
    play: async ({ number, hitCount, places }: BenchHole, holeCount: number): Promise<void> => {
      for (let stroke = 0; stroke < hitCount; stroke += 1) {
        await walkTo(places?.[stroke])
        await hit.or(offGreen).waitFor()
        if (await offGreen.isVisible()) await offGreen.click()
        await tap('Hit', hit, NOTED)
      }
      await walkTo(places?.[hitCount])
      await toGreen.or(offGreen).waitFor()
      if (await toGreen.isVisible()) await toGreen.click()
      for (const putts of PUTTS) await tap('putts', button(putts), { selector: '[aria-pressed=true]', text: putts })
      if (number < holeCount)
        await tap('next hole', button(`Hole ${number + 1}`), { selector: 'h1', text: `Hole ${number + 1}` })
    },
  }
}

async function standAt(context: BrowserContext, { latitudeDeg, longitudeDeg }: LatLon): Promise<void> {
  await context.setGeolocation({ latitude: latitudeDeg, longitude: longitudeDeg, accuracy: 4 })
}
