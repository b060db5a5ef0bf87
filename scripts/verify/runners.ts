import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { collectChild } from '../setup/child.mjs'
import { CACHE, program } from '../setup/paths.mjs'
import { writeLog } from './checks.ts'
import { testEnvironment } from './environment.ts'
import type { Outcome } from './outcome.ts'
import { judgeRunner, readPlaywrightReport, readVitestReport } from './reports.ts'
import type { PlaywrightReport, VitestReport } from './reports.ts'

type Settings = Readonly<Record<string, string>>

/** The quick tests of every package. */
export async function runUnitTests(settings: Settings): Promise<Outcome> {
  return runVitest('unit and server tests', ['--project=!slow'], settings)
}

/** Tests that start processes, stop databases, wait for deadlines or pack: one file after the other. */
export async function runSlowTests(settings: Settings): Promise<Outcome> {
  return runVitest('slow tests', ['--project=slow', '--maxWorkers=1'], settings)
}

async function runVitest(name: string, args: readonly string[], settings: Settings): Promise<Outcome> {
  const reportFile = freshReportFile(`${name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  return runTests({
    name,
    args: [program('vitest'), 'run', ...args, ...reporters],
    settings,
    readReport: () => {
      const report = readJson<VitestReport>(reportFile)
      return report && readVitestReport(report)
    },
  })
}

/** Journeys through the built product in a browser. */
export async function runBrowserTests(settings: Settings): Promise<Outcome> {
  const reportFile = freshReportFile('playwright.json')
  return runTests({
    name: 'browser tests',
    args: [program('playwright'), 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    settings: { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    readReport: () => {
      const report = readJson<PlaywrightReport>(reportFile)
      return report && readPlaywrightReport(report, (path) => readFileSync(path, 'utf8'))
    },
  })
}

async function runTests({
  name,
  args,
  settings,
  readReport,
}: {
  readonly name: string
  readonly args: readonly string[]
  readonly settings: Settings
  readonly readReport: () => Pick<Outcome, 'passedCount' | 'failures' | 'warnings'> | undefined
}): Promise<Outcome> {
  const startedMs = performance.now()
  const exit = await collectChild(process.execPath, args, { env: { ...testEnvironment(), ...settings } })
  writeLog(name, exit.output)
  const found = judgeRunner(readReport(), exit)
  return { name, seconds: (performance.now() - startedMs) / 1000, ...found }
}

/** Where the runner writes its report; an old one must not be taken for it. */
function freshReportFile(name: string): string {
  mkdirSync(CACHE, { recursive: true })
  const path = join(CACHE, name)
  rmSync(path, { force: true })
  return path
}

/** The border to the runners: the report as their versions, which the lockfile pins, write it; nothing when it is broken. */
function readJson<Report>(path: string): Report | undefined {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
