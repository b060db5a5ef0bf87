import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RAPSODO } from '@bagwise/shot-files/testing/vendor-files'
import { answer } from './answer.ts'
import { COMMANDS } from './commands.ts'
import { COMMON, OPTIONS } from './options.ts'
import { memoryIo } from './testing/memory-io.ts'
import { OPEN_ROUND, sampleProfile, takeoutOf } from './testing/sample-takeout.ts'

const own = (distance: number) => ({ distance, source: 'measured' as const })
const PROFILE = sampleProfile(['driver', '7-iron', '8-iron', 'pw', 'putter'], {
  driver: own(230),
  '7-iron': own(150),
  '8-iron': own(139),
  pw: { distance: 110, source: 'estimated' },
})
const GUESSES = sampleProfile(['driver', '7-iron'], { driver: { distance: 200, source: 'estimated' } })
const SCORES = `Date,Course,Rating,Slope,Score\n${[91, 88, 95].map((score, index) => `2026-05-0${index + 1},Heather Links,71.3,128,${score}`).join('\n')}\n`
const IO = memoryIo({
  'takeout.json': JSON.stringify(takeoutOf(PROFILE)),
  'open.json': JSON.stringify(takeoutOf(PROFILE, { playedRounds: [OPEN_ROUND] })),
  'finished.json': JSON.stringify(takeoutOf(PROFILE, { playedRounds: [{ ...OPEN_ROUND, state: 'finished' }] })),
  'guesses.json': JSON.stringify(takeoutOf(GUESSES)),
  'scores.csv': SCORES,
  'two.csv': SCORES.split('\n').slice(0, 3).join('\n'),
  'either.csv': SCORES.replace('2026-05-01', '5/6/2026'),
  'session.csv': RAPSODO,
})

const bagwise = (command: string) => answer(command === '' ? [] : command.split(' '), IO)
const json = async (command: string): Promise<Record<string, unknown>> =>
  JSON.parse((await bagwise(`${command} --json`)).stdout)

/** One call of each command that has an answer. */
const ANSWERED = [
  'plays-like 150 --wind 12',
  'advise 150 --lie rough --bag takeout.json',
  'gaps --bag takeout.json',
  'estimate 7-iron=150',
  'better-bag --bag takeout.json',
  'index scores.csv',
  'import session.csv',
]

/** Every name of a number in a JSON value. */
function numberNames(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'number') return [name]
  if (Array.isArray(value)) return value.flatMap((entry) => numberNames(entry, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => numberNames(entry, key))
}

it('OPN-05 has seven commands, each with --json, units and --help, and --version prints the version of the package', async () => {
  const commands = COMMANDS.map(({ name }) => name)
  expect(commands).toEqual(['plays-like', 'advise', 'gaps', 'estimate', 'better-bag', 'index', 'import'])
  expect(ANSWERED.map((call) => call.split(' ')[0])).toEqual(commands)
  for (const { name, options } of COMMANDS) {
    const { stdout, exitCode } = await bagwise(`${name} --help`)
    expect(exitCode).toBe(0)
    for (const option of [...options, ...COMMON]) expect(stdout).toContain(`--${option}`)
  }
  for (const call of ANSWERED) {
    const names = numberNames(await json(call))
    expect(names.length, call).toBeGreaterThan(0)
    expect(names.filter((name) => /metres$|kmh$/i.test(name))).toEqual([])
    const metric = numberNames(await json(`${call} --metres`))
    expect(metric.filter((name) => /yards$|feet$|mph$/i.test(name))).toEqual([])
    // As many measures, in other units.
    const measures = (all: readonly string[]) => all.filter((name) => /(?:yards|metres|mph|kmh)$/i.test(name)).length
    expect(measures(metric), call).toBe(measures(names))
  }
  expect(await bagwise('--version')).toEqual({ stdout: '0.1.0\n', stderr: '', exitCode: 0 })
  expect(await json('gaps --version')).toEqual({ version: '0.1.0' })
})

it('estimates from a speed or a handicap alone, by any method', async () => {
  const typical = await json('estimate --speed 95')
  for (const method of ['like-me', 'classic', 'factors']) {
    expect(await json(`estimate --speed 95 --method ${method}`)).toHaveProperty('clubs')
  }
  const slow = await json('estimate --speed 70')
  expect(slow.speedMph).toBeLessThan(Number(typical.speedMph))
  const guesses = await json('estimate --bag guesses.json')
  expect(guesses.clubs).toMatchObject([
    { club: 'driver', isEstimated: true },
    { club: '7-iron', isEstimated: true },
  ])
})

it('lists the commands where none is given', async () => {
  for (const call of ['', '--help', '-h']) {
    const { stdout, exitCode } = await bagwise(call)
    expect(exitCode).toBe(0)
    for (const { name } of COMMANDS) expect(stdout).toContain(`  ${name} `)
  }
})

describe('bagwise plays-like', () => {
  it('says what a shot plays like, and every part of it', async () => {
    expect(await bagwise('plays-like 150 --wind 12 --from 0 --temp 48 --uphill 6')).toEqual({
      stdout: [
        '150 yards play like 173, give or take 4.',
        '  wind         +19',
        '  temperature   +2',
        '  altitude       0',
        '  elevation     +2',
        '',
      ].join('\n'),
      stderr: '',
      exitCode: 0,
    })
  })

  it('counts parts that add up to the number shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 90, max: 190 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 0, max: 360 }),
        fc.integer({ min: -20, max: 40 }),
        fc.constantFrom('', ' --metres'),
        async (distance, wind, from, temp, units) => {
          const call = `plays-like ${distance} --wind ${wind} --from ${from} --temp ${temp}${units}`
          const { stdout, exitCode } = await bagwise(call)
          fc.pre(exitCode === 0)
          const [, start = '', end = ''] = /^(\d+) \w+ play like (\d+),/.exec(stdout) ?? []
          const parts = [...stdout.matchAll(/ ([+−]?\d+)$/gm)].map(([, part = '']) => Number(part.replace('−', '-')))
          expect(parts).toHaveLength(4)
          expect(parts.reduce((sum, part) => sum + part, Number(start))).toBe(Number(end))
        },
      ),
      { numRuns: 30 },
    )
  })

  it('is metric in and out with --metres: metres, km/h and °C', async () => {
    const { playsLikeMetres } = await json('plays-like 137 --metres --wind 20 --temp 5 --uphill 2')
    const { playsLikeYards } = await json('plays-like 150 --wind 12.4274 --temp 41 --uphill 6.5617')
    expect(playsLikeMetres).toBeCloseTo(Number(playsLikeYards) * 0.9144, 0)
    const { stdout } = await bagwise('plays-like 140 --metres --temp -5 --downhill 4')
    expect(stdout).toMatch(/^140 metres play like 14\d,/)
    expect((await bagwise('plays-like 140 --metres --temp=-5 --downhill 4')).stdout).toBe(stdout)
  })

  it('takes a wind that is felt for the stronger one of a forecast', async () => {
    const { playsLikeYards: felt } = await json('plays-like 150 --wind 10 --felt')
    const { playsLikeYards: forecast } = await json('plays-like 150 --wind 10')
    expect(felt).toBeGreaterThan(Number(forecast))
    expect((await bagwise('plays-like 150 --wind 60 --from 180 --felt')).stderr).not.toContain('--wind')
  })
})

it.each([
  ['plays-like', 'Give the distance, such as: bagwise plays-like 150 --wind 12 --temp 48.'],
  ['plays-like far', 'The distance takes a number, such as 12 or 4.5: "far" is none.'],
  ['plays-like 150 160', '"160" is too much. An example: bagwise plays-like 150 --wind 12 --temp 48.'],
  ['plays-like 150 --wnd 3', "Unknown option '--wnd'."],
  ['plays-like 150 --wind', "Option '--wind <value>' argument missing."],
  ['plays-like 150 --wind --from 3', "Option '--wind' argument is ambiguous."],
  ['plays-like 150 --wind strong', '--wind takes a number, such as 12 or 4.5: "strong" is none.'],
  ['plays-like 150 --wind 90', '--wind goes from 0 to 60 mph.'],
  ['plays-like 150 --wind 99 --metres', '--wind goes from 0 to 96 km/h.'],
  ['plays-like 700', 'The distance goes from 1 to 600 yards.'],
  ['plays-like 700 --metres', 'The distance goes from 1 to 548 metres.'],
  ['plays-like 150 --altitude 9000 --metres', '--altitude goes from −457 to 4572 metres.'],
  ['plays-like 150 --temp 200', '--temp goes from −40 to 130 °F.'],
  ['plays-like 150 --temp 60 --metres', '--temp goes from −40 to 54 °C.'],
  ['plays-like 150 --uphill 3 --downhill 3', 'The target is uphill or downhill: give one of the two.'],
  ['plays-like 150 --uphill -3', '--uphill takes a height without a sign; use uphill or downhill.'],
  ['plays-like 150 --bag pw=', 'A club takes a carry, such as 7-iron=150: "pw=" has none.'],
  ['plays-like 150 --bag pw=100,pw=110', '"pw" was given twice.'],
  ['plays-like 150 --bag pw=900', 'The carry of "pw" goes from 1 to 400 yards.'],
  ['plays-like 150 --bag pw=900 --metres', 'The carry of "pw" goes from 1 to 365 metres.'],
  ['advise 150 --lie moon', '--lie takes fairway, rough, bunker, tee, fringe or cart-path: "moon" is none of these.'],
  [
    'advise 150 --hazard lava-front',
    '--hazard takes water, bunker or ob with front, back, left or right, such as water-front or water-front-115-138: "lava-front" is none.',
  ],
  [
    'advise 150 --hazard water-front-140-120',
    'A hazard ends behind where it begins: give the yards to reach it, then to clear it.',
  ],
  ['advise 150 --hazard water-front-700', 'A hazard goes from 0 to 600 yards.'],
  ['advise 150 --lie tee --fairway 3', '--fairway goes from 10 to 100 yards.'],
  ['advise 150 --handicap 80', '--handicap goes from −10 to 54.'],
  ['gaps', 'Give the bag, such as: bagwise gaps --bag takeout.json.'],
  ['gaps takeout.json', '"takeout.json" is too much. An example: bagwise gaps --bag takeout.json.'],
  ['estimate', 'Give a carry you know, such as: bagwise estimate 7-iron=150. Or --speed, or --bag.'],
  ['estimate --speed 300', '--speed, in mph, goes from 40 to 160.'],
  ['index', 'Give a file of rounds, such as: bagwise index scores.csv, or a takeout.'],
  ['import', "Give a launch monitor's file, such as: bagwise import session.csv."],
  [
    'putt 3',
    '"putt" is no command. The commands are plays-like, advise, gaps, estimate, better-bag, index, import, mcp and listen.',
  ],
])('OPN-06 ends "%s" with 2 and one sentence on stderr', async (call, sentence) => {
  expect(await bagwise(call)).toEqual({ stdout: '', stderr: `${sentence}\n`, exitCode: 2 })
})

it.each([
  ['plays-like 200 --bag 7-iron=120,pw=90', 'No club reaches 200 yards today: the longest carries 126 yards.'],
  ['plays-like 20 --bag 7-iron=120,pw=90', 'Even half a swing of the shortest club goes farther than 20 yards today.'],
  ['plays-like 150 --bag pw=390', 'No ball flies as far with a Pitching Wedge as the bag says.'],
  ['gaps --bag pw=110', 'The bag has fewer than two clubs with a carry: there is no gap in it.'],
  ['better-bag --bag pw=110', 'The bag has fewer than two clubs with a carry: there is nothing to plan.'],
  [
    'estimate driver=150 pw=180',
    'These carries contradict each other: the Pitching Wedge goes farther than the Driver.',
  ],
  ['index two.csv', 'There is no index yet: it takes 54 holes, and 18 are missing.'],
  ['index nowhere.csv', 'There is no file nowhere.csv.'],
  ['import nowhere.csv', 'There is no file nowhere.csv.'],
  [
    'import scores.csv',
    'scores.csv has no column that names a club, or none with a carry: bagwise does not know its layout.',
  ],
])('OPN-06 ends "%s", a right call without an answer, with 1', async (call, sentence) => {
  expect(await bagwise(call)).toEqual({ stdout: '', stderr: `${sentence}\n`, exitCode: 1 })
  expect(await bagwise(`${call} --json`)).toEqual({
    stdout: `${JSON.stringify({ problem: sentence })}\n`,
    stderr: `${sentence}\n`,
    exitCode: 1,
  })
})

it('OPN-06 gives an exit code of 0, 1 or 2 for any words, errors on stderr, and one JSON value with --json', async () => {
  const words = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...COMMANDS.map(({ name }) => name)) },
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(OPTIONS).map((name) => `--${name}`)) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('150', '-5', '7-iron=150', 'takeout.json', 'scores.csv', 'session.csv', 'rough', '--'),
    },
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 7 }), async (call) => {
      const { stdout, stderr, exitCode } = await answer(call, IO)
      expect([0, 1, 2]).toContain(exitCode)
      expect(stderr === '').toBe(exitCode === 0)
      expect(stderr.trimEnd()).not.toContain('\n')
      const isJson = call.includes('--json')
      expect(isJson ? typeof JSON.parse(stdout) : stdout === '').toBe(isJson ? 'object' : exitCode !== 0)
    }),
    { numRuns: 150 },
  )
})

describe('a tournament', () => {
  const CALLS = ['advise 140 --tournament', 'plays-like 140 --tournament', 'advise 140', 'plays-like 140']
  const bagOf = (call: string) => (call.includes('--tournament') ? 'takeout.json' : 'open.json')

  it.each(CALLS)(
    'OPN-14 answers "%s" with the distance and the card in bag order, whatever else is asked',
    async (call) => {
      const bag = `--bag ${bagOf(call)}`
      const expected = {
        kind: 'tournament',
        distanceYards: 140,
        card: [
          { club: 'driver', carryYards: 230, threeQuarterYards: 172.5, halfYards: 115 },
          { club: '7-iron', carryYards: 150, threeQuarterYards: 112.5, halfYards: 75 },
          { club: '8-iron', carryYards: 139, threeQuarterYards: 104.3, halfYards: 69.5 },
          { club: 'pw', carryYards: 110, threeQuarterYards: 82.5, halfYards: 55 },
        ],
      }
      expect(await json(`${call} ${bag}`)).toEqual(expected)
      expect(await json(`${call} ${bag} --wind 20 --uphill 30`)).toEqual(expected)
      expect((await bagwise(`${call} ${bag}`)).stdout).toBe(
        '140 yards.\n\nDriver          230\n7-Iron          150\n8-Iron          139\nPitching Wedge  110\n',
      )
    },
  )

  it('is over with its round', async () => {
    expect(await json('advise 140 --bag finished.json')).toHaveProperty('recommended')
  })
})

it('asks which day a date of scores is where it may be two, and takes the word for it', async () => {
  expect((await bagwise('index either.csv')).stderr).toContain('“5/6/2026” may be two days.')
  expect(await json('index either.csv --dates day-first')).toMatchObject({ roundCount: 3 })
})
