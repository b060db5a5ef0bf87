import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { Conflict } from '#sync/conflicts.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'

/** 'clubDistances.7-iron' → '7-Iron distance', 'golfBag.driver.loft' → 'Driver loft', 'averageScore' → 'average score'. */
function fieldName(text: string): string {
  const path = parseProfilePath(text)
  return path ? nameOf(path) : 'edit'
}

/** A sentence for a notice: 'Not saved: your 7-Iron distance. It must be at most 400.' */
export function refusalText({ path, message }: { readonly path: string; readonly message: string }): string {
  return `Not saved: your ${fieldName(path)}. ${message.replace(/^[a-z][\w.-]* must/i, 'It must')}`
}

/** What happened from this device's point of view, and the label of the button that reverts it. */
export function conflictText(
  { path: text, value, keptValue, reason, isOwn }: Conflict,
  units: PreferredUnits,
): { readonly sentence: string; readonly takeBack: string } {
  const path = parseProfilePath(text)
  const gone = valueText(path, value, units)
  const kept = valueText(path, keptValue, units)
  const field = fieldName(text)
  return { sentence: sentenceOf({ field, gone, kept, reason, isOwn }), takeBack: `Use ${gone}` }
}

function sentenceOf({
  field,
  gone,
  kept,
  reason,
  isOwn,
}: { readonly field: string; readonly gone: string; readonly kept: string } & Pick<Conflict, 'reason' | 'isOwn'>) {
  if (reason === 'replaced') {
    return isOwn
      ? `Also changed on another device: ${field} was ${gone} there. It is ${kept} now.`
      : `Changed on another device: ${field} ${gone} → ${kept}.`
  }
  return isOwn
    ? `Changed on another device before: ${field} stays ${kept}, not ${gone}.`
    : `Another device wanted ${field} ${gone}. It stays ${kept}.`
}

function nameOf(path: ProfilePath): string {
  if (path.kind === 'scalar') return words(path.field)
  const club = CLUBS[path.club].displayName
  if (path.kind === 'distance') return `${club} distance`
  return path.kind === 'club' ? club : `${club} ${words(path.field)}`
}

function words(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function valueText(path: ProfilePath | undefined, value: unknown, units: PreferredUnits): string {
  if (path?.kind === 'club') return value === null ? 'out of the bag' : bagClubText(value)
  if (value === null || value === '') return 'nothing'
  if (path?.kind === 'distance') return distanceText(value, units)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ') || 'nothing'
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function distanceText(value: unknown, units: PreferredUnits): string {
  const isStored = typeof value === 'object' && value !== null && 'distance' in value
  return isStored ? `${shownDistance(Number(value.distance), units)} ${unitShort(units)}` : 'nothing'
}

function bagClubText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('brand' in value) || !('loft' in value)) return 'in the bag'
  return `${String(value.brand)}, ${degreesText(Number(value.loft))}`
}
