import { groupedBy } from '@bagwise/golf/grouped-by'
import type { ClubType } from '@bagwise/golf/club'
import type { BagClub } from '@bagwise/golf/bag'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { clubOfLabel, plainLabel } from '@bagwise/golf/shot-import/club-of-label'
import { clubOfLoft } from '@bagwise/golf/shot-import/club-of-loft'
import { shortSwings } from '@bagwise/golf/shot-import/short-swings'
import type { IdentifiedShot } from '../shot-file.ts'
import type { ReadFile } from '../shot-file.ts'

/** A shot of the chosen files: of several ones with the file's place among them, and its name. */
export type ImportedShot = IdentifiedShot & {
  readonly file?: number
  readonly fileName?: string
}

/** The club that a golfer's launch monitor means by a name; none when its shots are to be left out. */
export type NamedClub = { readonly label: string; readonly club: ClubType | 'none' }

/** What the golfer has decided about a file. */
export type PreviewDecisions = {
  readonly clubs: readonly NamedClub[]
  /** By the ids of shots: whether they count, where the golfer disagrees with the rule. */
  readonly words: ReadonlyMap<string, boolean>
  /** Words that were taken back: whether the rule counted these shots, until it has been asked again. */
  readonly takenBack: ReadonlyMap<string, boolean>
  readonly taken: ReadonlyMap<ClubType, boolean>
  /** Clubs whose shots are all full swings, or are not: then the short ones are part swings. */
  readonly full: ReadonlyMap<ClubType, boolean>
}

/** A shot with its club and what is said of it. */
export type SortedShot = { readonly shot: ImportedShot } & ShotWords

/** Clubs with short shots that may be part swings, and what the golfer said; undefined until it is answered. */
type AskedSwings = ReadonlyMap<ClubType, boolean | undefined>

export type SortedFiles = { readonly shots: readonly SortedShot[]; readonly asked: AskedSwings }

export type Bag = readonly Pick<BagClub, 'type' | 'loft'>[]

/** The shots of all files. Two clubs of one kind are told apart by what the golfer calls them. */
export function importedShots(files: readonly ReadFile[]): readonly ImportedShot[] {
  const [first, ...others] = files
  // Ten thousand shots are not copied without need.
  const shots: readonly ImportedShot[] =
    first && others.length === 0
      ? first.read.shots
      : files.flatMap(({ name, read }, file) => read.shots.map((shot) => ({ ...shot, file, fileName: name })))
  const twins = twinLabels(shots)
  if (twins.size === 0) return shots
  return shots.map((shot) =>
    twins.has(shot.label) && shot.nickname !== undefined ? { ...shot, label: `${shot.label}, ${shot.nickname}` } : shot,
  )
}

/** Kinds of clubs with shots of several names. */
function twinLabels(shots: readonly IdentifiedShot[]): ReadonlySet<string> {
  const byLabel = [...groupedBy(shots, ({ label }) => label)]
  const hasTwins = (ofLabel: readonly IdentifiedShot[]) => {
    const written = new Set(ofLabel.map(({ nickname = '' }) => nickname))
    return new Set([...written].map(plainLabel)).size > 1
  }
  return new Set(byLabel.flatMap(([label, ofLabel]) => (hasTwins(ofLabel) ? [label] : [])))
}

/** The shots with their clubs, their swings and the golfer's word, in the order of the files. */
export function sortShots(shots: readonly ImportedShot[], decisions: PreviewDecisions, bag: Bag): SortedFiles {
  const clubOf = clubNamer(decisions.clubs, bag)
  const asked = new Map<ClubType, boolean | undefined>()
  const parts = new Set<ImportedShot>()
  for (const [club, ofClub] of groupedBy(shots, ({ label }) => clubOf(label))) {
    if (club === null) continue
    const { isAsked, short } = shortSwings(
      club,
      ofClub.filter(({ swing }) => swing === 'full'),
    )
    const areAll = decisions.full.get(club)
    if (isAsked) asked.set(club, areAll)
    if (areAll === false) for (const shot of short) parts.add(shot)
  }
  return {
    asked,
    shots: shots.map((shot): SortedShot => {
      const counts = decisions.words.get(shot.id)
      const swing = counts !== true && parts.has(shot) ? 'other' : shot.swing
      return {
        shot,
        club: clubOf(shot.label),
        // Whoever counts a shot at a target says that it was a full swing.
        swing: counts === true ? 'full' : swing,
        mark: counts === undefined ? 'by-rule' : counts ? 'counts' : 'left-out',
      }
    }),
  }
}

/** A name that could be several clubs, with its shots, and the wedge of the bag that it is taken for. */
export type UncertainLabel = { readonly label: string; readonly count: number; readonly guess: ClubType | undefined }

/** The names in the files that are no certain club. */
export function uncertainLabels(shots: readonly IdentifiedShot[], bag: Bag): readonly UncertainLabel[] {
  const counts = new Map<string, UncertainLabel>()
  for (const [label, ofLabel] of groupedBy(shots, (shot) => shot.label)) {
    const known = counts.get(plainLabel(label))
    const count = ofLabel.length + (known?.count ?? 0)
    const guess = clubOfLoft(label, bag)
    if (!clubOfLabel(label)) counts.set(plainLabel(label), { label: known?.label ?? label, count, guess })
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

/** What was said of names, without these ones. */
export function withoutNamed(
  clubs: readonly NamedClub[],
  labels: readonly Pick<UncertainLabel, 'label'>[],
): readonly NamedClub[] {
  const forgotten = new Set(labels.map(({ label }) => plainLabel(label)))
  return clubs.filter(({ label }) => !forgotten.has(label))
}

/** Null for a name that nobody knows, and for a club that is not among the golfer's. */
function clubNamer(named: readonly NamedClub[], bag: Bag): (label: string) => SortedShot['club'] {
  const clubs = new Map(named.map(({ label, club }) => [label, club]))
  const found = new Map<string, SortedShot['club']>()
  return (label) => {
    const known = found.get(label)
    if (known !== undefined) return known
    const club = clubOfLabel(label) ?? clubs.get(plainLabel(label)) ?? clubOfLoft(label, bag) ?? 'none'
    const own = club === 'none' || club === 'putter' ? null : club
    found.set(label, own)
    return own
  }
}
