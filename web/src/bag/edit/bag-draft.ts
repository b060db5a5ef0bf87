import type { BagClub } from '@bagwise/golf/bag'
import { isAssumed, loftOf, newBagClub } from '@bagwise/golf/bag'
import { hasRoomFor } from '@bagwise/golf/bag-problems'
import type { ClubType } from '@bagwise/golf/club'
import { byPosition } from '@bagwise/golf/club'
import { CLUB_MEASURES } from '@bagwise/golf/club-measures'
import type { ClubMeasure } from '@bagwise/golf/club-measures'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { measureField, measureHint, readTypedMeasure } from '#quantities/club-measure.ts'
import * as copy from '#bag/bag.copy.ts'

/** A club as it is being edited: what is typed stays as typed until the bag is saved. */
export type ClubDraft = Omit<BagClub, ClubMeasure> &
  Readonly<Record<ClubMeasure, string>> & {
    /** A club that was removed keeps what was typed, in case it comes back. */
    readonly isSelected: boolean
    /** The loft is the usual one, until the golfer types in its field. */
    readonly isLoftAssumed: boolean
    /** What the length is typed in. */
    readonly units: PreferredUnits
    /** The length before it was edited. */
    readonly lengthInches: number
  }

/** What can be typed about a club and be wrong. */
export const TYPED_FIELDS = ['brand', 'model', ...CLUB_MEASURES, 'notes'] as const
export type TypedField = (typeof TYPED_FIELDS)[number]

const DRAFT_FIELDS = ['type', 'shaftType', 'shaftFlex', 'isInBag', 'isLoftAssumed', ...TYPED_FIELDS] as const

/** Why a field cannot be saved, as a sentence. */
export type DraftProblems = Readonly<Partial<Record<TypedField, string>>>

/** What a profile may hold, in characters. */
const LONGEST_TEXT = { brand: 100, model: 100, notes: 1000 } as const

export function draftsOf(bag: readonly BagClub[], units: PreferredUnits): readonly ClubDraft[] {
  return bag.map((club) => draftOf(club, units))
}

function draftOf(club: BagClub, units: PreferredUnits): ClubDraft {
  const { type, brand, model, shaftType, shaftFlex, lie, length, isInBag, notes, since } = club
  const [lieText, loftText, lengthText] = [
    measureField('lie', lie, units),
    measureField('loft', loftOf(club), units),
    measureField('length', length, units),
  ]
  const described = { type, brand, model, shaftType, shaftFlex, isInBag, notes, since }
  const isLoftAssumed = isAssumed(club, 'loft')
  const texts = { lie: lieText, loft: loftText, length: lengthText }
  return { ...described, ...texts, isSelected: true, isLoftAssumed, units, lengthInches: length }
}

/** Whether saving these drafts would change the bag, or something typed cannot be saved as it is. */
export function isEdited(drafts: readonly ClubDraft[], bag: readonly BagClub[]): boolean {
  const [now, before] = [selectedClubs(drafts), selectedClubs(draftsOf(bag, drafts[0]?.units ?? 'yards'))]
  if (now.length !== before.length) return true
  return now.some((draft, index) => DRAFT_FIELDS.some((field) => draft[field] !== before[index]?.[field]))
}

/** The clubs that are to be in the bag or on the shelf, longest first. */
export function selectedClubs(drafts: readonly ClubDraft[]): readonly ClubDraft[] {
  return drafts.filter(({ isSelected }) => isSelected).toSorted((a, b) => byPosition(a.type, b.type))
}

/** Removes a selected club; adds another while there is room for it. */
export function withToggled(drafts: readonly ClubDraft[], type: ClubType, units: PreferredUnits): readonly ClubDraft[] {
  const known = drafts.find((draft) => draft.type === type)
  if (known?.isSelected === true) return withDraft(drafts, { ...known, isSelected: false })
  if (!hasRoomFor(type, selectedClubs(drafts))) return drafts
  return known
    ? withDraft(drafts, { ...known, isSelected: true, isInBag: true })
    : [...drafts, draftOf(newBagClub(type), units)]
}

export function withDraft(drafts: readonly ClubDraft[], changed: ClubDraft): readonly ClubDraft[] {
  return drafts.map((draft) => (draft.type === changed.type ? changed : draft))
}

/** The club that the draft describes, or why it describes none. */
export function readDraft(draft: ClubDraft): { readonly club: BagClub } | { readonly problems: DraftProblems } {
  const [lie, loft, length] = [measure(draft, 'lie'), measure(draft, 'loft'), measure(draft, 'length')]
  const problems: DraftProblems = {
    ...textProblem(draft, 'brand'),
    ...textProblem(draft, 'model'),
    ...(lie === undefined && { lie: measureHint('lie', draft.units) }),
    ...(loft === undefined && { loft: measureHint('loft', draft.units) }),
    ...(length === undefined && { length: measureHint('length', draft.units) }),
    ...textProblem(draft, 'notes'),
  }
  if (lie === undefined || loft === undefined || length === undefined || Object.keys(problems).length > 0) {
    return { problems }
  }
  const { isSelected: _isSelected, isLoftAssumed, units: _units, lengthInches: _before, ...described } = draft
  const [brand, model, notes] = [stored(draft.brand), stored(draft.model), stored(draft.notes)]
  return { club: { ...described, brand, model, lie, loft: isLoftAssumed ? null : loft, length, notes } }
}

function measure(draft: ClubDraft, name: ClubMeasure): number | undefined {
  const { units, lengthInches } = draft
  return readTypedMeasure(draft[name], name, { units, standing: lengthInches })
}

/** As the server stores it. */
function stored(text: string): string {
  return text.normalize('NFC').trim()
}

function textProblem(draft: ClubDraft, field: keyof typeof LONGEST_TEXT): DraftProblems {
  const longestCount = LONGEST_TEXT[field]
  const excessCount = stored(draft[field]).length - longestCount
  if (excessCount <= 0) return {}
  return { [field]: copy.textTooLong({ longestCount, excessCount }) }
}
