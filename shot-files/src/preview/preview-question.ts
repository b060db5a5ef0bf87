import type { Profile } from '@bagwise/contract/profile'
import { groupedBy } from '@bagwise/golf/grouped-by'
import { newClubs } from '@bagwise/golf/shot-import/new-clubs'
import { golferWithShots } from '@bagwise/contract/from-profile/golfer-with-shots'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { FilesToLearnFrom, PackedSession } from '../learn-from-files.ts'
import { importSession } from './import-session.ts'
import type { DeviceOrigin } from './device-origin.ts'
import type { SortedShot } from './sorted-shots.ts'
import type { ReadFile } from '../shot-file.ts'

/** Kept shots and those of the files, for the golfer with the clubs of the files among the own ones. */
export function previewQuestion({
  profile,
  kept,
  files,
  shots,
  origin,
  today,
}: {
  readonly profile: Profile
  readonly kept: readonly PackedSession[]
  readonly files: readonly ReadFile[]
  readonly shots: readonly SortedShot[]
  readonly origin: DeviceOrigin
  readonly today: string
}): FilesToLearnFrom {
  const hit = [...new Set(shots.map(({ club }) => club))].filter((club) => club !== null)
  const { sessions: _none, ...golfer } = golferWithShots(profile, { sessions: [], today })
  // As saving would have them.
  const clubs = [...profile.golfBag, ...newClubs(hit, profile.golfBag)]
  const byFile = groupedBy(shots, ({ shot: { file = 0 } }) => file)
  const ofFiles = files.flatMap((file, index) => {
    const ofFile = byFile.get(index)
    return ofFile ? [packedSession(importSession(file, { origin, today }), ofFile.map(packable))] : []
  })
  return { ...golfer, clubs, profile: { ...golfer.profile, golfBag: clubs }, sessions: [...kept, ...ofFiles] }
}

/** The golfer's kept sessions as they are learnt from, without shots that the files bring again. */
export function packedKept(
  sessions: readonly (ShotSession & { readonly shots: readonly KeptShot[] })[],
  isAgain: (id: string) => boolean,
): readonly PackedSession[] {
  return sessions.map(({ shots, ...session }) =>
    packedSession(
      session,
      shots.filter(({ id }) => !isAgain(id)),
    ),
  )
}

type Packable = Pick<SortedShot, 'club' | 'swing' | 'mark'> & {
  readonly carryYards: number
  readonly sideYards?: number | undefined
}

function packable({ shot: { carryYards, sideYards }, club, swing, mark }: SortedShot): Packable {
  return { club, swing, mark, carryYards, sideYards }
}

function packedSession(
  {
    id,
    day,
    origin,
    air,
    isNormalised,
  }: Omit<PackedSession, 'clubs' | 'swings' | 'marks' | 'carriesYards' | 'sidesYards'>,
  shots: readonly Packable[],
): PackedSession {
  return {
    id,
    day,
    origin,
    air,
    isNormalised,
    clubs: shots.map(({ club }) => club),
    swings: shots.map(({ swing }) => swing),
    marks: shots.map(({ mark }) => mark),
    carriesYards: Float64Array.from(shots, ({ carryYards }) => carryYards),
    sidesYards: Float64Array.from(shots, ({ sideYards = Number.NaN }) => sideYards),
  }
}
