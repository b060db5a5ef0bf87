import type * as z from 'zod/mini'

/** One call of the API: what goes in, what comes back. The server answers it, the page asks it, both are typed by it. */
export type Endpoint<Body extends z.ZodMiniType, Reply extends z.ZodMiniType> = {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'DELETE'
  readonly path: `/api/${string}`
  readonly body: Body
  readonly reply: Reply
}

export const endpoint = <Body extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  definition: Endpoint<Body, Reply>,
): Endpoint<Body, Reply> => definition
