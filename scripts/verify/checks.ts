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

/** What is unchanged since the last time is not read again. */
const types = (name: string, project: string): Check => ({
  name: `types of ${name}`,
  args: [program('tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', typesRead(project)],
})
const typesRead = (project: string) => join(CACHE, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`)

/** The tests need what it builds. */
const BUILD: readonly Check[] = [
  { name: 'build', args: [join(ROOT, 'scripts', 'build.mjs')] },
  { name: 'sizes', args: [join(ROOT, 'scripts', 'sizes.ts')], warns: /over budget/ },
]
/** Within a row each check needs the one before. */
const ROWS: readonly (readonly Check[])[] = [
  [{ name: 'lint', args: [program('oxlint'), '--type-aware', '--deny-warnings'] }],
  [{ name: 'format', args: [program('oxfmt'), '--check'] }],
  [types('golf', 'golf'), types("golf's tests", 'golf/tsconfig.test.json')],
  [types('content', 'content')],
  [types('contract', 'contract')],
  [
    types('shot-files', 'shot-files'),
    types('assistants', 'assistants'),
    types('the command line', 'cli'),
    types('what it has in common with the page', 'cli/src/same-as-page'),
  ],
  [types('server', 'server')],
  [types('web', 'web'), types('the service worker', 'web/service-worker'), types('the build of web', 'web/build')],
  [types('e2e', 'e2e')],
  [types('scripts', 'scripts')],
  [{ name: 'unused code', args: [program('knip')] }],
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
    for (const row of ROWS) await runRow(row, onOutcome)
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
