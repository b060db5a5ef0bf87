import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { oddsInHundred } from '@bagwise/golf/shot-advice/odds'
import type { BallEnd, Odds } from '@bagwise/golf/shot-advice/odds'
import { modelHandicap } from '@bagwise/golf/shot-advice/model-handicap'
import { ENOUGH_SHOTS } from '@bagwise/golf/shot-advice/spread'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { handicapText } from '#quantities/handicap.ts'
import { clubName } from './choice.copy.ts'
import { off } from './result.copy.ts'

const placeWords = {
  green: 'on the green',
  fringe: 'on the fringe',
  fairway: 'on the fairway',
  rough: 'in the rough',
  sand: 'in the sand',
  water: 'in the water',
  out: 'out of bounds',
} as const satisfies Record<BallEnd, string>

/** What the golfer hopes for: the first of these that happens at all. */
const HOPED_FOR = ['green', 'fairway', 'rough'] as const satisfies readonly BallEnd[]
const FEARED = ['water', 'out', 'sand'] as const satisfies readonly BallEnd[]

/** 'On the green 38 in 100, in the water 12 in 100.' */
export function oddsSentence(odds: Odds): string {
  const inHundred = oddsInHundred(odds)
  const hopedFor = HOPED_FOR.find((end) => inHundred[end] > 0)
  const told = [...(hopedFor ? [hopedFor] : []), ...FEARED.filter((end) => inHundred[end] > 0)]
  const sentence = told.map((end) => `${placeWords[end]} ${inHundred[end]} in 100`).join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** Whose shots the odds are of: 'Typical for a handicap of 15.', '7-Iron: from your 34 shots.' */
export function oddsCaption(
  choices: readonly Pick<Choice, 'club'>[],
  { clubs, handicap }: { readonly clubs: readonly AdvisedClub[]; readonly handicap: number },
): string {
  const own = choices.flatMap(({ club }) => {
    const shotCount = clubs.find((one) => one.club === club)?.measured?.shotCount ?? 0
    return shotCount >= ENOUGH_SHOTS ? [`${clubName(club)}: from your ${shotCount} shots.`] : []
  })
  const typical = typicalFor(handicap)
  if (own.length === 0) return `Typical for ${typical}.`
  return own.length === choices.length ? own.join(' ') : `${own.join(' ')} The rest: typical for ${typical}.`
}

/** 'a handicap of 15', 'a golfer off scratch' for one who is better than that. */
function typicalFor(handicap: number): string {
  const counted = modelHandicap(handicap)
  return counted === handicap ? `a handicap of ${handicapText(handicap)}` : `a golfer ${off(handicapText(counted))}`
}
