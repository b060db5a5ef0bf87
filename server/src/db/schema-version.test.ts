import { afterEach, describe, expect, it } from 'vitest'
import { OWN_SCHEMA, migrateFurther } from '#server/testing/newer-database.ts'
import { storedRows } from '#server/testing/stored-rows.ts'
import { DATABASE_KINDS, temporaryPlace } from '#server/testing/temporary-database.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { StartError } from '#server/settings/start-error.ts'
import { openDatabase, openWithoutLock } from './database.ts'

const NEXT = { release: '9.1.0', schema: OWN_SCHEMA + 1 }
const AFTER_NEXT = { release: '9.2.0', schema: OWN_SCHEMA + 2 }
const COUNTER = { key: 'a', tries: 1, window_ends_at: '2030' }

const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const remove of cleanUp.splice(0).reverse()) await remove()
})

describe.each(DATABASE_KINDS)('a database on %s that a newer Bagwise has migrated', (kind) => {
  async function placeAfter(releases: Parameters<typeof migrateFurther>[1]) {
    const { place, remove } = await temporaryPlace(kind)
    cleanUp.push(remove)
    const today = await openDatabase(place)
    await today.db.insertInto('attempt_counters').values(COUNTER).execute()
    await today.close()
    await migrateFurther(place, releases)
    return place
  }

  const refusal = (opening: Promise<unknown>) =>
    opening.then(
      () => undefined,
      (error: unknown) => error,
    )

  it('HRD-21 is refused in one sentence that names both versions, and by commands in the same words; nothing changes', async () => {
    const place = await placeAfter([NEXT])
    const before = await storedRows(place)

    const ofServer = await refusal(openDatabase(place))
    expect(ofServer).toBeInstanceOf(StartError)
    expect(ofServer).toMatchObject({
      message: `The database has been used by a newer Bagwise (schema ${NEXT.schema}), and this is Bagwise ${PRODUCT_VERSION} (schema ${OWN_SCHEMA}), which cannot use it: start the newer version, or go back as docs/operations.md says under "Going back".`,
    })
    expect(await refusal(openWithoutLock(place))).toEqual(ofServer)
    expect(await storedRows(place)).toEqual(before)
  })

  it('HRD-22 is opened when it is one release ahead and marked for this version, by commands too', async () => {
    const place = await placeAfter([{ ...NEXT, oldestSchema: OWN_SCHEMA }])
    for (const open of [openDatabase, openWithoutLock]) {
      const database = await open(place)
      cleanUp.push(database.close)
      expect(await database.db.selectFrom('attempt_counters').selectAll().execute()).toEqual([COUNTER])
    }
  })

  it('HRD-22 is refused when its mark is for newer servers only, or for an earlier schema', async () => {
    const forNewer = await placeAfter([{ ...NEXT, oldestSchema: NEXT.schema }])
    expect(await refusal(openDatabase(forNewer))).toMatchObject({
      message: expect.stringContaining(`used by Bagwise 9.1.0 (schema ${NEXT.schema})`),
    })
    const unmarkedSince = await placeAfter([{ ...NEXT, oldestSchema: OWN_SCHEMA }, AFTER_NEXT])
    expect(await refusal(openDatabase(unmarkedSince))).toBeInstanceOf(StartError)
  })

  it('HRD-22 is refused when it is two releases ahead, whatever they are marked for', async () => {
    for (const oldestSchema of [NEXT.schema, OWN_SCHEMA]) {
      const place = await placeAfter([
        { ...NEXT, oldestSchema: OWN_SCHEMA },
        { ...AFTER_NEXT, oldestSchema },
      ])
      expect(await refusal(openDatabase(place))).toMatchObject({
        message: expect.stringContaining(`used by Bagwise 9.2.0 (schema ${AFTER_NEXT.schema})`),
      })
    }
  })
})
