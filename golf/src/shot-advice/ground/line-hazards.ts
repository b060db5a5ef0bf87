import type { HoleGround } from './hole-ground.ts'
import { latLonOf } from './ground-places.ts'
import type { ReachOnMap } from './hole-shot.ts'
import { bearingDeg, placeAlong } from './lines.ts'
import { reachAndCover } from './reach-and-cover.ts'

/** As wide to either side as a golfer looks along a line; it is nobody's spread. */
const LOOKED_AT_YARDS = 12

/**
 * Hazards on the line to the pin and how far it is to them and over them, whatever the club: what may be measured in a
 * tournament (Rules of Golf, Rule 4.3a(1)).
 */
export function lineHazards(ground: HoleGround): readonly Omit<ReachOnMap, 'carriesTo'>[] {
  const { pin } = ground
  const rightDeg = bearingDeg(pin)
  const pinYards = Math.hypot(pin.x, pin.y)
  const spread = { lateralSdYards: LOOKED_AT_YARDS, distanceSdYards: 0 }
  return reachAndCover(ground, { carryTodayYards: 0, finish: pin, spread })
    .filter(({ reachYards }) => reachYards <= pinYards + BEHIND_PIN_YARDS)
    .map(({ carriesTo: _byClub, ...one }) => ({
      ...one,
      reachAt: latLonOf(ground, placeAlong(rightDeg, one.reachYards)),
      coverAt: latLonOf(ground, placeAlong(rightDeg, one.coverYards)),
    }))
}

/** Behind the green. */
const BEHIND_PIN_YARDS = 40
