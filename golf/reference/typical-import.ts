import type { CarriedClub } from '../src/flight/bag-launches.ts'
import { typicalSds } from '../src/memory/belief.ts'
import type { LearningShot } from '../src/memory/kept-shot.ts'
import { mishitExposure } from '../src/memory/shot-columns.ts'
import type { Chance } from './seeded-chance.ts'
import { MISHIT, MISHITS, typicalMishits } from '../src/shot-advice/typical-spread.ts'

const ORIGIN = 'device-outdoor'
const LEAST_CARRY_YARDS = 5

/** So many shots of one session with a club, as a golfer typical of the handicap hits them: solid ones and mishits. */
export function typicalImport(
  { club, carryYards }: Pick<CarriedClub, 'club' | 'carryYards'>,
  { handicap, shotCount, chance }: { readonly handicap: number; readonly shotCount: number; readonly chance: Chance },
): readonly LearningShot[] {
  const mishits = Math.min(MISHITS.most, typicalMishits(handicap) * mishitExposure(club, ORIGIN))
  const { alongYards, acrossYards } = typicalSds(handicap, carryYards)
  return Array.from({ length: shotCount }, () => {
    const isMishit = chance.next() < mishits
    const [long, right] = [chance.normal(), chance.normal()]
    const carriedYards = isMishit
      ? carryYards * (MISHIT.carryShare + MISHIT.distanceSdShare * long)
      : carryYards + alongYards * long
    return {
      club,
      carryYards: Math.max(LEAST_CARRY_YARDS, carriedYards),
      sideYards: (isMishit ? MISHIT.lateralFactor : 1) * acrossYards * right,
      ageDays: 0,
      origin: ORIGIN,
      session: 'import',
    }
  })
}
