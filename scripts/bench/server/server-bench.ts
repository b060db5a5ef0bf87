import { availableParallelism } from 'node:os'
import { ensureBuilt } from '../../setup/build.mjs'
import { withCleanUp } from '../clean-up.ts'
import type { Bench, BenchOptions, Figure } from '../figure.ts'
import { burstFigures } from './burst.ts'
import { costFigures } from './cost.ts'
import { signInFigures } from './sign-ins.ts'
import { buildStand } from './stand.ts'
import type { Stand } from './stand.ts'
import { startFigures } from './start.ts'
import { usualEveningFigures } from './usual-evening.ts'

const BYTES_PER_MB = 1_000_000
const MEMORY_BUDGET_MB = 250

type Part = readonly [what: string, measure: (stand: Stand, options: BenchOptions) => Promise<readonly Figure[]>]

/** The start comes last, since it stops the servers. */
const PARTS: readonly Part[] = [
  ['what an answer costs', costFigures],
  ['a usual evening', usualEveningFigures],
  ['sign-ins', signInFigures],
  ['a burst', burstFigures],
  ['its memory', memoryFigures],
  ['its start', startFigures],
]

/** What the server bears, on both databases: compared with the least that Node needs, and under load. */
export const serverBench: Bench = { name: 'server', run: measureServer }

async function measureServer(options: BenchOptions): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  console.log(
    `The server, both databases and whoever asks them share ${availableParallelism()} processors: what one takes, the ` +
      `others lack. This takes ${options.isLong ? 'half an hour' : 'five minutes'}.`,
  )
  return withCleanUp(async (cleanUpLater) => {
    const stand = await buildStand(cleanUpLater)
    const figures: Figure[] = []
    for (const [what, measure] of PARTS) {
      console.log(`Measuring ${what}.`)
      figures.push(...(await measure(stand, options)))
    }
    return figures
  })
}

async function memoryFigures({ servers }: Stand): Promise<readonly Figure[]> {
  return Promise.all(
    Object.values(servers).map(async ({ name, server }) => ({
      what: `memory after all of it, ${name}`,
      value: (await server.memoryBytes()) / BYTES_PER_MB,
      unit: 'MB',
      budget: MEMORY_BUDGET_MB,
    })),
  )
}
