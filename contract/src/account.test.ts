import { describe, expect, it } from 'vitest'
import { Email, SignIn, SignUp } from './account.ts'

const FORM = { email: 'ann@example.com', password: ' as typed ', firstName: 'Ann', lastName: 'Bunker' }

describe('an e-mail address', () => {
  it('is one and the same in any case and with spaces around', () => {
    for (const typed of ['ann@example.com', ' Ann@Example.COM ', 'ANN@EXAMPLE.COM\n']) {
      expect(Email.parse(typed)).toBe('ann@example.com')
    }
  })

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann bunker@example.com',
    `${'a'.repeat(250)}@b.co`,
    'ann\u0000@example.com',
  ])('is not %j', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false)
  })
})

describe('the forms', () => {
  it('take the password exactly as it was typed', () => {
    expect(SignUp.parse(FORM).password).toBe(' as typed ')
    expect(SignIn.parse({ email: FORM.email, password: FORM.password }).password).toBe(' as typed ')
  })

  it('take no password with NUL or half of a character: all halves would be hashed alike', () => {
    for (const password of ['windy\u0000fairway', 'windy-\ud83c', '\udf33-fairway']) {
      expect(SignUp.safeParse({ ...FORM, password }).success).toBe(false)
      expect(SignIn.safeParse({ email: FORM.email, password }).success).toBe(false)
    }
    expect(SignUp.safeParse({ ...FORM, password: 'windy-🌳-fairway' }).success).toBe(true)
  })

  it('SHL-24 take nothing besides their fields: no role, no id, no date', () => {
    for (const extra of [{ role: 'admin' }, { id: '1' }, { createdAt: '2030-01-01' }, { isAuthenticated: true }]) {
      expect(SignUp.safeParse({ ...FORM, ...extra }).success).toBe(false)
      expect(SignIn.safeParse({ email: FORM.email, password: FORM.password, ...extra }).success).toBe(false)
    }
  })

  it('AUT-09 want both names', () => {
    for (const missing of [{ firstName: '' }, { lastName: '  ' }, { firstName: undefined }]) {
      expect(SignUp.safeParse({ ...FORM, ...missing }).success).toBe(false)
    }
  })
})
