import type { Database } from '../../../server/src/db/database.ts'

type Plugin = Parameters<Database['db']['withPlugin']>[0]

type LongestStatement = {
  /** For `withPlugin`: statements of that database are timed from now on, waiting for a connection included. */
  readonly plugin: Plugin
  readonly ms: () => number
}

/** Notices how long the longest statement took that was answered. */
export function createLongestStatement(): LongestStatement {
  const startedMs = new WeakMap<object, number>()
  let longestMs = 0
  return {
    plugin: {
      transformQuery: ({ node, queryId }) => {
        startedMs.set(queryId, performance.now())
        return node
      },
      transformResult: async ({ result, queryId }) => {
        const from = startedMs.get(queryId)
        if (from !== undefined) longestMs = Math.max(longestMs, performance.now() - from)
        return result
      },
    },
    ms: () => longestMs,
  }
}
