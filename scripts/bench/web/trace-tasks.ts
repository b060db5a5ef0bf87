import { once } from 'node:events'
import type { Devtools } from './phone.ts'

/** The parts of an event of Chrome's trace that are read here; times are in microseconds. */
type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Of the processor. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const MICROSECONDS_PER_MS = 1000

/** Notes how much processor time each task of the page's thread takes, from now on. */
export async function traceTasks(devtools: Devtools) {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves the events of a trace untyped.
    events.push(...(value as unknown as TraceEvent[]))
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  })
  return {
    async processorTimesMs(): Promise<readonly number[]> {
      // The session is an emitter of events; its types say less.
      const complete = once(devtools as unknown as NodeJS.EventEmitter, 'Tracing.tracingComplete')
      await devtools.send('Tracing.end')
      await complete
      const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      return events
        .filter(
          ({ name, pid, tid }) => name.endsWith('RunTask') && threads.some((one) => one.pid === pid && one.tid === tid),
        )
        .map(({ tdur = 0 }) => tdur / MICROSECONDS_PER_MS)
    },
  }
}
