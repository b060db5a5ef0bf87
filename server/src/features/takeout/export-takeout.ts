import type { AuthUser } from '@bagwise/contract/account'
import { playedHoleTable, playedShotTable } from '@bagwise/contract/play-table'
import { projectProfile } from '@bagwise/contract/profile-document'
import { shotTable } from '@bagwise/contract/shot-table'
import { TAKEOUT_FORMAT, TAKEOUT_VERSION } from '@bagwise/contract/takeout'
import type { Takeout } from '@bagwise/contract/takeout'
import type { TakeoutParts } from './takeout-parts.ts'

/** Everything stored about the golfer, except credentials. */
export async function exportTakeout(
  { store, profile, progress, rounds, shots, play, ownCourses }: TakeoutParts,
  { user, now }: { readonly user: AuthUser; readonly now: Date },
): Promise<Takeout> {
  const { id, email, firstName, lastName, createdAt } = user
  const { document, version } = await profile.load(user, now)
  const kept = await shots.all(id)
  const played = await play.all(id)
  return {
    format: TAKEOUT_FORMAT,
    version: TAKEOUT_VERSION,
    exportedAt: now.toISOString(),
    account: { id, email, emailVerified: await store.isEmailVerified(id), firstName, lastName, createdAt },
    signInMethods: await store.signInMethods(id),
    sessions: await store.sessions(id),
    passwordResets: await store.openLinks(id, 'reset-password'),
    emailVerifications: await store.openLinks(id, 'verify-email'),
    profile: projectProfile(document),
    profileVersion: version,
    history: [...(await profile.history(id))],
    batches: await store.batches(id),
    progress: [...(await progress.rows(id))],
    rounds: [...(await rounds.all(id))],
    shotSessions: [...kept.sessions],
    shots: shotTable(kept.shots),
    playedRounds: [...played.rounds],
    playedHoles: playedHoleTable(played.holes),
    playedShots: playedShotTable(played.shots),
    ownCourses: [...(await ownCourses.all(id))],
    messages: await store.messages(id),
  }
}
