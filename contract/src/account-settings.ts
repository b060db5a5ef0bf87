import * as z from 'zod/mini'
import { AuthUser, Email, Password } from './account.ts'
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

/** Where the golfer is signed in: roughly, since a browser says of itself what it likes. */
export const OpenSession = z.object({
  /** Names the session; it opens nothing. */
  id: z.string(),
  browser: z.nullable(z.enum(BROWSERS)),
  platform: z.nullable(z.enum(PLATFORMS)),
  startedAt: z.string(),
  /** Right to the hour. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

/** This session first, then the one used last. */
const Sessions = z.object({ sessions: z.array(OpenSession) })

/** The profile's e-mail follows; the old address gets a note when the server can send mail. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  body: ChangeEmail,
  reply: z.object({ user: AuthUser }),
})

/** Ends every other session and gives this browser a new one. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  body: ChangePassword,
  reply: z.object({ changed: z.literal(true) }),
})

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  body: z.undefined(),
  reply: Sessions,
})

/** Answers what is left; a session that has ended already is no error. */
export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/end-session',
  body: z.strictObject({ session: z.string().check(storable(), z.maxLength(100)) }),
  reply: Sessions,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/end-other-sessions',
  body: z.strictObject({}),
  reply: Sessions,
})

/** Removes the account and everything that belongs to it, for good. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  body: z.strictObject({ password: Password }),
  reply: z.object({ deleted: z.literal(true) }),
})
