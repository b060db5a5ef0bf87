import { expect, it } from 'vitest'
import { foldScores } from './fold-scores.ts'

const score = (line: number, date: string, changes: object = {}) => ({
  line,
  round: {
    date,
    course: 'Heather Links',
    tees: '',
    courseRating: 71.3,
    slopeRating: 128,
    adjustedGrossScore: 91,
    playingConditions: null,
    ...changes,
  },
})
const day = (count: number) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, '2020-01-01'.length)

it('adds rounds of the same day, course and score once, whatever their tees, and says which lines they are', () => {
  const scores = [
    score(2, '2026-05-02'),
    score(3, '2026-05-03'),
    score(4, '2026-05-02', { course: ' heather LINKS', tees: 'White' }),
    score(5, '2026-05-02', { adjustedGrossScore: 92 }),
    score(6, '2026-05-02', { course: 'Old Mill' }),
    score(7, '2026-05-03'),
  ]
  const present = [score(0, '2026-05-03', { tees: 'Red' }).round]
  const { added, ...rest } = foldScores(scores, present)
  expect(added.map(({ line }) => line)).toEqual([2, 5, 6])
  expect(rest).toEqual({ linesHere: [3, 7], linesTwice: [4], leftOverCount: 0 })
})

it('adds the latest of more rounds than can be kept, and says how many it leaves out', () => {
  const scores = Array.from({ length: 520 }, (_, index) => score(index + 2, day(index)))
  const all = foldScores(scores, [])
  expect(all.added).toHaveLength(500)
  expect([all.added[0]?.round.date, all.added.at(-1)?.round.date, all.leftOverCount]).toEqual([day(519), day(20), 20])
  const few = foldScores(
    scores,
    scores.slice(0, 495).map(({ round }) => round),
  )
  expect(few.added.map(({ round }) => round.date)).toEqual([day(519), day(518), day(517), day(516), day(515)])
  expect([few.linesHere.length, few.leftOverCount]).toEqual([495, 20])
  const full = Array.from({ length: 501 }, (_, index) => score(0, day(1_000 + index)).round)
  expect(foldScores(scores, full)).toMatchObject({ added: [], leftOverCount: 520 })
})
