import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { Advice, AdvisedGolfer, AdviceProblem } from './advise.ts'
import { flownChoices } from './flown-choices.ts'
import type { FlownChoice } from './flown-choices.ts'
import { landingSpread } from './landing-spread.ts'
import type { LandingSpread } from './landing-spread.ts'
import type { Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'

/** An advice with what its pictures are drawn from. */
export type PicturedAdvice = {
  readonly advice: Advice
  /** Empty when the recommended ball does not fly. */
  readonly flown: readonly FlownChoice[]
  /** Undefined when the recommended ball does not fly. */
  readonly spread: LandingSpread | undefined
}

/** `adviseShot`, the flights of its choices and the spread it was worked out over; in still air in a tournament. */
export function picturedAdvice(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer & { readonly handicap: number },
  shot: Shot,
  air: Air = {},
): PicturedAdvice | AdviceProblem {
  const advice = adviseShot(bag, golfer, shot, air)
  if ('problem' in advice) return advice
  const { handicap, trajectory } = golfer
  const usedAir = shot.isTournament ? {} : air
  return {
    advice,
    flown: flownChoices(advice, { clubs: bag, air: usedAir, trajectory }),
    spread: landingSpread(advice.recommended, { clubs: bag, shot, air: usedAir, handicap, trajectory }),
  }
}
