import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LinkToken } from './password-reset.ts'

/** Marks the e-mail as verified to which the link was mailed, once. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/verify-email',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Verifies an e-mail with a link that was mailed',
  errors: ['stale-link'],
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ verified: z.literal(true) }),
})

/** Mails another link, unless the e-mail is verified by now. */
export const mailVerification = endpoint({
  method: 'POST',
  path: '/api/account/verification-mail',
  group: 'account',
  access: 'golfer',
  summary: 'Has another link that verifies the e-mail mailed',
  body: z.strictObject({}),
  /** Missing when this server mails no links. */
  reply: z.object({ emailVerified: z.optional(z.boolean()) }),
})
