import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { misfitsOf } from './protection.ts'
import type { Protection } from './protection.ts'
import { ACCOUNTS } from './protections/accounts.ts'
import { BOUNDS } from './protections/bounds.ts'
import { DEPLOY } from './protections/deploy.ts'
import { DEVICE } from './protections/device.ts'
import { OUTBOX } from './protections/outbox.ts'
import { PASSKEYS } from './protections/passkeys.ts'
import { PLAYED_ROUNDS } from './protections/played-rounds.ts'
import { PLACES } from './protections/places.ts'
import { REAL_HOLES } from './protections/real-holes.ts'
import { REQUESTS } from './protections/requests.ts'
import { SERVICES } from './protections/services.ts'
import { SHOT_ADVICE } from './protections/shot-advice.ts'
import { SHOT_MEMORY } from './protections/shot-memory.ts'
import { STORAGE } from './protections/storage.ts'
import { TOKENS } from './protections/tokens.ts'

export const ALL_PROTECTIONS: readonly Protection[] = [
  ...REQUESTS,
  ...STORAGE,
  ...ACCOUNTS,
  ...PASSKEYS,
  ...TOKENS,
  ...SERVICES,
  ...DEVICE,
  ...OUTBOX,
  ...DEPLOY,
  ...BOUNDS,
  ...SHOT_ADVICE,
  ...SHOT_MEMORY,
  ...REAL_HOLES,
  ...PLAYED_ROUNDS,
  ...PLACES,
]

/** What of them no longer fits the sources as they are. */
export function misfitsNow(): readonly string[] {
  return misfitsOf(ALL_PROTECTIONS, (file) => {
    const path = join(ROOT, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  })
}
