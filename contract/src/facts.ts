import { FACT_FIELDS } from '@bagwise/golf/facts'
import type { Facts } from '@bagwise/golf/facts'
import type { ProfileDocument } from './profile-document.ts'

/** A stored profile without its sources, as a server of the version before writes it. */
type WithoutFacts = Omit<ProfileDocument, 'facts'>

const DAY_LENGTH = '2026-11-21'.length

/** The calendar day of an ISO time, in UTC. */
export function dayOf(time: string): string {
  return time.slice(0, DAY_LENGTH)
}

/**
 * The sources that belong to these values: known ones stay, a value without one counts as said on that day, and what is
 * null has none.
 */
export function factsFor({ scalars }: WithoutFacts, known: Facts, day: string): Facts {
  const entries = FACT_FIELDS.flatMap((field) =>
    scalars[field] === null ? [] : [[field, known[field] ?? { source: 'said', since: day }] as const],
  )
  return Object.fromEntries(entries)
}

/** The document after edits: a value that they changed was said on that day. */
export function withSaidFacts(before: ProfileDocument, after: ProfileDocument, day: string): ProfileDocument {
  const isEdited = FACT_FIELDS.some((field) => after.scalars[field] !== before.scalars[field])
  if (!isEdited) return after
  const kept = FACT_FIELDS.filter((field) => after.scalars[field] === before.scalars[field])
  const known = Object.fromEntries(kept.flatMap((field) => (before.facts[field] ? [[field, before.facts[field]]] : [])))
  return { ...after, facts: factsFor(after, known, day) }
}
