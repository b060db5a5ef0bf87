import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changeEmail, deleteAccount } from '@bagwise/contract/account-settings'
import { sendContactMessage } from '@bagwise/contract/contact'
import { ownCoursePath } from '@bagwise/contract/own-course-id'
import { saveOwnCourse } from '@bagwise/contract/own-courses'
import { forgotPassword } from '@bagwise/contract/password-reset'
import { savePlay } from '@bagwise/contract/play'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry } from '@bagwise/contract/progress'
import { saveRound } from '@bagwise/contract/rounds'
import { deleteShots, saveShots } from '@bagwise/contract/shots'
import { ownCourse } from '#server/testing/sample-courses.ts'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { keptShot, shotSession } from '#server/testing/sample-shots.ts'
import { startStubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

describe.each(DATABASE_KINDS)('deleting an account on %s', (kind) => {
  let app: TestApp
  let stub: StubSmtpServer
  beforeAll(async () => {
    stub = await startStubSmtpServer()
    const smtp = { host: '127.0.0.1', port: stub.port, isSecure: false, login: undefined }
    const contactMail = { smtp, from: 'golf@bagwise.example', to: 'pro@bagwise.example' }
    app = await startTestApp(kind, {
      config: { contactMail, contactLimitPerHour: 100, publicOrigin: 'http://bagwise.example' },
    })
  })
  afterAll(async () => {
    await app.remove()
    await stub.close()
  })

  /** Every row of every table in the schema. */
  async function dump(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    const { db } = app.database
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    const rows = await Promise.all(
      tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows),
    )
    return Object.fromEntries(tables.map(({ name }, index) => [name, rows[index] ?? []]))
  }

  /** Tables with a row that contains one of the words. */
  const tablesWith = (tables: Awaited<ReturnType<typeof dump>>, words: readonly string[]) =>
    Object.keys(tables).filter((name) => {
      const content = JSON.stringify(tables[name]).toLowerCase()
      return words.some((word) => content.includes(word.toLowerCase()))
    })

  /** A golfer with data in every table that can hold some. */
  async function busyGolfer(names: { readonly firstName: string; readonly lastName: string }) {
    const browser = app.openBrowser()
    const form = signUpForm(names)
    const { user } = await browser.ask(account.signUp, form)
    await app.openBrowser().ask(account.signIn, { email: form.email, password: PASSWORD })
    const change = (base: unknown, value: unknown) => ({ base, value })
    for (const value of [9, 10]) {
      await browser.ask(patchProfile, { batch: randomUUID(), set: { handicap: change(18, value) } })
    }
    const entry = { date: '2026-11-21', handicap: 10, clubDistances: {} }
    await browser.ask(addProgressEntry, { id: randomUUID(), ...entry })
    const round = {
      id: randomUUID(),
      date: '2026-11-21',
      course: 'Old Course',
      tees: 'White',
      courseRating: 71.3,
      slopeRating: 125,
      adjustedGrossScore: 92,
      playingConditions: null,
    }
    await browser.ask(saveRound, { save: randomUUID(), base: null, round })
    const session = shotSession()
    const shots = [keptShot(session), keptShot(session)]
    await browser.ask(saveShots, { save: randomUUID(), sessions: [session], shots, changes: [] })
    await browser.ask(deleteShots, { save: randomUUID(), shots: [shots[0]?.id] })
    const played = playedRound({ course: names.lastName })
    const hole = playedHole(played)
    const changes = [newRows.round(played), newRows.hole(hole), newRows.shot(playedShot(hole))]
    await browser.ask(savePlay, { save: randomUUID(), changes })
    const course = ownCourse({ name: names.lastName })
    const coursePath = ownCoursePath(course.id)
    await browser.ask({ ...saveOwnCourse, path: coursePath }, { save: randomUUID(), base: null, course })
    const message = { ...names, email: form.email, message: 'Hello', submission: randomUUID() }
    await browser.ask(sendContactMessage, message)
    await browser.ask(forgotPassword, { email: form.email })
    await browser.call(account.signIn, { email: form.email, password: 'not-the-password' })
    await app.flushMail(new AbortController().signal)
    return { browser, form, user, words: [names.firstName, names.lastName, form.email, user.id] }
  }

  it('MEM-39 (deletion) leaves no name and no e-mail in any table, the id only in the list of deleted accounts, and everybody else as they were', async () => {
    const stays = await busyGolfer({ firstName: 'Rumpelstiltskin', lastName: 'Van-Der-Straw' })
    const goes = await busyGolfer({ firstName: 'Thumbelina', lastName: 'Tulipfield' })
    const full = tablesWith(await dump(), goes.words)
    for (const table of [
      'user',
      'account',
      'session',
      'verification',
      'profiles',
      'profile_history',
      'profile_batches',
    ]) {
      expect(full).toContain(table)
    }
    expect(full).toEqual(expect.arrayContaining(['progress_entries', 'rounds', 'own_courses', 'form_submissions']))
    expect(full).toEqual(expect.arrayContaining(['shot_positions', 'shot_sessions', 'shots', 'shots_gone']))
    expect(full).toEqual(expect.arrayContaining(['played_rounds', 'played_holes', 'played_shots']))
    const before = tablesWith(await dump(), stays.words)

    expect(await goes.browser.ask(deleteAccount, { password: PASSWORD })).toEqual({ deleted: true })
    const after = await dump()
    expect(tablesWith(after, goes.words)).toEqual(['deleted_accounts'])
    expect(after['deleted_accounts']).toEqual([{ user_id: goes.user.id, deleted_at: expect.any(String) }])
    expect(tablesWith(after, stays.words)).toEqual(before)
    expect(await stays.browser.ask(account.getSession)).toMatchObject({ user: stays.user })
    expect((await stays.browser.ask(getProfile)).profile.handicap).toBe(10)
  })

  it('takes messages along that the golfer sent under another e-mail, and leaves those of visitors', async () => {
    const strangers = newEmail()
    const send = (browser: ReturnType<TestApp['openBrowser']>, email: string) =>
      browser.ask(sendContactMessage, {
        firstName: 'Ann',
        lastName: 'Bunker',
        email,
        message: `From ${email}`,
        submission: randomUUID(),
      })
    await send(app.openBrowser(), strangers)
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, signUpForm())
    const another = newEmail()
    await send(browser, another)
    await send(app.openBrowser(), user.email)
    // An unverified address proves nothing.
    await browser.ask(changeEmail, { email: strangers, password: PASSWORD })
    await browser.ask(deleteAccount, { password: PASSWORD })

    const left = await app.database.db.selectFrom('form_submissions').select('email').execute()
    const emails = left.map(({ email }) => email)
    expect(emails).toEqual(expect.arrayContaining([strangers, user.email]))
    expect(emails).not.toContain(another)
  })

  it('ends every session, clears the cookie, and leaves the e-mail free', async () => {
    const { browser, form } = await busyGolfer({ firstName: 'Ann', lastName: 'Bunker' })
    const phone = app.openBrowser()
    await phone.ask(account.signIn, { email: form.email, password: PASSWORD })
    const old = browser.cookies
    await browser.ask(deleteAccount, { password: PASSWORD })

    expect(browser.cookies).toBe('')
    const replaying = app.openBrowser()
    replaying.cookies = old
    for (const gone of [replaying, phone]) {
      expect(await gone.ask(account.getSession)).toMatchObject({ user: null })
      expect((await gone.call(getProfile)).status).toBe(401)
    }
    const again = await app.openBrowser().ask(account.signUp, form)
    expect(again.user.email).toBe(form.email)
  })

  it('needs the password: a wrong one counts as a try and deletes nothing', async () => {
    const { form, words } = await busyGolfer({ firstName: 'Gulliver', lastName: 'Fairweather' })
    const strict = await app.startAnother({ config: { signInTryLimit: 3 } })
    const browser = strict.openBrowser()
    await browser.ask(account.signIn, { email: form.email, password: PASSWORD })
    const before = tablesWith(await dump(), words)
    const answers = []
    for (const password of ['one', '', 'three', PASSWORD]) answers.push(await browser.call(deleteAccount, { password }))

    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429])
    expect(answers[0]?.body).toEqual({
      code: 'wrong-password',
      message: "That's not your current password.",
      path: 'password',
    })
    expect(tablesWith(await dump(), words)).toEqual(before)
    expect((await browser.ask(account.getSession)).user?.email).toBe(form.email)
    expect(await app.openBrowser().call(deleteAccount, { password: PASSWORD })).toMatchObject({ status: 401 })
    await strict.server.close()
  })

  it('deletes all or nothing', async () => {
    const { browser, words } = await busyGolfer({ firstName: 'Hamlet', lastName: 'Oakenshaw' })
    const before = tablesWith(await dump(), words)
    await sql`alter table form_submissions rename to form_submissions_away`.execute(app.database.db)
    const answer = await browser
      .call(deleteAccount, { password: PASSWORD })
      .finally(() => sql`alter table form_submissions_away rename to form_submissions`.execute(app.database.db))

    expect(answer.status).toBe(500)
    expect(tablesWith(await dump(), words)).toEqual(before)
    expect((await browser.ask(account.getSession)).user?.firstName).toBe('Hamlet')
  })

  it('leaves no trace in the log', async () => {
    const { browser, words } = await busyGolfer({ firstName: 'Quasimodo', lastName: 'Ashdown' })
    await browser.ask(deleteAccount, { password: PASSWORD })
    const log = app.log.join('\n')
    for (const word of [...words, PASSWORD, 'not-the-password']) expect(log).not.toContain(word)
  })
})
