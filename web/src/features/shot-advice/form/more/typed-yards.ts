import { FAIRWAY_WIDTH_YARDS, HAZARD_YARDS, findPlaceProblem } from '@bagwise/golf/shot-advice/hazard-place'
import type { HazardPlace } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { readTypedNumber, isInRange } from '#quantities/typed-number.ts'
import type { NumberRange } from '#quantities/typed-number.ts'
import { shownDistance, unitShort, yardsFromShown } from '#quantities/distance.ts'

export const PLACE_NAMES = ['toReachYards', 'toClearYards'] as const
export type PlaceName = (typeof PLACE_NAMES)[number]

/** What stands in the two fields of a hazard. */
export type PlaceTexts = Readonly<Record<PlaceName, string>>

export type YardsProblem =
  /** No whole number from here to there, in the golfer's units. */
  | { readonly problem: 'out-of-range'; readonly from: number; readonly to: number }
  /** As far as the other end or beyond it; that one is in the golfer's units. */
  | { readonly problem: 'past-other-end'; readonly otherShown: number }

export type ReadPlace = {
  /** What counts: of what cannot be, the old value. */
  readonly place: HazardPlace
  readonly problems: Readonly<Partial<Record<PlaceName, YardsProblem>>>
}

type Yards = { readonly yards: number | undefined } | YardsProblem

/** What can be cleared begins at the ball or farther on. */
const PLACE_RANGES = {
  toReachYards: HAZARD_YARDS,
  toClearYards: { from: 1, to: HAZARD_YARDS.to },
} as const satisfies Record<PlaceName, NumberRange>

/** What the fields of a hazard show before something is typed into them. */
export function placeTexts(place: HazardPlace, units: PreferredUnits): PlaceTexts {
  return { toReachYards: yardsText(place.toReachYards, units), toClearYards: yardsText(place.toClearYards, units) }
}

/** A number of yards as a field shows it; nothing where there is none. */
export function yardsText(yards: number | undefined, units: PreferredUnits): string {
  return yards === undefined ? '' : String(shownDistance(yards, units))
}

/** The place that two fields say; what one of them cannot mean has a problem there. `last` was typed last. */
export function readPlace(
  texts: PlaceTexts,
  {
    standing,
    last,
    units,
  }: { readonly standing: HazardPlace; readonly last: PlaceName; readonly units: PreferredUnits },
): ReadPlace {
  const [reach, clear] = PLACE_NAMES.map((name) =>
    readYards(texts[name], { standingYards: standing[name], range: PLACE_RANGES[name], units }),
  )
  const problems = {
    ...(reach && 'problem' in reach ? { toReachYards: reach } : {}),
    ...(clear && 'problem' in clear ? { toClearYards: clear } : {}),
  }
  const place = {
    toReachYards: reach && 'yards' in reach ? reach.yards : standing.toReachYards,
    toClearYards: clear && 'yards' in clear ? clear.yards : standing.toClearYards,
  }
  if (!findPlaceProblem(place)) return { place, problems }
  const otherYards = place[last === 'toReachYards' ? 'toClearYards' : 'toReachYards']
  const otherShown = shownDistance(otherYards ?? 0, units)
  return { place: standing, problems: { ...problems, [last]: { problem: 'past-other-end', otherShown } } }
}

/** The width of a fairway as typed; the usual one when nothing is. */
export function readFairwayWidth(text: string, standingYards: number | undefined, units: PreferredUnits): Yards {
  return readYards(text, { standingYards, range: FAIRWAY_WIDTH_YARDS, units })
}

/** A number that reads as the one that stands keeps its exact yards, whatever the units. */
function readYards(
  text: string,
  {
    standingYards,
    range,
    units,
  }: { readonly standingYards: number | undefined; readonly range: NumberRange; readonly units: PreferredUnits },
): Yards {
  if (text.trim() === '') return { yards: undefined }
  const shown = readTypedNumber(text, unitShort(units))
  const shownRange = { from: shownDistance(range.from, units), to: shownDistance(range.to, units) }
  if (shown === undefined || !Number.isInteger(shown) || !isInRange(shown, shownRange)) {
    return { problem: 'out-of-range', ...shownRange }
  }
  if (standingYards !== undefined && shown === shownDistance(standingYards, units)) return { yards: standingYards }
  return { yards: Math.min(range.to, Math.max(range.from, yardsFromShown(shown, units))) }
}
