import { runCommand } from '../setup/problem.mjs'
import { adviceBench } from './advice.ts'
import { aiBench } from './ai.ts'
import { chooseBenches } from './choose.ts'
import { distancesBench } from './distances.ts'
import type { Bench } from './figure.ts'
import { tableOf } from './figure-table.ts'
import { flightBench } from './flight.ts'
import { importBench } from './import.ts'
import { offlineStartBench } from './offline-start.ts'

const BENCHES: readonly Bench[] = [flightBench, adviceBench, distancesBench, offlineStartBench, importBench, aiBench]

// A machine that is busy is no mistake of the code: time never fails a bench, it only says so.
await runCommand(async () => {
  const { benches, isRecording } = chooseBenches(process.argv.slice(2), BENCHES)
  for (const { name, run, record } of benches) {
    const figures = await run()
    console.log(`${name}\n${tableOf(figures)}\n`)
    if (isRecording && record) console.log(`Kept in ${record(figures)}; npm run docs puts them on the page.`)
  }
  return 0
})
