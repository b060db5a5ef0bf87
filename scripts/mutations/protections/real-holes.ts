import type { Protection } from '../protection.ts'

const GROUND = 'golf/src/shot-advice/ground'
const MAP_TEST = `${GROUND}/ground-map.test.ts`

/** What keeps advice on real holes right about maps and the Rules. */
export const REAL_HOLES: readonly Protection[] = [
  {
    name: 'real holes: a ball lost in water stays lost though it would have rolled on',
    patches: [
      {
        file: `${GROUND}/stripes.ts`,
        before: '(crossings[index + 1] ?? 0) + rollYards',
        after: 'crossings[index + 1] ?? 0',
      },
    ],
    test: { file: MAP_TEST, named: 'keeps lost what would have rolled on' },
  },
  {
    name: 'real holes: dropped before the water',
    patches: [
      { file: `${GROUND}/ground-layers.ts`, before: 'entryYards - DROP_YARDS', after: 'entryYards + DROP_YARDS' },
    ],
    test: { file: MAP_TEST, named: 'drops a ball before yellow water' },
  },
  {
    name: 'real holes: dropped beside red water only',
    patches: [
      {
        file: `${GROUND}/ground-layers.ts`,
        before: "kind === 'water-red' ? across(yYards) : undefined",
        after: 'across(yYards)',
      },
    ],
    test: { file: MAP_TEST, named: 'drops a ball before yellow water' },
  },
  {
    name: 'real holes: lines from the green to the tee are turned round',
    patches: [{ file: 'golf/src/course/joins.ts', before: '(isOnGreen && !atEnd) ||', after: '' }],
    test: { file: 'golf/src/course/courses-from.test.ts', named: 'turn a line round' },
  },
  {
    name: 'real holes: unknown is not none',
    patches: [
      {
        file: `${GROUND}/hole-ground.ts`,
        before: "course.known[kind] === 'unknown'",
        after: "course.known[kind] === 'unknown' && kind !== 'water'",
      },
    ],
    test: { file: `${GROUND}/hole-ground.test.ts`, named: 'tells what the map has nowhere' },
  },
  {
    name: 'real holes: no aim in water',
    patches: [{ file: `${GROUND}/ground-target.ts`, before: '!lostAcross(y).some(', after: '![].some(' }],
    test: { file: `${GROUND}/ground-target.test.ts`, named: 'is open where a ball' },
  },
  {
    name: 'real holes: no number by the order in a file',
    patches: [
      {
        file: 'golf/src/course/hole-tags.ts',
        before: 'wholeNumber(ref, HOLE_LIMITS.numbers) ??',
        after: 'wholeNumber(ref ?? "1", HOLE_LIMITS.numbers) ??',
      },
    ],
    test: { file: 'golf/src/course/courses-from.test.ts', named: 'number a hole by its ref' },
  },
]
