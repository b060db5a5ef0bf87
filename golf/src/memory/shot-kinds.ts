import { isSaidMishit } from './kept-shot.ts'
import type { LearningShot } from './kept-shot.ts'
import type { LearnedClub } from './learned-club.ts'
import { mishitExposure } from './shot-columns.ts'
import { kindsAmong, saidKinds } from './sorting-out.ts'
import type { ShotKinds } from './sorting-out.ts'

/**
 * Which shots count, and why not: how likely each is solid, a mishit or an odd reading by what was learned, in the order of
 * the shots. Undefined for a club that nothing was learned of.
 */
export function shotKinds(
  learned: readonly LearnedClub[],
  shots: readonly LearningShot[],
): readonly (ShotKinds | undefined)[] {
  const byClub = new Map(learned.map((one) => [one.club, kindsAmong(one)]))
  return shots.map((shot) => {
    const { club, carryYards, sideYards = Number.NaN, origin, reading, isSaidToCount = false } = shot
    const { measuring, isSideOnly = false } = shot
    const alongError = (measuring?.alongSdYards ?? 0) ** 2
    const acrossError = (measuring?.acrossSdYards ?? 0) ** 2
    const measured =
      measuring || isSideOnly ? { carryYards, sideYards, alongError, acrossError, isSideOnly } : undefined
    const exposure = reading === 'coarse' ? 0 : mishitExposure(club, origin)
    return (
      saidKinds({ isSaidToCount, isSaidMishit: isSaidMishit(shot) }) ??
      byClub.get(club)?.({ carryYards, sideYards, exposure, measured })
    )
  })
}
