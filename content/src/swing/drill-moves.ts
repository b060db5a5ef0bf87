import type { Moves } from '@bagwise/golf/swing/changes'

/** Drills that train one direction only; the others work both ways. */
const DRILL_MOVES: Readonly<Record<string, Moves>> = {
  'split-the-hands': { face: 1 },
  'turn-on-past-the-hands': { face: -1 },
  'freeze-at-the-hip': { face: -1 },
  'miss-the-rolled-towel': { path: 1 },
  'two-drops-and-go': { path: 1 },
  'finish-at-the-chest': { ballPlace: -1 },
  'towel-behind-the-ball': { weight: 1 },
  'walk-after-it': { weight: 1 },
  'tee-in-front': { attack: 1 },
  'lead-hand-only': { lean: 1 },
  'sweep-over-the-towel': { attack: -1 },
  'sleeve-beyond-the-ball': { reach: 1 },
}

/** What a drill trains, in terms of the corrections. */
export function movesOfDrill(drillId: string): Moves {
  return DRILL_MOVES[drillId] ?? {}
}
