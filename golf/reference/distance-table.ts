import type { ClubType } from '../src/club.ts'

export const TABLE_GROUPS = ['tour', 'single players', 'trackers', 'men’s charts', 'women’s charts'] as const
export type TableGroup = (typeof TABLE_GROUPS)[number]

/** A published table of distances, in yards. */
export type DistanceTable = {
  readonly name: string
  readonly carries: Readonly<Partial<Record<ClubType, number>>>
  /** Degrees, where the source gives a loft other than the usual one. */
  readonly lofts?: Readonly<Partial<Record<ClubType, number>>>
  readonly handicap?: number
  readonly swingSpeedMph?: number
  /** Overrides the source's group. */
  readonly group?: TableGroup
}

export type DistanceSource = {
  readonly name: string
  readonly cite: string
  readonly group: TableGroup
  /** Measured, as opposed to a chart. */
  readonly isMeasured: boolean
  /** The source whose numbers it reuses: the two are held out together. */
  readonly follows?: string
  readonly tables: readonly DistanceTable[]
}
