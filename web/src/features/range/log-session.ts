import type { LiveShot } from '@bagwise/contract/live-shots'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { LOG_SOURCE } from '@bagwise/golf/memory/shot-sources'
import type { ShownSession } from '#sync/policies/shots.ts'

/** Swings that are logged. */
export type LoggedSwing = Exclude<KeptShot['swing'], 'other'>

/** What the taps say of a shot. */
export type LoggedShot = Pick<KeptShot, 'club' | 'carryYards' | 'sideYards'> & { readonly swing: LoggedSwing }

/** A live shot as one with this club: a full swing, as a launch monitor does not say how much of one it was. */
export function loggedLiveShot(
  { carryYards, sideYards }: Pick<LiveShot, 'carryYards' | 'sideYards'>,
  club: LoggedShot['club'],
): LoggedShot {
  return { club, swing: 'full', carryYards, sideYards }
}

/** The log of this day; undefined before its first shot. */
export function logOf(sessions: readonly ShownSession[], day: string): ShownSession | undefined {
  return sessions.find((one) => one.day === day && one.origin === 'typed' && one.source === LOG_SOURCE)
}

export function newLog(id: string, day: string): ShotSession {
  return { id, day, origin: 'typed', source: LOG_SOURCE, isNormalised: false, note: '' }
}

/** The shot as it is kept. One without a side is a mishit (`golf/src/memory/kept-shot.ts`). */
export function loggedShot(
  shot: LoggedShot,
  { id, session }: { readonly id: string; readonly session: string },
): KeptShot {
  return { id, session, mark: 'by-rule', label: '', isSpinMeasured: false, ...shot }
}
