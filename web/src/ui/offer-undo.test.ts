import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UNDO_MS, offerUndo } from './offer-undo.ts'

type Shown = { readonly text: string; readonly action?: { readonly run: () => void } | undefined }

const shown = vi.hoisted(() => ({ notices: [] as Shown[] }))
vi.mock('./notices.ts', () => ({
  notify: (_tone: string, text: string, action?: Shown['action']) => {
    shown.notices = [...shown.notices.filter((one) => one.text !== text), { text, action }]
  },
  retract: (text: string) => {
    shown.notices = shown.notices.filter((one) => one.text !== text)
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  shown.notices = []
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const offered = (text: string) => shown.notices.find((one) => one.text === text)?.action

it('offers the way back for ten seconds', () => {
  offerUndo('Deleted.', () => {})
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(offered('Deleted.')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(offered('Deleted.')).toBeUndefined()
})

it('takes back what was done, the latest first where the same was done twice', () => {
  const done: string[] = []
  offerUndo('Deleted your 148 yd shot.', () => done.push('first'))
  vi.advanceTimersByTime(UNDO_MS / 2)
  offerUndo('Deleted your 148 yd shot.', () => done.push('second'))
  vi.advanceTimersByTime(UNDO_MS / 2 + 1)
  offered('Deleted your 148 yd shot.')?.run()
  expect(done).toEqual(['second', 'first'])
  expect(shown.notices.at(-1)?.text).toBe('Undone. It’s back.')
})

it('does not take back twice', () => {
  const undo = vi.fn<() => void>()
  offerUndo('Moved.', undo)
  offered('Moved.')?.run()
  offerUndo('Moved.', () => {})
  offered('Moved.')?.run()
  expect(undo).toHaveBeenCalledOnce()
})
