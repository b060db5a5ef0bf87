import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import lighthouse from 'lighthouse'
import { startServer } from '../../../e2e/support/server.ts'
import { ensureBuilt } from '../../setup/build.mjs'
import { findChromium } from '../../verify/chromium.ts'
import type { Bench, Figure } from '../figure.ts'
import { medianOf } from '../rounds.ts'

const RUN_COUNT = 3
/** The performance budgets' scores; a score is under its budget when it is too low. */
const CATEGORIES = [
  { id: 'performance', what: 'performance', least: 98 },
  { id: 'accessibility', what: 'accessibility', least: 100 },
  { id: 'best-practices', what: 'best practices', least: 100 },
  { id: 'seo', what: 'SEO', least: 100 },
] as const
const FULL_MARKS = 100

/** What Lighthouse says about the page that visitors see first; as lost points, since a bench's budgets are caps. */
export const lighthouseBench: Bench = { name: 'web-lighthouse', run: measureWithLighthouse }

type Verdict = {
  readonly points: ReadonlyMap<string, number>
  /** Audits that count and did not pass, with what Lighthouse shows beside them. */
  readonly failed: ReadonlyMap<string, string>
}

async function measureWithLighthouse(): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const server = await startServer()
  try {
    const verdicts: Verdict[] = []
    for (let run = 0; run < RUN_COUNT; run += 1) verdicts.push(await withChromium((port) => judge(server.url, port)))
    const scores = CATEGORIES.map(({ id, what, least }): Figure => {
      const points = verdicts.map((verdict) => verdict.points.get(id) ?? 0)
      const note = `score ${medianOf(points)} of 100, at least ${least}; ${RUN_COUNT} runs: ${points.join(', ')}`
      return {
        what: `points lost: ${what}`,
        value: FULL_MARKS - medianOf(points),
        unit: '',
        budget: FULL_MARKS - least,
        note,
      }
    })
    return [...scores, failedAudits(verdicts)]
  } finally {
    await server.dispose()
  }
}

/** With Lighthouse's own defaults: a phone on slow 4G, simulated. Its error reporting is on in its command line only. */
async function judge(url: string, port: number): Promise<Verdict> {
  const result = await lighthouse(`${url}/`, {
    port,
    onlyCategories: CATEGORIES.map(({ id }) => id),
    logLevel: 'error',
  })
  if (!result) throw new Error('Lighthouse gave no result')
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not judge the page: ${runtimeError.message}`)

  const points = new Map(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * FULL_MARKS)]))
  const counted = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)))
  const failed = Object.values(audits).filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
  return { points, failed: new Map(failed.map(({ id, displayValue = '' }) => [id, displayValue])) }
}

function failedAudits(verdicts: readonly Verdict[]): Figure {
  const ids = new Set(verdicts.flatMap(({ failed }) => [...failed.keys()]))
  const words = [...ids].map((id) => {
    const shown = verdicts.flatMap(({ failed }) => failed.get(id) ?? [])
    return `${id} in ${shown.length} of ${RUN_COUNT} (${shown.filter((value) => value !== '').join(', ') || 'no figure'})`
  })
  return { what: 'audits that do not pass', value: ids.size, unit: '', note: words.join('; ') }
}

const STARTED = /^DevTools listening on ws:\/\/[^/]+:(?<port>\d+)\//

/** A browser of its own for each run, which Lighthouse reaches by its port. */
async function withChromium<Result>(look: (port: number) => Promise<Result>): Promise<Result> {
  const profileDir = await mkdtemp(join(tmpdir(), 'bagwise-bench-'))
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  const child = spawn(
    await findChromium('full'),
    [...args, '--remote-debugging-port=0', `--user-data-dir=${profileDir}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(child, 'exit')
  try {
    return await look(await portIn(child.stderr))
  } finally {
    child.kill()
    await ended
    await rm(profileDir, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function portIn(said: Readable): Promise<number> {
  for await (const line of createInterface({ input: said })) {
    const port = STARTED.exec(line)?.groups?.port
    if (port === undefined) continue
    // What it says from now on nobody reads, but it must not wait for that.
    said.resume()
    return Number(port)
  }
  throw new Error('Chromium ended before it said where Lighthouse reaches it')
}
