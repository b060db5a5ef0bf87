import type { SendShots } from './shot-sender.ts'

const PATH = '/api/live-shots'
const WITHIN_MS = 10_000
const [UNAUTHORISED, NOT_NOW, SERVER_ERROR] = [401, 429, 500]
/** Where a server that is asked too often does not say when to come back. */
const USUAL_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 60
const MS_PER_SECOND = 1000

/** Sends to this server. The token goes into the header alone. */
export function sendOverHttp({ server, token }: { readonly server: URL; readonly token: string }): SendShots {
  const address = new URL(PATH, server)
  return async (shots, stopped) => {
    try {
      const { status, headers } = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ shots }),
        // The token is for this server alone.
        redirect: 'error',
        signal: AbortSignal.any([stopped, AbortSignal.timeout(WITHIN_MS)]),
      })
      if (status < 300) return 'taken'
      if (status === UNAUTHORISED) return 'refused-token'
      if (status === NOT_NOW) return { againAfterMs: pauseSeconds(headers.get('retry-after')) * MS_PER_SECOND }
      return status >= SERVER_ERROR ? 'unreachable' : 'refused'
    } catch (error) {
      // No connection, no answer in time, or the end of the command.
      if (error instanceof TypeError || error instanceof DOMException) return 'unreachable'
      throw error
    }
  }
}

function pauseSeconds(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? USUAL_PAUSE_SECONDS)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_PAUSE_SECONDS) : USUAL_PAUSE_SECONDS
}
