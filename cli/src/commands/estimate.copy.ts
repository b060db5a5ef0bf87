import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'

export const example = 'estimate 7-iron=150'
export const nothingKnown = `Give a carry you know, such as: bagwise ${example}. Or --speed, or --bag.`
export const contradiction = (longer: ClubType, shorter: ClubType) =>
  `These carries contradict each other: the ${CLUBS[shorter].displayName} goes farther than the ${CLUBS[longer].displayName}.`
export const speedText = (speed: number, unit: string, plusMinus: number) =>
  `Driver speed: ${speed} ${unit}, give or take ${plusMinus}.`
export const yours = 'yours'
