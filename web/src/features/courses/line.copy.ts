import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Cover } from '@bagwise/golf/shot-advice/ground/ground'
import type { LineMark } from '@bagwise/golf/shot-advice/ground/line-mark'
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

/** 'bunker', 'water' */
export const coverWord = (cover: Cover) => COVER_WORDS[cover]

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const

/** 'left edge of the second bunker, 231', '4 yd right of the middle of the fairway', 'middle of the fairway' */
export function lineWords(mark: LineMark, units: PreferredUnits): string {
  if (mark.kind === 'fairway') {
    const shown = Math.abs(shownDistance(mark.rightYards, units))
    if (shown === 0) return 'middle of the fairway'
    return `${shown} ${unitShort(units)} ${mark.rightYards > 0 ? 'right' : 'left'} of the middle of the fairway`
  }
  const ordinal = ORDINALS[mark.ordinal ?? 0]
  const name =
    ordinal === undefined || ordinal === '' ? COVER_WORDS[mark.cover] : `${ordinal} ${COVER_WORDS[mark.cover]}`
  return `${mark.side} edge of the ${name}, ${shownDistance(mark.yards, units)}`
}

type AtFlag = {
  readonly pinYards: number
  /** Right of the line to the pin. */
  readonly startLineDeg: number
}

/** 'at the flag', '4 yd left of the flag' */
export function flagWords({ pinYards, startLineDeg }: AtFlag, units: PreferredUnits): string {
  const aside = shownDistance(pinYards * Math.tan((startLineDeg * Math.PI) / HALF_TURN_DEG), units)
  if (aside === 0) return 'at the flag'
  return `${Math.abs(aside)} ${unitShort(units)} ${aside > 0 ? 'right' : 'left'} of the flag`
}

const HALF_TURN_DEG = 180
