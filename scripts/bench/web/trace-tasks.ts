import { once } from 'node:events'
import type { Devtools } from './phone.ts'

/** The parts of an event of Chrome's trace that are read here; times are in microseconds. */
type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Of the processor. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const MICROSECONDS_PER_MS = 1000
/**
 * V8 reads the script a second time for the place of an error that React makes as it starts and may never throw: only
 * with developer tools attached, about 100 ms of this phone.
 */
const FOR_DEVELOPER_TOOLS = 'V8.CollectSourcePositions'

/** Notes how much processor time each task of the page's thread takes, from now on. */
export async function traceTasks(devtools: Devtools) {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the events of a trace untyped.
    events.push(...(value as unknown as TraceEvent[]))
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-v8.compile', '__metadata'] },
  })
  return {
    async processorTimesMs(): Promise<readonly number[]> {
      // The session is an emitter of events; its types say less.
      const complete = once(devtools as unknown as NodeJS.EventEmitter, 'Tracing.tracingComplete')
      await devtools.send('Tracing.end')
      await complete
      const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      const onPage = events.filter(({ pid, tid }) => threads.some((one) => one.pid === pid && one.tid === tid))
      const extra = onPage.filter(({ name }) => name === FOR_DEVELOPER_TOOLS)
      return onPage
        .filter(({ name }) => name.endsWith('RunTask'))
        .map(
          (task) =>
            processorMs(task) -
            extra.filter((one) => isWithin(one, task)).reduce((ms, one) => ms + processorMs(one), 0),
        )
    },
  }
}

function processorMs({ tdur = 0 }: TraceEvent): number {
  return tdur / MICROSECONDS_PER_MS
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  return outer.ts <= inner.ts && inner.ts < outer.ts + (outer.dur ?? 0)
}
