import { afterEach, describe, expect, it } from 'vitest'
import { getReadiness } from '@bagwise/contract/health'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { damageMiddle } from '#server/testing/damaged-database.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const TOKEN = 'a token of the operator'
const HOUR_MS = 60 * 60 * 1000

let app: TestApp | undefined
afterEach(() => app?.remove())

async function started(kind: (typeof DATABASE_KINDS)[number]) {
  let time = new Date('2030-05-01T12:00:00Z')
  const running = await startTestApp(kind, { config: { metricsToken: TOKEN }, now: () => time })
  app = running
  const { server, database, log, openBrowser, sweep } = running
  return {
    database,
    sweep,
    passHours: (hours: number) => {
      time = new Date(time.getTime() + hours * HOUR_MS)
    },
    askReady: () => openBrowser().call(getReadiness),
    damagedMetric: async () => {
      const { body } = await server.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
      return body.split('\n').find((line) => line.startsWith('bagwise_database_damaged'))
    },
    logged: () => log.filter((line) => line.includes('"level":50') && line.includes('damaged: restore a backup')),
  }
}

describe.each(DATABASE_KINDS)('a whole database on %s', (kind) => {
  it('HRD-23 passes the check: ready answers yes, the metric is 0 and the log is silent', async () => {
    const { askReady, damagedMetric, logged, sweep } = await started(kind)
    await sweep()
    expect(await askReady()).toMatchObject({ status: 200 })
    expect(await damagedMetric()).toBe('bagwise_database_damaged 0')
    expect(logged()).toEqual([])
  })
})

describe('damaged pages in the middle of the embedded database', () => {
  it('HRD-23 are found by the daily check: ready answers no, metric and log say it, and the text how to help', async () => {
    const { database, askReady, damagedMetric, logged, passHours, sweep } = await started('sqlite')
    await sweep()
    damageMiddle(database.file)
    expect(await askReady(), 'as of the last check').toMatchObject({ status: 200 })

    passHours(24)
    await sweep()
    expect(await askReady()).toMatchObject({
      status: 503,
      body: { code: 'database-damaged', message: 'The database is damaged: restore a backup.' },
    })
    expect(await damagedMetric()).toBe('bagwise_database_damaged 1')
    expect(logged()).toHaveLength(1)
  })

  it('HRD-23 are found at the start: ready waits for the first check and answers no', async () => {
    const { database, askReady, damagedMetric, sweep } = await started('sqlite')
    damageMiddle(database.file)
    const sweeping = sweep()
    expect(await askReady()).toMatchObject({ status: 503, body: { code: 'database-damaged' } })
    await sweeping
    expect(await damagedMetric()).toBe('bagwise_database_damaged 1')
  })
})
