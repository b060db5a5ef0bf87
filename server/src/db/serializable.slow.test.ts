import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { getProfile, getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import { openTemporaryDatabase } from '#server/testing/temporary-database.ts'
import type { TemporaryDatabase } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const remove of cleanUp.splice(0).reverse()) await remove()
})

async function makeSerializable({ db }: Database): Promise<void> {
  const name = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.ref(name.rows[0]?.name ?? '')} set default_transaction_isolation = 'serializable'`.execute(
    db,
  )
}

describe('a PostgreSQL whose transactions are serializable', () => {
  async function startSerializable() {
    const app = await startTestApp('postgres')
    cleanUp.push(app.remove)
    await makeSerializable(app.database)
    // The setting applies to connections opened from here on.
    const database = await openDatabase(app.place)
    cleanUp.push(database.close)
    const isolation = await sql`show default_transaction_isolation`.execute(database.db)
    expect(isolation.rows).toEqual([{ default_transaction_isolation: 'serializable' }])
    return app.startAnother({ database })
  }

  it('loses no edit of a profile that is edited at the same moment, and refuses none', async () => {
    const app = await startSerializable()
    const browser = app.openBrowser()
    await browser.ask(signUp, signUpForm())
    const { profile } = await browser.ask(getProfile)

    const ages = Array.from({ length: 16 }, (_, index) => 50 + index)
    const answers = await Promise.all(
      ages.map((age) =>
        browser.call(patchProfile, { batch: randomUUID(), set: { age: { base: profile.age, value: age } } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(ages.map(() => 200))

    const after = await browser.ask(getProfile)
    const { entries } = await browser.ask(getProfileHistory)
    const seen = [after.profile.age, ...entries.map(({ value }) => value)].filter((age) => age !== profile.age)
    expect(seen.toSorted()).toEqual(ages)
    expect(after.version).toBe(1 + ages.length)
  })

  it('lets golfers sign up at the same moment, each once', async () => {
    const app = await startSerializable()
    const forms = Array.from({ length: 12 }, () => signUpForm())
    const twice = [...forms, ...forms]
    const browsers = twice.map(() => app.openBrowser())
    const answers = await Promise.all(twice.map((form, index) => browsers[index]?.call(signUp, form)))

    const statuses = answers.map((answer) => answer?.status)
    expect(statuses.toSorted()).toEqual([...forms.map(() => 200), ...forms.map(() => 409)])
    const signedUp = browsers.filter((_browser, index) => statuses[index] === 200)
    const profiles = await Promise.all(signedUp.map((browser) => browser.ask(getProfile)))
    expect(profiles.map(({ version }) => version)).toEqual(forms.map(() => 1))
  })
})

describe('transactions that get into each other’s way', () => {
  let temporary: TemporaryDatabase

  async function openWithTwoRows() {
    temporary = await openTemporaryDatabase('postgres')
    cleanUp.push(temporary.remove)
    const rows = ['a', 'b'].map((key) => ({ key, tries: 0, window_ends_at: '2030' }))
    await temporary.database.db.insertInto('attempt_counters').values(rows).execute()
    return temporary.database.db
  }

  it('both happen, when each waits for what the other holds', async () => {
    const db = await openWithTwoRows()
    const holding = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() }
    const countBoth = (first: 'a' | 'b', second: 'a' | 'b') =>
      db.transaction().execute(async (trx) => {
        const count = (key: string) =>
          trx
            .updateTable('attempt_counters')
            .set((eb) => ({ tries: eb('tries', '+', 1) }))
            .where('key', '=', key)
            .execute()
        await count(first)
        holding[first].resolve()
        await holding[second].promise
        await count(second)
      })
    await Promise.all([countBoth('a', 'b'), countBoth('b', 'a')])

    const counts = await db.selectFrom('attempt_counters').select(['key', 'tries']).orderBy('key').execute()
    expect(counts).toEqual([
      { key: 'a', tries: 2 },
      { key: 'b', tries: 2 },
    ])
  })

  it('are repeated too when the code within hides why its statement failed', async () => {
    const db = await openWithTwoRows()
    let tryCount = 0
    const failing = () => sql`do $$ begin raise exception 'not now' using errcode = '40001'; end $$`
    await db.transaction().execute(async (trx) => {
      tryCount += 1
      if (tryCount > 2) return
      await failing()
        .execute(trx)
        .catch(() => {
          throw new Error('Something failed')
        })
    })
    expect(tryCount).toBe(3)
  })

  it('are given up after a few tries, with the words of the database', async () => {
    const db = await openWithTwoRows()
    let tryCount = 0
    const failing = db.transaction().execute(async (trx) => {
      tryCount += 1
      await sql`do $$ begin raise exception 'never' using errcode = '40P01'; end $$`.execute(trx)
    })
    await expect(failing).rejects.toThrow('never')
    expect(tryCount).toBeGreaterThan(1)
    expect(tryCount).toBeLessThanOrEqual(12)
  })

  it('are not repeated for any other reason', async () => {
    const db = await openWithTwoRows()
    let tryCount = 0
    const failing = db.transaction().execute(async (trx) => {
      tryCount += 1
      await trx.insertInto('attempt_counters').values({ key: 'a', tries: 0, window_ends_at: '2030' }).execute()
    })
    await expect(failing).rejects.toThrow(/duplicate key/)
    expect(tryCount).toBe(1)
  })
})
