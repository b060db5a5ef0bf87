import { createHash } from 'node:crypto'
import type { Compilable, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** PostgreSQL truncates names after 63 characters. */
const NAME_LENGTH = 40
const NAMED = /^\/\* prepared as ([0-9a-f]+) \*\/ /

type Given = string | number | null

type Run<Name extends string, Row> = (
  db: Kysely<Tables>,
  given: Readonly<Record<Name, Given>>,
) => Promise<readonly Row[]>

/**
 * A frequent statement, compiled once. Name its columns: a connection that has parsed `*` fails as soon as a newer
 * server's migration adds one.
 */
export function prepareStatement<Name extends string, Row>(
  names: readonly Name[],
  build: (given: (name: Name) => string) => Compilable<Row>,
): Run<Name, Row> {
  const compiled = build(placeholderFor).compile()
  const sql = named(compiled.sql)
  const order = compiled.parameters.map((parameter) => ({
    name: names.find((name) => placeholderFor(name) === parameter),
    parameter,
  }))

  return async (db, given) => {
    const parameters = order.map(({ name, parameter }) => (name === undefined ? parameter : given[name]))
    return (await db.executeQuery<Row>({ ...compiled, sql, parameters })).rows
  }
}

/** The name under which a PostgreSQL connection has parsed the statement; SQLite caches by text. */
export function preparedNameOf(sql: string): string | undefined {
  return NAMED.exec(sql)?.[1]
}

/** A hash of the statement, so that a name is unique on connections shared by several versions. */
function named(sql: string): string {
  const name = createHash('sha256').update(sql).digest('hex').slice(0, NAME_LENGTH)
  return `/* prepared as ${name} */ ${sql}`
}

function placeholderFor(name: string): string {
  return `:${name}`
}
