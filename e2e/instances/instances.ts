import { isDeepStrictEqual, parseArgs } from 'node:util'
import { startAlone, startFleet } from './fleet.ts'
import { startCountingAi, tryLimits } from './shared-limits.ts'
import { limitTable, trialTable } from './trial-table.ts'
import { killAtRandom, restartInTurn } from './trials.ts'
import type { Trial } from './trials.ts'

const { values } = parseArgs({
  options: {
    instances: { type: 'string', default: '4' },
    kills: { type: 'string', default: '50' },
    golfers: { type: 'string', default: '6' },
  },
})
const instanceCount = wholeNumber('--instances', values.instances)
const killCount = wholeNumber('--kills', values.kills)
const golfersAtOnce = wholeNumber('--golfers', values.golfers)
const RESTART_ROUNDS = 2
const PROGRESS_EVERY = 10
process.exitCode = await tryInstances()

async function tryInstances(): Promise<number> {
  const ai = await startCountingAi()
  const fleet = await startFleet(instanceCount, ai.settings)
  const alone = await startAlone()
  try {
    const migrations = await fleet.migrations()
    console.log(`${instanceCount} instances started at once on an empty PostgreSQL, behind: ${fleet.balancer}`)
    console.log(`${migrations.length} migrations, each once: ${migrations.join(', ')}\n`)
    const limits = await tryLimits(fleet, ai.callCount)
    const expected = {
      wrongSignInCount: 10,
      aiCallCount: 20,
      contactMessageCount: 3,
      knewSession: instanceCount,
      knewEndedSession: 0,
    }
    console.log(`${limitTable(limits, expected)}\n`)

    const faults: string[] = []
    /** Each as it ends: what comes after it may fail on a busy machine. */
    const tell = async (name: string, trial: Promise<Trial>) => {
      const { counts, faults: found } = await trial
      console.log(`\n${trialTable({ [name]: counts })}\n`)
      faults.push(...found)
    }
    const load = { golfersAtOnce, onKill }
    await tell(`PostgreSQL × ${instanceCount}`, killAtRandom(fleet, { killCount, ...load }))
    await tell('restarts in turn', restartInTurn(fleet, { rounds: RESTART_ROUNDS, ...load }))
    await tell('embedded × 1', killAtRandom(alone, { killCount, ...load }))
    for (const fault of new Set(faults)) console.error(fault)
    return faults.length === 0 && isDeepStrictEqual(limits, expected) ? 0 : 1
  } finally {
    await Promise.all([fleet.dispose(), alone.dispose(), ai.close()])
  }
}

/** A busy machine may take half an hour for all of them. */
function onKill(count: number): void {
  if (count % PROGRESS_EVERY === 0) console.log(`${count} kills`)
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  console.error(`${name} must be a whole number of at most four digits, but it is "${text}".`)
  process.exit(1)
}
