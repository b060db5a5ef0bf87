import { AppError } from '#server/errors.ts'

/**
 * What may go on to the AI and its rules: the same without its mark. Throws `tournament` where it is marked: no device
 * may suggest a club or a line then (Rules of Golf, Rule 4.3a(1)), whoever sends the question.
 */
export function outsideTournament<Asked extends { readonly isTournament?: boolean | undefined }>({
  isTournament,
  ...asked
}: Asked): Omit<Asked, 'isTournament'> {
  if (isTournament)
    throw new AppError(
      'tournament',
      'No AI advice in a tournament: Rule 4.3a(1) does not allow a device to suggest a club.',
    )
  return asked
}
