import { describe, expect, it } from 'vitest'
import { NEW_PLAY, draftOf, withBall, withStep } from './hole-play.ts'
import type { HolePlay } from './hole-play.ts'

const BALL = { latitudeDeg: 33.5, longitudeDeg: -82 }
const PLACE = { course: 'way/1', hole: 'way/2' }
const kept = { ...PLACE, steps: [NEW_PLAY, withBall(NEW_PLAY, BALL)], isTournament: true }

describe('what a golfer has said on a hole', () => {
  it('is read as it was kept, on that hole alone, and a tournament goes on from hole to hole', () => {
    expect(draftOf(structuredClone(kept), PLACE)).toEqual({ steps: kept.steps, isTournament: true })
    expect(draftOf(kept, { ...PLACE, hole: 'way/3' })).toEqual({ steps: [NEW_PLAY], isTournament: true })
    expect(draftOf(kept, { ...PLACE, course: 'way/9' })).toEqual({ steps: [NEW_PLAY], isTournament: true })
    const strange: readonly unknown[] = [undefined, null, 7, {}, { ...kept, steps: [{}] }, { ...kept, isTournament: 1 }]
    for (const one of strange) expect(draftOf(one, PLACE)).toEqual({ steps: [NEW_PLAY], isTournament: false })
  })

  it('of a ball that is moved keeps the pin and the ground, and forgets lie, line, club and height', () => {
    const said: HolePlay = {
      ...NEW_PLAY,
      pin: 'back',
      isSoft: true,
      lie: 'bunker',
      aim: BALL,
      club: '7-iron',
      heightFeet: 12,
      slope: 'uphill',
    }
    expect(withBall(said, BALL, 9)).toEqual({ ...NEW_PLAY, pin: 'back', isSoft: true, ball: BALL, withinYards: 9 })
  })

  it('can be taken back for fifty steps', () => {
    const steps = Array.from({ length: 80 }).reduce<readonly HolePlay[]>((all) => withStep(all, NEW_PLAY), [])
    expect(steps).toHaveLength(50)
  })
})
