import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Course } from '@bagwise/golf/course/course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { BookPageDrawing } from '#features/courses/book/page/book-page-drawing.tsx'
import type { BookFacts, MadePage } from '#features/courses/book/book-made.ts'
import { ADVISED_BAG } from '../../../golf/reference/advised-bag.ts'

/** The forecast of the books in tests. */
export const BOOK_READING: WeatherReading = { ...TYPICAL_READING, temperatureF: 64, windSpeedMph: 11 }

type Told = { readonly units?: PreferredUnits; readonly clubs?: readonly AdvisedClub[] }

export function bookFacts(
  { takenOn }: Pick<Course, 'takenOn'>,
  { units = 'yards', clubs = ADVISED_BAG }: Told = {},
): BookFacts {
  return {
    bag: { clubs, golfer: { handicap: 15 }, handicapSource: 'said' },
    weather: { reading: BOOK_READING, moment: '14:05', service: 'open-meteo' },
    units,
    takenOn,
    isOwnMapping: false,
  }
}

export function drawnPage(made: MadePage, facts: BookFacts): string {
  return renderToStaticMarkup(createElement(BookPageDrawing, { made, facts }))
}

/** The texts as they are read. */
export function textsOf(markup: string): readonly string[] {
  return Array.from(markup.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, inside = '']) =>
    inside
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('&#x27;', "'")
      .trim(),
  )
}

/** The drawing of the hole on a page. */
export function holeOn(markup: string): string {
  return /<svg x=.*?<\/svg>/.exec(markup)?.[0] ?? ''
}

/** The rest of the page. */
export function besideHole(markup: string): string {
  return markup.replace(holeOn(markup), '')
}

/** What is drawn of a green: one path, unless there is something on the green that nobody knows. */
export function greenPathsOn(markup: string): readonly string[] {
  return besideHole(markup).match(/<path[^>]*fill-rule="evenodd"[^>]*>/g) ?? []
}
