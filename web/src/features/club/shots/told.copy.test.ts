import { expect, it } from 'vitest'
import * as copy from './told.copy.ts'

it('says what another device has changed of a shot', () => {
  const before = { club: '7-iron', swing: 'full', mark: 'by-rule' } as const
  const said = (changed: Partial<Parameters<typeof copy.changedShot>[0]['now']>) =>
    copy.changedShot({ carry: '150 yd', before, now: { ...before, ...changed } })
  expect(said({ mark: 'left-out' })).toBe('7-Iron, 150 yd: we decide → left out')
  expect(said({ club: null, swing: 'half' })).toBe('7-Iron, 150 yd: 7-Iron → no club, Full → ½ swing')
})

it('says why shots stay on the device', () => {
  expect(copy.staysOnDevice('2 Nov 2026', 'That day is still to come.')).toBe(
    'Your shots of 2 Nov 2026 stay on this device: That day is still to come.',
  )
})
