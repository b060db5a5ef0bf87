import { expect, it } from 'vitest'
import { trendSentence } from './trend-chart.tsx'

it('says where the handicap comes from, where it stands and where it goes', () => {
  const entries = [
    { date: '2026-01-05', handicap: 18 },
    { date: '2026-03-01', handicap: 16.5 },
    { date: '2026-11-21', handicap: -1.2 },
  ]
  expect(trendSentence(entries)).toBe(
    'Handicap from 18 on 5 Jan 2026 to +1.2 on 21 Nov 2026, over 3 entries. Improving over the latest three.',
  )
  expect(trendSentence(entries.slice(0, 1))).toContain('Stable')
})
