import type { Protection } from '../protection.ts'

const APPLY_LOCKED = 'server/src/features/profile/apply-locked.ts'
const BATCHES = 'server/src/batches/arrived-batches.ts'
const BATCHES_TEST = 'server/src/batches/arrived-batches.test.ts'
const BOUNDS_TEST = 'server/src/attacks/bounds.slow.test.ts'
const HISTORY_TEST = 'server/src/features/profile/history-bounds.test.ts'
const SIGN_IN = 'server/src/features/account/sign-in.ts'

/** What keeps one golfer from filling the disk, the memory or the processor. */
export const BOUNDS: readonly Protection[] = [
  {
    name: 'bound of the history',
    patches: [{ file: APPLY_LOCKED, before: 'if (!hasRoomFor(before, displaced)) await', after: 'if (!before) await' }],
    test: { file: HISTORY_TEST, named: 'holds 2,000 entries' },
  },
  {
    name: 'bound of the history without a lock',
    patches: [
      {
        file: 'server/src/features/profile/apply-unlocked.ts',
        before: 'if (!hasRoomFor(seen, displaced)) return undefined',
        after: '',
      },
    ],
    test: { file: HISTORY_TEST, named: 'holds 2,000 entries' },
  },
  {
    name: 'last entry of each field',
    patches: [
      {
        file: 'server/src/features/profile/profile-history.ts',
        before: 'order by is_last_of_field desc, position desc',
        after: 'order by position desc',
      },
    ],
    test: { file: HISTORY_TEST, named: 'keeps the last entry of each field' },
  },
  {
    name: 'bound of the batches',
    patches: [{ file: BATCHES, before: "where('batch_id', 'in', oldest)", after: "where('batch_id', '=', '')" }],
    test: { file: BATCHES_TEST, named: 'are remembered up to a number' },
  },
  {
    name: 'writes of a minute',
    patches: [
      { file: BATCHES, before: 'if (Number(recentCount) < writesPerMinute) return', after: 'if (recentCount) return' },
    ],
    test: { file: BATCHES_TEST, named: 'are 120 a minute' },
  },
  {
    name: 'calls of a golfer and of an address',
    patches: [
      {
        file: 'server/src/rate-limit/call-limit.ts',
        before: 'if (count <= callsPerMinute) return',
        after: 'if (count > 0) return',
      },
    ],
    test: { file: BOUNDS_TEST, named: 'counts the calls' },
  },
  {
    name: 'sessions of a golfer',
    patches: [{ file: SIGN_IN, before: 'await endOldestSessions(db, userId)', after: '' }],
    test: { file: BOUNDS_TEST, named: 'holds for the sessions' },
  },
  {
    name: 'messages of a golfer',
    patches: [
      {
        file: 'server/src/features/contact/send-message.ts',
        before: 'if (userId !== undefined) await refuseBeyondBound(transaction, userId)',
        after: '',
      },
    ],
    test: { file: BOUNDS_TEST, named: 'holds for the messages' },
  },
  {
    name: 'one large answer at a time',
    patches: [
      {
        file: 'server/src/requests/one-at-a-time.ts',
        before: 'leaving.set(golfer, promise)',
        after: 'leaving.set(reply.request.id, promise)',
      },
    ],
    test: { file: 'server/src/requests/one-at-a-time.test.ts', named: 'come one at a time' },
  },
  {
    name: 'locked accounts',
    patches: [
      {
        file: SIGN_IN,
        before: 'if (golfer.locked_at === null) return',
        after: 'if (golfer.locked_at !== undefined) return',
      },
    ],
    test: { file: 'server/src/admin.slow.test.ts', named: 'lock an account' },
  },
  {
    name: 'marks in place of e-mails',
    patches: [
      {
        file: 'server/src/security-events/security-events.ts',
        before: 'markOf(`e-mail ${email}`)',
        after: '`e-mail ${email}`',
      },
    ],
    test: { file: 'server/src/security-events/security-events.test.ts', named: 'are left by a failed sign-in' },
  },
  {
    name: 'one event a lock-out',
    patches: [
      {
        file: 'server/src/features/account/failed-sign-ins.ts',
        before: "if (attempt.isFirst) await events.note('locked-out', who)",
        after: "await events.note('locked-out', who)",
      },
    ],
    test: { file: 'server/src/security-events/security-events.test.ts', named: 'are left by a lock-out once' },
  },
]
