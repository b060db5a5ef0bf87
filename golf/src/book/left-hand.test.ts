import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { bentHole } from '../../reference/bent-hole.ts'
import { adviseOnGround } from '../shot-advice/ground/advise-on-ground.ts'
import { holeGround } from '../shot-advice/ground/hole-ground.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import { TYPICAL_READING } from '../weather/weather-reading.ts'
import { bookPage } from './book-page.ts'

/** The golfer's balls end to this side, as seen from behind. */
const bagWith = (biasShare: number): readonly AdvisedClub[] =>
  ADVISED_BAG.map((own) => ({
    ...own,
    pattern: { acrossRatio: 1.1, alongRatio: 0.9, biasShare, tilt: 0, mishitRatio: 1 },
  }))
const windFrom = (windFromDeg: number) => ({ ...TYPICAL_READING, windSpeedMph: 12, windFromDeg })

describe('a book for a left-hander', () => {
  it('has the same ground as for a right-hander', () => {
    const { course, hole } = bentHole(1)
    const [right, left] = [false, true].map((isLeftHanded) =>
      bookPage(course, hole, { bag: ADVISED_BAG, golfer: { handicap: 15, isLeftHanded }, forecast: windFrom(300) }),
    )
    expect(left?.drawing?.ground).toEqual(right?.drawing?.ground)
    expect(left?.green).toEqual(right?.green)
    expect(left?.drawing?.rings).toEqual(right?.drawing?.rings)
  })

  it('is the mirror image of a right-hander’s on the mirrored hole, with the wind and the miss from the other side', () => {
    const [own, other] = [bentHole(1), bentHole(-1)]
    const page = bookPage(own.course, own.hole, {
      bag: bagWith(0.5),
      golfer: { handicap: 15, isLeftHanded: false },
      forecast: windFrom(300),
    })
    const mirror = bookPage(other.course, other.hole, {
      bag: bagWith(-0.5),
      golfer: { handicap: 15, isLeftHanded: true },
      forecast: windFrom(60),
    })
    for (const row of ['planA', 'planB', 'layUp', 'from150'] as const) {
      const [one, two] = [page[row], mirror[row]]
      expect([row, two?.club, two?.kind]).toEqual([row, one?.club, one?.kind])
      if (!one || !two) continue
      // Both planes are the same; what is left is the last digits of the map.
      expect([row, -two.lineDeg, two.carryTodayYards, two.expectedStrokes, -two.finish.x, two.finish.y]).toEqual([
        row,
        expect.closeTo(one.lineDeg, 2),
        expect.closeTo(one.carryTodayYards, 2),
        expect.closeTo(one.expectedStrokes, 2),
        expect.closeTo(one.finish.x, 1),
        expect.closeTo(one.finish.y, 1),
      ])
    }
    expect(page.planA).toBeDefined()
    expect(Math.abs(page.planA?.lineDeg ?? 0)).toBeGreaterThan(1)
    const sides = { left: 'right', right: 'left' } as const
    expect(mirror.missOfPlanA?.side).toBe(page.missOfPlanA && sides[page.missOfPlanA.side])
  })

  it('has drift on a slope to the other side, and the same finish', () => {
    const { course, hole } = bentHole(1)
    const ball = hole.line[1]
    if (!ball) throw new Error('The hole has no bend')
    const ground = holeGround(course, hole, { ball })
    const [right, left] = [false, true].map((isLeftHanded) => {
      const advice = adviseOnGround(
        ADVISED_BAG,
        { handicap: 15, isLeftHanded },
        { ground, lie: 'fairway', slope: 'sidehill-above' },
      )
      if ('problem' in advice) throw new Error(advice.problem)
      return advice.choices
    })
    for (const choice of right ?? []) {
      const other = left?.find(({ club }) => club === choice.club)
      if (!other) continue
      // A ball above the feet of a right-hander goes left: it is started to the right.
      expect(choice.startLineDeg).toBeGreaterThan(choice.lineDeg + 0.5)
      expect(other.startLineDeg - other.lineDeg).toBeCloseTo(choice.lineDeg - choice.startLineDeg, 1)
    }
    expect(right?.length).toBeGreaterThan(2)
  })
})
