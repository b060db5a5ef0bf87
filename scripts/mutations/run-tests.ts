import { readFileSync, rmSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { collectChild } from '../setup/child.mjs'
import { program } from '../setup/paths.mjs'
import { testEnvironment } from '../verify/environment.ts'
import type { VitestReport } from '../verify/reports.ts'
import type { Protection } from './protection.ts'

/** What tests have said. `brokenFiles` are those that could not be loaded or prepared. */
export type TestsRun = {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
  readonly brokenFiles: readonly string[]
  readonly output: string
  readonly seconds: number
}

const REPORT = '.mutation-report.json'
/** Far longer than any one of the tests: something hangs. */
const GIVE_UP_AFTER_MS = 240_000

type NamedTest = Protection['test']

/** Runs the named tests of a copy of the sources, and those of files that are taken whole. */
export async function runTests(folder: string, tests: readonly NamedTest[], databaseUrl: string): Promise<TestsRun> {
  const groups = [tests.filter(({ named }) => named === undefined), tests.filter(({ named }) => named !== undefined)]
  const runs: TestsRun[] = []
  for (const group of groups) if (group.length > 0) runs.push(await runGroup(folder, group, databaseUrl))
  return {
    passed: runs.flatMap(({ passed }) => passed),
    failed: runs.flatMap(({ failed }) => failed),
    brokenFiles: runs.flatMap(({ brokenFiles }) => brokenFiles),
    output: runs.map(({ output }) => output).join('\n'),
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

async function runGroup(folder: string, tests: readonly NamedTest[], databaseUrl: string): Promise<TestsRun> {
  const report = join(folder, REPORT)
  rmSync(report, { force: true })
  const startedMs = performance.now()
  const names = tests.flatMap(({ named }) => (named === undefined ? [] : [patternOf(named)]))
  const onlyThese = names.length > 0 ? ['-t', names.join('|')] : []
  const files = [...new Set(tests.map(({ file }) => join(folder, file)))]
  const { output } = await collectChild(
    process.execPath,
    [program('vitest'), 'run', ...files, ...onlyThese, '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: folder,
      env: { ...testEnvironment(), TEST_DATABASE_URL: databaseUrl },
      timeout: GIVE_UP_AFTER_MS * tests.length,
    },
  )
  return { ...readReport(report), output, seconds: (performance.now() - startedMs) / 1000 }
}

/** The runner takes names as regular expressions. */
function patternOf(name: string): string {
  return name.replaceAll(/[^\w ]/g, '.')
}

function readReport(path: string): Pick<TestsRun, 'passed' | 'failed' | 'brokenFiles'> {
  if (!existsSync(path)) return { passed: [], failed: [], brokenFiles: ['the run gave no report'] }
  const { testResults }: VitestReport = JSON.parse(readFileSync(path, 'utf8'))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const named = (status: string) => tests.filter((test) => test.status === status).map(({ fullName }) => fullName)
  const hasFailed = ({ assertionResults }: VitestReport['testResults'][number]) =>
    assertionResults.some(({ status }) => status === 'failed')
  const broken = testResults.filter((file) => file.status !== 'passed' && !hasFailed(file))
  return { passed: named('passed'), failed: named('failed'), brokenFiles: broken.map(({ name }) => name) }
}
