import type { Protection } from '../protection.ts'

/** What keeps edits safe on the device. */
export const DEVICE: readonly Protection[] = [
  {
    name: 'outbox: a row per edit',
    patches: [
      {
        file: 'web/src/api/device-store/stored-rows.ts',
        before: `row.kind === 'inflight' ? row.batch : row.path]`,
        after: `row.kind === 'inflight' ? row.batch : '']`,
      },
    ],
    test: { file: 'web/src/api/device-store/stored-rows.test.ts' },
  },
  {
    name: 'one sender: the turn is asked for',
    patches: [
      {
        file: 'web/src/api/profile/profile-edits.ts',
        before: 'await inTurn(() => sendKept(era))',
        after: 'await sendKept(era)',
      },
    ],
    test: { file: 'web/src/api/profile/profile-edits.test.ts', named: 'while another tab has the turn' },
  },
  {
    name: 'one sender: web lock',
    patches: [
      {
        file: 'web/src/api/device-store/sender-turn.ts',
        before: 'if (!locks) return task()',
        after: 'if (locks) return task()',
      },
    ],
    test: { file: 'web/src/api/device-store/sender-turn.test.ts' },
  },
  {
    name: 'one sender: nobody waits forever',
    patches: [
      {
        file: 'web/src/api/device-store/sender-turn.ts',
        before: '{ signal: AbortSignal.timeout(WAIT_FOR_TURN_MS) }',
        after: '{}',
      },
    ],
    test: { file: 'web/src/api/device-store/sender-turn.test.ts' },
  },
  {
    name: 'outbox: what a page leaves behind',
    patches: [
      {
        file: 'web/src/api/device-store/left-edits.ts',
        before: 'replace(golfer, rowsOf(golfer, leftOf(golfer, held)))',
        after: 'replace(golfer, rowsOf(golfer, held.read))',
      },
    ],
    test: { file: 'web/src/api/device-store/left-edits.test.ts', named: 'the next page takes it up as one batch' },
  },
]
