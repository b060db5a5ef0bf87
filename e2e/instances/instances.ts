import { isDeepStrictEqual, parseArgs } from 'node:util'
import { startAlone, startFleet } from './fleet.ts'
import { startCountingAi, tryLimits } from './shared-limits.ts'
import { limitTable, trialTable } from './trial-table.ts'
import { killAtRandom, restartInTurn } from './trials.ts'

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
      wrongSignIns: 10,
      aiCalls: 20,
      contactMessages: 3,
      knewSession: instanceCount,
      knewEndedSession: 0,
    }
    console.log(`${limitTable(limits, expected)}\n`)

    const killed = await killAtRandom(fleet, { killCount, golfersAtOnce })
    const restarted = await restartInTurn(fleet, { rounds: RESTART_ROUNDS, golfersAtOnce })
    const embedded = await killAtRandom(alone, { killCount, golfersAtOnce })
    const trials = {
      [`PostgreSQL × ${instanceCount}`]: killed,
      'restarts in turn': restarted,
      'embedded × 1': embedded,
    }
    console.log(trialTable(Object.fromEntries(Object.entries(trials).map(([name, { counts }]) => [name, counts]))))

    const faults = [killed, restarted, embedded].flatMap((trial) => trial.faults)
    for (const fault of new Set(faults)) console.error(fault)
    return faults.length === 0 && isDeepStrictEqual(limits, expected) ? 0 : 1
  } finally {
    await Promise.all([fleet.dispose(), alone.dispose(), ai.close()])
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  console.error(`${name} must be a whole number of at most four digits, but it is "${text}".`)
  process.exit(1)
}
