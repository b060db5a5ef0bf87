import { describe, expect, it } from 'vitest'
import { ChangeEmail, ChangePassword, deleteAccount, endSession } from './account-settings.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'

const FORMS = [
  { schema: ChangeEmail, form: { email: 'ann@example.com', password: ' as typed ' } },
  { schema: ChangePassword, form: { currentPassword: ' as typed ', password: ' new ' } },
  { schema: deleteAccount.body, form: { password: ' as typed ' } },
  { schema: endSession.body, form: { session: 'an-id' } },
  { schema: forgotPassword.body, form: { email: 'ann@example.com' } },
  { schema: resetPassword.body, form: { token: 'from-the-link', password: ' as typed ' } },
] as const

describe('the forms of an account', () => {
  it('take passwords exactly as they were typed', () => {
    for (const { schema, form } of FORMS) expect(schema.parse(form)).toEqual(form)
  })

  it('SHL-24 take nothing besides their fields, and no field less', () => {
    for (const { schema, form } of FORMS) {
      for (const extra of [{ role: 'admin' }, { id: '1' }, { user: 'somebody' }]) {
        expect(schema.safeParse({ ...form, ...extra }).success).toBe(false)
      }
      for (const left of Object.keys(form)) {
        expect(schema.safeParse({ ...form, [left]: undefined }).success).toBe(false)
      }
    }
  })

  it('take no password that only makes the hash work harder, and no token that no link has', () => {
    const long = 'x'.repeat(129)
    expect(ChangePassword.safeParse({ currentPassword: long, password: 'new' }).success).toBe(false)
    expect(resetPassword.body.safeParse({ token: long, password: 'new' }).success).toBe(false)
  })
})
