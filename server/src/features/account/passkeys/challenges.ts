import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/db/schema.ts'

export const CHALLENGE_VALID_MS = 5 * 60 * 1000
/** WebAuthn Level 3, §13.4.3: 16 at least. */
const CHALLENGE_BYTES = 32
/** The clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = 60 * 1000
/** Of all golfers together, of the last minutes; the oldest leave. */
export const MOST_SIGN_IN_CHALLENGES = 5000
/** Takes the place of a golfer's id, whom nobody knows yet. */
const ANYBODY = 'passkey sign-in'

/** A golfer's own while adding a passkey; anybody's while signing in. A challenge of one is worth nothing for the other. */
export type ChallengeFor = { readonly adding: string } | 'sign-in'

/** Stores a challenge that can be answered once, within five minutes. A golfer who adds a passkey has one at a time. */
export async function createChallenge(db: Kysely<Tables>, purpose: ChallengeFor, now: Date): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const time = now.toISOString()
  const value = ownerOf(purpose)
  if (purpose !== 'sign-in') {
    const before = db.deleteFrom('verification').where('value', '=', value)
    await before.where('identifier', 'like', 'passkey-add:%').execute()
  }
  await db
    .insertInto('verification')
    .values({
      id: randomUUID(),
      identifier: identifierOf(purpose, challenge),
      value,
      expiresAt: new Date(now.getTime() + CHALLENGE_VALID_MS).toISOString(),
      createdAt: time,
      updatedAt: time,
    })
    .execute()
  if (purpose === 'sign-in') await deleteSurplus(db)
  return challenge
}

export async function isChallengeOpen(
  db: Kysely<Tables>,
  { challenge, purpose, now }: { readonly challenge: string; readonly purpose: ChallengeFor; readonly now: Date },
): Promise<boolean> {
  // One that ends too late was made by a clock that was ahead.
  const latestEnd = new Date(now.getTime() + CHALLENGE_VALID_MS + CLOCK_TOLERANCE_MS).toISOString()
  const open = db
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', identifierOf(purpose, challenge))
    .where('value', '=', ownerOf(purpose))
    .where('expiresAt', '>', now.toISOString())
    .where('expiresAt', '<=', latestEnd)
  return (await open.executeTakeFirst()) !== undefined
}

/** Consumes a challenge in the transaction that uses it; false when another one has. */
export async function useChallenge(
  transaction: Transaction<Tables>,
  { challenge, purpose }: { readonly challenge: string; readonly purpose: ChallengeFor },
): Promise<boolean> {
  const used = await transaction
    .deleteFrom('verification')
    .where('identifier', '=', identifierOf(purpose, challenge))
    .where('value', '=', ownerOf(purpose))
    .returning('id')
    .execute()
  return used.length > 0
}

async function deleteSurplus(db: Kysely<Tables>): Promise<void> {
  const ofAnybody = db.selectFrom('verification').select('expiresAt').where('value', '=', ANYBODY)
  const newestFirst = ofAnybody.orderBy('expiresAt', 'desc').offset(MOST_SIGN_IN_CHALLENGES).limit(1)
  const surplus = await newestFirst.executeTakeFirst()
  if (surplus === undefined) return
  const until = new Date(surplus.expiresAt).toISOString()
  await db.deleteFrom('verification').where('value', '=', ANYBODY).where('expiresAt', '<=', until).execute()
}

function ownerOf(purpose: ChallengeFor): string {
  return purpose === 'sign-in' ? ANYBODY : purpose.adding
}

/** In the table of mailed links, which a restore, a new password and a locked account clear. */
function identifierOf(purpose: ChallengeFor, challenge: string): string {
  const hash = createHash('sha256').update(challenge).digest('base64url')
  return `passkey-${purpose === 'sign-in' ? 'sign-in' : 'add'}:${hash}`
}
