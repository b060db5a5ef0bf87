import { setTimeout as sleep } from 'node:timers/promises'
import { getReadiness } from '@bagwise/contract/health'

export type BehindNginx = {
  /** The operator's door of deploy/nginx.conf, which says which servers were asked. */
  readonly doorUrl: string
  /** The server as nginx names it: 127.0.0.1:3000. */
  readonly address: string
  /** Tells the server to stop and starts it again; resolves when it is ready. */
  readonly restart: () => Promise<void>
}

type Asking = { readonly address: string; readonly status: number }

/** `max_fails` of deploy/nginx.conf: so often nginx must have been told by a server that it leaves. */
const PASSED_OVER_COUNT = 3
/** nginx spreads what comes at once over its servers: one after the other might miss the one that leaves for too long. */
const ASKED_AT_ONCE = 8
const ASK_AGAIN_AFTER_MS = 20
const ANSWER_WITHIN_MS = 10_000
/** nginx tries a server again after `fail_timeout`, a few seconds; a busy machine takes its time. */
const TAKEN_WITHIN_MS = 60_000

/** Starts one server anew without a golfer noticing: nginx passes over it before its port is closed, and takes it again. */
export async function restartBehindNginx({ doorUrl, address, restart }: BehindNginx): Promise<void> {
  await othersAnswer({ doorUrl, address })
  let isRestarted = false
  const restarting = restart().finally(() => {
    isRestarted = true
  })
  await Promise.all([restarting, passOver({ doorUrl, address, isOver: () => isRestarted })])
  await answeredBy(doorUrl, {
    isWanted: (answering) => answering === address,
    otherwise: `nginx does not take ${address} again: look whether it is ready, and at its log.`,
  })
}

/** Waits until nginx takes another server than this one. */
export async function othersAnswer({ doorUrl, address }: Omit<BehindNginx, 'restart'>): Promise<void> {
  await answeredBy(doorUrl, {
    isWanted: (answering) => answering !== address,
    otherwise: `No server but ${address} answers behind ${doorUrl}: it was not stopped.`,
  })
}

async function passOver({
  doorUrl,
  address,
  isOver,
}: Omit<BehindNginx, 'restart'> & { readonly isOver: () => boolean }): Promise<void> {
  for (let count = 0; count < PASSED_OVER_COUNT && !isOver();) {
    const asked = await Promise.all(Array.from({ length: ASKED_AT_ONCE }, () => ask(doorUrl)))
    count += asked.filter((servers) => servers.slice(0, -1).some((asking) => asking.address === address)).length
    await sleep(ASK_AGAIN_AFTER_MS)
  }
}

async function answeredBy(
  doorUrl: string,
  { isWanted, otherwise }: { readonly isWanted: (address: string) => boolean; readonly otherwise: string },
): Promise<void> {
  const giveUpMs = performance.now() + TAKEN_WITHIN_MS
  while (performance.now() < giveUpMs) {
    const answering = (await ask(doorUrl)).at(-1)
    if (answering?.status === 200 && isWanted(answering.address)) return
    await sleep(ASK_AGAIN_AFTER_MS)
  }
  throw new Error(otherwise)
}

/** The servers that nginx asked for one answer, the one that gave it last. */
async function ask(doorUrl: string): Promise<readonly Asking[]> {
  const answer = await fetch(`${doorUrl}${getReadiness.path}`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  await answer.arrayBuffer()
  const statuses = listed(answer, 'x-asked-answers')
  return listed(answer, 'x-asked-servers').map((address, place) => ({ address, status: Number(statuses[place]) }))
}

function listed({ headers }: Response, name: string): readonly string[] {
  const list = headers.get(name)
  if (list === null) throw new Error(`The answer has no ${name}: is this the operator's door of deploy/nginx.conf?`)
  return list.split(',').map((each) => each.trim())
}
