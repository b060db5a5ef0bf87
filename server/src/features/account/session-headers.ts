import type { FastifyReply, FastifyRequest } from 'fastify'

const MAX_USER_AGENT_LENGTH = 256

/** The headers that the account library gets to see. */
export function headersOf({ headers }: FastifyRequest): Headers {
  const passed = new Headers()
  if (headers.cookie !== undefined) passed.set('cookie', headers.cookie)
  passed.set('user-agent', headers['user-agent']?.slice(0, MAX_USER_AGENT_LENGTH) ?? '')
  return passed
}

/** The latest of each cookie: a retried transaction has left those of its first attempt as well. */
export function latestCookies(answered: Headers): readonly string[] {
  return [...new Map(answered.getSetCookie().map((cookie) => [cookie.split('=', 1)[0], cookie])).values()]
}

export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) void reply.header('set-cookie', cookie)
}

/**
 * The golfer leaves the browser: pages that it keeps for Back go, and answers. Nothing else: edits that wait on the
 * device and the service worker stay.
 */
export function clearBrowserCache(reply: FastifyReply): void {
  void reply.header('clear-site-data', '"cache"')
}
