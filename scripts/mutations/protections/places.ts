import type { Protection } from '../protection.ts'

/** What keeps places of played rounds on the phone, and no longer than they may be there. */
export const PLACES: readonly Protection[] = [
  {
    name: 'places: rows have none',
    patches: [
      {
        file: 'golf/src/play/rows-from-places.ts',
        before: 'return { alongYards: inTenths(y), acrossYards: inTenths(x) }\n}\n\nfunction atFields',
        after: 'return { ...place, alongYards: inTenths(y), acrossYards: inTenths(x) }\n}\n\nfunction atFields',
      },
    ],
    test: { file: 'golf/src/play/rows-from-places.test.ts', named: 'hold no latitude and no longitude' },
  },
  {
    name: 'places: in rows only where pictures are kept',
    patches: [
      {
        file: 'golf/src/play/rows-from-places.ts',
        before: 'const at = frame && from && placeOnHole(from.at, frame)',
        after: 'const at = from && places.pin && placeOnHole(from.at, { tee: from.at, pin: places.pin.at })',
      },
    ],
    test: { file: 'golf/src/play/rows-from-places.test.ts', named: 'only where pictures are kept' },
  },
  {
    name: 'places: a typed distance stays',
    patches: [{ file: 'golf/src/play/rows-from-places.ts', before: ' || isTyped(shot)', after: '' }],
    test: { file: 'golf/src/play/rows-from-places.test.ts', named: 'RND-12' },
  },
  {
    name: 'places: no position while the page is hidden',
    patches: [
      {
        file: 'web/src/data/play/round-position.ts',
        before: 'screenCount > 0 && isVisible && Date.now() < closesAtMs',
        after: 'screenCount > 0 && Date.now() < closesAtMs',
      },
    ],
    test: { file: 'web/src/data/play/round-position.test.ts', named: 'never watched while the page is hidden' },
  },
  {
    name: 'places: a refused position is not asked for again',
    patches: [
      {
        file: 'web/src/data/play/round-position.ts',
        before: "if (isStarted || state.why === 'refused') return",
        after: 'if (isStarted) return',
      },
    ],
    test: { file: 'web/src/data/play/round-position.test.ts', named: 'that is refused' },
  },
  {
    name: 'places: none after sign-out',
    patches: [
      {
        file: 'web/src/data/play/notes-device.ts',
        before: 'if (signingOut.isInProgress() || !isKeptGolfer(golfer)) throw',
        after: 'if (golfer === undefined) throw',
      },
    ],
    test: { file: 'web/src/data/play/notes-device.test.ts', named: 'no longer written while a golfer signs out' },
  },
  {
    name: 'places: none of another golfer',
    patches: [
      {
        file: 'web/src/storage/clear-rows.ts',
        before: 'if (!Array.isArray(key) || key[0] !== golfer) store.delete(key)',
        after: 'if (!Array.isArray(key)) store.delete(key)',
      },
    ],
    test: { file: 'web/src/data/play/notes-device.test.ts', named: 'after another one has signed in' },
  },
  {
    name: 'places: gone in time',
    patches: [
      {
        file: 'web/src/data/play/round-notes-rows.ts',
        before: 'daysBetween({ from: day, to: today }) >= days',
        after: 'daysBetween({ from: day, to: today }) > days',
      },
    ],
    test: { file: 'web/src/data/play/notes-device.test.ts', named: 'after 7 days' },
  },
]
