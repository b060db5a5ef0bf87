import { beforeEach, expect, it, vi } from 'vitest'
import { keepVisit, readVisit } from './visit.ts'

const kept = vi.hoisted(() => ({ drafts: new Map<string, unknown>() }))
vi.mock('#storage/session-drafts.ts', () => ({
  sessionDrafts: {
    read: ({ wizard, golfer }: { readonly wizard: string; readonly golfer: string }) =>
      kept.drafts.get(`${wizard} ${golfer}`),
    keep: ({ wizard, golfer }: { readonly wizard: string; readonly golfer: string }, draft: unknown) =>
      kept.drafts.set(`${wizard} ${golfer}`, draft),
    discard: ({ wizard, golfer }: { readonly wizard: string; readonly golfer: string }) =>
      kept.drafts.delete(`${wizard} ${golfer}`),
  },
}))

beforeEach(() => kept.drafts.clear())

it('remembers what was logged in this tab, each golfer’s own', () => {
  const shots = [
    { id: 'a', text: '7-Iron 145, right' },
    { id: 'b', text: '7-Iron, fat' },
  ]
  keepVisit('ann', shots)
  expect(readVisit('ann')).toEqual(shots)
  expect(readVisit('bob')).toEqual([])
  keepVisit('ann', [])
  expect(kept.drafts.size).toBe(0)
})

it('takes nothing from a draft that is none', () => {
  for (const draft of ['text', null, { id: 'a' }, [1, { id: 'a' }, { id: 1, text: '' }, null]]) {
    kept.drafts.set('range ann', draft)
    expect(readVisit('ann')).toEqual([])
  }
})
