import { expect, it } from 'vitest'
import { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { readingIn } from '@bagwise/golf/memory/kept-shot'
import type { ShownSession } from '#sync/policies/shots.ts'
import { logOf, loggedLiveShot, loggedShot, newLog } from './log-session.ts'

const SESSION = '0f6ec7a1-5d0f-4b6e-8a6b-0d7a3f0f9b11'
const SHOT = '0f6ec7a1-5d0f-4b6e-8a6b-0d7a3f0f9b12'
const shown = (session: ShotSession): ShownSession => ({ ...session, shots: [] })

it('makes sessions and shots that the server takes, read to lanes', () => {
  const session = newLog(SESSION, '2026-11-27')
  expect(ShotSession.parse(session)).toEqual(session)
  expect(readingIn(session)).toBe('lane')
  const shot = loggedShot(
    { club: '7-iron', swing: 'full', carryYards: 147.6, sideYards: -12.4 },
    { id: SHOT, session: SESSION },
  )
  expect(KeptShot.parse(shot)).toEqual(shot)
  const mishit = loggedShot({ club: '7-iron', swing: 'full', carryYards: 100 }, { id: SHOT, session: SESSION })
  expect(KeptShot.parse(mishit)).not.toHaveProperty('sideYards')
  const half = loggedShot({ club: 'sw', swing: 'half', carryYards: 45, sideYards: 0 }, { id: SHOT, session: SESSION })
  expect(KeptShot.parse(half)).toEqual(half)
  const live = { carryYards: 231.6, sideYards: 14 }
  const kept = loggedShot(loggedLiveShot(live, 'driver'), { id: SHOT, session: SESSION })
  expect(KeptShot.parse(kept)).toMatchObject({ ...live, club: 'driver', swing: 'full' })
})

it('goes on with the log of the day, not with another day’s and not with what a monitor saw', () => {
  const today = shown(newLog(SESSION, '2026-11-27'))
  const others = [
    shown(newLog(SHOT, '2026-11-26')),
    shown({ ...newLog(SHOT, '2026-11-27'), source: 'course', origin: 'course' }),
    shown({ ...newLog(SHOT, '2026-11-27'), source: 'Rapsodo', origin: 'device-outdoor' }),
  ]
  expect(logOf([...others, today], '2026-11-27')).toBe(today)
  expect(logOf(others, '2026-11-27')).toBeUndefined()
})
