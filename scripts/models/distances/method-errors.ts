import type { TableGroup } from '../../../golf/reference/distance-table.ts'
import { TABLE_GROUPS } from '../../../golf/reference/distance-table.ts'
import { GIVEN } from './leave-one-out.ts'
import type { Given, HeldOutClub } from './leave-one-out.ts'

export const METHODS = ['classic', 'factors', 'likeMe'] as const
type Method = (typeof METHODS)[number]

/** Estimate less table, in yards. */
export type MethodErrors = {
  readonly rmsYards: number
  readonly largestYards: number
  readonly biasYards: number
}

/** Several held-out clubs together. */
export type ErrorRow = Readonly<Record<Method, MethodErrors>> & {
  readonly count: number
  /** How many of them lie within the range that Like me states, as a share. */
  readonly withinRangeShare: number
  readonly meanRangeYards: number
}

export type GroupRow = ErrorRow & { readonly given: Given; readonly group: TableGroup | 'all measured' }
export type TableRow = ErrorRow & { readonly given: Given; readonly source: string; readonly table: string }

const MEASURED: readonly TableGroup[] = ['tour', 'single players', 'trackers']

/** A row for each group of tables and each thing told, and one for all measured tables. */
export function errorsByGroup(clubs: readonly HeldOutClub[]): readonly GroupRow[] {
  return GIVEN.flatMap((given) => {
    const told = clubs.filter((club) => club.given === given)
    return [
      ...TABLE_GROUPS.map((group) => ({ given, group, ...errorsOf(told.filter((club) => club.group === group)) })),
      { given, group: 'all measured', ...errorsOf(told.filter(({ group }) => MEASURED.includes(group))) },
    ]
  })
}

/** A row for each table and each thing told that leaves a club of it to estimate. */
export function errorsByTable(clubs: readonly HeldOutClub[]): readonly TableRow[] {
  const rows = Map.groupBy(clubs, ({ given, source, table }) => `${given}|${source}|${table}`)
  return [...rows.values()].flatMap((held) => {
    const [first] = held
    return first ? [{ given: first.given, source: first.source, table: first.table, ...errorsOf(held) }] : []
  })
}

function errorsOf(held: readonly HeldOutClub[]): ErrorRow {
  const within = held.filter(
    ({ publishedYards, fromYards, toYards }) => publishedYards >= fromYards && publishedYards <= toYards,
  )
  return {
    count: held.length,
    classic: methodErrors(held.map((club) => club.classicYards - club.publishedYards)),
    factors: methodErrors(
      held.flatMap(({ factorYards, publishedYards }) =>
        factorYards === undefined ? [] : [factorYards - publishedYards],
      ),
    ),
    likeMe: methodErrors(held.map((club) => club.likeMeYards - club.publishedYards)),
    withinRangeShare: within.length / held.length,
    meanRangeYards: meanOf(held.map(({ plusMinusYards }) => plusMinusYards)),
  }
}

function methodErrors(misses: readonly number[]): MethodErrors {
  return {
    rmsYards: Math.sqrt(meanOf(misses.map((miss) => miss ** 2))),
    largestYards: Math.max(...misses.map(Math.abs)),
    biasYards: meanOf(misses),
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
