import type { ClubType } from '@bagwise/golf/club'
import { REFERENCE_AIR } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { GroundCarry } from '@bagwise/golf/memory/mats-and-grass'
import type { PriorOrigin, Shares } from '@bagwise/golf/memory/learned-club'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort, unitWord, unitWords } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText } from '#quantities/quantity.ts'

/** In the plural, as it goes into "Your numbers didn't load." */
export const loadedThing = 'numbers'
export const loading = 'Loading your club'

/** '31 shots since May 3, 2026' */
export const shotsSince = (count: number, day: string) => `${shotCount(count)} since ${day}`
export const noShotsLine = 'No shots yet'
export const shotCount = (count: number) => `${numberText(count)} ${count === 1 ? 'shot' : 'shots'}`

export const tabsLabel = 'About this club'
export const tabs = { pattern: 'Pattern', trend: 'Trend', shots: 'Shots' } as const

export const carryTitle = 'You carry it'
export const noNumber = 'No number yet'

export const notOwned = (club: ClubType) =>
  `Your ${clubName(club)} isn’t among your clubs. Add it to your bag and its shots count again.`
export const toBag = 'To your bag'

export const emptyTitle = (club: ClubType) => `No shots with your ${clubName(club)} yet`
export const emptyReason = 'Bring shots from a launch monitor. From the first one on you see your pattern here.'
export const importShots = 'Import shots'
export const logShots = 'Log shots on the range'
export const shotsNotLoaded = 'Your shots didn’t load. Nothing is lost. We’ll try again when you’re online.'
export const nothingCounts = 'None of these shots counts, so they say nothing yet. The Shots tab says why.'

/** '148 ± 3: 81 % your 9 shots, 12 % your other clubs, 7 % your handicap.' Parts of nothing are left out. */
export function sharesSentence({
  carryYards,
  plusMinusYards,
  percents,
  countedCount,
  prior,
  units,
}: {
  readonly carryYards: number
  readonly plusMinusYards: number
  /** Together 100. */
  readonly percents: Shares
  readonly countedCount: number
  readonly prior: PriorWords
  readonly units: PreferredUnits
}): string {
  const parts = [
    [percents.own, ownWords(countedCount)],
    [percents.otherClubs, 'your other clubs'],
    [percents.typical, priorWords(prior, units)],
  ] as const
  const named = parts.filter(([percent]) => percent > 0).map(([percent, words]) => `${percent}\u00a0% ${words}`)
  return `${shownDistance(carryYards, units)} ± ${shownRange(plusMinusYards, units)}: ${named.join(', ')}.`
}

const ownWords = (countedCount: number) =>
  countedCount === 1 ? 'your one shot' : `your ${numberText(countedCount)} shots`

/** What held before any shot. */
export type PriorWords = {
  readonly from: PriorOrigin
  readonly carryYards: number
  /** The number is still the stored one. */
  readonly isTyped: boolean
  readonly hasHandicap: boolean
}

function priorWords({ from, carryYards, isTyped, hasHandicap }: PriorWords, units: PreferredUnits): string {
  if (from === 'own-number') return `the ${shownDistance(carryYards, units)} you ${isTyped ? 'typed' : 'had before'}`
  if (from === 'estimated') return 'our estimate'
  return hasHandicap ? 'your handicap' : 'a typical golfer'
}

/** 'Half of your good shots land in an oval 15 × 22 yd.' */
export const halfOval = (size: OvalSize, units: PreferredUnits) =>
  `Half of your good shots land in an oval ${size.shortShown}\u00a0×\u00a0${size.longShown}\u00a0${unitShort(units)}.`

/** Whole axes, in the golfer's units. */
export type OvalSize = { readonly shortShown: number; readonly longShown: number }

/** The advisor names a usual miss from here on. */
const AIMED_OFF_YARDS = 2

/** 'You usually miss 6 yards left, ±3. Advice aims it off.' */
export function missSentence({
  biasYards,
  plusMinusYards,
  isSeen,
  units,
}: {
  readonly biasYards: number
  readonly plusMinusYards: number
  /** Whether a monitor saw left and right. */
  readonly isSeen: boolean
  readonly units: PreferredUnits
}): string {
  if (!isSeen) return 'No left or right in these shots, so no usual miss yet.'
  const within = `±${shownRange(plusMinusYards, units)}`
  if (shownDistance(biasYards, units) === 0) return `No usual miss: left and right even out, ${within}.`
  const aimed = Math.abs(biasYards) >= AIMED_OFF_YARDS ? ' Advice aims it off.' : ''
  return `You usually miss ${sideWords(biasYards, units)}, ${within}.${aimed}`
}

/** '6 yards left', 'straight' */
export function sideWords(sideYards: number, units: PreferredUnits): string {
  const shown = Math.abs(shownDistance(sideYards, units))
  if (shown === 0) return 'straight'
  return `${shown} ${shown === 1 ? unitWord(units) : unitWords(units)} ${sideYards < 0 ? 'left' : 'right'}`
}

/** '6 left', 'straight' */
export function sideShort(sideYards: number, units: PreferredUnits): string {
  const shown = Math.abs(shownDistance(sideYards, units))
  return shown === 0 ? 'straight' : `${shown} ${sideYards < 0 ? 'left' : 'right'}`
}

/** 'About 12 % of these swings are mishits, by all 58 shots you keep and your handicap.' */
export const mishitSentence = ({
  percent,
  shotCount: count,
  hasHandicap,
}: {
  readonly percent: number
  readonly shotCount: number
  readonly hasHandicap: boolean
}) =>
  `About ${percent} % of your swings with it are mishits. That’s from ${count === 1 ? 'one full shot' : `${numberText(count)} full shots`} with all your clubs and ${hasHandicap ? 'your handicap' : 'a typical golfer'}.`

export const matsSentence = ({
  mats,
  grass,
  units,
}: {
  readonly mats: GroundCarry
  readonly grass: GroundCarry
  readonly units: PreferredUnits
}) =>
  `Off mats you carry it ${distance(mats.carryYards, units)} (${shotCount(mats.count)}), off grass ${distance(grass.carryYards, units)} (${shotCount(grass.count)}). Both count.`

export const airSentence = (units: PreferredUnits) =>
  `Some of these flew in other air. They’re shown as at ${quantityText('temperature', REFERENCE_AIR.temperatureF, units)} and sea level. Wind isn’t taken out.`

/** At least 1: a ± of nothing would promise too much. */
export const shownRange = (yards: number, units: PreferredUnits) => Math.max(1, shownDistance(yards, units))

export const distance = (yards: number, units: PreferredUnits) => `${shownDistance(yards, units)} ${unitShort(units)}`
