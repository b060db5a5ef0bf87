import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartProblem } from './start-problem.ts'

const SECRET_BYTES = 32
const OWNER_ONLY = 0o600

/** The key that signs session cookies: the configured one, else one made once and kept beside the embedded database. */
export function readAuthSecret({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (authSecret !== undefined) return authSecret

  const path = join(dataDir, 'auth-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    const made = randomBytes(SECRET_BYTES).toString('base64url')
    // `wx` leaves a secret that is already there alone.
    writeFileSync(path, `${made}\n`, { flag: 'wx', mode: OWNER_ONLY, flush: true })
    return made
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  const kept = readFileSync(path, 'utf8').trim()
  if (kept.length >= SECRET_BYTES) return kept
  throw new StartProblem(
    `The secret in ${path} is damaged: restore the file, or delete it and have everyone sign in again.`,
  )
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
