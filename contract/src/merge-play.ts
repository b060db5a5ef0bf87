import { withoutMisfits } from '@bagwise/golf/play/played-record'
import { isSameValue } from '@bagwise/golf/same-value'
import { mergeFields } from './merge-fields.ts'
import type { RowBy } from './merge-fields.ts'
import type { PlayedHole, PlayedRound, PlayedShot } from './play.ts'

type Change<Row> = { readonly stored: Row | null; readonly base: Row | null; readonly wanted: Row }

/** A distance with how it is known: one without the others would be somebody else's. */
const LEFT: readonly (keyof PlayedShot)[] = ['leftYards', 'leftSdYards', 'leftFrom']
const LIE: readonly (keyof PlayedShot)[] = ['lie', 'lieFrom']
/** A rating is one of so many holes. */
const RATED_HOLES: readonly (keyof PlayedRound)[] = ['holeCount', 'courseRating']

/** Merges a change into the stored round. Without a stored one the wanted one is used; so for holes and shots. */
export function mergePlayedRound({ stored, base, wanted }: Change<PlayedRound>): PlayedRound {
  return stored === null ? wanted : mergeFields(playedRoundBy, { stored, base, wanted }, [RATED_HOLES])
}

/** The same for a hole. What contradicts a score once two devices' words are merged gives way: the score never does. */
export function mergePlayedHole({ stored, base, wanted }: Change<PlayedHole>): PlayedHole {
  return stored === null ? wanted : withoutMisfits(mergeFields(playedHoleBy, { stored, base, wanted }))
}

export function mergePlayedShot({ stored, base, wanted }: Change<PlayedShot>): PlayedShot {
  return stored === null ? wanted : mergeFields(playedShotBy, { stored, base, wanted }, [LEFT, LIE])
}

/** Whether two rows of a kind are equal, or both missing. */
export function isSamePlayed<Row extends PlayedRound | PlayedHole | PlayedShot>(
  one: Row | null,
  other: Row | null,
): boolean {
  return isSameValue(one, other)
}

const playedRoundBy: RowBy<PlayedRound> = (valueOf) => ({
  id: valueOf('id'),
  date: valueOf('date'),
  course: valueOf('course'),
  courseId: valueOf('courseId'),
  tees: valueOf('tees'),
  holeCount: valueOf('holeCount'),
  firstHole: valueOf('firstHole'),
  courseRating: valueOf('courseRating'),
  slopeRating: valueOf('slopeRating'),
  playingConditions: valueOf('playingConditions'),
  handicapThen: valueOf('handicapThen'),
  rules: valueOf('rules'),
  adviceFromHole: valueOf('adviceFromHole'),
  isCounting: valueOf('isCounting'),
  state: valueOf('state'),
})

const playedHoleBy: RowBy<PlayedHole> = (valueOf) => ({
  round: valueOf('round'),
  number: valueOf('number'),
  par: valueOf('par'),
  strokeIndex: valueOf('strokeIndex'),
  lengthYards: valueOf('lengthYards'),
  score: valueOf('score'),
  finish: valueOf('finish'),
  putts: valueOf('putts'),
  firstPuttFeet: valueOf('firstPuttFeet'),
  pin: valueOf('pin'),
})

const playedShotBy: RowBy<PlayedShot> = (valueOf) => ({
  id: valueOf('id'),
  round: valueOf('round'),
  hole: valueOf('hole'),
  order: valueOf('order'),
  branch: valueOf('branch'),
  club: valueOf('club'),
  lie: valueOf('lie'),
  lieFrom: valueOf('lieFrom'),
  leftYards: valueOf('leftYards'),
  leftSdYards: valueOf('leftSdYards'),
  leftFrom: valueOf('leftFrom'),
  swing: valueOf('swing'),
  penalty: valueOf('penalty'),
  rest: valueOf('rest'),
  air: valueOf('air'),
  at: valueOf('at'),
  isLeftOut: valueOf('isLeftOut'),
})
