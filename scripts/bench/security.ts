import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../../e2e/support/server.ts'
import type { RunningServer } from '../../e2e/support/server.ts'
import type { Bench, Figure } from './figure.ts'
import { medianOf } from './rounds.ts'

const SENDS = 200
/** Above it the time of an answer tells whether an e-mail has an account. */
const DIFFERENCE_BUDGET_PERCENT = 10
const PERCENT = 100
/** The link for a known e-mail is made after its answer: whoever asks next would wait for that. */
const PAUSE_MS = 100
/** What a server answers that judges: it lets in or it does not. */
const JUDGED = [200, 401]
const FORM = { password: 'fairway-42-green', firstName: 'Jo', lastName: 'Park' }

/** Whether the time of an answer tells who has an account. */
export const securityBench: Bench = {
  name: 'security',
  run: async () => {
    // Nothing listens at the mail server's address: mails are sent when the answer is out already.
    const server = await startServer({
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
      PUBLIC_URL: 'http://bagwise.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'golf@bagwise.example',
      CONTACT_MAIL_TO: 'pro@bagwise.example',
    })
    try {
      // One mail an hour goes to each of them, so that no limit answers instead.
      for (let from = 1; from <= SENDS; from += 1) {
        await send(server, { path: '/api/sign-up', body: { ...FORM, email: knownEmail(from) }, from })
      }
      return [
        await difference(server, 'sign-in', (email) => ({ email, password: 'not-the-password' })),
        await difference(server, 'forgot-password', (email) => ({ email })),
      ]
    } finally {
      await server.dispose()
    }
  },
}

const knownEmail = (index: number) => `golfer-${index}@example.com`

/**
 * Known and unknown take turns, so that a busy minute of the machine hits both, and each comes first as often: the first
 * try of an address is a new row of the counters.
 */
async function difference(server: RunningServer, call: string, bodyOf: (email: string) => object): Promise<Figure> {
  const known: number[] = []
  const unknown: number[] = []
  for (let from = 1; from <= SENDS; from += 1) {
    const path = `/api/${call}`
    const sendKnown = async () => known.push(await send(server, { path, body: bodyOf(knownEmail(from)), from }))
    const sendUnknown = async () =>
      unknown.push(await send(server, { path, body: bodyOf(`nobody-${from}@example.com`), from }))
    for (const sendOne of from % 2 === 0 ? [sendKnown, sendUnknown] : [sendUnknown, sendKnown]) await sendOne()
  }
  const [knownMs, unknownMs] = [medianOf(known), medianOf(unknown)]
  return {
    what: `time of ${call}: known against unknown e-mail`,
    value: (Math.abs(knownMs - unknownMs) / unknownMs) * PERCENT,
    unit: '%',
    budget: DIFFERENCE_BUDGET_PERCENT,
    note: `medians of ${SENDS}: ${knownMs.toFixed(1)} and ${unknownMs.toFixed(1)} ms`,
  }
}

type Sent = { readonly path: string; readonly body: object; readonly from: number }

async function send({ url }: RunningServer, { path, body, from }: Sent): Promise<number> {
  const startMs = performance.now()
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${from}` },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  if (!JUDGED.includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
  const tookMs = performance.now() - startMs
  await sleep(PAUSE_MS)
  return tookMs
}
