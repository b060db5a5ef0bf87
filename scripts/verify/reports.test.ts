import { describe, expect, it } from 'vitest'
import * as reports from './reports.ts'
import { judgeRunner, readVitestReport } from './reports.ts'

const unitTest = (fullName: string, status: string, failureMessages: readonly string[] = []) => ({
  fullName,
  status,
  failureMessages,
})
const file = (name: string, assertionResults: readonly ReturnType<typeof unitTest>[], message = '') => {
  const isRight = message === '' && assertionResults.every(({ status }) => status === 'passed')
  return { name, status: isRight ? 'passed' : 'failed', message, assertionResults }
}
const PAGE = '# Error details\n```\nno button\n```\n\n```yaml\n- heading "Your bag"\n```\n\n# Test source\nclick()'
const readPlaywrightReport = (report: reports.PlaywrightReport) => reports.readPlaywrightReport(report, () => PAGE)
const journey = (title: string, status: string, messages: readonly string[] = []) => ({
  title,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
})

describe("a report of vitest's", () => {
  it('counts passed tests and names failed ones with their messages', () => {
    const bag = file('bag.test.ts', [unitTest('is legal', 'passed'), unitTest('adds up', 'failed', ['13 is not 14'])])
    expect(readVitestReport({ testResults: [bag] })).toEqual({
      passedCount: 1,
      failures: [{ title: 'adds up', message: '13 is not 14' }],
      warnings: [],
    })
  })

  it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a %s test as failed', (status) => {
    const { passedCount, failures } = readVitestReport({
      testResults: [file('a.test.ts', [unitTest('later', status)])],
    })
    expect({ passedCount, titles: failures.map(({ title }) => title) }).toEqual({ passedCount: 0, titles: ['later'] })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const broken = file('bag.test.ts', [], 'Cannot find module ./bag.ts')
    expect(readVitestReport({ testResults: [broken] }).failures).toEqual([
      { title: 'bag.test.ts', message: 'Cannot find module ./bag.ts' },
    ])
  })
})

describe("a report of Playwright's", () => {
  it('finds journeys at every depth', () => {
    const inner = { title: 'on a phone', specs: [journey('signs up', 'expected')] }
    const outer = { title: 'account.e2e.ts', specs: [journey('signs in', 'expected')], suites: [inner] }
    expect(readPlaywrightReport({ suites: [outer], errors: [] })).toEqual({
      passedCount: 2,
      failures: [],
      warnings: [],
    })
  })

  it('names a failed journey by its path and takes the colours out of its message', () => {
    const suite = {
      title: 'account.e2e.ts',
      specs: [journey('signs in', 'unexpected', ['\u001B[31mno button\u001B[39m'])],
    }
    expect(readPlaywrightReport({ suites: [suite], errors: [] }).failures).toEqual([
      { title: 'account.e2e.ts › signs in', message: 'no button' },
    ])
  })

  it('says what stood on the page of a failed journey, and what the page did before', () => {
    const body = Buffer.from('# What the page did\nwent to /distances').toString('base64')
    const attachments = [
      { name: 'screenshot', path: 'a.png' },
      { name: 'page history', body },
      { name: 'error-context', path: 'a.md' },
    ]
    const results = [{ errors: [{ message: 'no button' }], attachments }]
    const suite = { title: 'bag.e2e.ts', specs: [{ title: 'is full', tests: [{ status: 'unexpected', results }] }] }
    expect(readPlaywrightReport({ suites: [suite], errors: [] }).failures[0]?.message).toBe(
      'no button\n# What the page did\nwent to /distances\n# What stood on the page\n- heading "Your bag"',
    )
  })

  it('counts a skipped journey as failed', () => {
    const suite = { title: 'account.e2e.ts', specs: [journey('signs in', 'skipped')] }
    const { passedCount, failures } = readPlaywrightReport({ suites: [suite], errors: [] })
    expect({ passedCount, failedCount: failures.length }).toEqual({ passedCount: 0, failedCount: 1 })
  })

  it('counts a journey that passed only on its second try as failed', () => {
    const suite = { title: 'account.e2e.ts', specs: [journey('signs in', 'flaky', ['no button'])] }
    expect(readPlaywrightReport({ suites: [suite], errors: [] })).toEqual({
      passedCount: 0,
      failures: [{ title: 'account.e2e.ts › signs in', message: 'no button' }],
      warnings: [],
    })
  })

  it('counts an error that belongs to no journey', () => {
    expect(readPlaywrightReport({ suites: [], errors: [{ message: 'no such file' }] }).failures).toEqual([
      { title: 'Playwright', message: 'no such file' },
    ])
  })
})

describe('a runner', () => {
  const passed = { passedCount: 3, failures: [], warnings: [] }

  it('is right when it ended well and every test passed', () => {
    expect(judgeRunner(passed, { code: 0, output: '' })).toEqual(passed)
  })

  it('has failed when it left no report', () => {
    const { passedCount, failures } = judgeRunner(undefined, { code: 0, output: 'Killed' })
    expect({ passedCount, message: failures[0]?.message }).toEqual({ passedCount: 0, message: 'Killed' })
  })

  it('has failed when it ended badly although every test passed', () => {
    const { passedCount, failures } = judgeRunner(passed, { code: 1, output: 'Unhandled rejection' })
    expect({ passedCount, message: failures[0]?.message }).toEqual({ passedCount: 3, message: 'Unhandled rejection' })
  })

  it('has failed when it found no test', () => {
    expect(judgeRunner({ passedCount: 0, failures: [], warnings: [] }, { code: 0, output: '' }).failures).toHaveLength(
      1,
    )
  })
})
