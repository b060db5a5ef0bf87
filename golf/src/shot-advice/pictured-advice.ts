import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { Advice, AdvisedGolfer, AdviceProblem } from './advise.ts'
import { flownChoices } from './flown-choices.ts'
import type { FlownChoice } from './flown-choices.ts'
import { groundFacts } from './ground-facts.ts'
import type { GroundFacts } from './ground-facts.ts'
import { landingSpread } from './landing-spread.ts'
import type { LandingSpread } from './landing-spread.ts'
import type { AskedShot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { tournamentAnswer } from './tournament-answer.ts'
import type { TournamentAnswer } from './tournament-answer.ts'

/** An advice with what its pictures are drawn from. */
export type PicturedAdvice = {
  readonly advice: Advice
  /** Empty when the recommended ball does not fly. */
  readonly flown: readonly FlownChoice[]
  /** Undefined when the recommended ball does not fly. */
  readonly spread: LandingSpread | undefined
  readonly ground: GroundFacts
}

/** `adviseShot`, the flights of its choices and the spread it was worked out over. In a tournament nothing is drawn. */
export function picturedAdvice(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer & { readonly handicap: number },
  shot: AskedShot,
  air: Air = {},
): PicturedAdvice | TournamentAnswer | AdviceProblem {
  if (shot.isTournament) return tournamentAnswer(bag, shot)
  const advice = adviseShot(bag, golfer, shot, air)
  if ('problem' in advice) return advice
  const { handicap, trajectory, isLeftHanded } = golfer
  return {
    advice,
    flown: flownChoices(advice, {
      clubs: bag,
      air: { ...air, targetDistanceYards: shot.distanceYards },
      trajectory,
    }),
    spread: landingSpread(advice.recommended, { clubs: bag, shot, air, handicap, trajectory, isLeftHanded }),
    ground: groundFacts(advice, { clubs: bag, shot, air, trajectory }),
  }
}
