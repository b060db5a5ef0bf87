import { migrationsFor } from '#server/db/migrations.ts'
import type { DatabaseKind } from '#server/db/migrations.ts'
import { StartError } from '#server/settings/start-error.ts'

/** Refuses a backup that this version cannot use, judged by the migrations it has been through. */
export function checkOrigin(
  migrations: readonly string[],
  { kind, file }: { readonly kind: DatabaseKind; readonly file: string },
): void {
  const known = Object.keys(migrationsFor(kind))
  if (migrations.length === 0) throw notABackup(kind, file)
  if (migrations.every((name) => known.includes(name))) return
  throw new StartError(`${file} was made by a newer Bagwise: restore it with that version, or a later one.`)
}

export function notABackup(kind: DatabaseKind, file: string, cause?: unknown): StartError {
  const database = kind === 'sqlite' ? 'the embedded database' : 'a PostgreSQL database'
  return new StartError(
    `${file} is not a backup of ${database} of Bagwise: name a file that "npm run admin -- backup" has written.`,
    { cause },
  )
}
