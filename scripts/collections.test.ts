import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Takeout } from '@bagwise/contract/takeout'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS, LISTS } from './collections.ts'
import { ROOT } from './setup/paths.mjs'

const sourceOf = (...path: readonly string[]) => readFileSync(join(ROOT, ...path), 'utf8')

it('HRD-38 knows every collection that the page sends', () => {
  const source = sourceOf('web', 'src', 'sync', 'collections.ts')
  const [, listed = ''] = /const COLLECTIONS: readonly Collection\[\] = \[([^\]]+)\]/.exec(source) ?? []
  expect(listed.split(', ').toSorted()).toEqual(Object.keys(COLLECTIONS).toSorted())
})

describe.each(Object.entries(COLLECTIONS))('the collection %s', (_name, collection) => {
  const { read, writes, tables, deviceParts, takeoutParts, soak } = collection
  const routes = [read, ...writes].map(({ method, path }) => `${method} ${path}`)

  it('HRD-38 is in the list of bounds, with its tables and its routes', () => {
    expect(Object.keys(LISTS.tables)).toEqual(expect.arrayContaining([...tables]))
    expect(tables.filter((table) => LISTS.tables[table] === 'nothing')).toEqual([])
    expect(LISTS.routes).toEqual(expect.arrayContaining(routes))
  })

  it('HRD-38 is attacked and sent generated bodies on every route', () => {
    expect(LISTS.attackedRoutes).toEqual(expect.arrayContaining(routes))
  })

  it('HRD-38 is in what a device holds, and in the takeout', () => {
    expect(LISTS.deviceParts).toEqual(expect.arrayContaining([...deviceParts]))
    expect(Object.keys(Takeout.shape)).toEqual(expect.arrayContaining([...takeoutParts]))
  })

  it('HRD-38 is answered with the epoch', () => {
    expect(Object.keys(read.reply.shape)).toContain('epoch')
  })

  it('HRD-38 goes with its golfer', () => {
    const files = readdirSync(join(ROOT, 'server', 'src', 'db')).filter((file) => /migrations?\.ts$/.test(file))
    const migrations = files.map((file) => sourceOf('server', 'src', 'db', file)).join('\n')
    for (const table of tables) {
      const isOwned = migrations.includes(`withOwner(db.schema.createTable('${table}'), 'user_id')`)
      const isTheGolfer = migrations.includes(
        `.createTable('${table}')\n    .addColumn('id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))`,
      )
      expect({ table, goes: isOwned || isTheGolfer }).toEqual({ table, goes: true })
    }
  })

  it('HRD-38 is in the soak', () => {
    const sources = readdirSync(join(ROOT, 'e2e', 'soak')).map((file) => sourceOf('e2e', 'soak', file))
    expect(sources.some((source) => source.includes(soak))).toBe(true)
  })
})
