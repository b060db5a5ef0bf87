import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BALL_FLIGHTS } from '../golfer.ts'
import { DOUBT_CHOICES, DOUBT_IDS, settleSigns } from './doubts.ts'
import type { SwingAnswers } from './swing-answers.ts'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from './swing-answers.ts'

const NOTHING: SwingAnswers = { ballFlight: 'straight', misses: [], contacts: [], distances: [], toldApart: {} }
const settled = (answers: Partial<SwingAnswers>) => settleSigns({ ...NOTHING, ...answers })

describe('a doubt', () => {
  it.each([
    [{ ballFlight: 'hook', misses: ['slice'] }, 'curve'],
    [{ ballFlight: 'draw', misses: ['push-slice'] }, 'curve'],
    [{ misses: ['slice', 'hook'] }, 'curve'],
    [{ misses: ['too-much-curve'] }, 'curve-side'],
    [{ misses: ['push', 'pull'] }, 'start'],
    [{ misses: ['push-slice', 'pull'] }, 'start'],
    [{ contacts: ['toe', 'shank'] }, 'strike'],
    [{ contacts: ['topped', 'sky'] }, 'top-or-sky'],
    [{ distances: ['too-low', 'too-high'] }, 'height'],
  ] as const satisfies readonly (readonly [Partial<SwingAnswers>, string])[])('of %o is the %s', (answers, id) => {
    expect(settled(answers).open?.id).toBe(id)
  })

  it.each([
    { ballFlight: 'slice', misses: ['pull'] },
    { ballFlight: 'hook', misses: ['push'] },
    { ballFlight: 'fade', misses: ['too-much-curve'] },
    { misses: ['slice', 'hook', 'both-sides'] },
    { misses: ['push', 'pull', 'both-sides'] },
    { contacts: ['fat', 'thin', 'topped'] },
    { contacts: ['sky'], distances: ['too-low'] },
  ] as const satisfies readonly Partial<SwingAnswers>[])('is none of %o, which one swing can do', (answers) => {
    expect(settled(answers).open).toBeUndefined()
  })

  it('tells the golfer what was said for either side', () => {
    expect(settled({ ballFlight: 'hook', misses: ['slice', 'push-slice'] }).open).toEqual({
      id: 'curve',
      first: ['slice', 'push-slice'],
      second: ['hook'],
    })
  })

  it('follows the answer, and says what was left out', () => {
    const answers = { ballFlight: 'hook', misses: ['slice'] } as const
    expect(settled({ ...answers, toldApart: { curve: 'first' } })).toEqual({
      signs: ['slice'],
      leftOut: ['hook'],
      open: undefined,
    })
    expect(settled({ ...answers, toldApart: { curve: 'second' } })).toMatchObject({
      signs: ['hook'],
      leftOut: ['slice'],
    })
    expect(settled({ ...answers, toldApart: { curve: 'both' } })).toMatchObject({ signs: ['both-sides'], leftOut: [] })
  })

  it('makes a fault of a usual shape that costs more than the opposite miss', () => {
    const answers = { ballFlight: 'fade', misses: ['hook'] } as const
    expect(settled({ ...answers, toldApart: { curve: 'first' } })).toMatchObject({
      signs: ['slice', 'usual-fade'],
      leftOut: ['hook'],
    })
    expect(settled({ ...answers, toldApart: { curve: 'second' } }).signs).toEqual(['hook'])
  })

  it('of the side of a curve gives the shape that is overdone', () => {
    expect(settled({ misses: ['too-much-curve'], toldApart: { 'curve-side': 'first' } }).signs).toEqual([
      'too-much-curve',
      'usual-fade',
    ])
    expect(settled({ misses: ['too-much-curve'], toldApart: { 'curve-side': 'both' } }).signs).toContain('both-sides')
  })

  it('asks one thing after the other until nothing is open, six times at most', () => {
    fc.assert(
      fc.property(
        fc.record({
          ballFlight: fc.constantFrom(...BALL_FLIGHTS),
          misses: fc.subarray([...SWING_MISSES]),
          contacts: fc.subarray([...CONTACT_ISSUES]),
          distances: fc.subarray([...DISTANCE_ISSUES]),
        }),
        fc.array(fc.constantFrom(...DOUBT_CHOICES), { minLength: DOUBT_IDS.length, maxLength: DOUBT_IDS.length }),
        (said, choices) => {
          let answers: SwingAnswers = { ...said, toldApart: {} }
          for (const choice of choices) {
            const { open } = settleSigns(answers)
            if (!open) break
            expect(answers.toldApart[open.id]).toBeUndefined()
            answers = { ...answers, toldApart: { ...answers.toldApart, [open.id]: choice } }
          }
          const { open, signs } = settleSigns(answers)
          expect(open).toBeUndefined()
          // The opposite sign is gone: settling the result again finds no doubt.
          expect(signs.includes('too-low') && signs.includes('too-high')).toBe(false)
          expect(signs.includes('slice') && signs.includes('hook')).toBe(false)
          expect(signs.includes('push') && signs.includes('pull')).toBe(false)
          expect(signs.includes('toe') && signs.includes('heel')).toBe(false)
          expect(signs.includes('topped') && signs.includes('sky')).toBe(false)
        },
      ),
    )
  })
})
