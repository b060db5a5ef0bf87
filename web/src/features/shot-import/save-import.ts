import type { Profile } from '@bagwise/contract/profile'
import type { EquipmentChange } from '#data/equipment-values.ts'
import { equipmentValues } from '#data/equipment-values.ts'
import type { ShownShots } from '#data/use-shots.ts'
import { saveOwnDistances } from '#profile-parts/own-distances.ts'
import type { DeviceOrigin } from '@bagwise/shot-files/preview/device-origin'
import { importSession, keptShotOf } from '@bagwise/shot-files/preview/import-session'
import * as copy from './shot-import.copy.ts'
import type { SortedShot } from '@bagwise/shot-files/preview/sorted-shots'
import type { ReadFile } from '@bagwise/shot-files/shot-file'

type Import = {
  readonly profile: Profile
  readonly files: readonly ReadFile[]
  readonly origin: DeviceOrigin
  readonly today: string
  /** Not kept yet. */
  readonly fresh: readonly SortedShot[]
  /** Kept without a club. */
  readonly named: readonly SortedShot[]
  readonly change: EquipmentChange
}

/** Keeps the shots with their sessions, and stores the distances that are taken. */
export function saveImport(
  { profile, files, origin, today, fresh, named, change }: Import,
  { keep, change: changeWords }: Pick<ShownShots, 'keep' | 'change'>,
): void {
  const byFile = Map.groupBy(fresh, ({ shot: { file = 0 } }) => file)
  const brought = files.flatMap((file, index) => {
    const ofFile = byFile.get(index)
    return ofFile ? [{ session: importSession(file, { origin, today }), ofFile }] : []
  })
  if (brought.length > 0) {
    keep(
      brought.map(({ session }) => session),
      brought.flatMap(({ session, ofFile }) => ofFile.map((shot) => keptShotOf(shot, session.id))),
    )
  }
  const alike = Map.groupBy(named, ({ club, swing, mark }) => [club, swing, mark].join(' '))
  for (const [first, ...others] of alike.values()) {
    if (!first) continue
    const { club, swing, mark } = first
    changeWords(
      [first, ...others].map(({ shot }) => shot.id),
      { club, swing, mark },
    )
  }
  if (change.distances.length === 0) return
  saveOwnDistances({
    profile,
    own: change.distances,
    also: equipmentValues({ bag: change.bag, distances: [] }),
    text: copy.saved(change.distances.length),
  })
}
