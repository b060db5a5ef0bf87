import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { oddsInHundred } from '@bagwise/golf/shot-advice/odds'
import type { BallEnd, Odds } from '@bagwise/golf/shot-advice/odds'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { capitalised } from '#charts/gap-text.ts'
import { whoseShots } from '#profile-parts/whose-shots.ts'
import { whoseWords } from '#profile-parts/whose-shots.copy.ts'
import type { TypicalGolfer } from '#profile-parts/whose-shots.copy.ts'
import { clubName } from './choice.copy.ts'

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

/** Whose shots the odds are of: 'Typical of handicap 15.', '7-Iron: your 34 shots. 8-Iron: typical of handicap 15.' */
export function oddsCaption(
  choices: readonly Pick<Choice, 'club'>[],
  { clubs, ...golfer }: TypicalGolfer & { readonly clubs: readonly AdvisedClub[] },
): string {
  const told = choices.map(({ club }) => ({
    name: clubName(club),
    words: whoseWords(whoseShots(clubs.find((one) => one.club === club)), golfer),
  }))
  const [first] = told
  if (!first) return ''
  if (told.every(({ words }) => words === first.words)) return `${capitalised(first.words)}.`
  return told.map(({ name, words }) => `${name}: ${words}.`).join(' ')
}
