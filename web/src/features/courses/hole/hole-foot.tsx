import type { CourseHole } from '@bagwise/golf/course/course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { HoleGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import * as copy from './hole-foot.copy.ts'

type HoleFootProps = {
  readonly ground: HoleGround
  readonly hole: CourseHole
  readonly weather: WeatherReading | undefined
  readonly units: PreferredUnits
  readonly isTournament: boolean
  readonly heightFeet: number | null
  /** Whether the outline of the map is a boundary; undefined where it has none. */
  readonly isOutlineOut: boolean | undefined
  readonly onOutline: (isOut: boolean) => void
  /** Whose shots the oval is of; undefined where none is drawn. */
  readonly whose: string | undefined
}

/** What the numbers rest on, what is assumed and what nobody knows. */
export function HoleFoot(props: HoleFootProps) {
  const { ground, hole, weather, units, isTournament, heightFeet, isOutlineOut, onOutline, whose } = props
  const { patches, unknown } = ground
  const isOutlineLeftOut =
    isOutlineOut === true && !patches.some(({ cover, isAssumed }) => cover === 'out' && isAssumed)
  const lines = [
    ...(whose === undefined ? [] : [copy.ovalLine(whose)]),
    ...(isTournament ? [] : [copy.airLine(weather, units), copy.heightLine(heightFeet, units)]),
    copy.unknownBesides(unknown, whose !== undefined),
    copy.assumedLine({ hasGreen: hole.green !== undefined, patches }, units),
  ]
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      {lines.map((line) => line !== undefined && <p key={line}>{line}</p>)}
      {!isTournament && <HandNote />}
      {isOutlineOut !== undefined && !isOutlineLeftOut && (
        <SwitchRow label={copy.outlineLabel} help={copy.outlineHelp} isOn={isOutlineOut} onChange={onOutline} />
      )}
    </div>
  )
}
