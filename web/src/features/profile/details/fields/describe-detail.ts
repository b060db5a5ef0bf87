import type { Reader } from './detail-field.ts'
import { DETAIL_FIELDS } from './detail-sections.ts'
import { valueText } from './detail-text.ts'
import { fieldAsSeen } from './field-as-seen.ts'

/** What the page calls a field of the profile and how it words a value of it; undefined for what it does not show. */
export function describeDetail(
  fieldName: string,
  value: unknown,
  reader: Reader,
): { readonly label: string; readonly text: string | undefined } | undefined {
  const field = DETAIL_FIELDS.find(({ key }) => key === fieldName)
  return field && { label: field.label, text: valueText(fieldAsSeen(field, reader), value, reader.units) }
}
