import { CLUBS } from '@bagwise/golf/club'
import type { Hand, PreferredUnits } from '@bagwise/golf/golfer'
import { SKILL_PROFILES } from '@bagwise/golf/persona'
import { isSameValue } from '@bagwise/contract/profile-document'
import { BAG_CLUB_FIELDS, parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { ImportPlan } from '@bagwise/contract/takeout'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import * as copy from './takeout.copy.ts'

type Change = ImportPlan['changes'][number]

/** A line of a list: what it is about, and what happens to it. */
export type PlanLine = { readonly name: string; readonly text: string }

/** How a field of the profile is called and worded on the page; undefined for what is not shown there. */
export type DescribeDetail = (
  fieldName: string,
  value: unknown,
  hand: Hand | null,
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
  length: ' in',
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

/** '14 distances, 2 clubs and 34 days of progress'; empty when nothing would change. */
export function planSummary({ changes, progress, rounds }: ImportPlan): string {
  const count = (kind: ProfilePath['kind']) =>
    changes.filter(({ path }) => parseProfilePath(path)?.kind === kind).length
  const parts = [
    counted(count('distance'), copy.distanceCount),
    counted(count('club'), copy.clubCount),
    counted(count('scalar'), copy.detailCount),
    counted(progress.added, copy.progressDayCount),
    counted(rounds.added, copy.roundCount),
  ].flat()
  return copy.listed(parts)
}

/** What of the file is in the account already; empty when there is nothing of the kind. */
export function presentText({ progress, rounds }: ImportPlan): string {
  const parts = [counted(progress.present, copy.progressDayCount), counted(rounds.present, copy.roundCount)].flat()
  return parts.length === 0 ? '' : copy.presentAlready(parts)
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
      return [{ name, text: from === null ? copy.added(clubText(to)) : clubChanges(from, to) }]
    default: {
      const [before, after] = [describe(text, from, hand), describe(text, to, hand)]
      return after
        ? [{ name: after.label, text: arrow(before?.text ?? copy.nothing, after.text ?? copy.nothing) }]
        : [{ name, text: arrow(profileText(text, from), profileText(text, to)) }]
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

function clubText(club: unknown): string {
  const facts = ['brand', 'model'].map((field) => fieldOf(club, field)).filter(Boolean)
  const loft = fieldOf(club, 'loft')
  return [...facts, ...(loft === null ? [] : [fieldText('loft', loft)])].join(' ')
}

function clubChanges(from: unknown, to: unknown): string {
  const changed = BAG_CLUB_FIELDS.filter((field) => !isSameValue(fieldOf(from, field), fieldOf(to, field)))
  return changed
    .map((field) => {
      const words = copy.clubFieldNames[field]
      if (LONG_FIELDS.includes(field)) return words
      return `${words} ${arrow(fieldText(field, fieldOf(from, field)), fieldText(field, fieldOf(to, field)))}`
    })
    .join(', ')
}

function profileText(text: string, value: unknown): string {
  const persona = text === 'golfPersona' ? SKILL_PROFILES.find(({ id }) => id === value) : undefined
  return persona?.name ?? fieldText(text, value)
}

function fieldText(field: string, value: unknown): string {
  if (value === null || value === '' || value === undefined) return copy.nothing
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  return `${typeof value === 'string' ? value : JSON.stringify(value)}${UNITS_OF_FIELDS[field] ?? ''}`
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined
}

function arrow(from: string, to: string): string {
  return `${from} → ${to}`
}

function counted(count: number, words: (count: number) => string): readonly string[] {
  return count === 0 ? [] : [words(count)]
}
