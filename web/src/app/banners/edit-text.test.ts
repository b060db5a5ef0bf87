import { expect, it } from 'vitest'
import type { Hand } from '@bagwise/golf/golfer'
import { conflictText } from './edit-text.ts'

const CONFLICT = { id: 'c1', reason: 'replaced', at: '2026-11-23T10:00:00Z', isOwn: true } as const

function takenBack(path: string, value: unknown, hand: Hand | null): string {
  return conflictText({ ...CONFLICT, path, value, keptValue: null }, { units: 'yards', hand }).takeBack
}

it('ADV-37 exchanges the sides of a miss and of issues for a left-hander, and of nothing else', () => {
  const issues = ['Misses to the right', 'Choosing the right club']
  for (const hand of ['right', null] as const) {
    expect(takenBack('missPattern', 'right', hand)).toContain('right')
    expect(takenBack('currentIssues', issues, hand)).toContain('Misses to the right, Choosing the right club')
  }
  expect(takenBack('missPattern', 'right', 'left')).toContain('left')
  expect(takenBack('currentIssues', issues, 'left')).toContain('Misses to the left, Choosing the right club')
  expect(takenBack('missPattern', 'short and right', 'left')).toContain('short and right')
  expect(takenBack('hand', 'left', 'left')).toContain('left')
})
