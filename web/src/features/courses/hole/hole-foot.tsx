import type { CourseHole } from '@bagwise/golf/course/course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { HoleGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import * as courses from '#features/courses/courses.copy.ts'
import * as copy from './hole.copy.ts'

type HoleFootProps = {
  readonly ground: HoleGround
  readonly hole: CourseHole
  readonly weather: WeatherReading | undefined
  readonly units: PreferredUnits
  readonly isTournament: boolean
  readonly heightFeet: number | null
  /** Whose shots the oval is of; undefined where none is drawn. */
  readonly whose: string | undefined
}

/** What the numbers rest on, what is assumed and what nobody knows. */
export function HoleFoot({ ground, hole, weather, units, isTournament, heightFeet, whose }: HoleFootProps) {
  const assumed = copy.assumedLine({
    hasGreen: hole.green !== undefined,
    covers: ground.patches.flatMap(({ cover, isAssumed }) => (isAssumed === true ? [cover] : [])),
  })
  const lines = [
    ...(whose === undefined ? [] : [copy.ovalLine(whose)]),
    ...(isTournament ? [] : [copy.airLine(weather, units), copy.heightLine(heightFeet, units)]),
    courses.unknownLine(ground.unknown),
    assumed,
  ]
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      {lines.map((line) => line !== undefined && <p key={line}>{line}</p>)}
    </div>
  )
}
