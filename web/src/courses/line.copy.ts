import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Cover } from '@bagwise/golf/shot-advice/ground/ground'
import type { LineMark } from '@bagwise/golf/shot-advice/ground/line-mark'
import { AT_PIN_YARDS } from '@bagwise/golf/shot-advice/ground/lines'
import { shownDistance, unitShort } from '#quantities/distance.ts'

const COVER_WORDS = {
  trees: 'trees',
  fairway: 'fairway',
  fringe: 'fringe',
  green: 'green',
  bunker: 'bunker',
  water: 'water',
  'water-red': 'water',
  out: 'out of bounds',
} as const satisfies Record<Cover, string>

/** Where one of several is meant: a second water hazard, never a second water. */
const COUNTED_WORDS = {
  ...COVER_WORDS,
  trees: 'group of trees',
  water: 'water hazard',
  'water-red': 'water hazard',
} as const satisfies Record<Cover, string>

/** 'bunker', 'water' */
export const coverWord = (cover: Cover) => COVER_WORDS[cover]

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const

export const middleOfFairway = 'middle of the fairway'

/** 'left edge of the second bunker, 231', '4 yd right of the middle of the fairway', 'middle of the fairway' */
export function lineWords(mark: LineMark, units: PreferredUnits): string {
  if (mark.kind === 'fairway') {
    return asideWords(mark.rightYards, middleOfFairway, units) ?? middleOfFairway
  }
  const ordinal = ORDINALS[mark.ordinal ?? 0]
  const name =
    ordinal === undefined || ordinal === '' ? COVER_WORDS[mark.cover] : `${ordinal} ${COUNTED_WORDS[mark.cover]}`
  return `${mark.side} edge of the ${name}, ${shownDistance(mark.yards, units)}`
}

type Aimed = {
  readonly aim: LineMark
  /** What the finish leaves to the pin. */
  readonly leftYards: number
  readonly pinYards: number
  /** Right of the line to the pin. */
  readonly startLineDeg: number
}

/** What names the aim: the flag is a mark as well, and mostly the nearest one of a shot that is meant for it. */
export function aimMark({ aim, leftYards, startLineDeg }: Aimed): LineMark['kind'] | 'flag' {
  const isEdgeNearest = aim.kind === 'edge' && aim.offDeg < Math.abs(startLineDeg)
  return leftYards > AT_PIN_YARDS || isEdgeNearest ? aim.kind : 'flag'
}

/** As `lineWords`, or 'at the flag', '4 yd left of the flag' */
export function aimWords(aimed: Aimed, units: PreferredUnits): string {
  if (aimMark(aimed) !== 'flag') return lineWords(aimed.aim, units)
  const rightYards = aimed.pinYards * Math.tan((aimed.startLineDeg * Math.PI) / HALF_TURN_DEG)
  return asideWords(rightYards, 'flag', units) ?? 'at the flag'
}

function asideWords(rightYards: number, of: string, units: PreferredUnits): string | undefined {
  const shown = shownDistance(rightYards, units)
  if (shown === 0) return undefined
  return `${Math.abs(shown)} ${unitShort(units)} ${shown > 0 ? 'right' : 'left'} of the ${of}`
}

const HALF_TURN_DEG = 180
