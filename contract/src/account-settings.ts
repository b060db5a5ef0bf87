import * as z from 'zod/mini'
import { AuthUser, Email, Password } from './account.ts'
import { Time, named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { storable } from './text.ts'

export const ChangeEmail = z.strictObject({ email: Email, password: Password })
export type ChangeEmail = z.infer<typeof ChangeEmail>

export const ChangePassword = z.strictObject({ currentPassword: Password, password: Password })
export type ChangePassword = z.infer<typeof ChangePassword>

const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const
const PLATFORMS = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'Mac', 'Windows'] as const
export type BrowserFamily = (typeof BROWSERS)[number]
export type Platform = (typeof PLATFORMS)[number]

/** A session of the golfer. The description is rough, since browsers misreport themselves. */
export const OpenSession = named(
  'Session',
  z.object({
    /** Names the session without giving access to it. */
    id: z.string(),
    browser: z.nullable(z.enum(BROWSERS)),
    platform: z.nullable(z.enum(PLATFORMS)),
    startedAt: Time,
    /** Rounded to the hour. */
    lastUsedAt: Time,
    /** The session of this request. */
    isThis: z.boolean(),
  }),
)
export type OpenSession = z.infer<typeof OpenSession>

/** This session first, then by last use. */
const Sessions = z.object({ sessions: z.array(OpenSession) })

/** Updates the profile's e-mail too; the old address is notified when the server can send mail. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  group: 'account',
  access: 'golfer',
  summary: 'Changes the e-mail',
  errors: ['wrong-password', 'same-email', 'email-in-use'],
  body: ChangeEmail,
  reply: z.object({ user: AuthUser }),
})

/** Ends every other session and replaces this browser's. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  group: 'account',
  access: 'golfer',
  summary: 'Changes the password and ends all other sessions',
  startsSession: true,
  errors: ['wrong-password', 'password-too-short', 'password-blank', 'password-common'],
  body: ChangePassword,
  reply: z.object({ changed: z.literal(true) }),
})

/** `emailVerified` is missing when the server mails no links: then nothing is said about it. */
export const getSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  group: 'account',
  access: 'golfer',
  summary: 'Lists the open sessions',
  body: z.undefined(),
  reply: z.extend(Sessions, { emailVerified: z.optional(z.boolean()) }),
})

/** Returns the remaining sessions; ending an ended session is no error. */
export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/end-session',
  group: 'account',
  access: 'golfer',
  summary: 'Ends a session',
  body: z.strictObject({ session: z.string().check(storable(), z.maxLength(100)) }),
  reply: Sessions,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/end-other-sessions',
  group: 'account',
  access: 'golfer',
  summary: 'Ends all sessions but this one',
  body: z.strictObject({}),
  reply: Sessions,
})

/** Deletes the account and everything that belongs to it, for good. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  group: 'account',
  access: 'golfer',
  summary: 'Deletes the account with everything that belongs to it',
  errors: ['wrong-password'],
  body: z.strictObject({ password: Password }),
  reply: z.object({ deleted: z.literal(true) }),
})
