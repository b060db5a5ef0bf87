import type * as z from 'zod/mini'

export type Method = 'GET' | 'PATCH' | 'POST' | 'DELETE'

/** One call of the API: what goes in, what comes back. The server answers it, the page asks it, both are typed by it. */
export type Endpoint<
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Verb extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
> = {
  readonly method: Verb
  readonly path: Path
  readonly body: Body
  readonly reply: Reply
}

export const endpoint = <
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  const Verb extends Method,
  const Path extends `/api/${string}`,
>(
  definition: Endpoint<Body, Reply, Verb, Path>,
): Endpoint<Body, Reply, Verb, Path> => definition
