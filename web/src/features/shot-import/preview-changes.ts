import type { Profile } from '@bagwise/contract/profile'
import { newClubs } from '@bagwise/golf/shot-import/new-clubs'
import type { PreviewClub, PreviewShot } from '@bagwise/shot-files/preview/preview-clubs'
import type { PreviewDecisions } from '@bagwise/shot-files/preview/sorted-shots'
import type { EquipmentChange } from '#data/equipment-values.ts'

/** The golfer's words with this shot's verdict turned round; a word that is taken back leaves the rule. */
export function withSwitched(
  { words, takenBack, ...others }: PreviewDecisions,
  { shot, isCounted }: Pick<PreviewShot, 'shot' | 'isCounted'>,
): PreviewDecisions {
  const next = new Map(words)
  if (!next.delete(shot.id)) next.set(shot.id, !isCounted)
  return { ...others, words: next, takenBack: new Map(takenBack).set(shot.id, !isCounted) }
}

/** What saving does: a distance for every club that is taken, and a place among the golfer's clubs. */
export function importedChange(
  clubs: readonly Pick<PreviewClub, 'club' | 'distance' | 'isTaken'>[],
  bag: Profile['golfBag'],
): EquipmentChange {
  const distances = clubs.flatMap(({ club, distance, isTaken }) => (isTaken && distance ? [{ club, ...distance }] : []))
  const hit = distances.map(({ club }) => club)
  return { bag: { joining: newClubs(hit, bag), returning: [], leaving: [] }, distances }
}
