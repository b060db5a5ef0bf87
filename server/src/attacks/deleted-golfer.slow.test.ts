import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { deleteAccount } from '@bagwise/contract/account-settings'
import { sendContactMessage } from '@bagwise/contract/contact'
import { patchProfile } from '@bagwise/contract/profile'
import { getTakeout } from '@bagwise/contract/takeout'
import { startAttackedServer } from '#server/testing/attacks/attacked-server.ts'
import type { AttackedServer } from '#server/testing/attacks/attacked-server.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD } from '#server/testing/test-app.ts'

const NAMES = { firstName: 'Thumbelina', lastName: 'Tulipfield' }

describe.each(DATABASE_KINDS)('a golfer who has left, on %s,', (kind) => {
  let server: AttackedServer
  beforeAll(async () => {
    server = await startAttackedServer(kind)
  })
  afterAll(() => server.close())

  it('is in no table any more but for the id in the list of deleted accounts, in no file of the embedded database and in no log; others are as they were', async () => {
    const stays = await server.newGolfer()
    const before = JSON.stringify(await storedRows(server.place))
    const { cookie, form, about } = await server.newGolfer(NAMES)
    const words = [...Object.values(NAMES), form.email, about.userId, 'Loch Canary', 'canary goal']
    const must = async (endpoint: Parameters<AttackedServer['ask']>[0], body: object) => {
      const { status, text } = await server.ask(endpoint, { cookie, text: JSON.stringify(body) })
      expect({ status, text }).toMatchObject({ status: 200 })
    }
    for (const value of [['canary goal'], ['another goal']]) {
      await must(patchProfile, { batch: randomUUID(), set: { golfGoals: { base: null, value } } })
    }
    const message = { email: form.email, message: 'From Loch Canary', submission: randomUUID() }
    await must(sendContactMessage, { ...NAMES, ...message })
    await must(account.signIn, { email: form.email, password: PASSWORD })
    const stored = JSON.stringify(await storedRows(server.place))
    expect(words.filter((word) => !stored.includes(word))).toEqual([])

    const again = await server.ask(account.signIn, { text: JSON.stringify({ email: form.email, password: PASSWORD }) })
    const newCookie = again.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const left = await server.ask(deleteAccount, { cookie: newCookie, text: JSON.stringify({ password: PASSWORD }) })
    expect(left.status).toBe(200)

    const { deleted_accounts: listed, ...tables } = await storedRows(server.place)
    expect(listed).toEqual([{ user_id: about.userId, deleted_at: expect.any(String) }])
    const rows = JSON.stringify(tables).toLowerCase()
    expect(words.filter((word) => rows.includes(word.toLowerCase()))).toEqual([])
    expect((await server.ask(getTakeout, { cookie: stays.cookie })).status).toBe(200)
    expect(words.filter((word) => server.output().includes(word))).toEqual([])
    expect(before).toContain(stays.about.userId)

    await server.stop()
    const files = readdirSync(server.place.dataDir)
    const bytes = files.map((file) => readFileSync(join(server.place.dataDir, file), 'latin1')).join('\n')
    const outsideTheList = words.filter((word) => word !== about.userId)
    expect(outsideTheList.filter((word) => bytes.includes(word))).toEqual([])
  })
})
