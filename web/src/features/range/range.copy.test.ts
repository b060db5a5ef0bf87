import { expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { lanesAt } from '@bagwise/golf/memory/range-log'
import * as copy from './range.copy.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const lanes = lanesAt({ carryYards: 150, handicap: 28 })

it('names lanes in the golfer’s units, for eyes and ears', () => {
  expect(lanes.map((sides) => plain(`${copy.laneName(sides.lane)} ${copy.laneSize(sides, 'yards')}`))).toEqual([
    'Far left 18+ yd',
    'Left 6-18 yd',
    'Straight ±6 yd',
    'Right 6-18 yd',
    'Far right 18+ yd',
  ])
  expect(lanes.slice(0, 3).map((sides) => copy.laneName(sides.lane) + copy.spokenLaneSize(sides, 'yards'))).toEqual([
    'Far left, 18 yards or more',
    'Left, 6 to 18 yards',
    'Straight, within 6 yards',
  ])
  expect(lanes.slice(0, 3).map((sides) => plain(copy.laneSize(sides, 'metres')))).toEqual(['16+ m', '5-16 m', '±5 m'])
})

it('has a short name of its own for every club', () => {
  const clubs = CLUB_TYPES.flatMap((club) => (club === 'putter' ? [] : [club]))
  const names = clubs.map((club) => copy.shortName(club))
  expect(new Set(names).size).toBe(clubs.length)
  const some = ['driver', '3-wood', '11-wood', '5-hybrid', '7-iron', 'pw'] as const
  expect(some.map((club) => copy.shortName(club))).toEqual(['Dr', '3W', '11W', '5H', '7i', 'PW'])
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(3)
})

it('says what was kept and how many there are', () => {
  expect(copy.kept(copy.shotText({ club: '7-iron', swing: 'full', shown: 145, lane: 'right' }))).toBe(
    'Kept: 7-Iron 145, right',
  )
  const half = copy.shotText({ club: 'sw', swing: 'half', shown: 45, lane: 'straight' })
  expect(half).toBe('Sand Wedge ½ 45, straight')
  expect(copy.kept(copy.mishitText('7-iron', 'topped'))).toBe('Kept: 7-Iron, topped')
  expect(copy.countLine({ ofClub: 0, all: 0 })).toBe('No shots today')
  expect(copy.countLine({ ofClub: 1, all: 1 })).toBe('1 shot today')
  expect(copy.countLine({ ofClub: 12, all: 30 })).toBe('12 shots today, 30 with all clubs')
})

it('says where a live shot came down, and about how far where its monitor sent no carry', () => {
  const shot = { club: '7-iron', carryYards: 152.4, sideYards: 4.2, isCarryComputed: false } as const
  expect(copy.kept(copy.liveShotText(shot, 'yards'))).toBe('Kept: 7-Iron 152, 4 right')
  expect(copy.liveShotText({ ...shot, sideYards: -0.3, isCarryComputed: true }, 'yards')).toBe(
    '7-Iron about 152, straight',
  )
  expect(copy.liveShotText({ ...shot, sideYards: -11 }, 'metres')).toBe('7-Iron 139, 10 left')
})
