import { startServer } from '../../../e2e/support/server.ts'
import { ensureBuilt } from '../../setup/build.mjs'
import type { Bench, Figure } from '../figure.ts'
import { medianOf } from '../rounds.ts'
import { signUpWithFullBag } from './bench-golfer.ts'
import { createHand, WATCH_INTERACTIONS } from './hand.ts'
import type { Interaction } from './hand.ts'
import { JOURNEYS } from './journeys/journeys.ts'
import type { Journey } from './journeys/journeys.ts'
import { openPage, withPhone } from './phone.ts'
import { watchTraffic } from './traffic.ts'

const ROUND_COUNT = 3
const SHOWN_COUNT = 10
/** What a golfer takes for at once, and the performance budgets' bound. */
const BUDGET_MS = 100

/** How long the page takes to answer a golfer with a full bag, on every screen. */
export const interactionsBench: Bench = { name: 'web-interactions', run: measureInteractions }

async function measureInteractions(): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const server = await startServer()
  try {
    const timed: Interaction[] = []
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      for (const journey of JOURNEYS) timed.push(...(await timesOf(journey, server.url)))
    }
    return figuresOf(timed)
  } finally {
    await server.dispose()
  }
}

/** Every journey has a new golfer and a browser that has been nowhere. */
async function timesOf({ screen, go }: Journey, url: string): Promise<readonly Interaction[]> {
  return withPhone(async (context) => {
    await signUpWithFullBag(context, url)
    await context.addInitScript(WATCH_INTERACTIONS)
    const { page, devtools } = await openPage(context)
    const timed: Interaction[] = []
    const onInteraction = (interaction: Interaction) =>
      timed.push({ ...interaction, name: `${screen}: ${interaction.name}` })
    await go(createHand({ page, url, traffic: watchTraffic(devtools), onInteraction }))
    return timed
  })
}

function figuresOf(timed: readonly Interaction[]): readonly Figure[] {
  const rounds = Map.groupBy(timed, ({ name }) => name)
  const medians = [...rounds].map(([name, times]) => ({
    name,
    paintMs: medianOf(times.map(({ paintMs }) => paintMs)),
    longestTaskMs: medianOf(times.map(({ longestTaskMs }) => longestTaskMs)),
  }))
  const count = `of ${medians.length}, medians of ${ROUND_COUNT} rounds`
  return [
    ...slowest({ medians, of: ({ paintMs }) => paintMs, what: 'slowest interaction', count }),
    ...slowest({ medians, of: ({ longestTaskMs }) => longestTaskMs, what: 'longest task of one', count }),
  ]
}

type Ranking = {
  readonly medians: readonly Interaction[]
  readonly of: (interaction: Interaction) => number
  readonly what: string
  readonly count: string
}

/** The slowest has the budget; those after it say where to look next. */
function slowest({ medians, of, what, count }: Ranking): readonly Figure[] {
  return medians
    .toSorted((one, other) => of(other) - of(one))
    .slice(0, SHOWN_COUNT)
    .map((interaction, index): Figure => {
      const place = index === 0 ? `${what}, CPU ×4` : `${index + 1}.`
      const note = index === 0 ? `${interaction.name} (${count})` : interaction.name
      return { what: place, value: of(interaction), unit: 'ms', budget: BUDGET_MS, note }
    })
}
