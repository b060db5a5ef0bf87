import * as z from 'zod/mini'
import type { EndpointGroup } from './endpoint-groups.ts'
import type { ErrorCode } from './error-codes.ts'

export type Method = 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE'

/** What the documentation of the API says of a call beside its input and output. */
type Documented = {
  readonly group: EndpointGroup
  /** A golfer has a session; a token is sent in the header `Authorization`, from no page and without a cookie. */
  readonly access: 'anybody' | 'golfer' | 'token'
  /** A line without a full stop. */
  readonly summary: string
  /** Codes of errors, beside those that every call with such an input and access may have. */
  readonly errors?: readonly ErrorCode[]
  /** The status may be 202, with the same schema: what was asked for is being fetched. */
  readonly mayBeAccepted?: true
  /** A message that wants no answer gets 202 and nothing. */
  readonly takesNotifications?: true
  /** The answer has an `ETag`, and is 304 for a client that names it. */
  readonly hasEtag?: true
  /** The answer is newline-delimited JSON, each line a reply. */
  readonly isStreamed?: true
  /** The answer is a stream of server-sent events, the data of each a reply. It goes on until one side ends it. */
  readonly isEventStream?: true
  /** The answer sets the cookie of a session. */
  readonly startsSession?: true
  /** Answered without asking the database. */
  readonly isWithoutDatabase?: true
}

/** A call of the API with its input and output. The server and the page are both typed by it. */
export type Endpoint<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Verb extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
  Query extends z.ZodMiniType = z.ZodMiniType,
> = Documented & {
  readonly method: Verb
  readonly path: Path
  /** The query string, or else what the path names with a colon: names with texts. */
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
}

type NoQuery = z.ZodMiniType<undefined>

/** Most calls have none, and ignore any. */
export const NO_QUERY: NoQuery = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

type Definition<
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Verb extends Method,
  Path extends `/api/${string}`,
> = Omit<Endpoint<Body, Reply, Verb, Path>, 'query'>

export const endpoint = <
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  const Verb extends Method,
  const Path extends `/api/${string}`,
>(
  definition: Definition<Body, Reply, Verb, Path>,
): Endpoint<Body, Reply, Verb, Path, NoQuery> => ({ ...definition, query: NO_QUERY })

/** A call with a query string, or with names in its path. */
export const endpointWithQuery = <
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  const Verb extends Method,
  const Path extends `/api/${string}`,
  Query extends z.ZodMiniType,
>(
  definition: Endpoint<Body, Reply, Verb, Path, Query>,
): Endpoint<Body, Reply, Verb, Path, Query> => definition
