import { expect, it } from 'vitest'
import { wentBack } from './went-back-banner.copy.ts'

it('HRD-11 (sentence) says to when Bagwise went back and how many changes are later', () => {
  expect(wentBack({ when: '03:15', count: 5 })).toBe('Bagwise went back to 03:15. Send your 5 later changes again?')
  expect(wentBack({ when: 'Nov 20, 03:15', count: 1 })).toBe(
    'Bagwise went back to Nov 20, 03:15. Send your later change again?',
  )
})
