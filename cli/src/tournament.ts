import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { tournamentAnswer } from '@bagwise/golf/shot-advice/tournament-answer'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import type { Golfer } from './bag/golfer.ts'
import type { Answered, Asked } from './command.ts'
import { lengthText, wholeLength } from './in-units.ts'
import { tableText } from './table-text.ts'

/** By the call, or since a round of the takeout is being played under tournament rules. */
export function isTournament({ args }: Asked, { isInTournament }: Golfer): boolean {
  return args.isGiven('tournament') || isInTournament
}

/** All that may be said in a tournament: the distance and the card in bag order (Rules of Golf, Rule 4.3a(1)). */
export function tournamentAnswered(
  clubs: readonly AdvisedClub[],
  { distanceYards, units }: { readonly distanceYards: number; readonly units: PreferredUnits },
): Answered {
  const answer = tournamentAnswer(clubs, { distanceYards })
  const rows = answer.card.map(({ club, carryYards }) => [CLUBS[club].displayName, wholeLength(carryYards, units)])
  return { text: `${lengthText(distanceYards, units)}.\n\n${tableText(rows)}`, answer }
}
