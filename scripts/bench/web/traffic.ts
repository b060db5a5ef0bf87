import type { Devtools } from './phone.ts'

export type Traffic = {
  /** What has crossed the wire so far, headers included. */
  readonly sofar: () => { readonly bytes: number; readonly requestCount: number }
  /** Ends when nothing has been under way for so long. */
  readonly untilQuiet: (quietMs: number) => Promise<void>
}

/** A page that never stops asking is a mistake of the bench. */
const QUIET_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 50

/** Counts what a page asks for, from now on. Its service worker and its worker count for themselves. */
export function watchTraffic(devtools: Devtools): Traffic {
  const underWay = new Map<string, string>()
  let bytes = 0
  let requestCount = 0
  let lastMs = performance.now()
  const ended = (requestId: string) => {
    underWay.delete(requestId)
    lastMs = performance.now()
  }
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    // Whether a worker's script has come is told to the worker.
    if (type !== 'Other' && !request.url.includes('worker')) underWay.set(requestId, `${type} ${request.url}`)
    requestCount += 1
    lastMs = performance.now()
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    ended(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId))
  return {
    sofar: () => ({ bytes, requestCount }),
    untilQuiet: async (quietMs) => {
      const startedMs = performance.now()
      while (underWay.size > 0 || performance.now() - lastMs < quietMs) {
        if (performance.now() - startedMs > QUIET_WITHIN_MS) {
          throw new Error(`The page does not stop asking for things: ${[...underWay.values()].join(', ')}`)
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    },
  }
}
