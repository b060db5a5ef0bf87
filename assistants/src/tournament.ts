import { CLUB_TYPES } from '@bagwise/golf/club'
import { tournamentAnswer } from '@bagwise/golf/shot-advice/tournament-answer'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import * as z from 'zod/mini'
import { yardsOf } from './figures.ts'
import type { AskingGolfer } from './golfer.ts'
import type { Said } from './tool.ts'
import * as copy from './tools.copy.ts'

/** The card, in the order of the bag. */
export const CardRows = z.array(
  z.object({
    club: z.enum(CLUB_TYPES),
    clubName: z.string(),
    carryYards: z.number(),
    threeQuarterYards: z.number(),
    halfYards: z.number(),
  }),
)

/** By the call, or since the golfer is playing a round under tournament rules. */
export function isTournament(
  { isTournament: isSaid }: { readonly isTournament?: boolean | undefined },
  { isInTournament }: Pick<AskingGolfer, 'isInTournament'>,
): boolean {
  return isSaid === true || isInTournament
}

/** All that may be said of a shot then: its distance and the card (Rules of Golf, Rule 4.3a(1)). */
export function tournamentSaid(
  clubs: readonly AdvisedClub[],
  asked: { readonly distanceYards: number },
): Said & { readonly distanceYards: number; readonly card: z.infer<typeof CardRows> } {
  const { distanceYards, card } = tournamentAnswer(clubs, asked)
  return {
    answer: copy.tournament.answer(distanceYards),
    rule: copy.tournament.rule,
    notKnown: [copy.tournament.advice],
    distanceYards,
    card: card.map(({ club, carryYards, threeQuarterYards, halfYards }) => ({
      club,
      clubName: copy.name(club),
      carryYards: yardsOf(carryYards),
      threeQuarterYards: yardsOf(threeQuarterYards),
      halfYards: yardsOf(halfYards),
    })),
  }
}
