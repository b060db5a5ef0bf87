import { describe, expect, it } from 'vitest'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { captureForm, captureValues, completeCapture } from './capture.ts'

const PROFILE = projectProfile(NEW_GOLFER)
const EMPTY: Profile = { ...PROFILE, firstName: null, lastName: null, email: null }
const FORM = { firstName: 'Jamie', lastName: 'Ortega', email: 'jamie@example.com' }

describe('the capture form', () => {
  it('starts with what is known, the account standing in for the e-mail', () => {
    expect(captureForm({ ...EMPTY, firstName: 'Jamie' }, 'account@example.com')).toEqual({
      firstName: 'Jamie',
      lastName: '',
      email: 'account@example.com',
    })
  })

  it('CAP-03 trims the three fields and answers nothing when one is empty then', () => {
    expect(completeCapture({ firstName: ' Jamie ', lastName: 'Ortega\t', email: ' jamie@example.com' })).toEqual(FORM)
    expect(completeCapture({ ...FORM, lastName: '   ' })).toBeUndefined()
    expect(completeCapture({ ...FORM, email: '' })).toBeUndefined()
  })

  it('CAP-04 writes the names and no default', () => {
    expect(captureValues({ firstName: 'Jamie', lastName: 'Ortega', email: 'jamie@example.com' })).toEqual({
      firstName: 'Jamie',
      lastName: 'Ortega',
    })
  })
})
