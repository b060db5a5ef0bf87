import { describe, expect, it } from 'vitest'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { captureForm, captureValues, completeCapture } from './capture.ts'

const PROFILE = projectProfile(NEW_GOLFER)
const EMPTY: Profile = {
  ...PROFILE,
  firstName: null,
  lastName: null,
  email: null,
  handicap: null,
  height: null,
  weight: null,
  age: null,
  swingTempo: null,
  ballFlight: null,
  skillLevel: null,
  playingExperience: null,
  courseFrequency: null,
}
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

  it('CAP-04 writes the defaults into empty fields', () => {
    expect(captureValues(FORM, EMPTY)).toEqual({
      firstName: 'Jamie',
      lastName: 'Ortega',
      handicap: 20,
      height: 70,
      weight: 180,
      age: 35,
      swingTempo: 'medium',
      ballFlight: 'straight',
      skillLevel: 'intermediate',
      playingExperience: 'casual',
      courseFrequency: 'monthly',
    })
  })

  it('sends no e-mail: it is changed with the password only', () => {
    expect(captureValues(FORM, PROFILE)).not.toHaveProperty('email')
  })

  it('CAP-04 leaves what the golfer has given as it is, zero included', () => {
    const values = captureValues(FORM, { ...EMPTY, handicap: 0, skillLevel: 'advanced', age: 61 })
    expect(values).not.toHaveProperty('handicap')
    expect(values).not.toHaveProperty('skillLevel')
    expect(values).not.toHaveProperty('age')
    expect(values).toHaveProperty('weight', 180)
  })
})
