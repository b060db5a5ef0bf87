import * as z from 'zod/mini'

export type Method = 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API: what goes in, what comes back. The server answers it, the page asks it, both are typed by it. */
export type Endpoint<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Verb extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
  Query extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: Verb
  readonly path: Path
  /** What stands behind the question mark: names with texts. */
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
}

type NoQuery = z.ZodMiniType<undefined>

/** Most calls have none; what is written there all the same counts for nothing. */
const NO_QUERY: NoQuery = z.pipe(
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

/** A call that reads what stands behind the question mark. */
export const endpointWithQuery = <
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  const Verb extends Method,
  const Path extends `/api/${string}`,
  Query extends z.ZodMiniType,
>(
  definition: Endpoint<Body, Reply, Verb, Path, Query>,
): Endpoint<Body, Reply, Verb, Path, Query> => definition
