import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { sendContactMessage } from '@bagwise/contract/contact'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { openDatabase, openWithoutLock } from './db/database.ts'
import { noteClock } from './db/sweep-marks.ts'
import { admin } from './testing/admin.ts'
import { call, killServers, startServer } from './testing/server-process.ts'
import { startStubSmtpServer } from './testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from './testing/stubs/stub-smtp-server.ts'
import { DATABASE_KINDS, temporaryPlace } from './testing/temporary-database.ts'
import type { TemporaryPlace } from './testing/temporary-database.ts'
import { signUpForm } from './testing/test-app.ts'

const BATCH = { batch: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55', set: { handicap: { base: 18, value: 9 } } }

const places: TemporaryPlace[] = []
afterEach(async () => {
  killServers()
  for (const { remove } of places.splice(0)) await remove()
})

async function newPlace(kind: (typeof DATABASE_KINDS)[number]): Promise<TemporaryPlace['place']> {
  const temporary = await temporaryPlace(kind)
  places.push(temporary)
  return temporary.place
}

describe.each(DATABASE_KINDS)('the server on %s', (kind) => {
  it('keeps sessions and what was saved over a stop and over being killed', async () => {
    const place = await newPlace(kind)
    const first = await startServer(place)
    const form = signUpForm()
    const { cookie, status } = await call(first.url, account.signUp, { body: form })
    expect(status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const second = await startServer(place)
    expect(await call(second.url, account.getSession, { cookie })).toMatchObject({
      body: { user: { email: form.email } },
    })
    expect(await call(second.url, patchProfile, { cookie, body: BATCH })).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
    second.child.kill('SIGKILL')
    await second.ended

    const third = await startServer(place)
    expect(await call(third.url, getProfile, { cookie })).toMatchObject({
      body: { version: 2, profile: { handicap: 9 } },
    })
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
  })
})

describe.each(DATABASE_KINDS)('what has run out on %s', (kind) => {
  it('is removed once the server has started', async () => {
    const place = await newPlace(kind)
    const before = await openDatabase(place)
    const over = { key: 'over', tries: 1, window_ends_at: '2020-01-01T00:00:00.000Z' }
    await before.db.insertInto('attempt_counters').values(over).execute()
    await noteClock(before.db, new Date(Date.now() - 60 * 60 * 1000))
    await before.close()

    const { child, ended, output } = await startServer(place)
    const beside = await openWithoutLock(place)
    const counters = () => beside.db.selectFrom('attempt_counters').selectAll().execute()
    await expect.poll(counters, { timeout: 20_000 }).toEqual([])
    await beside.close()
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(output()).not.toMatch(/kept no longer/)
  })
})

/** It does not wait for the other server to end. */
const REFUSED_WITHIN_MS = 30_000

describe('starting the server', () => {
  it('is refused on a folder that another server uses, naming it', async () => {
    const place = await newPlace('sqlite')
    const first = await startServer(place)
    const readyMs = performance.now()
    const second = await startServer(place)

    expect(await second.ended).toBe(1)
    // It waits two seconds for the lock, and a busy machine takes many to load the code.
    expect(performance.now() - readyMs).toBeLessThan(REFUSED_WITHIN_MS)
    expect(second.output()).toBe(
      `Another Bagwise server (process ${first.child.pid}) already uses the data in ${place.dataDir}: stop it, or set DATA_DIR to another folder.\n`,
    )
    expect((await call(first.url, account.getSession)).status).toBe(200)
  })

  it('HRD-29 is refused on a folder in use whose lock file was deleted, and not once its server is dead', async () => {
    const place = await newPlace('sqlite')
    const first = await startServer(place)
    for (const deleted of [['server.lock'], ['server.lock', 'server.pid']]) {
      for (const name of deleted) rmSync(join(place.dataDir, name))
      const second = await startServer(place)
      expect(await second.ended).toBe(1)
      expect(second.output()).toContain(`Another Bagwise server (process ${first.child.pid}) already uses the data`)
    }
    expect(await admin(place, 'backup', join(place.dataDir, 'the.backup'))).toMatchObject({ code: 0 })
    expect((await call(first.url, account.getSession)).status).toBe(200)

    first.child.kill('SIGKILL')
    await first.ended
    rmSync(join(place.dataDir, 'server.lock'))
    const next = await startServer(place)
    expect((await call(next.url, account.getSession)).status).toBe(200)
  })

  it('is refused with one sentence when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { ended, output } = await startServer(await newPlace('sqlite'), { PORT: String(port) })
    taken.close()

    expect(await ended).toBe(1)
    expect(output()).toContain(`Port ${port} is taken: set PORT to another one.\n`)
    expect(output()).not.toMatch(/ {4}at /)
  })

  it('is refused with one sentence when the database is away', async () => {
    const place = await newPlace('sqlite')
    const away = await startServer({ ...place, databaseUrl: 'postgres://postgres:hush@127.0.0.1:1/bagwise' })
    expect(await away.ended).toBe(1)
    expect(away.output()).toBe(
      'The database at DATABASE_URL cannot be reached: check the address and that it is running.\n',
    )
  })

  it('is refused with one sentence when a setting is wrong, and reads those in .env where the environment has none', async () => {
    const place = await newPlace('sqlite')
    writeFileSync(join(place.dataDir, '.env'), 'PORT=nonsense\nLOG_LEVEL=loud\n')
    const { ended, output } = await startServer(place)
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^LOG_LEVEL must be one of .+, but it is "loud"\.\n$/)
  })

  it('prints one plain line with its address, and answers the request under way before it stops', async () => {
    const { url, child, ended, output } = await startServer(await newPlace('sqlite'))
    const lines = output()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('The pages are not built yet'))
    expect(lines).toEqual([expect.stringMatching(/^Bagwise is ready on http:\/\/localhost:\d+$/)])
    const port = Number(new URL(url).port)
    const body = JSON.stringify(signUpForm())
    const socket = connect(port, '127.0.0.1')
    const answer = reading(socket)
    socket.write(
      [
        `POST ${account.signUp.path} HTTP/1.1`,
        `Host: localhost:${port}`,
        `Origin: ${url}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        // The server confirms that it has read the headers: from then on the request is in flight.
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    )
    await vi.waitFor(() => expect(answer.text()).toBe('HTTP/1.1 100 Continue\r\n\r\n'))
    socket.write(body.slice(0, 10))
    child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await takesConnections(port)).toBe(false), { timeout: 4_000 })
    expect(child.exitCode).toBeNull()

    socket.write(body.slice(10))
    expect(await ended).toBe(0)
    await answer.ended
    expect(answer.text()).toMatch(/\r\n\r\nHTTP\/1\.1 200 OK\r\n[^]+"profileSaved":true/)
  })
})

describe('stopping the server while a mail is under way', () => {
  const form = {
    firstName: 'Ann',
    lastName: 'Bunker',
    email: 'ann@example.com',
    message: 'Which wedge first?',
    submission: '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55',
  }

  async function startWithMail(stub: StubSmtpServer) {
    const settings = { SMTP_URL: `smtp://127.0.0.1:${stub.port}`, CONTACT_MAIL_TO: 'pro@bagwise.example' }
    const started = await startServer(await newPlace('sqlite'), settings)
    expect(await call(started.url, sendContactMessage, { body: form })).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(stub.steps).toContain('BODY'), { timeout: 5_000 })
    started.child.kill('SIGTERM')
    return started
  }

  it('waits until the mail server has taken it', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const stub = await startStubSmtpServer(({ step, reply }) => {
      if (step === 'BODY') void released.then(() => reply())
      else reply()
    })
    const { url, child, ended, output } = await startWithMail(stub)
    await vi.waitFor(async () => expect(await takesConnections(Number(new URL(url).port))).toBe(false), {
      timeout: 4_000,
    })
    expect(child.exitCode).toBeNull()

    release()
    expect(await ended).toBe(0)
    await stub.close()
    expect(stub.mails.length).toBe(1)
    expect(output()).not.toContain('takes no mail')
  })

  it('ends in time all the same when the mail server hangs, and says so without a word of the mail', async () => {
    const stub = await startStubSmtpServer(({ step, reply }) => {
      if (step !== 'BODY') reply()
    })
    const { ended, output } = await startWithMail(stub)
    expect(await ended).toBe(0)
    await stub.close()
    expect(output()).toContain('Bagwise was stopped before it took the mail')
    expect(output()).not.toMatch(/Ann|Bunker|example|wedge/)
  })
})

function reading(socket: Socket) {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  return { text: () => text, ended: once(socket, 'close') }
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return once(socket, 'connect').then(
    () => {
      socket.destroy()
      return true
    },
    () => false,
  )
}
