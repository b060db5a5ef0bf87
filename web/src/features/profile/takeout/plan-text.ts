import { CLUBS } from '@bagwise/golf/club'
import type { Hand, PreferredUnits } from '@bagwise/golf/golfer'
import { SKILL_PROFILES } from '@bagwise/golf/persona'
import { isSameValue } from '@bagwise/contract/profile-document'
import { BAG_CLUB_FIELDS, parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { ImportPlan } from '@bagwise/contract/takeout'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { quantityText } from '#quantities/quantity.ts'
import * as copy from './takeout.copy.ts'

type Change = ImportPlan['changes'][number]

/** A line of a list: what it is about, and what happens to it. */
export type PlanLine = { readonly name: string; readonly text: string }

/** How a field of the profile is called and worded on the page; undefined for what is not shown there. */
export type DescribeDetail = (
  fieldName: string,
  value: unknown,
  reader: { readonly hand: Hand | null; readonly units: PreferredUnits },
) => { readonly label: string; readonly text: string | undefined } | undefined

/** How the golfer reads what is planned. */
export type PlanWords = {
  readonly units: PreferredUnits
  readonly hand: Hand | null
  readonly describe: DescribeDetail
}

type PlanGroup = { readonly title: string; readonly lines: readonly PlanLine[] }

/** Of clubs. */
const UNITS_OF_FIELDS: Readonly<Record<string, string>> = {
  lie: '°',
  loft: '°',
}
const FIELD_NAMES: Readonly<Record<string, string>> = copy.hiddenFieldNames
const SOURCES: Readonly<Record<string, string>> = copy.sources
/** Too long to be shown twice in a line. */
const LONG_FIELDS: readonly string[] = ['notes']

/** What would change, in the order in which a golfer asks for it. */
export function planGroups({ changes }: ImportPlan, words: PlanWords): readonly PlanGroup[] {
  const kinds = ['distance', 'club', 'scalar'] as const
  return kinds
    .map((kind) => ({ title: copy.groupTitles[kind], lines: changes.flatMap((change) => lineOf(change, kind, words)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The golfer's own numbers that stay although the file has an estimate. */
export function keptLines({ kept }: ImportPlan, units: PreferredUnits): readonly PlanLine[] {
  return kept.map(({ path, own, estimate }) => ({
    name: nameOf(path),
    text: copy.ownStays({ own: distanceText(own, units), estimate: distanceText(estimate, units) }),
  }))
}

function lineOf(
  { path: text, from, to }: Change,
  kind: ProfilePath['kind'],
  { units, hand, describe }: PlanWords,
): readonly PlanLine[] {
  const path = parseProfilePath(text)
  if (path?.kind !== kind) return []
  const name = nameOf(text)
  switch (path.kind) {
    case 'distance':
      return [{ name, text: arrow(distanceText(from, units), distanceText(to, units)) }]
    case 'club':
      return [{ name, text: from === null ? copy.added(clubText(to, units)) : clubChanges(from, to, units) }]
    default: {
      const [before, after] = [from, to].map((value) => describe(text, value, { hand, units }))
      return after
        ? [{ name: after.label, text: arrow(before?.text ?? copy.nothing, after.text ?? copy.nothing) }]
        : [{ name, text: arrow(profileText(text, from, units), profileText(text, to, units)) }]
    }
  }
}

function nameOf(text: string): string {
  const path = parseProfilePath(text)
  if (path && path.kind !== 'scalar') return CLUBS[path.club].displayName
  const words = FIELD_NAMES[text] ?? text.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

function distanceText(value: unknown, units: PreferredUnits): string {
  const [yards, source] = [fieldOf(value, 'distance'), fieldOf(value, 'source')]
  if (typeof yards !== 'number') return copy.nothing
  const count = fieldOf(fieldOf(value, 'shots'), 'count')
  return `${shownDistance(yards, units)} ${unitShort(units)} ${SOURCES[String(source)] ?? String(source)}${typeof count === 'number' ? ` (${count})` : ''}`
}

function clubText(club: unknown, units: PreferredUnits): string {
  const facts = ['brand', 'model'].map((field) => fieldOf(club, field)).filter(Boolean)
  const loft = fieldOf(club, 'loft')
  return [...facts, ...(loft === null ? [] : [fieldText('loft', loft, units)])].join(' ')
}

function clubChanges(from: unknown, to: unknown, units: PreferredUnits): string {
  const changed = BAG_CLUB_FIELDS.filter((field) => !isSameValue(fieldOf(from, field), fieldOf(to, field)))
  return changed
    .map((field) => {
      const words = copy.clubFieldNames[field]
      if (LONG_FIELDS.includes(field)) return words
      const text = (club: unknown) => fieldText(field, fieldOf(club, field), units)
      return `${words} ${arrow(text(from), text(to))}`
    })
    .join(', ')
}

function profileText(text: string, value: unknown, units: PreferredUnits): string {
  const persona = text === 'golfPersona' ? SKILL_PROFILES.find(({ id }) => id === value) : undefined
  return persona?.name ?? fieldText(text, value, units)
}

function fieldText(field: string, value: unknown, units: PreferredUnits): string {
  if (value === null || value === '' || value === undefined) return copy.nothing
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  if (field === 'length' && typeof value === 'number') return quantityText('length', value, units)
  if (field === 'askedSwingSpeed' && typeof value === 'number') return quantityText('speed', value, units)
  return `${typeof value === 'string' ? value : JSON.stringify(value)}${UNITS_OF_FIELDS[field] ?? ''}`
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}

function arrow(from: string, to: string): string {
  return `${from} → ${to}`
}
