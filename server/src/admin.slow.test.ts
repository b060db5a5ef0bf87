import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, signUp } from '@bagwise/contract/account'
import { sendContactMessage } from '@bagwise/contract/contact'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { resetPassword } from '@bagwise/contract/password-reset'
import { readLastBackup } from './db/last-backup.ts'
import { adminProcess } from './testing/admin-process.ts'
import { admin } from './testing/admin.ts'
import { storedRows } from './testing/stored-rows.ts'
import { DATABASE_KINDS, temporaryPlace } from './testing/temporary-database.ts'
import { signUpForm, startTestApp } from './testing/test-app.ts'
import type { TestApp } from './testing/test-app.ts'

const ID = '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55'
const FORM = {
  firstName: 'Ann',
  lastName: 'Bunker',
  email: 'ann@example.com',
  message: '=1+1 or two,\nwhich "wedge"?',
  submission: ID,
}

describe.each(DATABASE_KINDS)('the commands of the operator, while a server runs on %s', (kind) => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp(kind)
    await app.openBrowser().ask(sendContactMessage, FORM)
  })
  afterEach(() => app.remove())

  it('list what was sent', async () => {
    const { code, printed, complained } = await adminProcess(app.place, 'contact', 'list')
    expect({ code, complained }).toEqual({ code: 0, complained: '' })
    expect(printed).toContain(ID)
    expect(printed).toContain('Ann Bunker  ann@example.com  =1+1 or two, which "wedge"?')
  })

  it('export it for a spreadsheet, into a new file that only the operator reads', async () => {
    const file = join(app.place.dataDir, 'messages.csv')
    expect(await admin(app.place, 'contact', 'export', file)).toEqual({
      code: 0,
      printed: `Messages written to ${file}: 1.\n`,
      complained: '',
    })
    expect(readFileSync(file, 'utf8')).toContain(
      `"Ann","Bunker","ann@example.com","'=1+1 or two,\nwhich ""wedge""?"\r\n`,
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)

    expect(await admin(app.place, 'contact', 'export', file)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('there is such a file already'),
    })
  })

  it('delete one message', async () => {
    expect(await admin(app.place, 'contact', 'delete', 'something')).toMatchObject({ code: 1, printed: '' })
    expect(await admin(app.place, 'contact', 'delete', ID)).toMatchObject({ code: 0, complained: '' })
    expect(await admin(app.place, 'contact', 'list')).toMatchObject({ code: 0, printed: 'No messages yet.\n' })
  })

  it('say what they are when they are not understood, and leave the data alone', async () => {
    const wrong = [
      [],
      ['contact'],
      ['contact', 'export'],
      ['contact', 'list', 'all'],
      ['users'],
      ['account', 'reset-link'],
      ['account', 'reset-link', 'ann@example.com', 'more'],
      ['account', 'delete', 'ann@example.com'],
      ['contact', 'delete', ID, ID],
    ]
    for (const args of wrong) {
      expect(await admin(app.place, ...args)).toMatchObject({
        code: 1,
        complained: expect.stringContaining('npm run admin -- contact list'),
      })
    }
    expect((await admin(app.place, 'contact', 'list')).printed).toContain(ID)
  })

  it('print a link that sets a new password, once', async () => {
    const form = signUpForm()
    await app.openBrowser().ask(signUp, form)
    const { code, printed, complained } = await admin(
      app.place,
      'account',
      'reset-link',
      ` ${form.email.toUpperCase()}`,
    )
    expect({ code, complained }).toEqual({
      code: 0,
      complained: expect.stringContaining('It works once, within an hour. Give it to nobody but the golfer.'),
    })
    const { origin, pathname, search, hash } = new URL(printed.trim())
    expect({ origin, pathname, search }).toEqual({
      origin: 'http://localhost:3000',
      pathname: '/',
      search: '?dialog=reset-password',
    })
    const reset = { token: new URLSearchParams(hash.slice(1)).get('token'), password: 'a-new-wedge-9' }
    expect(await app.openBrowser().ask(resetPassword, reset)).toEqual({ changed: true })
    expect(await app.openBrowser().call(resetPassword, reset)).toMatchObject({
      status: 422,
      body: { code: 'stale-link' },
    })
    const golfer = { email: form.email, password: 'a-new-wedge-9' }
    expect((await app.openBrowser().ask(signIn, golfer)).user.email).toBe(form.email)

    expect(await admin(app.place, 'account', 'reset-link', 'nobody@example.com')).toEqual({
      code: 1,
      printed: '',
      complained: 'There is no account with the e-mail "nobody@example.com".\n',
    })
  })

  it('list security events without naming anybody', async () => {
    expect(await admin(app.place, 'security', 'list')).toMatchObject({ code: 0, printed: 'Nothing yet.\n' })
    await app.openBrowser().call(signIn, { email: 'ann@example.com', password: 'not-the-password' })
    const { code, printed } = await admin(app.place, 'security', 'list')
    expect(code).toBe(0)
    expect(printed).toMatch(/^20\S+Z {2}sign-in-failed {7}e-mail \S{16} {2}network \S{16}\n$/)
  })

  it('note when a backup is complete', async () => {
    expect(await readLastBackup(app.database.db)).toBeUndefined()
    const before = Date.now()
    expect(await admin(app.place, 'backup', join(app.place.dataDir, 'now.backup'))).toMatchObject({
      code: 0,
      complained: '',
    })
    expect((await readLastBackup(app.database.db))?.getTime()).toBeGreaterThanOrEqual(before)
  })

  it('HRD-05 lock an account: its sessions end, nobody signs in to it, and unlocked it is as it was', async () => {
    const form = signUpForm()
    const browser = app.openBrowser()
    await browser.ask(signUp, form)
    await browser.ask(patchProfile, { batch: randomUUID(), set: { age: { base: null, value: 44 } } })
    const email = ` ${form.email.toUpperCase()}`
    expect(await admin(app.place, 'account', 'lock', email)).toEqual({
      code: 0,
      printed: 'The account is locked. Nobody is signed in to it any longer.\n',
      complained: '',
    })
    expect(await browser.call(getProfile)).toMatchObject({ status: 401 })
    const right = { email: form.email, password: form.password }
    const refused = await app.openBrowser().call(signIn, right)
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'account-locked', message: expect.stringContaining('has been locked') },
    })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(await app.openBrowser().call(signIn, { ...right, password: 'not-it-at-all' })).toMatchObject({ status: 401 })
    expect((await storedRows(app.place)).session).toEqual([])

    expect(await admin(app.place, 'account', 'unlock', form.email)).toMatchObject({ code: 0 })
    const again = app.openBrowser()
    await again.ask(signIn, right)
    expect((await again.ask(getProfile)).profile.age).toBe(44)
  })

  it('HRD-05 remove an account: no row of it is left in any table but the list of deleted accounts', async () => {
    const [gone, stays] = [signUpForm({ firstName: 'Thumbelina' }), signUpForm()]
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, gone)
    await app.openBrowser().ask(signUp, stays)
    for (const age of [44, 45]) {
      await browser.ask(patchProfile, { batch: randomUUID(), set: { age: { base: null, value: age } } })
    }
    await browser.ask(sendContactMessage, { ...FORM, email: gone.email, submission: randomUUID() })
    await admin(app.place, 'account', 'reset-link', gone.email)
    const isNamed = async () => {
      const { deleted_accounts: _listed, ...tables } = await storedRows(app.place)
      const stored = JSON.stringify(tables).toLowerCase()
      return [user.id, gone.email, 'thumbelina', stays.email].map((word) => stored.includes(word.toLowerCase()))
    }
    expect(await isNamed()).toEqual([true, true, true, true])
    expect(await admin(app.place, 'account', 'remove', gone.email)).toEqual({
      code: 0,
      printed: 'The account is deleted.\n',
      complained: '',
    })
    expect(await isNamed()).toEqual([false, false, false, true])
    expect((await storedRows(app.place)).deleted_accounts).toMatchObject([{ user_id: user.id }])
    expect(await browser.call(getProfile)).toMatchObject({ status: 401 })
  })

  it.each(['lock', 'unlock', 'remove'])(
    'HRD-05 say in one sentence that nobody has this e-mail: %s',
    async (command) => {
      for (const email of ['nobody@example.com', 'no e-mail at all']) {
        expect(await admin(app.place, 'account', command, email)).toEqual({
          code: 1,
          printed: '',
          complained: `There is no account with the e-mail "${email}".\n`,
        })
      }
    },
  )

  it('leave it to the server to bring an older database up to date', async () => {
    await sql`delete from kysely_migration where name like '0004%'`.execute(app.database.db)
    expect(await admin(app.place, 'contact', 'list')).toEqual({
      code: 1,
      printed: '',
      complained: 'The database is older than this Bagwise: start the server once, which brings it up to date.\n',
    })
  })
})

it.each(DATABASE_KINDS)('say in a sentence that there is no database on %s', async (kind) => {
  const { place, remove } = await temporaryPlace(kind)
  await remove()
  const { place: here, remove: removeHere } = await temporaryPlace('sqlite')
  const { code, complained } = await admin({ ...here, databaseUrl: place.databaseUrl }, 'contact', 'list')
  await removeHere()
  expect(code).toBe(1)
  expect(complained).toMatch(/^(There is no database in .+|The database at DATABASE_URL lets nobody in: .+)\.\n$/)
})
