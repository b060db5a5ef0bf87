import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'

const COMMAND_LINE = fileURLToPath(new URL('./bagwise.ts', import.meta.url))
const SEE_HELP = '\nSee: bagwise --help'

const bagwise = (command: string) => answer(command === '' ? [] : command.split(' '))

describe('bagwise plays-like', () => {
  it('says what a shot plays like, and every part of it', () => {
    expect(bagwise('plays-like 150 --wind 12 --from 0 --temp 48 --uphill 6')).toEqual({
      text: [
        '150 yards play like 173, give or take 4.',
        '  wind         +19',
        '  temperature   +2',
        '  altitude       0',
        '  elevation     +2',
      ].join('\n'),
      exitCode: 0,
    })
  })

  it('counts parts that add up to the number shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 90, max: 190 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 0, max: 360 }),
        fc.integer({ min: -20, max: 110 }),
        fc.constantFrom('', '--metres'),
        (distance, wind, from, temp, units) => {
          const asked = `plays-like ${distance} --wind ${wind} --from ${from} --temp ${temp} ${units}`.trim()
          const { text, exitCode } = bagwise(asked)
          fc.pre(exitCode === 0)
          const [, start = '', end = ''] = /^(\d+) \w+ play like (\d+),/.exec(text) ?? []
          const parts = [...text.matchAll(/ ([+−]?\d+)$/gm)].map(([, part = '']) => Number(part.replace('−', '-')))
          expect(parts).toHaveLength(4)
          expect(parts.reduce((sum, part) => sum + part, Number(start))).toBe(Number(end))
        },
      ),
      { numRuns: 50 },
    )
  })

  it('reads metres, and negative temperatures as people write them', () => {
    expect(bagwise('plays-like 140 --metres --temp -5 --downhill 4').text).toMatch(/^140 metres play like 14\d,/)
    expect(bagwise('plays-like 140 --metres --temp=-5 --downhill 4')).toEqual(
      bagwise('plays-like 140 --metres --temp -5 --downhill 4'),
    )
  })

  it('works with the golfer’s own clubs', () => {
    expect(bagwise('plays-like 200').exitCode).toBe(0)
    expect(bagwise('plays-like 200 --bag 7-iron=120,pw=90')).toEqual({
      text: 'No club reaches 200 yards today: the longest carries 126 yards.',
      exitCode: 1,
    })
    expect(bagwise('plays-like 20 --bag 7-iron=120,pw=90')).toEqual({
      text: 'Even half a swing of the shortest club goes farther than 20 yards today.',
      exitCode: 1,
    })
  })

  it.each([
    ['plays-like', 'Say how far it is, such as: bagwise plays-like 150.'],
    ['plays-like far', 'The distance takes a number, such as 12 or 4.5: "far" is none.'],
    ['plays-like 150 160', '"160" is too much: one distance at a time.'],
    ['plays-like 150 --wnd 3', "Unknown option '--wnd'."],
    ['plays-like 150 --wind', "Option '--wind <value>' argument missing."],
    ['plays-like 150 --wind strong', '--wind takes a number, such as 12 or 4.5: "strong" is none.'],
    ['plays-like 150 --wind 90', '--wind goes from 0 to 60 mph.'],
    ['plays-like 700', 'The distance goes from 1 to 600 yards.'],
    ['plays-like 700 --metres', 'The distance goes from 1 to 548 metres.'],
    ['plays-like 150 --altitude 9000 --metres', '--altitude goes from −457 to 4572 metres.'],
    ['plays-like 150 --temp 200', '--temp goes from −40 to 130 °F.'],
    ['plays-like 150 --uphill 3 --downhill 3', 'The target lies uphill or downhill: give one of the two.'],
    ['plays-like 150 --uphill -3', '--uphill takes how many feet or metres without a sign; use the other of the two.'],
    ['plays-like 150 --bag 7-iron', '--bag takes clubs with carries, such as 7-iron=150: "7-iron" is none.'],
    ['plays-like 150 --bag pw=100,pw=110', '"pw" stands twice in --bag.'],
    ['plays-like 150 --bag pw=500', 'No ball flies as far with a Pitching Wedge as --bag says.'],
    ['plays-like 150 --bag pw=900', 'A carry in --bag goes from 1 to 500 yards.'],
    ['putt 3', '"putt" is no command. There is one: plays-like.'],
  ])('answers "%s" with what is wrong', (command, sentence) => {
    expect(bagwise(command)).toEqual({ text: sentence + SEE_HELP, exitCode: 2 })
  })

  it('names the clubs when one is not known', () => {
    expect(bagwise('plays-like 150 --bag 7-irn=150').text).toMatch(/^"7-irn" in --bag is no club .* 7-iron, /)
  })

  it('never fails on any words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('plays-like', '--wind', '--bag', '150', '-5'))),
        (words) => {
          expect([0, 1, 2]).toContain(answer(words).exitCode)
        },
      ),
    )
  })
})

/** A busy machine is slow to start a process. */
const WITHIN_MS = 60_000

describe('the process', { timeout: WITHIN_MS }, () => {
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, [COMMAND_LINE, ...words], { encoding: 'utf8' })

  it('prints an answer and ends with 0', () => {
    expect(run('plays-like', '150')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^150 yards /),
    })
  })

  it('says what it can do', () => {
    for (const words of [[], ['--help'], ['plays-like', '-h']])
      expect(run(...words)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: bagwise plays-like/) })
  })

  it('prints what is wrong where faults belong and ends with 2', () => {
    expect(run('plays-like', 'far')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/"far"/) })
  })

  it('ends with 1 when no club reaches', () => {
    expect(run('plays-like', '500')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^No club/) })
  })
})
