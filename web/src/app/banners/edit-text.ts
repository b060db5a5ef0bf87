import { CLUBS } from '@bagwise/golf/club'
import type { Hand, PreferredUnits } from '@bagwise/golf/golfer'
import { issueAsSeen, missAsSeen } from '@bagwise/golf/onboarding/miss-words'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { Conflict } from '#sync/conflicts.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { heightText } from '#quantities/body.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText } from '#quantities/quantity.ts'
import type { Quantity } from '#quantities/quantity.ts'
import * as copy from './golfer-banners.copy.ts'

/** How the golfer reads values. */
export type Reader = { readonly units: PreferredUnits; readonly hand: Hand | null }

/** 'clubDistances.7-iron' → '7-Iron distance', 'golfBag.driver.loft' → 'Driver loft', 'averageScore' → 'average score'. */
function fieldName(text: string): string {
  const path = parseProfilePath(text)
  return path ? nameOf(path) : copy.unknownField
}

/** A sentence for a notice: 'Not saved: your 7-Iron distance. It must be at most 400.' */
export function refusalText({ path, message }: { readonly path: string; readonly message: string }): string {
  return copy.notSaved({ field: fieldName(path), reason: message.replace(/^[a-z][\w.-]* must/i, copy.itMust) })
}

/** What happened from this device's point of view, and the label of the button that reverts it. */
export function conflictText(
  { path: text, value, keptValue, reason, isOwn }: Conflict,
  reader: Reader,
): { readonly sentence: string; readonly takeBack: string } {
  const path = parseProfilePath(text)
  const gone = valueText(path, value, reader)
  const kept = valueText(path, keptValue, reader)
  const field = fieldName(text)
  return { sentence: sentenceOf({ field, gone, kept, reason, isOwn }), takeBack: copy.takeBack(gone) }
}

function sentenceOf({
  field,
  gone,
  kept,
  reason,
  isOwn,
}: { readonly field: string; readonly gone: string; readonly kept: string } & Pick<Conflict, 'reason' | 'isOwn'>) {
  if (reason === 'replaced') {
    return isOwn ? copy.ownReplaced({ field, gone, kept }) : copy.otherReplaced({ field, gone, kept })
  }
  return isOwn ? copy.ownRejected({ field, gone, kept }) : copy.otherRejected({ field, gone, kept })
}

function nameOf(path: ProfilePath): string {
  if (path.kind === 'scalar') return copy.fieldWords(path.field)
  const club = CLUBS[path.club].displayName
  if (path.kind === 'distance') return copy.distanceOf(club)
  return path.kind === 'club' ? club : copy.fieldOfClub({ club, field: copy.fieldWords(path.field) })
}

function valueText(path: ProfilePath | undefined, value: unknown, { units, hand }: Reader): string {
  if (path?.kind === 'club') return value === null ? copy.outOfBag : bagClubText(value)
  if (value === null || value === '') return copy.nothing
  if (path?.kind === 'distance') return distanceText(value, units)
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (Array.isArray(value)) return value.map((one) => issueAsSeen(String(one), hand)).join(', ') || copy.nothing
  if (typeof value === 'number') return numberIn(path, value, units)
  if (typeof value !== 'string') return JSON.stringify(value)
  return path?.kind === 'scalar' && path.field === 'missPattern' ? missAsSeen(value, hand) : value
}

/** Of a field that is read in a unit. */
const QUANTITIES: Readonly<Record<string, Quantity>> = { weight: 'weight', swingSpeed: 'speed', length: 'length' }

function numberIn(path: ProfilePath | undefined, value: number, units: PreferredUnits): string {
  const field = path?.kind === 'scalar' || path?.kind === 'club-field' ? path.field : ''
  if (field === 'height') return heightText(value, units)
  const quantity = QUANTITIES[field]
  return quantity ? quantityText(quantity, value, units) : numberText(value)
}

function distanceText(value: unknown, units: PreferredUnits): string {
  const isStored = typeof value === 'object' && value !== null && 'distance' in value
  return isStored ? `${shownDistance(Number(value.distance), units)} ${unitShort(units)}` : copy.nothing
}

function bagClubText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('brand' in value) || !('loft' in value)) return copy.inBag
  return `${String(value.brand)}, ${degreesText(Number(value.loft))}`
}
