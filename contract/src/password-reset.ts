import * as z from 'zod/mini'
import { Email, Password } from './account.ts'
import { endpoint } from './endpoint.ts'
import { storable } from './text.ts'

/** Longer than any token of the server. */
const TOKEN_MAX_LENGTH = 100

/** The secret of a mailed link. */
export const LinkToken = z.string().check(storable(), z.maxLength(TOKEN_MAX_LENGTH))

/** The answer does not reveal whether the e-mail has an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Has a link to a new password mailed',
  body: z.strictObject({ email: Email }),
  /** mail: a link is sent if the e-mail has an account. operator: this server sends no mail, its operator can help. */
  reply: z.object({ helpFrom: z.enum(['mail', 'operator']) }),
})

/** Sets a new password with a link's token, once, and ends every session of the golfer. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Sets a new password with a link that was mailed',
  errors: ['stale-link', 'password-too-short', 'password-blank', 'password-common'],
  body: z.strictObject({ token: LinkToken, password: Password }),
  reply: z.object({ changed: z.literal(true) }),
})
