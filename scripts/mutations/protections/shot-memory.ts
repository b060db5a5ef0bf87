import type { Protection } from '../protection.ts'

const LEARN = 'golf/src/memory/learn.ts'
const LEARN_TEST = 'golf/src/memory/learn.test.ts'
const SORTING_OUT = 'golf/src/memory/sorting-out.ts'
const OFFER = 'golf/src/memory/distance-offer.ts'
const OFFER_TEST = 'golf/src/memory/distance-offer.test.ts'
const MERGE = 'contract/src/merge-shot.ts'
const MERGE_FIELDS = 'contract/src/merge-fields.ts'
const MERGE_TEST = 'contract/src/merge-shot.test.ts'

/** What keeps kept shots from saying what they do not say, and from being lost. */
export const SHOT_MEMORY: readonly Protection[] = [
  {
    name: 'shot memory: learning, nothing without a shot',
    patches: [
      {
        file: LEARN,
        before: '  if (learnings.every(({ columns }) => columns.count === 0)) return []\n',
        after: '',
      },
    ],
    test: { file: LEARN_TEST, named: 'learns nothing without one' },
  },
  {
    name: 'shot memory: learning, the order of shots does not count',
    patches: [
      {
        file: 'golf/src/memory/shot-columns.ts',
        before: 'const sorted = shortestFirst(shots)',
        after: 'const sorted = shots',
      },
    ],
    test: { file: LEARN_TEST, named: 'to the last bit in any order' },
  },
  {
    name: 'shot memory: learning, three passes',
    patches: [{ file: LEARN, before: 'const PASSES = 3', after: 'const PASSES = 1' }],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: learning, typical mishits count as twelve shots',
    patches: [{ file: LEARN, before: 'export const MISHIT_SHOTS = 12', after: 'export const MISHIT_SHOTS = 1' }],
    test: { file: LEARN_TEST, named: 'worth 12 shots' },
  },
  {
    name: 'shot memory: learning, mishits end at six in ten',
    patches: [
      {
        file: LEARN,
        before: 'return Math.min(MISHITS.most, mishits / exposure)',
        after: 'return mishits / exposure',
      },
    ],
    test: { file: LEARN_TEST, named: 'ends at six in ten' },
  },
  {
    name: 'shot memory: learning, ratios have bounds',
    patches: [
      {
        file: LEARN,
        before: 'return Math.min(PATTERN_RATIOS.most, Math.max(PATTERN_RATIOS.least, ratio))',
        after: 'return ratio',
      },
    ],
    test: { file: LEARN_TEST, named: 'finite and bounded' },
  },
  {
    name: 'shot memory: learning, the tilt has bounds',
    patches: [
      {
        file: LEARN,
        before: 'return Math.min(LARGEST_TILT, Math.max(-LARGEST_TILT, tilt))',
        after: 'return tilt',
      },
    ],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: learning, a tilt needs shots',
    patches: [{ file: LEARN, before: 'export const TILT_SHOTS = 12', after: 'export const TILT_SHOTS = 0' }],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: learning, the ± is wider where the spread is learnt too',
    patches: [
      {
        file: LEARN,
        before: 'return Math.sqrt(1 + own * (degrees / Math.max(1, degrees - 2) - 1))',
        after: 'return Math.sqrt(1 + 0 * own * degrees)',
      },
    ],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: learning, the ± is wider where shots may be mishits',
    patches: [
      {
        file: LEARN,
        before: ' / Math.sqrt(1 - carry.shares.own * lostShare)',
        after: ' / Math.sqrt(1 - 0 * lostShare)',
      },
    ],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: sorting out, the golfer’s word',
    patches: [
      {
        file: SORTING_OUT,
        before: 'if (isSaidToCount) return SOLID_BY_WORD',
        after: '',
      },
    ],
    test: { file: LEARN_TEST, named: 'once the golfer says that it counts' },
  },
  {
    name: 'shot memory: sorting out, misreads are neither',
    patches: [{ file: SORTING_OUT, before: 'ODD = { share: 0.01,', after: 'ODD = { share: 1e-300,' }],
    test: { file: LEARN_TEST, named: 'keeps mishits and misreads out' },
  },
  {
    name: 'shot memory: sorting out, no mishit goes farther than a good shot',
    patches: [
      {
        file: SORTING_OUT,
        before: 'shot.carryYards > carryYards ? 0 : (share / within) *',
        after: '(share / within) *',
      },
    ],
    test: { file: 'golf/src/memory/shot-kinds.test.ts' },
  },
  {
    name: 'shot memory: sorting out, mishits within the good carry are all of them',
    patches: [{ file: SORTING_OUT, before: '(share / within) *', after: 'share *' }],
    test: { file: 'golf/src/memory/shot-kinds.test.ts' },
  },
  {
    name: 'shot memory: sorting out, older mishits say less',
    patches: [{ file: SORTING_OUT, before: 'mishits += age * kinds.mishit', after: 'mishits += kinds.mishit' }],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: sorting out, a mat hides mishits',
    patches: [
      {
        file: SORTING_OUT,
        before: 'exposure += age * ofShot * (kinds.solid + kinds.mishit)',
        after: 'exposure += age * (kinds.solid + kinds.mishit)',
      },
    ],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: sorting out, some of the shots may be mishits',
    patches: [
      {
        file: SORTING_OUT,
        before: 'lostShare: weight === 0 ? 0 : Math.min(MOST_LOST, lost / weight)',
        after: 'lostShare: 0 * (weight + lost)',
      },
    ],
    test: { file: LEARN_TEST },
  },
  {
    name: 'shot memory: offer, nothing where the shots say what is stored',
    patches: [
      {
        file: OFFER,
        before: "return isSaid ? undefined : { kind: 'shots', distance: learned }",
        after: "return { kind: 'shots', distance: learned }",
      },
    ],
    test: { file: OFFER_TEST, named: 'is nothing once the number is what the shots say' },
  },
  {
    name: 'shot memory: offer, an estimate of the same yards is still an estimate',
    patches: [
      {
        file: OFFER,
        before: "stored?.distance === learned.distance && stored.source !== 'estimated'",
        after: 'stored?.distance === learned.distance',
      },
    ],
    test: { file: OFFER_TEST },
  },
  {
    name: 'shot memory: offer, the number before only where shots made the stored one',
    patches: [
      {
        file: OFFER,
        before: "stored?.source === 'measured' && stored.shots !== undefined",
        after: "stored?.source === 'measured'",
      },
    ],
    test: { file: OFFER_TEST },
  },
  {
    name: 'shot memory: offer, nothing of another club’s shots',
    patches: [{ file: OFFER, before: 'if (!hasShots) {', after: 'if (!hasShots && !learned) {' }],
    test: { file: OFFER_TEST },
  },
  {
    name: 'shot memory: distances, typed over shots is Manual',
    patches: [
      {
        file: 'golf/src/distances/club-distance.ts',
        before: "  if (isTypedOverShots(change)) return { ...proposed, source: 'manual' }\n",
        after: '',
      },
    ],
    test: { file: 'golf/src/distances/club-distance.test.ts', named: 'makes a number Manual' },
  },
  {
    name: 'shot memory: merging shots, what was not changed stays as stored',
    patches: [
      {
        file: MERGE_FIELDS,
        before: 'fields.some(isChanged) ? wanted[field] : stored[field]',
        after: 'fields.length > 0 ? wanted[field] : stored[field]',
      },
    ],
    test: { file: MERGE_TEST },
  },
  {
    name: 'shot memory: merging shots, what was changed counts',
    patches: [
      {
        file: MERGE_FIELDS,
        before: 'fields.some(isChanged) ? wanted[field]',
        after: 'base !== null && isSameValue(base[field], stored[field]) ? wanted[field]',
      },
    ],
    test: { file: MERGE_TEST },
  },
  {
    name: 'shot memory: merging shots, every word is compared',
    patches: [{ file: MERGE, before: ' && one.swing === other.swing', after: '' }],
    test: { file: MERGE_TEST },
  },
  {
    name: 'shot memory: drawing shots, the newest are drawn one by one',
    patches: [{ file: 'golf/src/memory/club-history.ts', before: '    .toReversed()\n', after: '' }],
    test: { file: 'golf/src/memory/club-history.test.ts', named: 'of a session the last shot first' },
  },
]
