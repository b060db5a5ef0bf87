import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort, unitWord, unitWords } from '#quantities/distance.ts'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'
import type { HeightFactor } from './height-scale.ts'
import { landingPlace } from './landing-place.ts'

export const tableCaption = (units: PreferredUnits) =>
  `Carry and height in ${unitWords(units)}, and how steeply the ball falls`

export const tableColumns = (units: PreferredUnits): readonly string[] => [
  'Club',
  `Carry, ${unitWords(units)}`,
  `Height, ${unitWords(units)}`,
  'Falls at',
]

/** 'The 6-Iron comes down on the green, 2 yards short of the pin.' */
export function landingSentence(flown: FlownChoice, hole: Hole, units: PreferredUnits): string {
  const { place, apartShown } = landingPlace(flown, hole, units)
  const apart = counted(apartShown, units)
  const places = {
    'before-pin': `${apart} before the pin`,
    'short-of-green': `${apart} short of the green`,
    'past-green': `${apart} past the green`,
    'level-with-pin': 'on the green, level with the pin',
    'past-pin': `on the green, ${apart} past the pin`,
    'short-of-pin': `on the green, ${apart} short of the pin`,
  } as const satisfies Record<typeof place, string>
  return `The ${clubName(flown.club)} comes down ${places[place]}.`
}

/** The whole picture in words. */
export function flightSentence(flown: readonly FlownChoice[], hole: Hole, units: PreferredUnits): string {
  const [recommended, ...others] = flown
  if (!recommended) return 'No flight.'
  const { club, carryYards, apexYards } = recommended
  const numbers = `Flight of the ${clubName(club)} from the side: it carries ${distance(carryYards, units)} and rises ${distance(apexYards, units)}.`
  const compared = others.map(
    (other) => `The ${clubName(other.club)} carries ${shownDistance(other.carryYards, units)}.`,
  )
  return [numbers, landingSentence(recommended, hole, units), ...compared].join(' ')
}

/** '27 yd high'. */
export function apexWords(apexYards: number, units: PreferredUnits): string {
  return `${shownDistance(apexYards, units)} ${unitShort(units)} high`
}

const factorWords = {
  3: 'triple',
  2: 'double',
  1: 'true to scale',
  0.5: 'at half size',
  0.25: 'at quarter size',
} as const satisfies Record<HeightFactor, string>

/** 'Height shown double.' */
export function factorSentence(factor: HeightFactor): string {
  return `Height shown ${factorWords[factor]}.`
}

/** '7i', '3w', '4h', 'PW', 'Dr': as clubs are marked. */
export function clubMark(club: ClubType): string {
  const { kind } = CLUBS[club]
  if (kind === 'driver') return 'Dr'
  if (kind === 'putter') return 'Pt'
  return kind === 'wedge' ? club.toUpperCase() : `${club.slice(0, club.indexOf('-'))}${kind.slice(0, 1)}`
}

function distance(yards: number, units: PreferredUnits): string {
  return counted(shownDistance(yards, units), units)
}

function counted(shown: number, units: PreferredUnits): string {
  return `${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}`
}
