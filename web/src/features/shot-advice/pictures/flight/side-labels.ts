import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import { clubName } from '#charts/gap-text.ts'
import { overlap } from '#charts/box.ts'
import type { BoxPx } from '#charts/box.ts'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from './flight.copy.ts'
import { groundPx } from './side-geometry.ts'
import type { SideGeometry } from './side-geometry.ts'

/** A text with the middle of its line at the left, in the middle or at the right of its box. */
export type SideLabel = { readonly text: string; readonly box: BoxPx; readonly baselinePx: number }

export type SideLabels = {
  readonly name: SideLabel | undefined
  /** The height below the apex; where there is no room it stands beside the name. */
  readonly height: SideLabel | undefined
  /** Round heights at the right end, with the line each belongs to. */
  readonly guides: readonly (SideLabel & { readonly linePx: number })[]
}

const NAME = { signPx: 8.4, heightPx: 18, ascentPx: 14, abovePx: 14 } as const
const HEIGHT = { signPx: 7.6, heightPx: 18, ascentPx: 14 } as const
const GUIDE = { signPx: 6.8, heightPx: 13, ascentPx: 10, rightPx: 2, belowLinePx: 4 } as const

/** The flag on its pole, as ground-drawing.tsx draws it. */
const FLAG = { widthPx: 16, heightPx: 32 } as const

/** Free below the apex and above the ground. */
const INSIDE_PX = { aboveGround: 16, belowApex: 18 } as const

const APART_PX = 3

/** A round height above the ball in the golfer's units, and where it is. */
type HeightGuide = { readonly shown: number; readonly heightYards: number }

const MOST_GUIDES = 3

/** Numbers closer than this cannot be read. */
const LEAST_APART_PX = 18

const STEPS = [1, 2, 5, 10, 20, 50] as const
const LARGEST_STEP = 100

/** Every text in the air of the side view: none over another, the flag or the ground. */
export function sideLabels(geometry: SideGeometry, units: PreferredUnits): SideLabels {
  const [recommended] = geometry.flights
  if (!recommended) return { name: undefined, height: undefined, guides: [] }
  const { club, apexYards } = recommended.flown
  const words = copy.apexWords(apexYards, units)
  const height = heightBelowApex(geometry, words)
  const bare = clubName(club)
  const name = (height ? undefined : nameAbove(geometry, `${bare}, ${words}`)) ?? nameAbove(geometry, bare)
  const flag = flagBox(geometry)
  const taken = [...(name ? [name.box] : []), ...(height ? [height.box] : []), ...(flag ? [flag] : [])]
  const guides = guideLabels(geometry, units).filter(
    ({ box }) => !taken.some((other) => overlap(box, other, APART_PX)) && isAboveGround(geometry, box),
  )
  return { name, height, guides }
}

/** Where the flag stands, when the green is drawn. */
export function flagBox(geometry: SideGeometry): BoxPx | undefined {
  const { green, xPx } = geometry
  if (!green) return undefined
  const topPx = groundPx(geometry, green.pinYards) - FLAG.heightPx
  return { leftPx: xPx(green.pinYards) - 1, topPx, widthPx: FLAG.widthPx, heightPx: FLAG.heightPx }
}

/** Whether a box stays clear of the ground from its left to its right end. */
export function isAboveGround(geometry: SideGeometry, { leftPx, topPx, widthPx, heightPx }: BoxPx): boolean {
  return topPx + heightPx <= highestGroundPx(geometry, { fromPx: leftPx, toPx: leftPx + widthPx })
}

/** Undefined where a flag on a high target leaves no room on either side of it. */
function nameAbove(geometry: SideGeometry, text: string): SideLabel | undefined {
  const { apex, flights, widthPx, yPx } = geometry
  const highestPx = Math.min(
    yPx(Math.max(...flights.map(({ flown }) => flown.apexYards))),
    apex.yPx,
    highestGroundPx(geometry, { fromPx: 0, toPx: widthPx }),
  )
  const baselinePx = highestPx - NAME.abovePx
  const textPx = text.length * NAME.signPx
  const leftPx = Math.max(0, Math.min(widthPx - textPx, apex.xPx - textPx / 2))
  const box = { leftPx, topPx: baselinePx - NAME.ascentPx, widthPx: textPx, heightPx: NAME.heightPx }
  const flag = flagBox(geometry)
  if (!flag || !overlap(box, flag, APART_PX)) return { text, box, baselinePx }
  const beforePx = flag.leftPx - APART_PX - textPx
  const behindPx = flag.leftPx + flag.widthPx + APART_PX
  const besidePx = [beforePx, behindPx].find((px) => px >= 0 && px + textPx <= widthPx)
  return besidePx === undefined ? undefined : { text, box: { ...box, leftPx: besidePx }, baselinePx }
}

function heightBelowApex(geometry: SideGeometry, text: string): SideLabel | undefined {
  const { apex } = geometry
  const textPx = text.length * HEIGHT.signPx
  const leftPx = apex.xPx - textPx / 2
  const lowestPx = highestGroundPx(geometry, { fromPx: leftPx, toPx: leftPx + textPx })
  const baselinePx = (apex.yPx + lowestPx) / 2 + HEIGHT.heightPx / 2 - (HEIGHT.heightPx - HEIGHT.ascentPx)
  const box = { leftPx, topPx: baselinePx - HEIGHT.ascentPx, widthPx: textPx, heightPx: HEIGHT.heightPx }
  const isFree =
    box.topPx - apex.yPx >= INSIDE_PX.belowApex && lowestPx - box.topPx - box.heightPx >= INSIDE_PX.aboveGround
  const flag = flagBox(geometry)
  const isInside = leftPx >= 0 && leftPx + textPx <= geometry.widthPx
  return isFree && isInside && !(flag && overlap(box, flag, APART_PX)) ? { text, box, baselinePx } : undefined
}

function guideLabels(geometry: SideGeometry, units: PreferredUnits): SideLabels['guides'] {
  const { flights, yPx, widthPx } = geometry
  const pxPerHeightYard = yPx(0) - yPx(1)
  return heightGuides(flights[0]?.flown.apexYards ?? 0, { units, pxPerHeightYard }).map(({ shown, heightYards }) => {
    const text = String(shown)
    const textPx = text.length * GUIDE.signPx
    const linePx = yPx(heightYards)
    const baselinePx = linePx + GUIDE.belowLinePx
    const leftPx = widthPx - GUIDE.rightPx - textPx
    const box = { leftPx, topPx: baselinePx - GUIDE.ascentPx, widthPx: textPx, heightPx: GUIDE.heightPx }
    return { text, box, baselinePx, linePx }
  })
}

/** The ground rises or falls one way from the ball: it is highest at one of the ends. */
function highestGroundPx(
  geometry: SideGeometry,
  { fromPx, toPx }: { readonly fromPx: number; readonly toPx: number },
): number {
  const yardsAt = (atPx: number) => (atPx - geometry.xPx(0)) / (geometry.xPx(1) - geometry.xPx(0))
  return Math.min(groundPx(geometry, yardsAt(fromPx)), groundPx(geometry, yardsAt(toPx)))
}

/** At most three round heights up to a flight's apex, none where they would stand too close. */
export function heightGuides(
  apexYards: number,
  { units, pxPerHeightYard }: { readonly units: PreferredUnits; readonly pxPerHeightYard: number },
): readonly HeightGuide[] {
  const apexShown = shownDistance(apexYards, units)
  const step =
    STEPS.find((one) => Math.floor(apexShown / one) <= MOST_GUIDES && one * pxPerHeightYard >= LEAST_APART_PX) ??
    LARGEST_STEP
  return Array.from({ length: Math.floor(apexShown / step) }, (_, index) => {
    const shown = (index + 1) * step
    return { shown, heightYards: units === 'yards' ? shown : yardsFromMetres(shown) }
  })
}
