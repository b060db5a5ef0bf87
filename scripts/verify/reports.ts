import type { Failure, Outcome } from './outcome.ts'

type Found = Pick<Outcome, 'passedCount' | 'failures' | 'warnings'>

/** The parts of vitest's JSON report that are read here. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** The parts of Playwright's JSON report that are read here. */
export type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

type PlaywrightSuite = {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly errors: readonly { readonly message?: string }[]
        readonly attachments?: readonly PlaywrightAttachment[]
      }[]
    }[]
  }[]
}

type PlaywrightAttachment = { readonly name: string; readonly path?: string; readonly body?: string }

const NOT_RUN = 'The test was not run: Bagwise has no skipped tests.'

/** Counts the tests; one that was skipped and a file that did not load count as failed. */
export function readVitestReport({ testResults }: VitestReport): Found {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const failedTests = tests
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, message: failureMessages.join('\n') || NOT_RUN }))
  const brokenFiles = testResults
    .filter(({ status, assertionResults }) => status !== 'passed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ title: name, message }))
  return { passedCount: tests.length - failedTests.length, failures: [...failedTests, ...brokenFiles], warnings: [] }
}

/**
 * Counts the journeys; one that was skipped or needed a second try counts as failed. A failed one says what stood on its
 * page, and what the page did before.
 */
export function readPlaywrightReport({ suites, errors }: PlaywrightReport, readText: (path: string) => string): Found {
  const journeys = suites.flatMap((suite) => journeysOf(suite, [], readText))
  const failedJourneys = journeys.filter((failure) => failure !== undefined)
  const brokenFiles = errors.map(({ message = 'no message' }) => ({ title: 'Playwright', message: plain(message) }))
  return {
    passedCount: journeys.length - failedJourneys.length,
    failures: [...failedJourneys, ...brokenFiles],
    warnings: [],
  }
}

/** For each journey why it failed, undefined when it passed. */
function journeysOf(
  suite: PlaywrightSuite,
  parentTitles: readonly string[],
  readText: (path: string) => string,
): readonly (Failure | undefined)[] {
  const titles = [...parentTitles, suite.title]
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => {
      const title = [...titles, spec.title].join(' › ')
      if (status === 'expected') return undefined
      const messages = results.flatMap(({ errors }) => errors.map(({ message = 'no message' }) => plain(message)))
      const pages = results.flatMap(({ attachments = [] }) => attachments.flatMap((one) => textOf(one, readText)))
      return { title, message: [...messages, ...pages].join('\n') || NOT_RUN }
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysOf(inner, titles, readText))]
}

/** What Playwright writes about the page of a failed test, and what our tests add to it. */
function textOf({ name, path, body }: PlaywrightAttachment, readText: (path: string) => string): readonly string[] {
  if (name === 'page history' && body !== undefined) return [Buffer.from(body, 'base64').toString()]
  if (name !== 'error-context' || path === undefined) return []
  const snapshot = /^```yaml\n([\s\S]*?)\n```$/m.exec(readText(path))
  return snapshot?.[1] === undefined ? [] : [`# What stood on the page\n${snapshot[1]}`]
}

/**
 * What a runner found, judged together with how it ended: without a report, without any test or with an error that
 * belongs to no test it has failed too.
 */
export function judgeRunner(found: Found | undefined, exit: { readonly code: number; readonly output: string }): Found {
  if (!found) {
    return {
      passedCount: 0,
      failures: [{ title: 'It ended without a report', message: tail(exit.output) }],
      warnings: [],
    }
  }
  if (found.failures.length > 0) return found
  if (exit.code !== 0) {
    const title = `It ended with code ${exit.code} although no test failed`
    return { ...found, failures: [{ title, message: tail(exit.output) }] }
  }
  if (found.passedCount > 0) return found
  return { ...found, failures: [{ title: 'It found no test', message: tail(exit.output) }] }
}

const TAIL_LINES = 40

function tail(output: string): string {
  return plain(output).trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}

/** Without the colours of a terminal. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- colours begin with the escape character
  return text.replaceAll(/\u001B\[[\d;]*m/g, '')
}
