import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectChild } from '../setup/child.mjs'
import { CACHE, ROOT, program } from '../setup/paths.mjs'
import { testEnvironment } from './environment.ts'
import type { Outcome } from './outcome.ts'
import { plain } from './reports.ts'

/** One command that is right when it ends with 0. */
type Check = {
  readonly name: string
  readonly args: readonly string[]
  /** Which lines it prints are shown although it is right. */
  readonly warns?: RegExp
}

/** The tests need what it builds; the sizes are read from that too. */
const BUILD: readonly Check[] = [
  { name: 'build', args: [join(ROOT, 'scripts', 'build.mjs')] },
  { name: 'sizes', args: [join(ROOT, 'scripts', 'sizes.ts')], warns: /over budget/ },
]
/** Each of them needs no other one. */
const OTHERS: readonly Check[] = [
  // One pass for both: most of the work of either is to know the types.
  { name: 'lint and types', args: [program('oxlint'), '--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'types of golf for Node 20 and browsers', args: [program('tsc'), '-p', 'golf/tsconfig.source.json'] },
  { name: 'format', args: [program('oxfmt'), '--check'] },
  { name: 'unused code', args: [program('knip')] },
]

/**
 * Starts all checks. `built` resolves as soon as tests can run: both together keep two processors busy, tests alone do not.
 * `done` resolves when every check has ended.
 */
export function startChecks(onOutcome: (outcome: Outcome) => void): {
  readonly built: Promise<void>
  readonly done: Promise<void>
} {
  const built = runRow(BUILD, onOutcome)
  const others = async () => {
    for (const check of OTHERS) onOutcome(await runCheck(check))
  }
  return { built, done: Promise.all([built, others()]).then(() => undefined) }
}

async function runRow(row: readonly Check[], onOutcome: (outcome: Outcome) => void): Promise<void> {
  let broken: string | undefined
  for (const check of row) {
    const outcome = broken === undefined ? await runCheck(check) : notReached(check, broken)
    onOutcome(outcome)
    if (outcome.failures.length > 0) broken ??= check.name
  }
}

/** Runs one command and keeps its whole output in a log. */
export async function runCheck({ name, args, warns }: Check): Promise<Outcome> {
  const startedMs = performance.now()
  const { code, output } = await collectChild(process.execPath, args, { env: testEnvironment() })
  const log = writeLog(name, output)
  const failure = { title: `${name} ended with code ${code}, all its words are in ${log}`, message: plain(output) }
  return {
    name,
    seconds: (performance.now() - startedMs) / 1000,
    passedCount: code === 0 ? 1 : 0,
    failures: code === 0 ? [] : [failure],
    warnings: code === 0 && warns ? output.split('\n').filter((line) => warns.test(line)) : [],
  }
}

function notReached({ name }: Check, broken: string): Outcome {
  const failures = [{ title: name, message: `Not run because ${broken} failed.` }]
  return { name, seconds: 0, passedCount: 0, failures, warnings: [] }
}

/** Keeps the whole output and returns the path to tell. */
export function writeLog(name: string, output: string): string {
  const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.log`
  mkdirSync(join(CACHE, 'logs'), { recursive: true })
  writeFileSync(join(CACHE, 'logs', file), output)
  return `.cache/logs/${file}`
}
