import type { Insertable, Selectable } from 'kysely'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { Tables } from '#server/db/schema.ts'

type At = { readonly userId: string; readonly position: number }

const TENTHS = 10

export function sessionRow(session: ShotSession, { userId, position }: At): Insertable<Tables['shot_sessions']> {
  const { id, day, origin, source, air, isNormalised, note } = session
  return {
    user_id: userId,
    id,
    position,
    day,
    origin,
    source,
    air: air ? JSON.stringify(air) : null,
    is_normalised: Number(isNormalised),
    note,
  }
}

export function sessionOf(row: Selectable<Tables['shot_sessions']>): ShotSession {
  const { id, day, origin, source, air, note } = row
  const known = air === null ? {} : { air: JSON.parse(air) as NonNullable<ShotSession['air']> }
  return { id, day, origin, source, ...known, isNormalised: row.is_normalised === 1, note }
}

export function shotRow(shot: KeptShot, { userId, position }: At): Insertable<Tables['shots']> {
  return {
    user_id: userId,
    id: shot.id,
    position,
    session_id: shot.session,
    club: shot.club,
    label: shot.label,
    swing: shot.swing,
    mark: shot.mark,
    carry_yards_tenths: Math.round(shot.carryYards * TENTHS),
    side_yards_tenths: tenthsOf(shot.sideYards),
    total_yards_tenths: tenthsOf(shot.totalYards),
    ball_speed_mph_tenths: tenthsOf(shot.ballSpeedMph),
    launch_deg_tenths: tenthsOf(shot.launchDeg),
    start_deg_tenths: tenthsOf(shot.startDeg),
    spin_rpm_tenths: tenthsOf(shot.spinRpm),
    is_spin_measured: Number(shot.isSpinMeasured),
    spin_axis_deg_tenths: tenthsOf(shot.spinAxisDeg),
    club_speed_mph_tenths: tenthsOf(shot.clubSpeedMph),
    aim_yards_tenths: tenthsOf(shot.aimYards),
  }
}

export function shotOf(row: Selectable<Tables['shots']>): KeptShot {
  return {
    id: row.id,
    session: row.session_id,
    club: row.club,
    swing: row.swing,
    mark: row.mark,
    label: row.label,
    carryYards: row.carry_yards_tenths / TENTHS,
    ...figure('sideYards', row.side_yards_tenths),
    ...figure('totalYards', row.total_yards_tenths),
    ...figure('ballSpeedMph', row.ball_speed_mph_tenths),
    ...figure('launchDeg', row.launch_deg_tenths),
    ...figure('startDeg', row.start_deg_tenths),
    ...figure('spinRpm', row.spin_rpm_tenths),
    isSpinMeasured: row.is_spin_measured === 1,
    ...figure('spinAxisDeg', row.spin_axis_deg_tenths),
    ...figure('clubSpeedMph', row.club_speed_mph_tenths),
    ...figure('aimYards', row.aim_yards_tenths),
  }
}

function tenthsOf(figure: number | undefined): number | null {
  return figure === undefined ? null : Math.round(figure * TENTHS)
}

function figure<Name extends keyof KeptShot>(name: Name, tenths: number | null): { readonly [_ in Name]?: number } {
  return (tenths === null ? {} : { [name]: tenths / TENTHS }) as { readonly [_ in Name]?: number }
}
