import type { Profile } from '@bagwise/contract/profile'
import { byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { clubOfLabel, plainLabel } from '@bagwise/golf/shot-import/club-of-label'
import { newClubs } from '@bagwise/golf/shot-import/new-clubs'
import { findOutliers } from '@bagwise/golf/shot-import/outliers'
import type { OutlierKind } from '@bagwise/golf/shot-import/outliers'
import { distanceFromShots } from '@bagwise/golf/shot-import/summarise-shots'
import type { EquipmentChange } from '#data/equipment-values.ts'
import type { NamedClub } from './import-answers.ts'
import type { FileShot } from '#shot-files/shot-file.ts'

/** Of fewer shots the golfer has to want the distance. */
export const FEWEST_TO_TAKE = 3

/** A shot, how it stands out among the others of its club, and whether it counts. */
export type PreviewShot = FileShot & { readonly outlier: OutlierKind | undefined; readonly isCounted: boolean }

/** What the shots of a club make; no distance when none of them counts. */
export type PreviewClub = {
  readonly club: ClubType
  readonly shots: readonly PreviewShot[]
  readonly distance: ClubDistance | undefined
  readonly isTaken: boolean
}

/** What the golfer has decided about a file. */
export type PreviewDecisions = {
  readonly clubs: readonly NamedClub[]
  /** Lines of shots that count although they stand out, or do not count although they do not. */
  readonly switched: ReadonlySet<number>
  readonly taken: ReadonlyMap<ClubType, boolean>
}

/** The clubs of a file, longest first. Shots whose club nobody has named are in none. */
export function previewClubs(shots: readonly FileShot[], decisions: PreviewDecisions): readonly PreviewClub[] {
  const clubOf = clubNamer(decisions.clubs)
  const byClub = Map.groupBy(shots, ({ label }) => clubOf(label))
  return [...byClub]
    .flatMap(([club, ofClub]) => (club === undefined || club === 'none' ? [] : [previewClub(club, ofClub, decisions)]))
    .toSorted((a, b) => byPosition(a.club, b.club))
}

/** The names in the file that Bagwise does not know by itself, with their shots. */
export function unknownLabels(
  shots: readonly FileShot[],
): readonly { readonly label: string; readonly count: number }[] {
  const counts = new Map<string, { readonly label: string; readonly count: number }>()
  for (const [label, ofLabel] of Map.groupBy(shots, (shot) => shot.label)) {
    const known = counts.get(plainLabel(label))
    const count = ofLabel.length + (known?.count ?? 0)
    if (!clubOfLabel(label)) counts.set(plainLabel(label), { label: known?.label ?? label, count })
  }
  return [...counts.values()]
}

/** The clubs with this one named so; what was said of the name before no longer holds. */
export function withNamed(
  clubs: readonly NamedClub[],
  label: string,
  club: NamedClub['club'] | '',
): readonly NamedClub[] {
  const others = clubs.filter((named) => named.label !== plainLabel(label))
  return club === '' ? others : [...others, { label: plainLabel(label), club }]
}

/** The lines with this one's verdict turned round. */
export function withSwitched(switched: ReadonlySet<number>, line: number): ReadonlySet<number> {
  const next = new Set(switched)
  if (!next.delete(line)) next.add(line)
  return next
}

/** What saving does: a distance for every club that is taken, and a place among the golfer's clubs. */
export function importedChange(clubs: readonly PreviewClub[], bag: Profile['golfBag']): EquipmentChange {
  const distances = clubs.flatMap(({ club, distance, isTaken }) => (isTaken && distance ? [{ club, ...distance }] : []))
  const hit = distances.map(({ club }) => club)
  return { bag: { joining: newClubs(hit, bag), returning: [], leaving: [] }, distances }
}

function clubNamer(named: readonly NamedClub[]): (label: string) => NamedClub['club'] | undefined {
  const clubs = new Map(named.map(({ label, club }) => [label, club]))
  const found = new Map<string, NamedClub['club'] | undefined>()
  return (label) => {
    if (!found.has(label)) found.set(label, clubOfLabel(label) ?? clubs.get(plainLabel(label)))
    return found.get(label)
  }
}

function previewClub(club: ClubType, ofClub: readonly FileShot[], { switched, taken }: PreviewDecisions): PreviewClub {
  const outliers = findOutliers(ofClub)
  const shots = ofClub.map((shot, index) => {
    const outlier = outliers[index]
    return { ...shot, outlier, isCounted: (outlier === undefined) !== switched.has(shot.line) }
  })
  const distance = distanceFromShots(shots.filter(({ isCounted }) => isCounted))
  const isTaken = distance !== undefined && (taken.get(club) ?? (distance.shots?.count ?? 0) >= FEWEST_TO_TAKE)
  return { club, shots, distance, isTaken }
}
