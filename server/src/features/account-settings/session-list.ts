import type { OpenSession } from '@bagwise/contract/account-settings'
import type { Session } from './account-access.ts'
import { deviceOf } from './device-name.ts'
import type { SettingsStore, StoredSession } from './settings-store.ts'

/** The golfer's open sessions: this one first, then by last use. */
export async function listSessions(
  store: Pick<SettingsStore, 'sessions'>,
  { user, token }: Session,
  now: Date,
): Promise<OpenSession[]> {
  const stored = await store.sessions(user.id, now)
  return stored.map((row) => openSession(row, token)).toSorted(byUse)
}

function openSession({ id, token, userAgent, createdAt, updatedAt }: StoredSession, ownToken: string): OpenSession {
  return {
    id,
    ...deviceOf(userAgent ?? ''),
    startedAt: new Date(createdAt).toISOString(),
    lastUsedAt: new Date(updatedAt).toISOString(),
    isThis: token === ownToken,
  }
}

function byUse(one: OpenSession, other: OpenSession): number {
  if (one.isThis !== other.isThis) return one.isThis ? -1 : 1
  return other.lastUsedAt.localeCompare(one.lastUsedAt)
}
