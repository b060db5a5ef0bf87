import type { ClubType } from '../../club.ts'
import { isOutOfSand } from '../bunker.ts'
import { lieDetailOf } from '../shot.ts'
import type { Shot } from '../shot.ts'
import type { FlownClub } from './flown-clubs.ts'
import { knockDowns } from './knock-down.ts'
import { carryOverTroubleYards, pitches } from './pitch.ts'
import { runningStrokes } from './running-stroke.ts'
import { longestSplashYards, splashesOf } from './splash.ts'
import { struckSwing } from './struck-swing.ts'
import type { Swing, SwingConditions } from './swing.ts'

/** Full swings that stop farther past the pin are not considered. */
export const MOST_PAST_PIN_YARDS = 45
/** Minimum lofts for part swings, splashes within their reach, and lies; rules of thumb. */
export const LEAST_LOFT_DEG = {
  partSwing: 44,
  greensideBunker: 54,
  bunker: 21,
  overLip: 44,
  rough: 17,
  deepRough: 30,
} as const
/** Nearer than this no swing is nearly full where an easier one reaches the pin; rule of thumb. */
export const SHORT = { withinYards: 45, mostFraction: 0.9 } as const
/** Part swings stop at the pin to this much. */
const AT_PIN_WITHIN_YARDS = 1
/** Up to here a full swing that keeps less than this share of its carry in the wind gives way to a part swing. */
export const BLOWN_BACK = { withinYards: 90, carryShare: 0.7 } as const
/** Carries that agree to this are the same. */
const NEARLY_YARDS = 1e-6
/** How many of the shortest clubs replace missing wedges. */
const SHORT_CLUB_COUNT = 2
/** Every swing worth considering; when no club suits the lie, swings with all clubs. */
export function swingsFor(flown: readonly FlownClub[], conditions: SwingConditions): readonly Swing[] {
  const { shot } = conditions
  const suited = flown.filter((club) => suitsLie(club, shot))
  const clubs = suited.length > 0 ? suited : flown
  const swings = isOutOfSand(shot) ? sandSwings(clubs, conditions) : grassSwings(clubs, conditions)
  return overTrouble(swings, shot)
}

/** Where trouble lies right in front of the ball, the swings that carry it; the longest when none does. */
function overTrouble(swings: readonly Swing[], shot: Shot): readonly Swing[] {
  const carryYards = carryOverTroubleYards(shot)
  if (carryYards === undefined) return swings
  const over = swings.filter(({ carryTodayYards }) => carryTodayYards >= carryYards - NEARLY_YARDS)
  return over.length > 0 ? over : swings.toSorted((a, b) => b.carryTodayYards - a.carryTodayYards).slice(0, 1)
}

function grassSwings(clubs: readonly FlownClub[], conditions: SwingConditions): readonly Swing[] {
  const { shot } = conditions
  const asked = clubs.filter(({ club }) => isAsked(club, conditions))
  const low = asked.flatMap((club) => [...knockDowns(club, conditions), ...runningStrokes(club, conditions)])
  if (shot.isUnderLimbs && low.length > 0) return low
  const parts = lofted(clubs, LEAST_LOFT_DEG.partSwing)
    .filter(({ club }) => isAsked(club, conditions))
    .flatMap((club) => pitches(club, conditions))
  const hasPitch = parts.some((part) => part.swingFraction <= SHORT.mostFraction && reachesPin(part, shot))
  const isShort = hasPitch && shot.distanceYards < SHORT.withinYards
  const full = asked
    .filter((club) => !isShort && !(hasPitch && isBlownBack(club, shot)))
    .map((club) => fullSwing(club, conditions))
    .filter(({ finishYards }) => finishYards <= shot.distanceYards + MOST_PAST_PIN_YARDS)
  const easy = parts.filter(({ swingFraction }) => !isShort || swingFraction <= SHORT.mostFraction)
  const swings = [...full, ...easy, ...low]
  return swings.length > 0 ? swings : clubs.slice(-1).map((club) => fullSwing(club, conditions))
}

function reachesPin({ finishYards }: Swing, { distanceYards }: Shot): boolean {
  return finishYards >= distanceYards - AT_PIN_WITHIN_YARDS
}

function suitsLie({ club, loftDeg }: FlownClub, shot: Shot): boolean {
  if (club === 'driver' && shot.lie !== 'tee') return false
  return loftDeg >= leastLoftDeg(shot)
}

function leastLoftDeg(shot: Shot): number {
  if (shot.lie === 'bunker') return shot.hasLip ? LEAST_LOFT_DEG.overLip : LEAST_LOFT_DEG.bunker
  if (shot.lie !== 'rough') return 0
  return lieDetailOf(shot) === 'deep-rough' ? LEAST_LOFT_DEG.deepRough : LEAST_LOFT_DEG.rough
}

function isAsked(club: ClubType, { among }: SwingConditions): boolean {
  return among === undefined || among.includes(club)
}

/** A wedge straight up into a storm is no shot where an easier swing gets there lower. */
function isBlownBack({ carryTodayYards, carryShare, carryYards }: FlownClub, { distanceYards }: Shot): boolean {
  return distanceYards <= BLOWN_BACK.withinYards && carryTodayYards / carryShare < BLOWN_BACK.carryShare * carryYards
}

function fullSwing(club: FlownClub, conditions: SwingConditions): Swing {
  const { carryTodayYards, driftYards, launch } = club
  return struckSwing(club, { kind: 'full', swingFraction: 1, carryTodayYards, driftYards, launch, conditions })
}

/** Clubs of this loft and more, or the two shortest ones of a bag without any. */
function lofted(clubs: readonly FlownClub[], leastDeg: number): readonly FlownClub[] {
  const found = clubs.filter(({ loftDeg }) => loftDeg >= leastDeg)
  return found.length > 0 ? found : clubs.slice(-SHORT_CLUB_COUNT)
}

/**
 * Splashes with the most lofted wedges as far as those go; beyond that the longest splashes with every wedge, and the
 * ball hit off the sand, unless it is plugged or a lip is in its way.
 */
function sandSwings(clubs: readonly FlownClub[], conditions: SwingConditions): readonly Swing[] {
  const { shot } = conditions
  const sandWedges = lofted(clubs, LEAST_LOFT_DEG.greensideBunker)
  const reaching = sandWedges.filter((club) => longestSplashYards(club, shot) >= shot.distanceYards)
  const asked = (of: readonly FlownClub[]) => of.filter(({ club }) => isAsked(club, conditions))
  if (reaching.length > 0) return asked(reaching).flatMap((club) => splashesOf(club, conditions))
  const wedges = asked(lofted(clubs, LEAST_LOFT_DEG.partSwing))
  const splashes = wedges.flatMap((club) => splashesOf(club, conditions))
  const isSplashOnly = shot.hasLip || lieDetailOf(shot) === 'plugged'
  return isSplashOnly ? splashes : [...splashes, ...wedges.flatMap((club) => pitches(club, conditions))]
}
