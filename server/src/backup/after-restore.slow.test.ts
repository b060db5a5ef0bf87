import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import { verifyEmail } from '@bagwise/contract/email-verification'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from '@bagwise/contract/passkeys'
import type { RequestOptions } from '@bagwise/contract/passkeys'
import { makeToken } from '@bagwise/contract/tokens'
import { resetPassword } from '@bagwise/contract/password-reset'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { openDatabase, openWithoutLock } from '#server/db/database.ts'
import { createLinkStore } from '#server/mailed-links/link-store.ts'
import { admin } from '#server/testing/admin.ts'
import { insertRow, olderDatabase } from '#server/testing/older-database.ts'
import { startServerHere, stopServersHere } from '#server/testing/server-here.ts'
import { call } from '#server/testing/server-process.ts'
import { createAuthenticator } from '#server/testing/software-authenticator.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { DATABASE_KINDS, temporaryPlace } from '#server/testing/temporary-database.ts'
import type { TemporaryPlace } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm } from '#server/testing/test-app.ts'

type Place = TemporaryPlace['place']
type Server = Awaited<ReturnType<typeof startServerHere>>

const BATCH = { batch: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55', set: { handicap: { base: 18, value: 9 } } }

const places: TemporaryPlace[] = []
afterEach(async () => {
  await stopServersHere()
  for (const { remove } of places.splice(0)) await remove()
})

describe.each(DATABASE_KINDS)('after a restore on %s', (kind) => {
  async function newPlace(): Promise<Place> {
    const temporary = await temporaryPlace(kind)
    places.push(temporary)
    return temporary.place
  }

  async function signUpGolfer({ url }: Pick<Server, 'url'>) {
    const form = signUpForm()
    const { status, cookie } = await call(url, account.signUp, { body: form })
    expect(status).toBe(200)
    return { email: form.email, cookie }
  }

  async function verificationToken(place: Place, email: string): Promise<string | undefined> {
    const database = await openWithoutLock(place)
    const token = await createLinkStore(database, 'verify-email').createToken(email, new Date())
    await database.close()
    return token
  }

  const canSignIn = async ({ url }: Pick<Server, 'url'>, email: string) =>
    (await call(url, account.signIn, { body: { email, password: PASSWORD } })).status === 200

  it('HRD-13 sessions and links of both kinds are over, and accounts, sessions and days of changes are counted; passkeys stay and tokens end', async () => {
    const place = await newPlace()
    const before = await startServerHere(place)
    const [ann, bob] = [await signUpGolfer(before), await signUpGolfer(before)]
    const link = (await admin(place, 'account', 'reset-link', ann.email)).printed.trim()
    const verification = await verificationToken(place, ann.email)
    const phone = createAuthenticator()
    const asked = { name: 'Phone', password: PASSWORD }
    const { options } = Object((await call(before.url, beginPasskey, { cookie: bob.cookie, body: asked })).body)
    const credential = phone.create(options, { origin: before.url })
    const added = await call(before.url, addPasskey, { cookie: bob.cookie, body: { name: 'Phone', credential } })
    expect(added.status).toBe(200)
    const old = Object((await call(before.url, beginPasskeySignIn, { body: {} })).body).options
    const wanted = { name: 'Laptop', scope: 'read', password: PASSWORD }
    expect(await call(before.url, makeToken, { cookie: bob.cookie, body: wanted })).toMatchObject({ status: 200 })
    expect((await storedRows(place)).api_tokens).toHaveLength(1)
    const file = join(place.dataDir, 'the.backup')
    expect((await admin(place, 'backup', file)).code).toBe(0)
    expect((await call(before.url, patchProfile, { cookie: ann.cookie, body: BATCH })).status).toBe(200)
    await before.stop()

    const { code, printed } = await admin(place, 'restore', file, '--replace')
    expect(code).toBe(0)
    expect(printed).toMatch(/^Restored from \S+\. Accounts: 2\.\nDays with changes: 1, the last of them \d{4}-\S+Z\.\n/)
    expect(printed).toContain('\nSessions ended: 2. Links ended: 2.\n')
    expect(printed).toMatch(/\nDays with changes after the backup, which only that data has: 1\.\n$/)

    const after = await startServerHere(place)
    const [, restoredTo] = /the last of them (\S+Z)\./.exec(printed) ?? []
    for (const { cookie } of [ann, bob]) {
      const body = { user: null, epoch: expect.any(String), restoredTo }
      expect(await call(after.url, account.getSession, { cookie })).toMatchObject({ body })
      expect(await call(after.url, getProfile, { cookie })).toMatchObject({ status: 401 })
    }
    const body = { token: new URLSearchParams(new URL(link).hash.slice(1)).get('token'), password: 'another-fairway-8' }
    expect(await call(after.url, resetPassword, { body })).toMatchObject({ status: 422, body: { code: 'stale-link' } })
    expect(await call(after.url, verifyEmail, { body: { token: verification } })).toMatchObject({
      status: 422,
      body: { code: 'stale-link' },
    })
    expect((await storedRows(place)).api_tokens).toEqual([])
    expect(await canSignIn(after, ann.email)).toBe(true)
    const fresh = Object((await call(after.url, beginPasskeySignIn, { body: {} })).body).options
    const use = async (challenge: RequestOptions) =>
      (await call(after.url, signInWithPasskey, { body: phone.get(challenge, { origin: after.url }) })).status
    expect([await use(old), await use(fresh)]).toEqual([401, 200])
  })

  it('HRD-14 an account that was deleted after the backup is gone, and stays on the list for the next one', async () => {
    const place = await newPlace()
    const before = await startServerHere(place)
    const [ann, bob] = [await signUpGolfer(before), await signUpGolfer(before)]
    const file = join(place.dataDir, 'the.backup')
    expect((await admin(place, 'backup', file)).code).toBe(0)
    const leave = await call(before.url, deleteAccount, { cookie: ann.cookie, body: { password: PASSWORD } })
    expect(leave.status).toBe(200)
    await before.stop()

    for (const _restore of ['first', 'second']) {
      const { printed } = await admin(place, 'restore', file, '--replace')
      expect(printed).toContain('Accounts: 1.')
      expect(printed).toMatch(/\nAccounts deleted again, since .+: 1\.\n/)
    }
    const { deleted_accounts: listed, ...tables } = await storedRows(place)
    expect(listed).toHaveLength(1)
    expect(JSON.stringify(tables)).not.toContain(ann.email)
    const after = await startServerHere(place)
    expect(await canSignIn(after, ann.email)).toBe(false)
    expect(await canSignIn(after, bob.email)).toBe(true)
  })

  it('HRD-14 it is gone from an empty database too, by the list beside the backups or one that is named', async () => {
    const place = await newPlace()
    const before = await startServerHere(place)
    const [ann, bob] = [await signUpGolfer(before), await signUpGolfer(before)]
    const backups = join(place.dataDir, 'backups')
    mkdirSync(backups)
    const monday = join(backups, 'monday')
    expect((await admin(place, 'backup', monday)).code).toBe(0)
    await call(before.url, deleteAccount, { cookie: ann.cookie, body: { password: PASSWORD } })
    expect((await admin(place, 'backup', join(backups, 'tuesday'))).code).toBe(0)
    const list = join(backups, 'deleted-accounts')
    expect(readFileSync(list, 'utf8')).toMatch(/^[\w-]+ \d{4}-\d\d-\d\dT\S+Z\n$/)

    const beside = await newPlace()
    expect((await admin(beside, 'restore', monday)).printed).toContain('Accounts: 1.')
    const alone = await newPlace()
    const copy = join(alone.dataDir, 'monday')
    copyFileSync(monday, copy)
    expect((await admin(alone, 'restore', copy, '--deleted-accounts', list)).printed).toContain('Accounts: 1.')
    for (const restored of [beside, alone]) {
      const server = await startServerHere(restored)
      expect(await canSignIn(server, ann.email)).toBe(false)
      expect(await canSignIn(server, bob.email)).toBe(true)
    }
  })

  it('HRD-10 (server) the epoch is the same after a restart, and another one after every restore', async () => {
    const place = await newPlace()
    const server = await startServerHere(place)
    const { cookie } = await signUpGolfer(server)
    const { epoch: first } = getProfile.reply.parse((await call(server.url, getProfile, { cookie })).body)
    await server.stop()
    // As a server opens it at its start.
    const epochOfStart = async () => {
      const database = await openDatabase(place)
      const epoch = await database.epoch()
      await database.close()
      return epoch
    }
    const file = join(place.dataDir, 'the.backup')
    expect((await admin(place, 'backup', file)).code).toBe(0)
    expect(await epochOfStart()).toBe(first)

    const epochs = new Set([first])
    for (const _restore of ['first', 'second']) {
      expect((await admin(place, 'restore', file, '--replace')).code).toBe(0)
      epochs.add(await epochOfStart())
    }
    expect(epochs.size).toBe(3)
    expect(epochs).not.toContain(undefined)
  })

  it('a backup that is older than the list of deleted accounts loses them too, and is migrated', async () => {
    const place = await newPlace()
    const old = await olderDatabase(place, '0010-sweeping')
    const flag = kind === 'postgres' ? false : 0
    for (const id of ['ann', 'bob']) {
      const times = { createdAt: '2026-01-02', updatedAt: '2026-01-02' }
      await insertRow(old, 'user', { id, name: id, email: `${id}@example.com`, emailVerified: flag, ...times })
    }
    await old.destroy()
    const file = join(place.dataDir, 'the.backup')
    expect((await admin(place, 'backup', file)).code).toBe(0)
    writeFileSync(join(place.dataDir, 'deleted-accounts'), 'ann 2026-01-03T00:00:00.000Z\n')

    const restored = await newPlace()
    expect((await admin(restored, 'restore', file)).printed).toContain('Accounts: 1.')
    const { db, close } = await openDatabase(restored)
    expect(await db.selectFrom('user').select('id').execute()).toEqual([{ id: 'bob' }])
    expect(await db.selectFrom('deleted_accounts').select('user_id').execute()).toEqual([{ user_id: 'ann' }])
    await close()
  })

  it('nothing is restored where the list of deleted accounts cannot be read', async () => {
    const place = await newPlace()
    const before = await startServerHere(place)
    await signUpGolfer(before)
    const file = join(place.dataDir, 'the.backup')
    expect((await admin(place, 'backup', file)).code).toBe(0)
    await before.stop()
    const missing = await admin(place, 'restore', file, '--replace', '--deleted-accounts', 'nowhere')
    expect(missing).toMatchObject({ code: 1, complained: expect.stringMatching(/^There is no file nowhere: name the/) })
    const foreign = await admin(place, 'restore', file, '--replace', '--deleted-accounts', file)
    expect(foreign).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^Line 1 of \S+ is not an account's id/),
    })
  })
})
