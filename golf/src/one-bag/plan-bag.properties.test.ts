import { describe, expect, it } from 'vitest'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import { generatedGolfer, measuredGolfer, ownedClub } from '../../reference/planned-golfers.ts'
import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { JoinBag } from './bag-action.ts'
import { bagFit } from './bag-fit.ts'
import type { BagClubCarry, BagGolfer, LoftedType } from './bag-golfer.ts'
import { clubPlace } from './club-place.ts'
import { strokesOfHole } from './hole-strokes.ts'
import { planBag, purchasesOf } from './plan-bag.ts'

const PLANS = GENERATED_BAGS.map((bag) => {
  const golfer = generatedGolfer(bag)
  return { name: bag.name, golfer, plan: planBag(golfer) }
})

const joins = (actions: readonly unknown[]) =>
  (actions as readonly JoinBag[]).filter(({ kind }) => kind === 'buy' || kind === 'put-back' || kind === 'later')

/** The bag after the clubs have joined, as if each carried what was expected of it. */
function followed(golfer: BagGolfer, actions: readonly JoinBag[]): BagGolfer {
  const gone = actions.map(({ leaveOut }) => leaveOut)
  const bought = actions.map(({ club, expectedCarryYards }) =>
    ownedClub(club.type, expectedCarryYards, { loftDeg: club.loftDeg }),
  )
  const clubs = golfer.clubs.map((club) => ({ ...club, isInBag: club.isInBag && !gone.includes(club.type) }))
  return { ...golfer, clubs: [...clubs, ...bought] }
}

const isTurf = ({ kind }: LoftedType) => kind === 'iron' || kind === 'wedge'

/** Between two irons or wedges straight by degrees, else by equal shares of the carry. */
function carryByLoft(club: LoftedType, { longer, shorter }: Extract<JoinBag, { reason: 'hole' }>['hole']): number {
  if ([club, longer, shorter].every(isTurf)) {
    const share = (club.loftDeg - longer.loftDeg) / (shorter.loftDeg - longer.loftDeg)
    return longer.carryYards + share * (shorter.carryYards - longer.carryYards)
  }
  const share = (clubPlace(club) - clubPlace(longer)) / (clubPlace(shorter) - clubPlace(longer))
  return longer.carryYards * (shorter.carryYards / longer.carryYards) ** share
}

describe('for five hundred bags', () => {
  it('ONE-30 buys no club that is there already or next to it by loft', () => {
    let purchases = 0
    for (const { name, golfer, plan } of PLANS) {
      const bought = joins(plan.actions).filter(({ kind }) => kind !== 'put-back')
      for (const [index, action] of bought.entries()) {
        purchases += 1
        const { club } = action
        const others = [...golfer.clubs, ...bought.slice(0, index).map((one) => one.club)]
        expect([name, others.map(({ type }) => type).includes(club.type)]).toEqual([name, false])
        const ofItsKind = others.filter(({ kind }) => kind === club.kind)
        const nearestDeg = Math.min(...ofItsKind.map(({ loftDeg }) => Math.abs(loftDeg - club.loftDeg)))
        const besides = action.reason === 'hole' ? [action.hole.longer, action.hole.shorter] : []
        const besideDeg = Math.min(...besides.map(({ loftDeg }) => Math.abs(loftDeg - club.loftDeg)))
        const isApart =
          club.kind === 'wedge' ? nearestDeg > 2 && besideDeg >= 4 : club.kind === 'iron' || nearestDeg >= 2
        expect([name, club, isApart]).toEqual([name, club, true])
      }
    }
    expect(purchases).toBeGreaterThan(300)
  })

  it('expects of each club what its loft gives between its neighbours, within 4 yards', () => {
    for (const { name, plan } of PLANS) {
      for (const action of joins(plan.actions)) {
        if (action.reason !== 'hole' || action.kind === 'put-back') continue
        const offYards = Math.abs(carryByLoft(action.club, action.hole) - action.expectedCarryYards)
        expect([name, offYards <= 4]).toEqual([name, true])
      }
    }
  })

  it('ONE-33 buys three clubs at most, each worth it, keeps to thirteen and takes nothing back when followed', () => {
    let lowerCount = 0
    for (const { name, golfer, plan } of PLANS) {
      const bought = purchasesOf(plan)
      const later = plan.actions.filter(({ kind }) => kind === 'later')
      expect([name, bought.length <= 3, later.length === 0 || bought.length === 3]).toEqual([name, true, true])
      expect([name, [...bought, ...later].every(({ strokes }) => strokes >= 0.03)]).toEqual([name, true])

      const measured = {
        ...golfer,
        clubs: golfer.clubs.map((club) => ({ ...club, carry: club.carry && { ...club.carry, isEstimated: false } })),
      }
      const before = planBag(measured)
      const after = followed(measured, purchasesOf(before))
      const inBag = after.clubs.filter(({ isInBag }) => isInBag)
      expect([name, inBag.length <= Math.max(MAX_CLUBS_BESIDES_PUTTER, golfer.clubs.length)]).toEqual([name, true])
      const next = planBag(after)
      const again = purchasesOf(next).filter(({ club }) =>
        purchasesOf(before).some((one) => one.club.type === club.type),
      )
      expect([name, again]).toEqual([name, []])
      const [was, is] = [bagFit(before).score ?? 0, bagFit(next).score ?? 0]
      if (is < was) lowerCount += 1
    }
    expect(lowerCount).toBeLessThanOrEqual(2)

    const shelf = measuredGolfer(
      { driver: 205, '5-wood': 180, '8-iron': 125, '9-iron': 114, pw: 102, sw: 74 },
      { speedMph: 91, handicap: 20, shelvedYards: { '6-iron': 147 } },
    )
    const [first, ...rest] = joins(planBag(shelf).actions)
    expect(first).toMatchObject({ kind: 'put-back', club: { type: '6-iron' }, priceDollars: 0 })
    expect(rest.filter(({ kind }) => kind === 'buy')).toHaveLength(3)
  })

  it('ONE-34 lets only a club go that the bag can miss, and only for a wide hole that is worth more', () => {
    let swaps = 0
    for (const { name, golfer, plan } of PLANS) {
      const joining = joins(plan.actions).filter(({ kind }) => kind !== 'later')
      const swapping = joining.filter(({ leaveOut }) => leaveOut !== undefined)
      const roomFor = Math.max(0, MAX_CLUBS_BESIDES_PUTTER - golfer.clubs.length)
      expect([name, joining.length - swapping.length <= roomFor]).toEqual([name, true])
      expect([name, swapping.length === 0 || joining.length - swapping.length === roomFor]).toEqual([name, true])
      for (const { leaveOut, ...action } of swapping) {
        swaps += 1
        const isLobOfSingleFigures = leaveOut === 'lw' && (golfer.handicap ?? 18) < 10
        const isKept = ['driver', '7-iron', '8-iron', '9-iron', 'pw', 'sw'].includes(leaveOut ?? '')
        const isWide = action.reason !== 'hole' || action.hole.gapYards >= 1.2 * action.hole.wideAboveYards
        expect([name, isLobOfSingleFigures, isKept, isWide]).toEqual([name, false, false, true])
        if (swapping.length > 1) continue
        const lost = strokesLost(plan.clubs, leaveOut, golfer)
        expect([name, action.strokes - lost >= 0.05]).toEqual([name, true])
      }
    }
    expect(swaps).toBeGreaterThan(0)
  })
})

/** What a club's leaving costs: the hole it leaves less the two gaps it made, strokes a round. */
function strokesLost(clubs: readonly BagClubCarry[], type: string | undefined, golfer: BagGolfer): number {
  const index = clubs.findIndex((club) => club.type === type)
  const [above, own, below] = [index - 1, index, index + 1].map((at) => clubs[at]?.carryYards ?? NaN)
  const yardstick = { ...golfer, longestYards: clubs[0]?.carryYards ?? 0 }
  const cost = (longerYards = 0, shorterYards = 0) => strokesOfHole({ longerYards, shorterYards }, yardstick)
  return cost(above, below) - cost(above, own) - cost(own, below)
}
