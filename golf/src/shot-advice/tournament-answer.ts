import { byPosition } from '../club.ts'
import type { ClubType } from '../club.ts'
import { partialCarries } from '../distances/partial-swings.ts'
import type { PartialCarries } from '../distances/partial-swings.ts'
import type { TournamentShot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'

/** A club of the card with its carries in still air of 70 degrees Fahrenheit. */
export type TournamentCardRow = PartialCarries & { readonly club: ClubType; readonly carryYards: number }

/** All that may be said of a shot that counts in a tournament. */
export type TournamentAnswer = {
  readonly kind: 'tournament'
  /** To the hole, as it was asked. */
  readonly distanceYards: number
  readonly card: readonly TournamentCardRow[]
}

/**
 * The clubs in bag order, without the putter. It is worked out from the bag alone: a row that was left out, moved or
 * marked for a shot would be a recommendation (Rules of Golf, Rule 4.3a(1)).
 */
export function tournamentCard(
  bag: readonly Pick<AdvisedClub, 'club' | 'carryYards' | 'ownParts'>[],
): readonly TournamentCardRow[] {
  return bag
    .filter(({ club }) => club !== 'putter')
    .toSorted((one, other) => byPosition(one.club, other.club))
    .map(({ club, carryYards, ownParts }) => ({ club, carryYards, ...partialCarries(carryYards, ownParts) }))
}

export function tournamentAnswer(
  bag: readonly AdvisedClub[],
  { distanceYards }: Pick<TournamentShot, 'distanceYards'>,
): TournamentAnswer {
  return { kind: 'tournament', distanceYards, card: tournamentCard(bag) }
}
