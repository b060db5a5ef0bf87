import { importTakeout } from '../../contract/src/takeout.ts'
import { signIn, signUp } from '../../contract/src/account.ts'
import type { Endpoint } from '../../contract/src/endpoint.ts'
import { temporaryPlace } from '../../server/src/testing/temporary-database.ts'
import { startMeasuredServer } from './load/measured-server.ts'
import type { MeasuredServer } from './load/measured-server.ts'
import type { Bench, Figure } from './figure.ts'
import { medianOf } from './rounds.ts'

const ROUND_COUNT = 15
/** A first answer compiles what later ones use. */
const WARM_UP_COUNT = 5
/** Processor time is told in hundredths of a second by some systems: several requests make a round. */
const REQUESTS_PER_ROUND = 5
const MICROSECONDS_PER_MS = 1_000
/** What a refused request may cost. */
const BUDGET_MS = 20
const NUMBERS = `[${'1,'.repeat(950_000)}1]`
const NAMES = `{${Array.from({ length: 130_000 }, (_, index) => `"k${index}":1`).join(',')}}`
const DEEP = '['.repeat(950_000) + ']'.repeat(950_000)
const FORM = { email: 'bench@example.com', password: 'fairway-42-green', firstName: 'Jo', lastName: 'Park' }
/** Nothing is refused by a count instead. */
const SETTINGS = { IMPORT_LIMIT_PER_HOUR: '1000000', REFUSED_BODY_LIMIT_PER_ADDRESS: '1000000' }

type Refusal = {
  readonly what: string
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>
  readonly body: string
  /** How it is refused: the status, or what the answer of an import says. */
  readonly isRefused: (answer: { readonly status: number; readonly text: string }) => boolean
}

/** What it costs a server to refuse what nobody sends by mistake. */
export const refusalsBench: Bench = {
  name: 'refusals',
  run: async () => {
    const { place, remove } = await temporaryPlace('sqlite')
    const server = await startMeasuredServer(place, SETTINGS)
    try {
      const { cookie, golfer } = await signedUp(server)
      const figures: Figure[] = []
      for (const refusal of refusalsOf(golfer)) figures.push(await measured(server, cookie, refusal))
      return figures
    } finally {
      await server.stop()
      await remove()
    }
  },
}

function refusalsOf(golfer: string): readonly Refusal[] {
  const importOf = (content: string) => JSON.stringify({ golfer, content, today: '2026-11-20' })
  const isRefusedImport: Refusal['isRefused'] = ({ text }) => text.includes('"outcome":"refused"')
  const isBadRequest: Refusal['isRefused'] = ({ status }) => status === 400
  const file = { endpoint: importTakeout, isRefused: isRefusedImport }
  const rounds = JSON.stringify({ format: 'bagwise-takeout', version: 1, profile: {}, rounds: Array(500).fill([]) })
  return [
    { what: 'import of 1.9 MB of numbers', body: importOf(NUMBERS), ...file },
    { what: 'body of 1.9 MB of numbers', endpoint: importTakeout, body: NUMBERS, isRefused: isBadRequest },
    { what: 'import of 130,000 unknown names', body: importOf(NAMES), ...file },
    { what: 'import of 950,000 lists in lists', body: importOf(DEEP), ...file },
    { what: 'import of a takeout with 500 wrong rounds', body: importOf(rounds), ...file },
    {
      what: 'sign-in of 254 kB',
      endpoint: signIn,
      body: JSON.stringify({ ...FORM, email: 'x'.repeat(254_000) }),
      isRefused: ({ status }) => status === 413,
    },
  ]
}

async function measured(server: MeasuredServer, cookie: string, refusal: Refusal): Promise<Figure> {
  const perRequestMs: number[] = []
  for (let round = 0; round < WARM_UP_COUNT + ROUND_COUNT; round += 1) {
    const before = await server.processorMicroseconds()
    for (let sent = 0; sent < REQUESTS_PER_ROUND; sent += 1) await sendRefused(server, cookie, refusal)
    const spent = (await server.processorMicroseconds()) - before
    if (round >= WARM_UP_COUNT) perRequestMs.push(spent / REQUESTS_PER_ROUND / MICROSECONDS_PER_MS)
  }
  return {
    what: `${refusal.what}, processor time`,
    value: medianOf(perRequestMs),
    unit: 'ms',
    budget: BUDGET_MS,
    note: `median of ${ROUND_COUNT} rounds of ${REQUESTS_PER_ROUND}, at most ${Math.max(...perRequestMs).toFixed(1)} ms`,
  }
}

async function sendRefused({ url }: MeasuredServer, cookie: string, { what, endpoint, body, isRefused }: Refusal) {
  const answer = await send(url, endpoint, { body, cookie })
  const text = await answer.text()
  if (!isRefused({ status: answer.status, text })) throw new Error(`${what} was answered ${answer.status} ${text}`)
}

async function signedUp({ url }: MeasuredServer) {
  const answer = await send(url, signUp, { body: JSON.stringify(FORM) })
  const { user } = signUp.reply.parse(await answer.json())
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', golfer: user.id }
}

function send(
  url: string,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { body, cookie = '' }: { readonly body: string; readonly cookie?: string },
): Promise<Response> {
  const headers = { origin: url, 'content-type': 'application/json', cookie }
  return fetch(`${url}${path}`, { method, headers, body })
}
