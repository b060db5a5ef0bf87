import * as z from 'zod/mini'
import { Email, Password } from './account.ts'
import { endpoint } from './endpoint.ts'
import { storable } from './text.ts'

/** Longer than any token the server makes. */
const TOKEN_MAX_LENGTH = 100

/** Answers the same whether or not there is an account with this e-mail. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  body: z.strictObject({ email: Email }),
  /** mail: a link is on its way if the e-mail has an account. operator: this server sends no mail, its operator can help. */
  reply: z.object({ helpFrom: z.enum(['mail', 'operator']) }),
})

/** Sets a new password with the token of a link, once, and ends every session of the golfer. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  body: z.strictObject({ token: z.string().check(storable(), z.maxLength(TOKEN_MAX_LENGTH)), password: Password }),
  reply: z.object({ changed: z.literal(true) }),
})
