import * as z from 'zod/mini'
import { Time, named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { Epoch } from './epoch.ts'
import { composable, nameText, storable } from './text.ts'

const NAME_MAX_LENGTH = 100
/** RFC 5321 §4.5.3.1: the longest deliverable address. */
const EMAIL_MAX_LENGTH = 254
/** Longer than any id of a golfer. */
const GOLFER_ID_MAX_LENGTH = 100
/** Longer passwords only cost hashing time. */
const PASSWORD_MAX_LENGTH = 128

export const Email = z
  .string()
  .check(
    composable(EMAIL_MAX_LENGTH),
    z.trim(),
    z.normalize('NFC'),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.email(),
  )
export const PersonName = nameText({ maxLength: NAME_MAX_LENGTH })
/** Exactly as typed. Broken surrogates are rejected, since different ones would hash alike. */
export const Password = z.string().check(storable(), z.maxLength(PASSWORD_MAX_LENGTH))

/** The signed-in user. */
export const AuthUser = named(
  'Golfer',
  z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    createdAt: Time,
    isAuthenticated: z.literal(true),
  }),
)
export type AuthUser = z.infer<typeof AuthUser>

export const SignUp = z.strictObject({
  email: Email,
  password: Password,
  firstName: nameText({ minLength: 1, maxLength: NAME_MAX_LENGTH }),
  lastName: nameText({ minLength: 1, maxLength: NAME_MAX_LENGTH }),
})
export type SignUp = z.infer<typeof SignUp>

export const SignIn = z.strictObject({
  email: Email,
  password: Password,
})
export type SignIn = z.infer<typeof SignIn>

/** Without a session the user is null, not an error. Whoever asks learns the epoch: a restore ends all sessions. */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Who is signed in, and what this server offers',
  body: z.undefined(),
  reply: z.object({
    user: z.nullable(AuthUser),
    ...Epoch,
    /** When the latest change in the last restored backup was made, of any golfer. */
    restoredTo: z.optional(Time),
    /** An AI service answers here; absent where the rules alone do. */
    hasAi: z.optional(z.boolean()),
    /** Links to set a new password are mailed here; absent where only the operator can make one. */
    hasMail: z.optional(z.boolean()),
  }),
})

/** `profileSaved` is false when the account was created but its profile could not be stored yet. */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/sign-up',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Makes an account and signs in',
  startsSession: true,
  errors: ['password-too-short', 'password-blank', 'password-common', 'email-in-use'],
  body: SignUp,
  reply: z.object({ user: AuthUser, profileSaved: z.boolean() }),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/sign-in',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Signs in with e-mail and password',
  startsSession: true,
  errors: ['wrong-credentials', 'account-locked'],
  body: SignIn,
  reply: z.object({ user: AuthUser }),
})

/**
 * For a device that holds changes of a golfer who is not signed in: whether they can still be saved. Refused with
 * `account-gone` when the account was deleted; only a device on which that golfer has signed in is told so.
 */
export const checkAccount = endpoint({
  method: 'POST',
  path: '/api/account/check',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Whether the account of a golfer who is signed out still exists',
  errors: ['account-gone'],
  body: z.strictObject({ golfer: z.string().check(storable(), z.minLength(1), z.maxLength(GOLFER_ID_MAX_LENGTH)) }),
  reply: z.object({ isGone: z.literal(false) }),
})

export const signOut = endpoint({
  method: 'POST',
  path: '/api/sign-out',
  group: 'sign-in',
  access: 'anybody',
  summary: 'Ends this session',
  body: z.strictObject({}),
  reply: z.object({ signedOut: z.literal(true) }),
})
