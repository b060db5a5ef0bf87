import * as z from 'zod/mini'
import { Password } from './account.ts'
import { CalendarDay } from './calendar-day.ts'
import { named } from './documented.ts'
import { endpoint, endpointWithQuery } from './endpoint.ts'
import { nameText } from './text.ts'
import { MOST_TOKENS, TOKEN_NAME_MAX_LENGTH, TOKEN_SCOPES } from './token-limits.ts'

/** 32 random bytes in base64url. */
const SECRET = /^bagwise_[\w-]{43}$/

export const TokenSecret = z.string().check(z.regex(SECRET))

/** A token as its golfer sees it. Days are those of UTC; it is refused from a moment of the day it expires on. */
export const ApiToken = named(
  'ApiToken',
  z.object({
    id: z.string(),
    name: z.string(),
    scope: z.enum(TOKEN_SCOPES),
    madeOn: CalendarDay,
    expiresOn: CalendarDay,
    lastUsedOn: z.nullable(CalendarDay),
  }),
)
export type ApiToken = z.infer<typeof ApiToken>

export const MakeToken = z.strictObject({
  name: nameText({ minLength: 1, maxLength: TOKEN_NAME_MAX_LENGTH }),
  scope: z.enum(TOKEN_SCOPES),
  password: Password,
})
export type MakeToken = z.infer<typeof MakeToken>

/** In the order in which they were made, without expired ones. */
export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  group: 'tokens',
  access: 'golfer',
  summary: 'Lists the tokens, without what they are',
  body: z.undefined(),
  reply: z.object({ tokens: z.array(ApiToken).check(z.maxLength(MOST_TOKENS)) }),
})

/** The only answer that has the token itself: the server keeps its hash. */
export const makeToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  group: 'tokens',
  access: 'golfer',
  summary: 'Makes a token, and shows it once',
  errors: ['wrong-password', 'too-many-tokens'],
  body: MakeToken,
  reply: z.object({ ...ApiToken.shape, token: TokenSecret }),
})

/** Revoking a revoked one is no error. */
export const revokeToken = endpointWithQuery({
  method: 'DELETE',
  path: '/api/tokens/:id',
  group: 'tokens',
  access: 'golfer',
  summary: 'Revokes a token: it is refused from then on',
  query: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({}),
  reply: z.object({ tokens: z.array(ApiToken).check(z.maxLength(MOST_TOKENS)) }),
})
