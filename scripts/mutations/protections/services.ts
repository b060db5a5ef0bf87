import type { Protection } from '../protection.ts'

const AI = 'server/src/features/ai'
const WEATHER = 'server/src/features/weather'

/** What keeps services outside from hurting us, and us from paying for it. */
export const SERVICES: readonly Protection[] = [
  {
    name: 'AI deadline',
    patches: [
      { file: `${AI}/run-operation.ts`, before: 'ANSWER_WITHIN_MS = 9_000', after: 'ANSWER_WITHIN_MS = 90_000' },
    ],
    test: { file: `${AI}/faults.slow.test.ts`, named: 'headers, then silence' },
  },
  {
    name: 'AI body cap',
    patches: [
      {
        file: `${AI}/service/bounded-fetch.ts`,
        before: 'MAX_ANSWER_BYTES = 256 * 1024',
        after: 'MAX_ANSWER_BYTES = 1e12',
      },
    ],
    test: { file: `${AI}/faults.slow.test.ts`, named: '10 MB' },
  },
  {
    name: 'AI breaker',
    patches: [{ file: `${AI}/ai-calls.ts`, before: 'if (!breaker.admits())', after: 'if (service === breaker)' }],
    test: { file: `${AI}/guards.slow.test.ts`, named: 'stop for half a minute after five failures' },
  },
  {
    name: 'AI budget',
    patches: [
      { file: `${AI}/ai-calls.ts`, before: 'if (!own.isAllowed) throw', after: 'if (own === undefined) throw' },
    ],
    test: { file: `${AI}/guards.slow.test.ts`, named: 'reach it 20 times an hour' },
  },
  {
    name: 'AI prompt mark',
    patches: [
      {
        file: `${AI}/prompt.ts`,
        before: 'return text.toLowerCase().includes(MARKER)',
        after: 'return text === MARKER',
      },
    ],
    test: { file: `${AI}/attacks.slow.test.ts`, named: 'gives nothing of the prompt away' },
  },
  {
    name: 'weather deadline',
    patches: [{ file: `${WEATHER}/fetch-json.ts`, before: 'TIMEOUT_MS = 4_000', after: 'TIMEOUT_MS = 40_000' }],
    test: { file: `${WEATHER}/weather.slow.test.ts`, named: 'is typical within five seconds' },
  },
  {
    name: 'weather body cap',
    patches: [{ file: `${WEATHER}/fetch-json.ts`, before: 'if (byteCount > MAX_BYTES)', after: 'if (byteCount < 0)' }],
    test: { file: `${WEATHER}/weather.slow.test.ts`, named: 'whatever the service does wrong' },
  },
]
