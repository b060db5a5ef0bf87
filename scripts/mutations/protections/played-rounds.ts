import type { Protection } from '../protection.ts'

const KEEP_TAPS_TEST = 'web/src/sync/played/keep-taps.test.ts'
const PLAYED_ROUNDS_TEST = 'web/src/sync/played/create-played-rounds.test.ts'
const TWO_DEVICES_TEST = 'web/src/sync/played/two-devices.test.ts'

/** What a golfer has tapped must not get lost, count twice or hold up the rest. */
export const PLAYED_ROUNDS: readonly Protection[] = [
  {
    name: 'played rounds: a tap is kept before it shows',
    patches: [
      {
        file: 'web/src/sync/kept-rows/state-on-device.ts',
        before: '    hidden.add(step)\n',
        after: '    show()\n',
      },
    ],
    test: { file: KEEP_TAPS_TEST, named: 'shows once it is on the device, and not before' },
  },
  {
    name: 'played rounds: a tap that the database does not take in time',
    patches: [
      {
        file: 'web/src/sync/played/play-on-device.ts',
        before: 'const isLeft = left.put(golfer, action)',
        after: 'const isLeft = false',
      },
    ],
    test: { file: KEEP_TAPS_TEST, named: 'is taken up from local storage' },
  },
  {
    name: 'played rounds: a tap that was written after all',
    patches: [
      {
        file: 'web/src/sync/played/play-steps.ts',
        before: 'if (!tap || undoing.taps.has(id))',
        after: 'if (!tap)',
      },
      {
        file: 'web/src/sync/played/play-steps.ts',
        before: "withRow(undoing, 'taps', [id, { round, hole, order, noted }])",
        after: "withRow(undoing, 'taps', [crypto.randomUUID(), { round, hole, order, noted }])",
      },
    ],
    test: { file: KEEP_TAPS_TEST, named: 'counts once where the database has written it after all' },
  },
  {
    name: 'played rounds: a frozen message',
    patches: [
      {
        file: 'web/src/sync/played/create-played-rounds.ts',
        before: 'await sendSave(golfer, message)',
        after: 'await sendSave(golfer, { ...message, save: randomId() })',
      },
    ],
    test: { file: PLAYED_ROUNDS_TEST, named: 'sends a message again as it was' },
  },
  {
    name: 'played rounds: a refusal that holds up nothing else',
    patches: [
      {
        file: 'web/src/sync/played/play-messages.ts',
        before: 'faultyChanges(message.changes, refused.path)',
        after: 'message.changes',
      },
    ],
    test: { file: PLAYED_ROUNDS_TEST, named: 'stays on the device with its reason' },
  },
  {
    name: 'played rounds: a deletion of what another device has changed',
    patches: [
      {
        file: 'web/src/sync/played/play-messages.ts',
        before: 'base: removal.base }',
        after: 'base: known.get(id)?.version ?? null }',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'while its deletion could be undone' },
  },
  {
    name: 'played rounds: all of a round that another device has deleted',
    patches: [
      {
        file: 'web/src/sync/played/play-steps.ts',
        before: 'return withMissingSent(unknown, rowsUnder(state, id))',
        after: 'return unknown',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'brings back all of a round' },
  },
  {
    name: 'played rounds: a round that came back without its holes',
    patches: [
      {
        file: 'web/src/sync/played/play-list.ts',
        before: 'known.isReturned === true && isWithoutHoles ?',
        after: 'known.version === undefined ?',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'where only its own row was changed' },
  },
]
