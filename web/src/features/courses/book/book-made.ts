import type { WeatherService } from '@bagwise/contract/weather'
import type { BookCover } from '@bagwise/golf/book/book-cover'
import type { BookPage } from '@bagwise/golf/book/book-page'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'

/** The weather that a book is for. */
export type DayWeather = {
  readonly reading: WeatherReading
  /** When it was heard, as the golfer's clock has it. */
  readonly moment: string
  readonly service: WeatherService | null
}

/** What a book is made from: its pages say so, whatever changes afterwards. */
export type BookOrder = {
  readonly course: PackedCourse
  readonly holeIds: readonly string[]
  /** Of the golfer's own mapping no map is named. */
  readonly isOwnMapping: boolean
  readonly tees: string | undefined
  readonly isOutlineOut: boolean
  readonly bag: AdvisedBag
  readonly weather: DayWeather | undefined
  /** The day it is made on, YYYY-MM-DD. */
  readonly day: string
  readonly units: PreferredUnits
}

export type MadePage =
  | { readonly kind: 'cover'; readonly cover: BookCover }
  | { readonly kind: 'hole'; readonly page: BookPage }

/** What all pages of a book have in common. */
export type BookFacts = Pick<BookOrder, 'bag' | 'weather' | 'units' | 'isOwnMapping'> & {
  readonly takenOn: string | undefined
}

/** The front page and one for each hole. */
export const pageCountOf = ({ holeIds }: Pick<BookOrder, 'holeIds'>) => holeIds.length + 1
