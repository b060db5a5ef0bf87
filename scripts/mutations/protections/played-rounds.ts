import type { Protection } from '../protection.ts'

const KEEP_TAPS_TEST = 'web/src/sync/played/keep-taps.test.ts'
const PLAYED_ROUNDS_TEST = 'web/src/sync/played/create-played-rounds.test.ts'
const PLAY_SERVER_TEST = 'server/src/features/play/play.test.ts'
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
    name: 'played rounds: a tap from local storage that the server has',
    patches: [
      {
        file: 'web/src/sync/played/play-on-device.ts',
        before: '    left.confirm(owner, aside)\n',
        after: '',
      },
    ],
    test: { file: KEEP_TAPS_TEST, named: 'is not sent once more by a page' },
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
        before: 'const { base, indexRound } = removal',
        after: 'const { base = known.get(id)?.version ?? null, indexRound } = { ...removal, base: undefined }',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'no more than the list has told of a change' },
  },
  {
    name: 'played rounds: the round of the index of one that stays',
    patches: [
      {
        file: 'web/src/sync/played/create-played-rounds.ts',
        before: '    keepIndexRounds()\n',
        after: '',
      },
    ],
    test: { file: PLAYED_ROUNDS_TEST, named: 'takes its round of the index along' },
  },
  {
    name: 'played rounds: what is read of a round while its deletion could be undone',
    patches: [
      {
        file: 'web/src/sync/played/play-list.ts',
        before: "return isSeen ? withRow(state, 'removals', [id, { ...removal, base: version }])",
        after: "return removal ? withRow(state, 'removals', [id, { ...removal, base: version }])",
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'while its deletion could be undone' },
  },
  {
    name: 'played rounds: what came from another device before a deletion, but was not read yet',
    patches: [
      {
        file: 'web/src/sync/played/create-played-rounds.ts',
        before: '(known?.rows ? known.rows.version : known?.version) ?? null',
        after: 'known?.rows?.version ?? known?.version ?? null',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'but was not read yet' },
  },
  {
    name: 'played rounds: a message that came again does not say what was before',
    patches: [
      {
        file: 'web/src/sync/played/play-answers.ts',
        before: '  if (isExpected && (before === null || removal.base === null)) return state\n',
        after: '',
      },
      {
        file: 'web/src/sync/played/play-answers.ts',
        before: 'isExpected && removal.base === before',
        after: 'removal.base === before',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'does not take what another device has added for its own' },
  },
  {
    name: 'played rounds: a word that gave way before the round was deleted',
    patches: [
      {
        file: 'web/src/sync/played/play-answers.ts',
        before: 'isExpected && removal.base === before',
        after: 'isExpected',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'tells of the word that gave way' },
  },
  {
    name: 'played rounds: a shot that another device had deleted',
    patches: [{ file: 'web/src/sync/played/play-news.ts', before: '!row || isBack', after: '!row' }],
    test: { file: TWO_DEVICES_TEST, named: 'brings back a shot' },
  },
  {
    name: 'played rounds: the answer says that a row was gone',
    patches: [
      {
        file: 'server/src/features/play/merge-changes.ts',
        before: 'stored === null && base !== null && wanted !== null',
        after: 'false',
      },
    ],
    test: { file: PLAY_SERVER_TEST, named: 'is told that it was gone' },
  },
  {
    name: 'played rounds: the own row of a round that is gone, without its holes',
    patches: [
      {
        file: 'server/src/features/play/refusal.ts',
        before: "    if (change.kind === 'round' && change.isBack) return { problem: 'gone-round', index }\n",
        after: '',
      },
    ],
    test: { file: PLAY_SERVER_TEST, named: 'come back whole' },
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
    name: 'played rounds: a round that is gone, of which only its own row was changed',
    patches: [
      {
        file: 'web/src/sync/played/play-messages.ts',
        before: 'const whole = isParentMissing(message, refused) ?',
        after: 'const whole = message.round === undefined ?',
      },
    ],
    test: { file: TWO_DEVICES_TEST, named: 'where only its own row was changed' },
  },
]
