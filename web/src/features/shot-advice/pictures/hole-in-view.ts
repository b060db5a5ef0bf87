import type { Advice } from '@bagwise/golf/shot-advice/advise'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { Shot } from '@bagwise/golf/shot-advice/shot'

/** The hole as the advice saw it. From a tee that none of the advised clubs reaches the pin from, hazards run along it. */
export function holeInView({ recommended, alternatives }: Advice, shot: Shot): Hole {
  const isBeyondTheBag =
    shot.lie === 'tee' && [recommended, ...alternatives].every(({ finishYards }) => finishYards < shot.distanceYards)
  return holeOf(shot, { isBeyondTheBag })
}
