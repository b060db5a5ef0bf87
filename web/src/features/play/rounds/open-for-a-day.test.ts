import { expect, it } from 'vitest'
import { isOpenForADay } from './open-for-a-day.ts'

const HOUR_MS = 3_600_000
/** Two in the afternoon, wherever the test runs. */
const STARTED_MS = new Date(2026, 10, 21, 14).getTime()
const ROUND = { date: '2026-11-21', state: 'playing' } as const

/** Asked about, so many hours after it was started. */
const isAskedAfter = (
  hours: number,
  { heardAtMs, isGoingOn = false }: { readonly heardAtMs?: number; readonly isGoingOn?: boolean } = {},
  round: Parameters<typeof isOpenForADay>[0] = ROUND,
) =>
  isOpenForADay(round, {
    nowMs: STARTED_MS + hours * HOUR_MS,
    isGoingOn,
    forecast: heardAtMs === undefined ? null : { heardAtMs },
  })

it('RND-36 a round is asked about once it is open for 24 hours by the forecast of its start', () => {
  const heard = { heardAtMs: STARTED_MS }
  expect([0, 9, 11, 23.9, 24, 24.1, 60].map((hours) => isAskedAfter(hours, heard))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})

it('RND-36 without a forecast a round of an earlier day is asked about, unless this tab has seen it within a day', () => {
  expect([0, 9.9, 10.1, 25].map((hours) => isAskedAfter(hours))).toEqual([false, false, true, true])
  expect([10.1, 23.9].map((hours) => isAskedAfter(hours, { isGoingOn: true }))).toEqual([false, false])
  // Who goes on is not asked for another day.
  expect(isAskedAfter(30, { heardAtMs: STARTED_MS, isGoingOn: true })).toBe(false)
})

it('RND-36 a round that is over is not asked about', () => {
  for (const state of ['finished', 'left'] as const) expect(isAskedAfter(60, {}, { ...ROUND, state })).toBe(false)
})
