import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { meanOf } from '../../reference/held-out-shots.ts'
import { seededChance } from '../../reference/seeded-chance.ts'
import { typicalImport } from '../../reference/typical-import.ts'
import { adviseShot } from '../shot-advice/advise.ts'
import type { Advice } from '../shot-advice/advise.ts'
import type { Shot } from '../shot-advice/shot.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import { learnFromShots } from './learn.ts'
import type { LearnedClub } from './learned-club.ts'

const MOST_OFF_YARDS = 1.5
const MOST_COST_STROKES = 0.03
const IMPORTS = [5, 15, 25].flatMap((handicap) => [20, 40].map((shotCount) => ({ handicap, shotCount })))
type Import = (typeof IMPORTS)[number]

/** What imports of so many shots with each of these clubs teach; the carries before them are the true ones. */
function learnedFrom(clubs: readonly AdvisedClub[], { handicap, shotCount }: Import) {
  const chance = seededChance(20_279 + handicap + shotCount)
  const known = ADVISED_BAG.map(({ club, carryYards }) => ({
    club,
    priorCarryYards: carryYards,
    priorFrom: 'typical' as const,
  }))
  return (): readonly LearnedClub[] =>
    learnFromShots({
      clubs: known,
      handicap,
      shots: clubs.flatMap((club) => typicalImport(club, { handicap, shotCount, chance })),
    })
}

const times = <One>(count: number, of: () => One) => Array.from({ length: count }, of)
const inBag = (club: AdvisedClub['club'], learned: readonly LearnedClub[]) => learned.find((one) => one.club === club)

describe('golfers who import twenty to forty typical shots', () => {
  it.each(IMPORTS)('have carries of solid shots on average, mishits or not: %o', (imported) => {
    for (const club of ADVISED_BAG.filter((one) => ['driver', '5-iron', '7-iron', 'pw'].includes(one.club))) {
      const learn = learnedFrom([club], imported)
      const off = times(150, () => (inBag(club.club, learn())?.carryYards ?? Number.NaN) - club.carryYards)
      expect(Math.abs(meanOf(off))).toBeLessThanOrEqual(MOST_OFF_YARDS)
    }
  })

  it.each(IMPORTS)('are advised clubs that cost next to nothing more than with their true numbers: %o', (imported) => {
    const learn = learnedFrom(ADVISED_BAG, imported)
    const costs = times(4, learn).flatMap((learned) => {
      const own = ADVISED_BAG.map((club): AdvisedClub => {
        const { carryYards = 0, pattern } = inBag(club.club, learned) ?? {}
        return { ...club, carryYards: Math.round(carryYards), pattern }
      })
      return [95, 120, 137, 150, 165, 188, 210].map((distanceYards) => {
        const advise = (bag: readonly AdvisedClub[]) => advised(bag, { distanceYards, handicap: imported.handicap })
        const { club } = advise(own).recommended
        const { recommended, alternatives } = advise(ADVISED_BAG)
        const choices = [recommended, ...alternatives]
        const fewest = Math.min(...choices.map(({ expectedStrokes }) => expectedStrokes))
        return (choices.find((one) => one.club === club)?.expectedStrokes ?? Infinity) - fewest
      })
    })
    expect(meanOf(costs)).toBeLessThanOrEqual(MOST_COST_STROKES)
  })
})

function advised(
  bag: readonly AdvisedClub[],
  { distanceYards, handicap }: { readonly distanceYards: number; readonly handicap: number },
): Advice {
  const shot: Shot = { distanceYards, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
  const advice = adviseShot(bag, { handicap }, shot)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}
