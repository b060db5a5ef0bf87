import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runCommand } from '../setup/problem.mjs'
import { adviceBench } from './advice.ts'
import { aiBench } from './ai.ts'
import { chooseBenches } from './choose.ts'
import { coursesBench } from './courses.ts'
import { distancesBench } from './distances.ts'
import type { Bench } from './figure.ts'
import { tableOf } from './figure-table.ts'
import { flightBench } from './flight.ts'
import { gainsBench } from './gains.ts'
import { growthBench } from './growth/growth-bench.ts'
import { importBench } from './import.ts'
import { memoryBench } from './memory.ts'
import { offlineStartBench } from './offline-start.ts'
import { playedShotsBench } from './played-shots.ts'
import { reportOf } from './report.ts'
import type { MeasuredBench } from './report.ts'
import { refusalsBench } from './refusals.ts'
import { shotsBench } from './shots.ts'
import { serverBench } from './server/server-bench.ts'
import { securityBench } from './security.ts'
import { firstLoadBench } from './web/first-load.ts'
import { interactionsBench } from './web/interactions.ts'
import { lighthouseBench } from './web/lighthouse.ts'
import { roundBench } from './web/round-taps.ts'

const BENCHES: readonly Bench[] = [
  flightBench,
  adviceBench,
  memoryBench,
  playedShotsBench,
  gainsBench,
  coursesBench,
  distancesBench,
  offlineStartBench,
  importBench,
  aiBench,
  serverBench,
  growthBench,
  securityBench,
  refusalsBench,
  shotsBench,
  firstLoadBench,
  interactionsBench,
  roundBench,
  lighthouseBench,
]

// A machine that is busy is no mistake of the code: time never fails a bench, it only says so.
await runCommand(async () => {
  const { benches, isRecording, jsonFile, options } = chooseBenches(process.argv.slice(2), BENCHES)
  const measured: MeasuredBench[] = []
  for (const { name, run, record } of benches) {
    const figures = await run(options)
    measured.push({ name, figures })
    console.log(`${name}\n${tableOf(figures)}\n`)
    if (jsonFile !== undefined) writeReport(jsonFile, measured)
    if (isRecording && record) console.log(`Kept in ${record(figures)}; npm run docs puts them on the page.`)
  }
  return 0
})

/** After every bench: a later one that fails does not take the figures of those before it along. */
function writeReport(file: string, measured: readonly MeasuredBench[]): void {
  const { node: nodeVersion } = process.versions
  const report = reportOf(measured, { at: new Date(), nodeVersion, cpuCount: availableParallelism() })
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`)
}
