import { describe, expect, it } from 'vitest'
import { SAMPLE_GOLFERS, measuredGolfer, ownedClub } from '../../reference/planned-golfers.ts'
import type { BagAction } from './bag-action.ts'
import type { BagGolfer } from './bag-golfer.ts'
import { planBag, purchasesOf } from './plan-bag.ts'

function told(golfer: BagGolfer): readonly string[] {
  return planBag(golfer).actions.map(inWords)
}

function inWords(action: BagAction): string {
  switch (action.kind) {
    case 'buy':
    case 'later':
    case 'put-back': {
      const instead = action.leaveOut ? ` for ${action.leaveOut}` : ''
      return `${action.kind} ${action.club.type} ${action.club.loftDeg}° ${action.expectedCarryYards}${instead}`
    }
    case 'measure':
      return `measure ${action.clubs.join(' ')}`
    case 'leave-out':
      return `leave out ${action.club}`
    case 'bend':
    case 'keep-both':
      return `${action.kind} ${action.gap.id}`
    default:
      return `${action.kind} ${action.hole.id}${action.isBagFull ? ' (full)' : ''}`
  }
}

/** The same golfer with estimates for these clubs. */
function guessing(golfer: BagGolfer, types: readonly string[], plusMinusYards = 9): BagGolfer {
  return {
    ...golfer,
    clubs: golfer.clubs.map((club) =>
      types.includes(club.type) && club.carry
        ? { ...club, carry: { ...club.carry, isEstimated: true, plusMinusYards } }
        : club,
    ),
  }
}

const { pgaTour, lpgaTour, twoHandicap, halfSet, slowSenior, strongLofts, crowdedTwentyFive, slowWoman } =
  SAMPLE_GOLFERS

describe('a plan for the bag', () => {
  it('sells no club to tour averages, a 2 handicap or a senior with even gaps', () => {
    expect(told(pgaTour)).toEqual(['grip-down 5-wood>4-iron (full)'])
    expect(told(lpgaTour)).toEqual(['leave out 7-wood'])
    expect(told(twoHandicap)).toEqual(['grip-down 5-wood>4-iron (full)'])
    expect(told(slowSenior)).toEqual([])
  })

  it('gives a half set at 65 mph what saves most, three clubs at a time', () => {
    expect(told(halfSet)).toEqual(['buy 7-wood 21° 101', 'buy 8-iron 36° 71', 'buy 6-hybrid 28° 87', 'later gw 50° 48'])
  })

  it('calls the gap below a driver normal where nothing fits', () => {
    expect(told(slowWoman)).toEqual(['buy gw 50° 60', 'normal driver>5-wood'])
  })

  it('ONE-31 gives a 41° pitching and a 54° sand wedge one of 48° between them, and nothing beside a 46.5° one', () => {
    expect(purchasesOf(planBag(strongLofts))).toMatchObject([
      { club: { type: 'gw', loftDeg: 48 }, expectedCarryYards: 112, plusMinusYards: 6, reason: 'hole' },
    ])
    const clubs = [...strongLofts.clubs, ownedClub('gw', 116, { loftDeg: 46.5 })]
    expect(told({ ...strongLofts, clubs })).toEqual(['part-swing gw>sw'])
  })

  it('ONE-36 gives a bag that ends with its pitching wedge a sand wedge, and lets the 5-iron go, not the 6-iron', () => {
    const endsAt = (pitchingDeg: number) =>
      measuredGolfer(
        { driver: 200, '5-wood': 178, '5-hybrid': 160, '7-iron': 138, '8-iron': 128, '9-iron': 117, pw: 105 },
        { speedMph: 88, handicap: 20, loftsDeg: { pw: pitchingDeg } },
      )
    const sandDeg = (pitchingDeg: number) =>
      purchasesOf(planBag(endsAt(pitchingDeg))).flatMap(({ reason, club }) => (reason === 'sand' ? club.loftDeg : []))
    expect([41, 42, 43, 44, 46].map(sandDeg)).toEqual([[54], [54], [56], [56], [56]])
    const bag = endsAt(46)
    const withSand = { ...bag, clubs: [...bag.clubs, ownedClub('gw', 80, { loftDeg: 53 })] }
    expect(purchasesOf(planBag(withSand)).map(({ reason }) => reason)).not.toContain('sand')

    expect(told(crowdedTwentyFive)).toContain('leave out 5-iron')
    expect(told(crowdedTwentyFive)).not.toContain('leave out 6-iron')
  })

  it('takes the sand wedge from the shelf where the golfer has one', () => {
    const golfer = measuredGolfer(
      { driver: 200, '5-wood': 178, '5-hybrid': 160, '7-iron': 138, '8-iron': 128, '9-iron': 117, pw: 105 },
      { speedMph: 88, handicap: 20, shelvedYards: { sw: 78 } },
    )
    expect(told(golfer)).toContain('put-back sw 56° 78')
    expect(purchasesOf(planBag(golfer)).map(({ club }) => club.type)).not.toContain('sw')
  })

  it('takes a club from the shelf before it buys one', () => {
    const shelved = ownedClub('gw', 113, { loftDeg: 48, isInBag: false })
    expect(told({ ...strongLofts, clubs: [...strongLofts.clubs, shelved] })).toEqual(['put-back gw 48° 113'])
  })

  it('leaves a club on the shelf that does not suit the swing, unless its number is the golfer’s own', () => {
    const golfer = measuredGolfer(
      { driver: 150, '5-hybrid': 110, '7-iron': 92, '8-iron': 84, '9-iron': 76, pw: 67, sw: 50 },
      { speedMph: 72, handicap: 28 },
    )
    const shelved = (carry: { carryYards: number; isEstimated: boolean; plusMinusYards: number } | undefined) =>
      told({ ...golfer, clubs: [...golfer.clubs, ownedClub('3-wood', 0, { isInBag: false, carry })] }).join()
    expect(shelved(undefined)).not.toContain('put-back 3-wood')
    expect(shelved({ carryYards: 131, isEstimated: false, plusMinusYards: 0 })).toContain('put-back 3-wood')
  })

  it('ONE-35 measures a hole that a guess makes, calls one below the driver normal, and swings in part elsewhere', () => {
    const hole = 'pw>sw'
    expect(told(guessing(strongLofts, ['pw', 'sw']))).toEqual(['measure pw sw'])
    const nameless = ownedClub('gw', 0, { loftDeg: 48, carry: undefined })
    expect(told({ ...strongLofts, clubs: [...strongLofts.clubs, nameless] })).toEqual(['measure gw'])
    expect(told(guessing(strongLofts, ['sw'], 18))).toEqual(['measure sw'])
    expect(told(guessing(strongLofts, ['sw'], 8))).toEqual(['buy gw 48° 112'])
    expect(planBag(strongLofts).holes.map(({ id }) => id)).toEqual([hole])

    expect(told(slowWoman)).toContain('normal driver>5-wood')
    expect(planBag(slowWoman).normalHoleIds).toEqual(['driver>5-wood'])
    expect(told(pgaTour)).toContain('grip-down 5-wood>4-iron (full)')
    const owned = ownedClub('gw', 116, { loftDeg: 46.5 })
    expect(told({ ...strongLofts, clubs: [...strongLofts.clubs, owned] })).toContain('part-swing gw>sw')
    const guesses = purchasesOf(planBag(guessing(strongLofts, ['pw', 'sw'])))
    expect(guesses).toEqual([])
  })

  it('gives a beginner without a hybrid one instead of the longest iron', () => {
    const carries = {
      driver: 150,
      '5-wood': 128,
      '7-wood': 115,
      '6-iron': 101,
      '7-iron': 93,
      '8-iron': 85,
      '9-iron': 77,
      pw: 67,
      sw: 56,
    }
    const golfer = measuredGolfer(carries, { speedMph: 73, handicap: 36 })
    expect(told({ ...golfer, isBeginner: true }).filter((words) => words.includes('for 6-iron'))).toHaveLength(1)
    expect(told(golfer).filter((words) => words.includes('for'))).toEqual([])
  })

  it('asks which clubs to leave out of a bag of sixteen besides the putter, and sells nothing', () => {
    const more = [ownedClub('3-hybrid', 218), ownedClub('5-hybrid', 198), ownedClub('3-iron', 213)]
    const sixteen = { ...twoHandicap, clubs: [...twoHandicap.clubs, ...more] }
    const plan = planBag(sixteen)
    expect(plan.tooMany).toBe(3)
    expect(plan.actions.filter(({ kind }) => kind === 'leave-out').length).toBeGreaterThanOrEqual(3)
    expect(purchasesOf(plan)).toEqual([])
    expect(plan.clubs).toHaveLength(16)
  })

  it('has no plan for a bag without numbers or of one club', () => {
    const none = { ...strongLofts, clubs: strongLofts.clubs.map((club) => ({ ...club, carry: undefined })) }
    expect(planBag({ ...strongLofts, clubs: [] }).actions).toEqual([])
    expect(planBag(none).actions).toEqual([])
    expect(planBag({ ...strongLofts, clubs: strongLofts.clubs.slice(0, 1) }).actions).toEqual([])
  })
})
