import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { StartError } from './start-error.ts'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

/** The key that signs session cookies: configured, or generated once and kept next to the embedded database. */
export function readAuthSecret({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (authSecret !== undefined) return authSecret

  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'auth-secret')
  return keptSecret(path) ?? makeSecret(path)
}

function keptSecret(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const kept = readFileSync(path, 'utf8').trim()
  if (kept.length >= SECRET_BYTES) return kept
  throw new StartError(
    `The secret in ${path} is damaged: restore the file, or delete it and have everyone sign in again.`,
  )
}

/** Written atomically, so that an interrupted start leaves no partial file. */
function makeSecret(path: string): string {
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  const draft = `${path}.${process.pid}.draft`
  try {
    writeFileSync(draft, `${made}\n`, { mode: OWNER_ONLY, flush: true })
    // Unlike a rename, a link does not overwrite a secret that another start has made meanwhile.
    linkSync(draft, path)
    return made
  } catch (error) {
    const kept = isAlreadyThere(error) ? keptSecret(path) : undefined
    if (kept === undefined) throw error
    return kept
  } finally {
    rmSync(draft, { force: true })
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
