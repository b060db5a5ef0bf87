import { parseArgs } from 'node:util'
import { tableOf } from './case-counts.ts'
import { hushFailingDevices } from './page-log.ts'
import { runRandomHistories } from './random-histories.ts'
import { DATABASE_KINDS } from '../support/own-database.ts'

/** Over both databases together. */
const DEFAULT_HISTORIES = 5_000
const DEFAULT_SEED = 20_261_121
const PROGRESS_EVERY = 250
const MS_PER_SECOND = 1_000

const { values } = parseArgs({ options: { seed: { type: 'string' }, histories: { type: 'string' } } })
const seed = wholeNumber('--seed', values.seed, DEFAULT_SEED)
const historyCount = Math.ceil(wholeNumber('--histories', values.histories, DEFAULT_HISTORIES) / DATABASE_KINDS.length)
hushFailingDevices()
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
process.exitCode = await soak()

async function soak(): Promise<number> {
  console.log(`${historyCount} random histories on each of ${DATABASE_KINDS.join(' and ')}, --seed=${seed}`)
  const startedMs = performance.now()
  const results = await Promise.all(
    DATABASE_KINDS.map(async (kind) => {
      const onProgress = (count: number) => {
        if (count % PROGRESS_EVERY === 0) console.log(`${kind}: ${count} histories`)
      }
      return [kind, await runRandomHistories({ kind, seed, historyCount, onProgress, stopWhen: stop.signal })] as const
    }),
  )

  console.log(`\n${tableOf(Object.fromEntries(results.map(([kind, { counts }]) => [kind, counts])))}`)
  console.log(`\n${Math.round((performance.now() - startedMs) / MS_PER_SECOND)} seconds`)
  if (stop.signal.aborted) {
    console.log('Stopped before the end.')
    return 1
  }
  for (const [kind, { failure }] of results) if (failure !== undefined) console.error(`\n${kind}: ${failure}`)
  return results.some(([, { failure }]) => failure !== undefined) ? 1 : 0
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`${name} must be a whole number of at most nine digits, but it is "${text}".`)
  process.exit(1)
}
