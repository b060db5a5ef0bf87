import type { ClubType } from '@bagwise/golf/club'
import type { LatLon } from '@bagwise/golf/course/plane'
import { LEFT_SD_YARDS } from '@bagwise/golf/play/left'
import type { Left as KnownLeft } from '@bagwise/golf/play/left'
import { ballShots } from '@bagwise/golf/play/hole-log'
import type { HoleState, Stroke } from '@bagwise/golf/play/hole-taps'
import { leftFields } from '@bagwise/golf/play/left-on-hole'
import { guessedLie, lieFields } from '@bagwise/golf/play/guessed-lie'
import type { GuessedLie } from '@bagwise/golf/play/guessed-lie'
import { isPlayedAgain, lastShot } from '@bagwise/golf/play/next-stroke'
import type { PlayedLie } from '@bagwise/golf/play/played-record'
import type { Pin, Slope } from '@bagwise/golf/shot-advice/shot'

/** What a golfer has said of the ball that is played next; null is not said. */
export type BallSaid = {
  readonly leftYards: number | null
  readonly lie: PlayedLie | null
  readonly club: ClubType | null
  /** Where it was put on the drawing. */
  readonly at: LatLon | null
  readonly slope: Slope
  /** The ball lies beside the green, whatever the position says. */
  readonly isOffGreen: boolean
  /** Of the hole, as is the wind on a course without a map: they stay for the next ball. */
  readonly pin: Pin | LatLon
  readonly wind: Wind | null
}

/** Against the shot, as a golfer feels it: 0 is into the face, 90 from the right. */
export type Wind = { readonly mph: number; readonly fromDeg: number }

export const NOTHING_SAID: BallSaid = {
  leftYards: null,
  lie: null,
  club: null,
  at: null,
  slope: 'flat',
  isOffGreen: false,
  pin: 'middle',
  wind: null,
}

/** For the next ball of the same hole. */
export function afterStroke({ pin, wind }: BallSaid): BallSaid {
  return { ...NOTHING_SAID, pin, wind }
}

/** Whether anything was said of this ball: the golfer stands at it. */
export function isAtBall(said: BallSaid): boolean {
  return said.leftYards !== null || said.lie !== null || said.club !== null || said.at !== null
}

/** How far it is to the pin. `guess`: if the last stroke went as usual; nobody said it, and it is not kept. */
export type Left = KnownLeft | { readonly yards: number; readonly from: 'guess' }

/** Whether the ball is played from the tee, for the first time or again. */
export function isOnTee(state: Pick<HoleState, 'log' | 'isProvisional'>): boolean {
  const last = lastShot(state)
  return last === undefined || (isPlayedAgain(state) && last.lie === 'tee')
}

type Asked = {
  readonly state: HoleState
  readonly said: Pick<BallSaid, 'leftYards'>
  /** By the drawing, the position or the card; undefined without any. */
  readonly known: KnownLeft | undefined
  /** As far as the club of the last stroke goes; undefined where nobody knows. */
  readonly usualYards: (club: ClubType) => number | undefined
}

/** What was typed stands; a ball that is played again has what it had, and then what is known of its place counts. */
export function leftNow({ state, said, known, usualYards }: Asked): Left | undefined {
  if (said.leftYards !== null) return { yards: said.leftYards, sdYards: LEFT_SD_YARDS.typed, from: 'typed' }
  const last = lastShot(state)
  if (last && isPlayedAgain(state) && last.leftYards !== null && last.leftFrom !== null) {
    return { yards: last.leftYards, sdYards: last.leftSdYards ?? LEFT_SD_YARDS[last.leftFrom], from: last.leftFrom }
  }
  if (known) return known
  const yards = state.isProvisional ? undefined : usualLeftYards(state, usualYards)
  return yards === undefined ? undefined : { yards, from: 'guess' }
}

/** What is left if every stroke whose end is not known went as usual. */
function usualLeftYards({ log }: Pick<HoleState, 'log'>, usualYards: Asked['usualYards']): number | undefined {
  let leftYards = log.hole.lengthYards ?? undefined
  for (const { leftYards: known, club, penalty } of ballShots(log)) {
    const from = known ?? leftYards
    const usual = club === null ? undefined : usualYards(club)
    if (penalty === 'stroke-and-distance') leftYards = from
    else leftYards = from === undefined || usual === undefined ? undefined : Math.max(LEAST_GUESS_YARDS, from - usual)
  }
  return leftYards
}

/** A club that goes past the pin leaves something all the same. */
const LEAST_GUESS_YARDS = 10

type Played = {
  readonly said: BallSaid
  readonly left: Left | undefined
  readonly guessed: GuessedLie
  readonly club: ClubType | null
  readonly swing: Stroke['swing']
  readonly air: Stroke['air']
}

/** The stroke as it is written down: a guess of how far it was is not. */
export function strokeOf({ said, left, guessed, club, swing, air }: Played): Stroke {
  return {
    club,
    ...lieFields({ tapped: said.lie ?? undefined, guessed }),
    ...leftFields(left && left.from !== 'guess' ? left : undefined),
    swing,
    rest: null,
    air,
    at: null,
  }
}

/** Where the phone was when it was last seen is not where this ball lies: what follows from that place is left out. */
export function withoutLostPlace(played: Played, state: HoleState): Played {
  if (played.left?.from !== 'position' || isOnTee(state)) return played
  return { ...played, left: undefined, air: null, guessed: guessedLie(state, { leftYards: null }) }
}

/** A ball that comes to rest so near to the pin is on most greens. Rule of thumb. */
const GREEN_YARDS = 15
/** A ball on the green in regulation has as many strokes as par less two. */
const PUTTS_IN_PAR = 2

/**
 * Whether the ball is on the green if the last stroke went as usual: then the putts are asked for, and where it is not so is
 * a tap. Without distances a golfer is expected there in regulation.
 */
export function isGreenExpected({ log, isProvisional, phase }: HoleState, usualYards: Asked['usualYards']): boolean {
  if (phase !== 'walking' || isProvisional) return false
  const shots = ballShots(log)
  const last = shots.at(-1)
  if (!last || last.penalty !== 'none') return false
  const leftYards = usualLeftYards({ log }, usualYards)
  return leftYards === undefined ? shots.length >= log.hole.par - PUTTS_IN_PAR : leftYards <= GREEN_YARDS
}
