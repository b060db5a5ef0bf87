import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const PACKAGES = ['golf', 'content', 'contract', 'shot-files', 'assistants', 'server', 'web', 'cli', 'scripts']
/** Starts processes, stops databases, waits for deadlines, packs or goes through hundreds of bags: left out of `npm run check`. */
const SLOW = '**/*.slow.test.ts'
/** Left out where `npm test` found no nginx, and said so. */
const BEHIND_NGINX = process.env.BAGWISE_WITHOUT_NGINX === 'yes' ? ['**/*-nginx.slow.test.ts'] : []
const NOT_SOURCES = ['**/node_modules/**', '**/dist/**']
/** A busy machine may stall for many seconds, and a test that hangs ends all the same. */
const DEADLINE_MS = 120_000
/** Set by `npm run test:exhaustive`, whose tests may take an hour. */
const IS_EXHAUSTIVE = process.env.BAGWISE_EXHAUSTIVE === 'yes'
const FAST_CHECK_RUNS = fileURLToPath(new URL('scripts/verify/fast-check-runs.ts', import.meta.url))
const alias = process.env.BAGWISE_PROPERTY_RUNS ? [{ find: /^fast-check$/, replacement: FAST_CHECK_RUNS }] : []
const deadlineMs = IS_EXHAUSTIVE ? 30 * DEADLINE_MS : DEADLINE_MS
/** Tests of the server leave databases for each other. */
const globalSetup = fileURLToPath(new URL('server/src/testing/drop-test-databases.ts', import.meta.url))
const settings = { testTimeout: deadlineMs, hookTimeout: deadlineMs, alias }

export default defineConfig({
  test: {
    // As many as there are processors; left alone it keeps one of them free for watching.
    maxWorkers: '100%',
    // What a run has transformed the next one reads, unless it has changed.
    fsModuleCache: true,
    fsModuleCachePath: fileURLToPath(new URL('.cache/modules', import.meta.url)),
    projects: [
      ...PACKAGES.map((name) => ({
        test: {
          name,
          root: name,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...NOT_SOURCES, SLOW],
          ...settings,
          // Loading the server for each file would take longer than its tests.
          isolate: false,
          ...(name === 'server' ? { globalSetup } : {}),
        },
      })),
      {
        test: {
          name: 'slow',
          include: [SLOW],
          exclude: [...NOT_SOURCES, ...BEHIND_NGINX],
          globalSetup,
          isolate: false,
          ...settings,
        },
      },
    ],
  },
})
