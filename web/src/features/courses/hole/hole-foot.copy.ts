import { STREAM_YARDS } from '@bagwise/golf/course/course'
import type { KnownKind } from '@bagwise/golf/course/course'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Patch } from '@bagwise/golf/shot-advice/ground/ground'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { listed, unknownLine } from '#courses/courses.copy.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { quantityText } from '#quantities/quantity.ts'

/** 'Oval: two in three of your 34 shots.' */
export const ovalLine = (whose: string) => `Oval: two in three shots, ${whose}.`

/** That of `REFERENCE_AIR`, without all that belongs to it. */
export const STILL_AIR_F = 70

/** 'Counted with wind 7 mph from SW and 61°F.' */
export function airLine(weather: WeatherReading | undefined, units: PreferredUnits): string {
  if (!weather) {
    const usual = quantityText('temperature', STILL_AIR_F, units)
    return `Counted with still air at ${usual}: your weather is unknown.`
  }
  const temperature = quantityText('temperature', weather.temperatureF, units)
  if (weather.windSpeedMph < 1) return `Counted with no wind and ${temperature}.`
  return `Counted with wind ${quantityText('speed', weather.windSpeedMph, units)} from ${weather.windDirection} and ${temperature}.`
}

const heightLabel = 'Height'
const heightUnknown = 'unknown'

/** 'Height: unknown.', 'Height: 12 ft up.' */
export function heightLine(heightFeet: number | null, units: PreferredUnits): string {
  if (heightFeet === null) return `${heightLabel}: ${heightUnknown}.`
  return `${heightLabel}: ${quantityText('rise', Math.abs(heightFeet), units)} ${heightFeet < 0 ? 'down' : 'up'}.`
}

export const outlineLabel = 'The course boundary is out of bounds'
export const outlineHelp = 'Assumed from the outline on the map.'

/** 'Assumed, dashed in the picture: the green and the fairway.' */
export function assumedLine(
  { hasGreen, patches }: { readonly hasGreen: boolean; readonly patches: readonly Patch[] },
  units: PreferredUnits,
): string | undefined {
  const assumed = patches.filter(({ isAssumed }) => isAssumed === true)
  const isAny = (isOne: (patch: Patch) => boolean) => assumed.some(isOne)
  const streams = `as strips ${shownDistance(STREAM_YARDS, units)} ${unitShort(units)} wide`
  const words = [
    ...(hasGreen ? [] : ['the green']),
    ...(isAny(({ cover }) => cover === 'fairway') ? ['the fairway'] : []),
    ...(isAny((patch) => isWater(patch) && patch.isStream !== true) ? ['water without a golf tag, as red'] : []),
    ...(isAny(({ cover, isStream }) => isStream === true && cover === 'water-red')
      ? [`streams, ${streams}, as red`]
      : []),
    ...(isAny(({ cover, isStream }) => isStream === true && cover === 'water') ? [`water hazards, ${streams}`] : []),
    ...(isAny(({ cover }) => cover === 'out') ? ['the boundary as out of bounds'] : []),
  ]
  return words.length === 0 ? undefined : `Assumed, dashed in the picture: ${listed(words)}.`
}

const isWater = ({ cover }: Patch) => cover === 'water' || cover === 'water-red'

/** Strokes that are lost there: where nobody knows whether there is any, the advice says so. */
const WITH_ADVICE: ReadonlySet<KnownKind> = new Set(['water', 'out'])

/** 'Water is not mapped here. There may be some.' */
export function unknownToAdvice(unknown: readonly KnownKind[]): string | undefined {
  return unknownLine(unknown.filter((kind) => WITH_ADVICE.has(kind)))
}

/** What the advice does not say. */
export function unknownBesides(unknown: readonly KnownKind[], isAdvised: boolean): string | undefined {
  return unknownLine(isAdvised ? unknown.filter((kind) => !WITH_ADVICE.has(kind)) : unknown)
}
