import { radiansFromDegrees } from '../../units.ts'

const QUARTER_TURN_DEG = 90
const HALF_TURN_DEG = 180
const FULL_TURN_DEG = 360

/** Sine that is exact at quarter turns and exactly odd, so that mirrored winds give mirrored shots. */
export function sineOfDegrees(degrees: number): number {
  const turned = degrees % FULL_TURN_DEG
  const near = Math.abs(turned) > HALF_TURN_DEG ? turned - Math.sign(turned) * FULL_TURN_DEG : turned
  const steep = Math.abs(near) > QUARTER_TURN_DEG ? Math.sign(near) * HALF_TURN_DEG - near : near
  return Math.sin(radiansFromDegrees(steep))
}

/** Cosine that is exact at quarter turns and exactly even. */
export function cosineOfDegrees(degrees: number): number {
  return sineOfDegrees(QUARTER_TURN_DEG - Math.abs(degrees))
}
