import type { Protection } from '../protection.ts'

/** What keeps edits safe on the device. */
export const DEVICE: readonly Protection[] = [
  {
    name: 'outbox: a row per edit',
    patches: [
      {
        file: 'web/src/sync/row-codec.ts',
        before: `row.kind === 'inflight' ? row.batch : row.path]`,
        after: `row.kind === 'inflight' ? row.batch : '']`,
      },
    ],
    test: { file: 'web/src/sync/row-codec.test.ts' },
  },
  {
    name: 'restore: versions of another epoch are not compared',
    patches: [
      { file: 'web/src/storage/epochs.ts', before: 'one.epoch !== other.epoch', after: 'one.epoch === other.epoch' },
    ],
    test: { file: 'web/src/sync/profile-query.test.ts', named: 'takes the server’s state of another epoch' },
  },
  {
    name: 'restore: the device keeps what it has more',
    patches: [
      {
        file: 'web/src/storage/clear-storage.ts',
        before: 'if (!isWhole) golferCopies.noteEpoch(leaving.epoch)',
        after: '',
      },
    ],
    test: { file: 'web/src/storage/before-restore.test.ts', named: 'when a restore has ended the session' },
  },
  {
    name: 'restore: what another device has sent again takes nothing out of the question',
    patches: [
      {
        file: 'web/src/sync/open-changes.ts',
        before: 'hasPlace(document, path) && !isSameValue(valueOf(document, path), value)',
        after: 'false',
      },
    ],
    test: { file: 'web/src/sync/later-changes.test.ts', named: 'also when another device has sent one' },
  },
  {
    name: 'restore: no older value over a later edit',
    patches: [
      {
        file: 'web/src/sync/open-changes.ts',
        before: 'changes.filter((change) => !isEdited(change))',
        after: 'changes',
      },
    ],
    test: { file: 'web/src/sync/profile-sync.test.ts', named: 'after the server went back to a backup' },
  },
  {
    name: 'restore: no round is sent unasked',
    patches: [
      {
        file: 'web/src/sync/policies/rounds.ts',
        before: 'row.isOffered !== true && !refusedIds',
        after: '!refusedIds',
      },
    ],
    test: { file: 'web/src/sync/policies/rounds.test.ts', named: 'sends none of them unasked' },
  },
  {
    name: 'one sender: web lock',
    patches: [
      {
        file: 'web/src/sync/send-lock.ts',
        before: 'if (!locks) return task()',
        after: 'if (locks) return task()',
      },
    ],
    test: { file: 'web/src/sync/send-lock.test.ts' },
  },
  {
    name: 'one sender: nobody waits forever',
    patches: [
      {
        file: 'web/src/sync/send-lock.ts',
        before: '{ signal: AbortSignal.timeout(WAIT_FOR_TURN_MS) }',
        after: '{}',
      },
    ],
    test: { file: 'web/src/sync/send-lock.test.ts' },
  },
  {
    name: 'outbox: what a page leaves behind',
    patches: [
      {
        file: 'web/src/sync/pagehide-backup.ts',
        before: 'replace(golfer, rowsOf(golfer, leftOf(golfer, held)))',
        after: 'replace(golfer, rowsOf(golfer, held.read))',
      },
    ],
    test: { file: 'web/src/sync/pagehide-backup.test.ts', named: 'the next page takes it up as one batch' },
  },
  {
    name: 'outbox: a refusal ends a try',
    patches: [
      {
        file: 'web/src/sync/outbox.ts',
        before: 'run.refusedIds.add(policy.idOf(message))',
        after: '',
      },
    ],
    test: { file: 'web/src/sync/outbox.test.ts' },
  },
  {
    name: 'outbox: what failed is sent again',
    patches: [
      {
        file: 'web/src/sync/outbox.ts',
        before: 'cancelRetry = later(() => void flush(), delayMs)',
        after: 'cancelRetry = later(() => {}, delayMs)',
      },
    ],
    test: { file: 'web/src/sync/policies/profile.test.ts' },
  },
  {
    name: 'outbox: nothing after the golfer has left',
    patches: [
      {
        file: 'web/src/sync/outbox.ts',
        before: `    )
    if (!run.isCurrent()) return false`,
        after: '    )',
      },
    ],
    test: { file: 'web/src/sync/outbox.test.ts', named: 'once the golfer has left' },
  },
  {
    name: 'outbox: a row stays until its answer',
    patches: [
      {
        file: 'web/src/sync/policies/rounds.ts',
        before: 'if (!row.sent) settle(run.golfer, sent, (known) => ({ ...known, sent }))',
        after: 'if (!row.sent) settle(run.golfer, sent, () => undefined)',
      },
    ],
    test: { file: 'web/src/sync/policies/rounds.test.ts' },
  },
  {
    name: 'outbox: sent again as it was sent',
    patches: [
      {
        file: 'web/src/sync/policies/rounds.ts',
        before: 'if (!row.sent) settle(run.golfer, sent, (known) => ({ ...known, sent }))',
        after: '',
      },
    ],
    test: { file: 'web/src/sync/policies/two-devices.test.ts' },
  },
  {
    name: 'outbox: progress follows its edits',
    patches: [
      {
        file: 'web/src/sync/policies/progress.ts',
        before: 'if (known?.golfer === owner && hasProgressed(known.confirmed, known.shown)) return undefined',
        after: '',
      },
    ],
    test: { file: 'web/src/sync/policies/progress.test.ts', named: 'after the edits that it comes from' },
  },
  {
    name: 'outbox: one batch at a time',
    patches: [
      {
        file: 'web/src/sync/edit-state.ts',
        before: 'if (edits.batches.length > 0) return edits',
        after: '',
      },
    ],
    test: { file: 'web/src/sync/policies/profile.test.ts' },
  },
  {
    name: 'conflicts: what gave way is told',
    patches: [
      {
        file: 'web/src/sync/conflicts.ts',
        before: 'if (own.length > 0 || version !== before.version) {',
        after: 'if (version !== before.version && own.length > 99) {',
      },
    ],
    test: { file: 'web/src/sync/conflicts.test.ts' },
  },
  {
    name: 'device: sent rows end with the session',
    patches: [
      {
        file: 'web/src/storage/clear-storage.ts',
        before: "!isSent || (departure === 'other-golfer' && owner === golfer)",
        after: 'true',
      },
    ],
    test: { file: 'web/src/storage/clear-storage.test.ts' },
  },
  {
    name: 'device: copies end with the session',
    patches: [
      {
        file: 'web/src/storage/device-contents.ts',
        before: "const NEVER = { 'sign-out': 'goes', 'session-end': 'goes'",
        after: "const NEVER = { 'sign-out': 'goes', 'session-end': 'stays'",
      },
    ],
    test: { file: 'web/src/storage/clear-storage.test.ts' },
  },
  {
    name: 'device: cleared by the browser',
    patches: [{ file: 'web/src/sync/outbox-store.ts', before: 'device.onTakenAway?.(writeAgain)', after: '' }],
    test: { file: 'web/src/sync/outbox-store.test.ts', named: 'that the browser clears' },
  },
  {
    name: 'device: pages that the browser keeps',
    patches: [{ file: 'server/src/features/account/routes.ts', before: '    clearBrowserCache(reply)', after: '' }],
    test: { file: 'server/src/features/account/sessions.test.ts', named: 'forget its pages' },
  },
  {
    name: 'device: who is told of a deletion',
    patches: [
      {
        file: 'server/src/features/account/check-account.ts',
        before: '  if (!devices.hasSeen(golfer, headers)) return',
        after: '',
      },
    ],
    test: { file: 'server/src/features/account/check-account.test.ts' },
  },
  {
    name: 'shared files: none is left after sign-out',
    patches: [{ file: 'web/src/session/clear-device.ts', before: 'await attempt(forgetWaitingFiles)', after: '' }],
    test: { file: 'web/src/session/clear-device.test.ts', named: 'leaves no file that another app shared' },
  },
  {
    name: 'shared files: a day at most',
    patches: [
      {
        file: 'web/src/storage/waiting-files.ts',
        before: 'Math.abs(nowMs - Number(kept.headers.get(KEPT_AT))) < DAY_MS',
        after: 'kept.headers.has(KEPT_AT)',
      },
    ],
    test: { file: 'web/src/storage/waiting-files.test.ts', named: 'is gone a day later' },
  },
  {
    name: 'shared files: no more than a page opens',
    patches: [
      {
        file: 'web/src/storage/waiting-files.ts',
        before: 'const part = file.slice(0, roomBytes)',
        after: 'const part = file',
      },
    ],
    test: { file: 'web/src/storage/waiting-files.test.ts', named: 'keeps of too much' },
  },
]
