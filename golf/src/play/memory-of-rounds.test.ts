import { describe, expect, it } from 'vitest'
import { clubHistory } from '../memory/club-history.ts'
import type { KeptSession } from '../memory/kept-shot.ts'
import { learnedDistances } from '../memory/learned-distances.ts'
import { shotMemory } from '../memory/shot-memory.ts'
import type { GolferWithShots } from '../memory/shot-memory.ts'
import { loggedScore } from './hole-log.ts'
import { historyWithRounds, memoryWithRounds } from './memory-of-rounds.ts'
import type { RoundRows } from './memory-of-rounds.ts'
import type { PlayedShot } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

const RANGE: KeptSession = {
  id: 'range',
  day: '2026-11-01',
  origin: 'device-outdoor',
  isNormalised: true,
  shots: [151, 149, 147].map((carryYards, index) => ({
    id: `range ${index}`,
    club: '7-iron',
    swing: 'full',
    carryYards,
    sideYards: 2,
    isSpinMeasured: false,
    mark: 'by-rule',
  })),
}
const GOLFER: GolferWithShots = {
  sessions: [RANGE],
  clubs: [{ type: '7-iron' }, { type: 'driver' }],
  profile: { golfBag: [{ type: '7-iron', loft: null }], handicap: 15, swingSpeed: null, swingSpeedRange: null },
  distances: { '7-iron': { distance: 148, source: 'manual' }, driver: { distance: 225, source: 'manual' } },
  handicap: 15,
  today: '2026-11-21',
}
const FULL: Partial<PlayedShot> = { rest: { alongYards: 140, acrossYards: -6, sdYards: 4 } }
const LOST: Partial<PlayedShot> = { club: 'driver', lie: 'tee', penalty: 'stroke-and-distance' }

function round(id: string, shots: readonly Partial<PlayedShot>[], state: RoundRows['round']['state'] = 'finished') {
  const played = shots.map((shot, index) => playedHole([{ ...shot, id: `${id} ${index}`, hole: index + 1 }]))
  return {
    round: { id, date: '2026-11-14', state },
    holes: played.map(({ hole }, index) => ({ ...hole, number: index + 1 })),
    shots: played.flatMap((one) => one.shots),
  }
}

describe('what kept shots and rounds teach together', () => {
  it('is what kept shots teach where no round is finished', () => {
    for (const rounds of [[], [round('open', [FULL, FULL], 'playing')], [round('left', [FULL], 'left')]]) {
      expect(memoryWithRounds(GOLFER, rounds)).toEqual({
        ...shotMemory(GOLFER),
        playedSessions: [],
        lostCounts: new Map(),
      })
      expect(historyWithRounds(GOLFER, rounds, '7-iron')).toEqual(clubHistory(GOLFER, '7-iron'))
    }
  })

  it('has the shots of a round among those of the club, with a point of their day in its trend', () => {
    const rounds = [round('round', [FULL, FULL, FULL, FULL])]
    const [before, after] = [memoryWithRounds(GOLFER, []), memoryWithRounds(GOLFER, rounds)]
    const carryOf = ({ learned }: typeof before) => learned.find(({ club }) => club === '7-iron')?.carryYards ?? NaN
    expect(carryOf(after)).toBeLessThan(carryOf(before) - 1)
    expect(before.solidCounts.get('7-iron')).toBe(3)
    expect(after.solidCounts.get('7-iron')).toBe(7)
    expect(after.playedSessions.flatMap(({ shots }) => shots.map(({ id }) => id))).toEqual(
      rounds[0]?.shots.map(({ id }) => id),
    )
    const history = historyWithRounds(GOLFER, rounds, '7-iron')
    expect(history.placed.map(({ session }) => session)).toEqual([...Array(4).fill('round'), ...Array(3).fill('range')])
    expect(history.trend.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-14'])
    // Of the day, on which no shot was a week old.
    expect(history.trend.at(-1)?.carryYards).toBeCloseTo(carryOf(after), 1)
  })

  it('RND-16 leave out a ball that is not counted, which is not on the card either', () => {
    const practice = { ...FULL, isLeftOut: true }
    const counted = round('round', [FULL, FULL])
    const withPractice = round('round', [FULL, FULL, practice, { ...LOST, isLeftOut: true }])
    expect(memoryWithRounds(GOLFER, [withPractice])).toEqual(memoryWithRounds(GOLFER, [counted]))
    expect(historyWithRounds(GOLFER, [withPractice], '7-iron')).toEqual(historyWithRounds(GOLFER, [counted], '7-iron'))
    expect(memoryWithRounds(GOLFER, [round('round', [practice])])).toEqual(memoryWithRounds(GOLFER, []))
    const hole = playedHole([FULL, practice, LOST], { putts: 2 })
    expect(loggedScore(hole)).toBe(loggedScore(playedHole([FULL, LOST], { putts: 2 })))
  })

  it('takes a ball that was lost where it was marked for no carry, and counts those that nobody marked', () => {
    const marked = { ...LOST, rest: { alongYards: 200, acrossYards: 40, sdYards: 6 } } as const
    const drive = { club: 'driver', lie: 'tee', rest: { alongYards: 230, acrossYards: 5, sdYards: 4 } } as const
    const memory = memoryWithRounds({ ...GOLFER, sessions: [] }, [round('round', [marked, LOST, LOST, drive])])
    expect(memory.lostCounts).toEqual(new Map([['driver', 2]]))
    expect(memory.solidCounts.get('driver')).toBe(1)
    expect(learnedDistances(memory, memory.playedSessions).get('driver')?.shots?.count).toBe(1)
  })
})
