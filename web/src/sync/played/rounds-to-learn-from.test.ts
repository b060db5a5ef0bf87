import { describe, expect, it } from 'vitest'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import { sampleHoles, sampleRound } from '#testing/played-page.ts'
import { roundsToLearnFrom } from './rounds-to-learn-from.ts'

const ROUND = sampleRound({ id: 'round', state: 'finished' })
const HOLES = sampleHoles(ROUND)
const SHOT = { id: 'shot', round: ROUND.id, hole: 1 } as PlayedShot

/** With lists of its own, as a round has them that waits to be sent. */
function shown(round: Partial<PlayedRound> = {}, rows: Partial<ShownPlayedRound> = {}): ShownPlayedRound {
  const lists = { holes: [...HOLES], shots: [SHOT] }
  return { round: { ...ROUND, ...round }, ...lists, shotCount: 1, isUnsent: true, news: [], ...rows }
}
const learnt = (...rounds: readonly ShownPlayedRound[]) => roundsToLearnFrom(rounds, [])

describe('the rounds that shots are learned from', () => {
  it('are finished, with strokes whose rows are here', () => {
    expect(learnt(shown({ state: 'playing' }), shown({ state: 'left' }))).toEqual([])
    expect(learnt(shown({}, { holes: undefined, shots: undefined }), shown({}, { shots: [] }))).toEqual([])
    expect(learnt(shown())).toEqual([
      { round: { id: 'round', date: '2026-11-20', state: 'finished' }, holes: HOLES, shots: [SHOT] },
    ])
  })

  it('are the same list until a row, a day or a round among them changes', () => {
    const other = shown({ id: 'other' })
    const before = learnt(shown(), other)
    const next = (...rounds: readonly ShownPlayedRound[]) => roundsToLearnFrom(rounds, before)
    // A tap on another round, the name of the course, what is sent.
    expect(next(shown({ id: 'open', state: 'playing' }), shown({ course: 'Elsewhere' }), other)).toBe(before)
    const corrected = next(shown({}, { shots: [{ ...SHOT }] }), other)
    expect(corrected).not.toBe(before)
    expect(corrected[0]).not.toBe(before[0])
    expect(corrected[1]).toBe(before[1])
    expect(next(shown({ date: '2026-11-19' }), other)[0]?.round.date).toBe('2026-11-19')
    const [first, ...rest] = HOLES as readonly [PlayedHole, ...PlayedHole[]]
    expect(next(shown({}, { holes: [{ ...first }, ...rest] }), other)).not.toBe(before)
    expect(next(other)).toEqual([before[1]])
  })
})
