import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, signUp } from '@bagwise/contract/account'
import { sendContactMessage } from '@bagwise/contract/contact'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { noteBackup } from '#server/db/last-backup.ts'
import { noteClock } from '#server/db/sweep-marks.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const TOKEN = 'a token of the operator'
const HOUR_MS = 60 * 60 * 1000

describe.each(DATABASE_KINDS)('the metrics of the state on %s', (kind) => {
  let app: TestApp
  let ann: Browser
  const form = signUpForm({ firstName: 'Thumbelina' })
  const now = new Date('2026-11-21T12:00:00Z')
  beforeAll(async () => {
    // Nothing listens there.
    const smtp = { host: '127.0.0.1', port: 1, isSecure: false, login: undefined }
    const contactMail = { smtp, from: 'golf@bagwise.example', to: 'pro@bagwise.example' }
    app = await startTestApp(kind, { config: { metricsToken: TOKEN, contactMail }, now: () => now })
    ann = app.openBrowser()
    await ann.ask(signUp, form)
  })
  afterAll(() => app.remove())

  const read = async () => {
    const { body } = await app.server.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
    return body
  }
  /** The value of a series, named with its labels. */
  async function valueOf(series: string): Promise<number> {
    const line = (await read()).split('\n').find((text) => text.startsWith(`${series} `))
    return Number(line?.slice(series.length + 1) ?? 0)
  }

  /** How much each series has grown. */
  async function growth(series: string, provoke: () => Promise<unknown>): Promise<number> {
    const before = await valueOf(series)
    await provoke()
    return (await valueOf(series)) - before
  }

  const edit = (path: string, base: unknown, value: unknown) =>
    ann.call(patchProfile, { batch: randomUUID(), set: { [path]: { base, value } } })

  it('HRD-32 count statements of the database and how long they took', async () => {
    expect(await growth('bagwise_database_seconds_count{answered="true"}', () => ann.ask(getProfile))).toBeGreaterThan(
      0,
    )
    const broken = () => sql`select * from nowhere`.execute(app.database.db).catch(() => undefined)
    expect(await growth('bagwise_database_seconds_count{answered="false"}', broken)).toBe(1)
    expect(await valueOf('bagwise_database_connections{state="idle"}')).toBeGreaterThan(0)
    expect(await valueOf('bagwise_database_bytes')).toBeGreaterThan(10_000)
  })

  it('HRD-32 count conflicts and refused edits', async () => {
    await edit('handicap', 18, 12)
    expect(await growth('bagwise_conflicts_total{what="profile"}', () => edit('handicap', 18, 9))).toBe(1)
    const refused = 'bagwise_refused_edits_total{route="/api/profile",status="422"}'
    expect(await growth(refused, () => edit('handicap', 9, 99))).toBe(1)
  })

  it('HRD-32 count failed mails and failed sweeps', async () => {
    const message = { firstName: 'Ann', lastName: 'Bunker', email: form.email, message: 'Hi', submission: randomUUID() }
    const failing = async () => {
      await ann.ask(sendContactMessage, message)
      await app.flushMail(new AbortController().signal)
    }
    expect(await growth('bagwise_failed_mails_total', failing)).toBe(1)
    const sweepWithout = async () => {
      await noteClock(app.database.db, new Date(now.getTime() - HOUR_MS))
      await sql`alter table security_events rename to away`.execute(app.database.db)
      await expect(app.sweep()).rejects.toThrow('security_events')
      await sql`alter table away rename to security_events`.execute(app.database.db)
    }
    expect(await growth('bagwise_failed_sweeps_total', sweepWithout)).toBe(1)
  })

  it('HRD-32 tell the queue of passwords, the age of the last backup, security events and damage', async () => {
    expect(await valueOf('bagwise_password_hashes{state="waiting"}')).toBe(0)
    expect(await valueOf('bagwise_last_backup_age_seconds')).toBeNaN()
    await noteBackup(app.database.db, new Date(now.getTime() - HOUR_MS))
    expect(await valueOf('bagwise_last_backup_age_seconds')).toBe(3600)
    const wrong = () => app.openBrowser().call(signIn, { email: form.email, password: 'not-the-password' })
    expect(await growth('bagwise_security_events_total{event="sign-in-failed"}', wrong)).toBe(1)
    expect(await read()).toMatch(/^bagwise_database_damaged 0$/m)
  })

  it('HRD-32 tell nothing of a golfer', async () => {
    const metrics = await read()
    for (const word of [form.email, 'Thumbelina', form.lastName]) expect(metrics).not.toContain(word)
  })
})
