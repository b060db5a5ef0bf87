import { expect, it } from 'vitest'
import type { ClubType } from '../club.ts'
import { findGaps } from './find-gaps.ts'
import type { GapClub } from './find-gaps.ts'
import { clubToLeaveOut, clubToSpare } from './leave-out.ts'

function club(type: ClubType, carryYards: number): GapClub {
  return { club: type, carryYards, isEstimated: false }
}

function leaveOut(clubs: readonly GapClub[], addedClub: GapClub): ClubType | undefined {
  const hole = findGaps(clubs).toSorted((a, b) => b.gapYards - a.gapYards)[0]
  return hole && clubToLeaveOut({ clubs, addedClub, hole })
}

it('GAP-29 leaves out a club of the smallest gap, the one whose absence shows least', () => {
  const clubs = [
    club('driver', 230),
    club('4-hybrid', 175),
    club('5-iron', 165),
    club('6-iron', 162),
    club('7-iron', 145),
  ]
  expect(leaveOut(clubs, club('3-wood', 203))).toBe('5-iron')
})

it('keeps the club next to the new one when it is the other of the pair that shows less', () => {
  const clubs = [
    club('driver', 230),
    club('3-wood', 210),
    club('6-iron', 160),
    club('7-iron', 156),
    club('8-iron', 140),
  ]
  expect(leaveOut(clubs, club('4-hybrid', 185))).toBe('8-iron')
})

it('never leaves out the driver, the 7-iron, the pitching wedge or the sand wedge', () => {
  const clubs = [club('driver', 200), club('7-iron', 198), club('pw', 100), club('sw', 95)]
  expect(leaveOut(clubs, club('9-iron', 149))).toBeUndefined()
})

it('may leave out the shortest club, since no gap opens below it', () => {
  const clubs = [club('driver', 230), club('5-wood', 200), club('sw', 80), club('lw', 74)]
  expect(leaveOut(clubs, club('7-iron', 140))).toBe('lw')
})

it('passes a pair over that would open a new hole', () => {
  const clubs = [
    club('driver', 240),
    club('3-wood', 200),
    club('5-wood', 190),
    club('4-iron', 172),
    club('5-iron', 160),
    club('6-iron', 152),
    club('7-iron', 138),
  ]
  // 5-iron and 6-iron are 8 apart; leaving out either leaves a hole of 20 or 22: the 5-iron may go, the 6-iron not.
  expect(leaveOut(clubs, club('2-hybrid', 220))).toBe('5-iron')
})

it('leaves nothing out when that would open as large a hole as it fills', () => {
  const clubs = [
    club('driver', 240),
    club('3-wood', 222),
    club('5-wood', 204),
    club('5-iron', 182),
    club('7-iron', 164),
  ]
  expect(leaveOut(clubs, club('4-hybrid', 193))).toBe(undefined)
})

it('accepts a smaller new hole when nothing better is left', () => {
  const clubs = [
    club('driver', 300),
    club('3-wood', 288),
    club('5-wood', 276),
    club('7-iron', 220),
    club('9-iron', 208),
    club('pw', 196),
  ]
  expect(leaveOut(clubs, club('4-hybrid', 248))).toBe('3-wood')
})

it('takes the word of measured clubs before that of two estimates', () => {
  const estimate = (type: ClubType, carryYards: number) => ({ ...club(type, carryYards), isEstimated: true })
  const clubs = [
    club('driver', 240),
    estimate('3-wood', 222),
    estimate('5-wood', 220),
    club('5-iron', 180),
    club('6-iron', 176),
    club('7-iron', 160),
  ]
  expect(leaveOut(clubs, club('3-hybrid', 200))).toBe('6-iron')
})

it('keeps what came in by earlier advice', () => {
  const clubs = [club('driver', 238), club('3-wood', 222), club('5-wood', 219), club('7-iron', 170)]
  const hole = findGaps(clubs).at(-1)
  if (!hole) throw new Error('The bag has a hole')
  const addedClub = club('4-hybrid', 202)
  expect(clubToLeaveOut({ clubs, addedClub, hole, staying: [] })).toBe('3-wood')
  expect(clubToLeaveOut({ clubs, addedClub, hole, staying: ['3-wood'] })).toBe('5-wood')
})

it('spares for a putter the club of the smallest gap whose absence shows least', () => {
  const clubs = [club('driver', 230), club('5-wood', 200), club('3-hybrid', 196), club('5-iron', 181)]
  // Without the 5-wood the gap is 34 yards, without the 3-hybrid 19.
  expect(clubToSpare(clubs)).toBe('3-hybrid')
  // With equal carries the gap is the same either way: the harder club goes.
  expect(clubToSpare([...clubs, club('6-iron', 181)])).toBe('5-iron')
})

it('spares no club whose absence would be a hole, and none that a bag is built around', () => {
  expect(
    clubToSpare([club('driver', 230), club('3-wood', 208), club('5-wood', 186), club('7-iron', 164)]),
  ).toBeUndefined()
  expect(clubToSpare([club('driver', 160), club('7-iron', 150), club('pw', 140), club('sw', 130)])).toBeUndefined()
  expect(clubToSpare([])).toBeUndefined()
})
