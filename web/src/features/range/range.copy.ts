import type { LiveShot } from '@bagwise/contract/live-shots'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Lane, LaneSides, Strike } from '@bagwise/golf/memory/range-log'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import type { LoggedSwing } from './log-session.ts'
import type { RangeClub } from './use-range-club.ts'

export const title = 'Range log'
/** In the plural, as it goes into "Your clubs didn't load." */
export const loadedThing = 'clubs'
export const loading = 'Loading your clubs'

export const noClubsTitle = 'No clubs in your bag yet'
export const noClubsReason = 'Put the clubs you hit into your bag. Then two taps keep each shot here.'
export const toBag = 'To your bag'

export const clubLegend = 'Club'
/** '3W', '5H', '7i', 'PW': what a thumb finds on a small key. */
export function shortName(club: RangeClub): string {
  const { kind } = CLUBS[club]
  if (kind === 'driver') return 'Dr'
  if (kind === 'iron') return `${club.charAt(0)}i`
  return kind === 'wedge' ? club.toUpperCase() : `${club.split('-')[0]}${kind.charAt(0).toUpperCase()}`
}

/** '12 shots today, 30 with all clubs' */
export function countLine({ ofClub, all }: { readonly ofClub: number; readonly all: number }): string {
  const today = ofClub === 0 ? 'No shots today' : `${numberText(ofClub)} ${ofClub === 1 ? 'shot' : 'shots'} today`
  return all === ofClub ? today : `${today}, ${numberText(all)} with all clubs`
}

export const swingLegend = 'Swing'
export const swings = {
  full: 'Full',
  'three-quarter': '¾',
  half: '½',
} as const satisfies Record<LoggedSwing, string>

export const carryQuestion = 'How far?'
/** Heard after the figure. */
export const spokenUnits = (units: PreferredUnits) => ` ${unitWords(units)}`
export const other = 'Other'
export const otherLabel = 'Your carry'
export const takeOther = 'OK'
export const strikes = { fat: 'Fat', thin: 'Thin', topped: 'Topped' } as const satisfies Record<Strike, string>
export const strikesLabel = 'Mishit'

export const laneQuestion = 'Which side?'
/** After a carry was tapped: '145 yd: which side?' */
export const laneQuestionOf = (carry: string) => `${carry}: which side?`

const laneWords = {
  'far-left': 'far left',
  left: 'left',
  straight: 'straight',
  right: 'right',
  'far-right': 'far right',
} as const satisfies Record<Lane, string>

export const laneName = (lane: Lane) => `${laneWords[lane].charAt(0).toUpperCase()}${laneWords[lane].slice(1)}`

/** '±6 yd', '6-18 yd', '18+ yd' */
export function laneSize(sides: LaneSides, units: PreferredUnits): string {
  const { inner, outer } = shownEdges(sides, units)
  const size = sides.lane === 'straight' ? `±${outer}` : outer === undefined ? `${inner}+` : `${inner}-${outer}`
  return `${size}\u00a0${unitShort(units)}`
}

/** Heard after the name: ', within 6 yards', ', 6 to 18 yards', ', 18 yards or more' */
export function spokenLaneSize(sides: LaneSides, units: PreferredUnits): string {
  const { inner, outer } = shownEdges(sides, units)
  if (outer === undefined) return `, ${inner} ${unitWords(units)} or more`
  return sides.lane === 'straight'
    ? `, within ${outer} ${unitWords(units)}`
    : `, ${inner} to ${outer} ${unitWords(units)}`
}

function shownEdges({ innerYards, outerYards }: LaneSides, units: PreferredUnits) {
  return {
    inner: shownDistance(innerYards, units),
    outer: outerYards === undefined ? undefined : shownDistance(outerYards, units),
  }
}

/** '7-Iron 145, right', 'Sand Wedge ½ 45, straight' */
export function shotText({
  club,
  swing,
  shown,
  lane,
}: {
  readonly club: ClubType
  readonly swing: LoggedSwing
  readonly shown: number
  readonly lane: Lane
}): string {
  const struck = swing === 'full' ? clubName(club) : `${clubName(club)} ${swings[swing]}`
  return `${struck} ${shown}, ${laneWords[lane]}`
}
/** '7-Iron, fat' */
export const mishitText = (club: ClubType, strike: Strike) => `${clubName(club)}, ${strikes[strike].toLowerCase()}`

/** '7-Iron 152, 4 right', 'Driver about 231, straight': about, where the monitor sent no carry. */
export function liveShotText(
  shot: Pick<LiveShot, 'carryYards' | 'sideYards' | 'isCarryComputed'> & { readonly club: ClubType },
  units: PreferredUnits,
): string {
  const carry = shownDistance(shot.carryYards, units)
  const side = shownDistance(Math.abs(shot.sideYards), units)
  const where = side === 0 ? laneWords.straight : `${side} ${shot.sideYards > 0 ? laneWords.right : laneWords.left}`
  return `${clubName(shot.club)} ${shot.isCarryComputed ? 'about ' : ''}${carry}, ${where}`
}

export const kept = (shot: string) => `Kept: ${shot}`
export const takenBack = (shot: string) => `Taken back: ${shot}`
export const undo = 'Undo'
export const undoShot = (shot: string) => `Undo ${shot}`

export const notSafe = "This device can't keep your latest shots. Stay on this page until they're saved."
export const notSent = (message: string) => `Not saved: ${message}`
export const shotsNotLoaded = 'Your earlier shots didn’t load. New ones are kept and sent later.'
