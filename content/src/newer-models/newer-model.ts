import type { Ball } from '@bagwise/golf/balls/ball'
import type { PriceDay } from '@bagwise/golf/price-day'
import type { FactSource } from '../balls/catalogue-ball.ts'

/** Dollars: a dozen balls, one club. */
export type NewerPrice = FactSource & PriceDay & { readonly dollars: number }

/** A ball or club that has come out since the catalogue of 2024. What was not found is absent, never a guess. */
type NewerModel = FactSource & {
  readonly id: string
  readonly brand: string
  readonly model: string
  readonly year: number
  /** The calendar day from which shops have it. */
  readonly onSale?: FactSource & { readonly day: string }
  readonly price?: NewerPrice
  /** The day on which all of this was looked for. */
  readonly checkedOn: string
}

export type NewerBall = NewerModel & {
  /** Id of the ball in the catalogue that it follows; absent when that one is not in it. */
  readonly succeeds?: string
  readonly construction?: Ball['construction']
  readonly cover?: Ball['cover']
}

export const NEWER_CLUB_KINDS = ['driver', 'slice-driver', 'wedge'] as const
export type NewerClub = NewerModel & { readonly kind: (typeof NEWER_CLUB_KINDS)[number] }
