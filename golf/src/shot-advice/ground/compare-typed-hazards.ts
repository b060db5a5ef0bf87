import { flightAirOf } from '../../flight/physics/air.ts'
import { groupedBy } from '../../grouped-by.ts'
import { holeOf } from '../hole/hole.ts'
import { chooseSwing, chooseSwingOn } from '../scoring/choose-swing.ts'
import { scoreSwings, scoreSwingsOn } from '../scoring/score-swings.ts'
import { strokesAhead } from '../scoring/strokes-ahead.ts'
import type { Shot } from '../shot.ts'
import { flyClubs } from '../swings/flown-clubs.ts'
import type { AdvisedClub } from '../swings/swing.ts'
import { swingsFor } from '../swings/swings.ts'
import { groundTarget } from './ground-target.ts'
import { groundOfShot } from './typed-ground.ts'

/** How far rectangles and polygons of the same hazards are apart. */
export type Compared = {
  /** Of any swing and aim that both look at closely. */
  readonly worstStrokes: number
  readonly isSameClub: boolean
  readonly isSameAim: boolean
  /** Of the advised swings. */
  readonly costStrokes: number
}

/** Scores the swings of a shot on both kinds of hole, in still air. Throws where there is nothing to advise. */
export function compareTypedHazards(
  bag: readonly AdvisedClub[],
  { shot, handicap }: { readonly shot: Shot; readonly handicap: number },
): Compared {
  const air = flightAirOf({})
  if ('problem' in air) throw new Error('There is no still air')
  const clubs = bag.filter(({ club }) => club !== 'putter')
  const flyFor = (from: Shot) => flyClubs(clubs, { shot: from, air, trajectory: undefined, isLeftHanded: false })
  const conditions = { shot, handicap, windMph: 0 }
  const flown = flyFor(shot)
  if ('problem' in flown) throw new Error('The bag does not fly')
  const swings = swingsFor(flown, conditions)
  const isBeyondTheBag = shot.lie === 'tee' && swings.every(({ finishYards }) => finishYards < shot.distanceYards)
  const hole = holeOf(shot, { isBeyondTheBag })
  const aheadStrokes = strokesAhead(flyFor, conditions)
  const target = groundTarget(groundOfShot(shot, { isBeyondTheBag }), handicap)
  const typed = scoreSwings(swings, { hole, handicap, aheadStrokes })
  const drawn = scoreSwingsOn(swings, { target, aheadStrokes })

  const bySwing = groupedBy(drawn, ({ swing }) => swing)
  const apart = typed.flatMap(({ swing, aimYards, expectedStrokes }) => {
    const other = bySwing.get(swing)?.find((scored) => scored.aimYards === aimYards)
    return other ? [Math.abs(expectedStrokes - other.expectedStrokes)] : []
  })
  const one = chooseSwing(typed, { shot, hole, handicap })?.recommended
  const other = chooseSwingOn(drawn, { shot, target, handicap })?.recommended
  if (!one || !other || apart.length === 0) throw new Error('There is nothing to compare')
  return {
    worstStrokes: Math.max(...apart),
    isSameClub: one.swing === other.swing,
    isSameAim: one.aimYards === other.aimYards,
    costStrokes: Math.abs(one.expectedStrokes - other.expectedStrokes),
  }
}
