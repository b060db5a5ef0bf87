import type { ClubType } from '../club.ts'
import type { Course } from '../course/course.ts'
import { partialCarries } from '../distances/partial-swings.ts'
import type { PartialCarries } from '../distances/partial-swings.ts'
import { carryInAir } from '../flight/carry-in-air.ts'
import { airOfReading } from '../weather/reading-air.ts'
import type { WeatherReading } from '../weather/weather-reading.ts'
import type { BookFor } from './book-ball.ts'

/** A club with its full swing and its easier ones; undefined for a calm day, and where the flight is not known, as in a storm. */
export type CoverClub = PartialCarries & {
  readonly club: ClubType
  readonly carryCalmYards: number
  /** In the forecast with its wind into the face, from the side and from behind. */
  readonly intoYards: number | undefined
  readonly acrossYards: number | undefined
  readonly downYards: number | undefined
}

/** The page in front. */
export type BookCover = {
  readonly courseName: string | undefined
  /** The day of the map, YYYY-MM-DD. */
  readonly takenOn: string | undefined
  /** The day that the book is for. */
  readonly day: string
  readonly forecast: WeatherReading | undefined
  /** In the order of the bag, without the putter. */
  readonly clubs: readonly CoverClub[]
  readonly holeCount: number
}

const WIND_FROM_DEG = { into: 0, across: 90, down: 180 } as const

/** The carries are those of the pocket card; for a calm day there are no others. */
export function bookCover(
  { name, takenOn, holes }: Pick<Course, 'name' | 'takenOn' | 'holes'>,
  { bag, golfer, forecast, day }: BookFor & { readonly day: string },
): BookCover {
  const clubs = bag.filter(({ club }) => club !== 'putter')
  return {
    courseName: name,
    takenOn,
    day,
    forecast,
    clubs: clubs.map((own) => {
      const carryYards = (windFromDeg: number) => {
        if (!forecast) return undefined
        const yards = carryInAir(own, airOfReading(forecast, windFromDeg), golfer.trajectory)
        return typeof yards === 'number' ? yards : undefined
      }
      return {
        club: own.club,
        carryCalmYards: own.carryYards,
        ...partialCarries(own.carryYards, own.ownParts),
        intoYards: carryYards(WIND_FROM_DEG.into),
        acrossYards: carryYards(WIND_FROM_DEG.across),
        downYards: carryYards(WIND_FROM_DEG.down),
      }
    }),
    holeCount: holes.length,
  }
}
