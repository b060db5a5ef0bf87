import type { AskingGolfer } from '@bagwise/assistants/golfer'
import type { Records } from '@bagwise/assistants/tool'
import { newProfile } from '@bagwise/contract/new-profile'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Round } from '@bagwise/contract/rounds'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { groupedBy } from '@bagwise/golf/grouped-by'
import { isTournamentNow } from '@bagwise/golf/play/round-rules'

/** The stores of other features that tools read from. */
export type GolferStores = {
  readonly profile: (userId: string) => Promise<{ readonly document: ProfileDocument } | undefined>
  readonly rounds: (userId: string) => Promise<readonly Round[]>
  readonly shots: (
    userId: string,
  ) => Promise<{ readonly sessions: readonly ShotSession[]; readonly shots: readonly KeptShot[] }>
  readonly play: (userId: string) => Promise<{
    readonly rounds: readonly PlayedRound[]
    readonly holes: readonly PlayedHole[]
    readonly shots: readonly PlayedShot[]
  }>
}

const NOBODY = { email: '', firstName: '', lastName: '' }

/** The golfer of an account with as much as a tool reads; nothing is known of one without a profile. */
export async function golferOfAccount(
  { profile, rounds, shots, play }: GolferStores,
  { userId, reads, now }: { readonly userId: string; readonly reads: readonly Records[]; readonly now: Date },
): Promise<AskingGolfer> {
  const { document } = (await profile(userId)) ?? { document: newProfile({ ...NOBODY, id: userId }, now) }
  const known = { profile: projectProfile(document), isInTournament: false }
  const ofIndex = reads.includes('rounds') ? await rounds(userId) : []
  if (!reads.includes('shots')) return { ...known, rounds: ofIndex, sessions: [], playedRounds: [] }
  const kept = await shots(userId)
  const played = await play(userId)
  const shotsBySession = groupedBy(kept.shots, ({ session }) => session)
  const holes = groupedBy(played.holes, ({ round }) => round)
  const strokes = groupedBy(played.shots, ({ round }) => round)
  return {
    ...known,
    rounds: ofIndex,
    sessions: kept.sessions
      .map((session) => ({ ...session, shots: shotsBySession.get(session.id) ?? [] }))
      .toSorted((one, other) => (one.day === other.day ? 0 : one.day < other.day ? 1 : -1)),
    playedRounds: played.rounds.map((round) => ({
      round,
      holes: holes.get(round.id) ?? [],
      shots: strokes.get(round.id) ?? [],
    })),
    isInTournament: played.rounds.some(isTournamentNow),
  }
}
