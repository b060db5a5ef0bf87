import type { HoleState } from './hole-taps.ts'
import { isPlayedAgain, lastShot, likelyLie as likelyWithoutMap } from './next-stroke.ts'
import type { PlayedLie } from './played-record.ts'
import type { PlayedShot } from './played-rows.ts'

/** The lie that is set and, where the position cannot tell it from another one, that one: both are marked. */
export type GuessedLie = {
  readonly lie: PlayedLie
  readonly other: PlayedLie | undefined
  /** Whether the map says so, or only the order of strokes. */
  readonly isByMap: boolean
}

/**
 * The lie of the next stroke before a golfer says it: the tee for the first one, where the last one lay if the ball is played
 * from there again, else the map's, else by the order of strokes. `leftYards` is only needed without a map.
 */
export function guessedLie(
  state: Pick<HoleState, 'log' | 'isProvisional'>,
  { leftYards, byMap }: { readonly leftYards: number | null; readonly byMap?: GuessedLie | undefined },
): GuessedLie {
  if (byMap && lastShot(state) && !isPlayedAgain(state)) return byMap
  return { lie: likelyWithoutMap(state, leftYards), other: undefined, isByMap: false }
}

/** The fields of a stroke's row: a lie that was tapped is the golfer's word, and no map changes it. */
export function lieFields({
  tapped,
  guessed,
}: {
  readonly tapped: PlayedLie | undefined
  readonly guessed: GuessedLie
}): Pick<PlayedShot, 'lie' | 'lieFrom'> {
  return tapped === undefined ? { lie: guessed.lie, lieFrom: 'map' } : { lie: tapped, lieFrom: 'tap' }
}
