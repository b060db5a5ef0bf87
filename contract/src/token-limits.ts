// Read by the page too, which has no schemas.

/** Of a golfer: an assistant and a range on each of a few machines. */
export const MOST_TOKENS = 10
export const TOKEN_NAME_MAX_LENGTH = 60
/** A forgotten token ends by itself. */
export const TOKEN_LIFE_DAYS = 365

/** `read` reads clubs, shots and index; `live:write` sends shots of the range, and nothing else. */
export const TOKEN_SCOPES = ['read', 'live:write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Tells people and secret scanners whose token it is. */
export const TOKEN_PREFIX = 'bagwise_'

/** Where assistants ask. */
export const MCP_PATH = '/api/mcp'

/** The path of a token, by its id. */
export function tokenPath(id: string): `/api/tokens/${string}` {
  return `/api/tokens/${id}`
}
