import type { Protection } from '../protection.ts'

const OWN_COURSES_TEST = 'web/src/sync/own-courses/two-devices.test.ts'
const KEPT_SHOTS_TEST = 'web/src/sync/kept-shots/create-shots.test.ts'

/** What an outbox must never do: drop a row, send it twice, forget the lock, ignore a conflict. */
export const OUTBOX: readonly Protection[] = [
  {
    name: 'outbox, drop a row: a frozen edit',
    patches: [
      { file: 'web/src/sync/edit-state.ts', before: 'batches: [{ batch, golfer, set }] }', after: 'batches: [] }' },
    ],
    test: { file: 'web/src/sync/policies/profile.test.ts', named: 'sends what is saved in one go as one batch' },
  },
  {
    name: 'outbox, drop a row: an unsent round',
    patches: [
      {
        file: 'web/src/sync/policies/round-rows.ts',
        before: 'return [...confirmed, ...known.filter(isUnsent)]',
        after: 'return confirmed',
      },
    ],
    test: { file: 'web/src/sync/policies/rounds.test.ts', named: 'keeps a refused round when' },
  },
  {
    name: 'outbox, drop a row: unsent progress',
    patches: [
      {
        file: 'web/src/sync/policies/progress.ts',
        before: '[...loaded.entries, ...entries().filter(isUnsent)]',
        after: 'loaded.entries',
      },
    ],
    test: { file: 'web/src/sync/policies/progress.test.ts', named: 'keeps a refused entry when' },
  },
  {
    name: "outbox, drop a row: another golfer's",
    patches: [
      {
        file: 'web/src/storage/per-user-cache.ts',
        before: '[...unsentOfOthers(all(), golfer), { golfer, entries: rows }]',
        after: '[{ golfer, entries: rows }]',
      },
    ],
    test: { file: 'web/src/storage/per-user-cache.test.ts', named: 'of others only what they have not sent' },
  },
  {
    name: 'outbox, drop a row: at a failure',
    patches: [
      {
        file: 'web/src/sync/outbox.ts',
        before: '    noteSession(error)\n    return tryLater()',
        after: '    noteSession(error)\n    run.refusedIds.add(policy.idOf(message))\n    return true',
      },
    ],
    test: { file: 'web/src/sync/outbox.test.ts', named: 'keeps what cannot be sent' },
  },
  {
    name: 'outbox, send twice: a batch of edits',
    patches: [
      {
        file: 'web/src/sync/policies/profile.ts',
        before: '      send,\n',
        after: '      send: (batch) => send({ ...batch, batch: crypto.randomUUID() }),\n',
      },
    ],
    test: { file: 'web/src/sync/policies/profile.test.ts', named: 'sends the very same batch again' },
  },
  {
    name: 'outbox, send twice: a round',
    patches: [
      {
        file: 'web/src/sync/policies/rounds.ts',
        before: ': sendSave(owner, sent)',
        after: ': sendSave(owner, { ...sent, save: crypto.randomUUID() })',
      },
    ],
    test: { file: 'web/src/sync/policies/two-devices.test.ts', named: 'does not undo what another device did' },
  },
  {
    name: 'outbox, send twice: an entry of progress',
    patches: [
      {
        file: 'web/src/sync/policies/progress.ts',
        before: 'send({ ...entry, id: unsentId, golfer: owner })',
        after: 'send({ ...entry, id: crypto.randomUUID(), golfer: owner })',
      },
    ],
    test: { file: 'web/src/sync/policies/progress.test.ts', named: 'sends the same one again' },
  },
  {
    name: 'outbox, forget the lock: the engine',
    patches: [
      { file: 'web/src/sync/outbox.ts', before: 'await inTurn(() => sendAll(run))', after: 'await sendAll(run)' },
    ],
    test: { file: 'web/src/sync/policies/profile.test.ts', named: 'while another tab has the turn' },
  },
  {
    name: 'outbox, forget the lock: the page',
    patches: [
      {
        file: 'web/src/sync/send-lock.ts',
        before: 'inTurn: (task) => withSendLock(task, queue)',
        after: 'inTurn: (task) => task()',
      },
    ],
    test: { file: 'web/src/sync/send-lock.test.ts', named: 'lets one tab at a time send' },
  },
  {
    name: 'outbox, forget the lock: at sign-out',
    patches: [
      {
        file: 'web/src/sync/send-lock.ts',
        before: 'return QUEUES.reduce((inner, queue) => () => withSendLock(inner, queue), task)()',
        after: 'return task()',
      },
    ],
    test: { file: 'web/src/sync/send-lock.test.ts', named: 'unless nothing at all may be sent' },
  },
  {
    name: 'outbox, ignore a conflict: in an answer',
    patches: [
      {
        file: 'web/src/sync/profile-sync.ts',
        before: '  conflicts.noteAnswer(answer, found)\n',
        after: '  void found\n',
      },
    ],
    test: { file: 'web/src/sync/profile-sync.test.ts' },
  },
  {
    name: 'outbox, ignore a conflict: in the history',
    patches: [
      {
        file: 'web/src/sync/conflicts.ts',
        before: 'open: [...open, ...shown.toReversed()',
        after: 'open: [...open, ...shown.slice(shown.length)',
      },
    ],
    test: { file: 'web/src/sync/conflicts.test.ts', named: 'shows what another device replaced' },
  },
  {
    name: 'outbox, ignore a conflict: of two tabs',
    patches: [
      {
        file: 'web/src/sync/outbox-store.ts',
        before: '[{ batch: newBatch(), golfer, set: competing }] : []',
        after: '[] : []',
      },
    ],
    test: { file: 'web/src/sync/outbox-store.test.ts', named: 'sends both values when two tabs edited the same field' },
  },
  {
    name: 'outbox, ignore a conflict: of a round',
    patches: [
      {
        file: 'web/src/sync/policies/round-rows.ts',
        before: 'const news = newsOf(sent, answer) ?? row.news',
        after: 'const news = row.news',
      },
    ],
    test: { file: 'web/src/sync/policies/two-devices.test.ts', named: 'and tells both' },
  },
  {
    name: 'wait of a 429',
    patches: [
      { file: 'web/src/sync/outbox.ts', before: 'golfer === undefined || isHeld', after: 'golfer === undefined' },
    ],
    test: { file: 'web/src/sync/outbox.test.ts', named: 'waits as long as an answer of 429' },
  },
  {
    name: 'outbox, shots: a page that was asked for while the device could not be read',
    patches: [
      {
        file: 'web/src/sync/kept-shots/shot-pages.ts',
        before: 'after === state.position || (after < state.position && state.position < page.position)',
        after: 'after === state.position',
      },
    ],
    test: { file: KEPT_SHOTS_TEST, named: 'read while the device could not be' },
  },
  {
    name: 'outbox, shots: what is known comes back with what waits',
    patches: [
      {
        file: 'web/src/sync/kept-shots/shots-on-device.ts',
        before: 'lost.position > left.position ? lost : left',
        after: 'left',
      },
    ],
    test: { file: KEPT_SHOTS_TEST, named: 'in the moment in which the browser takes them' },
  },
  {
    name: 'outbox, shots: not safe while the device waits with others',
    patches: [
      {
        file: 'web/src/sync/kept-rows/state-on-device.ts',
        before: ' || hasUnsent(read?.state ?? nothing)',
        after: '',
      },
    ],
    test: { file: KEPT_SHOTS_TEST, named: 'a deletion is not safe' },
  },
  {
    name: 'outbox, shots: a deletion that another tab made since',
    patches: [
      {
        file: 'web/src/sync/kept-shots/shot-steps.ts',
        before: 'if (dueAtMs > dueByMs) return [id, removal]',
        after: '',
      },
    ],
    test: { file: KEPT_SHOTS_TEST, named: 'although a shot of it logged before reaches the device afterwards' },
  },
  {
    name: 'outbox, own courses: an answer to a change that came again',
    patches: [
      {
        file: 'web/src/sync/own-courses/course-answers.ts',
        before: 'before === null && (course === null || isAgain === true)',
        after: 'before === null && course === null',
      },
    ],
    test: { file: OWN_COURSES_TEST, named: 'its answer was lost' },
  },
  {
    name: 'outbox, own courses: a save that is not to arrive any more',
    patches: [
      {
        file: 'web/src/sync/own-courses/course-messages.ts',
        before: 'isDeletion(row) && sent.course !== null && sent.isUnsure !== true',
        after: 'false',
      },
    ],
    test: { file: OWN_COURSES_TEST, named: 'what is to stay on a device is never sent' },
  },
]
