import type { Figure } from '../figure.ts'
import { startMeasuredServer } from '../load/measured-server.ts'
import { medianOf } from '../rounds.ts'
import type { ServerOn, Stand } from './stand.ts'

const START_COUNT = 5
const READY_BUDGET_SECONDS = 3
const MS_PER_SECOND = 1000

/** How long an operator waits after a restart. The servers of the stand are stopped for it. */
export async function startFigures({ servers }: Stand): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { name, place, server } of Object.values(servers)) {
    await server.stop()
    const seconds: number[] = []
    for (let start = 0; start < START_COUNT; start += 1) seconds.push(await timedStart(place))
    figures.push({
      what: `start until /api/ready, ${name}`,
      value: medianOf(seconds),
      unit: 's',
      budget: READY_BUDGET_SECONDS,
      note: `${START_COUNT} starts, ${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s`,
    })
  }
  return figures
}

async function timedStart(place: ServerOn['place']): Promise<number> {
  const startedMs = performance.now()
  const server = await startMeasuredServer(place)
  const answer = await fetch(`${server.url}/api/ready`)
  const seconds = (performance.now() - startedMs) / MS_PER_SECOND
  await answer.body?.cancel()
  await server.stop()
  if (!answer.ok) throw new Error(`The server says that it listens and is not ready: ${answer.status}`)
  return seconds
}
