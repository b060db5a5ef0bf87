import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { filledNotice } from '#bag/bag.copy.ts'
import { storedClub } from './bag-changes.ts'
import { removedNumbers, selectorHint, selectorTitle } from './editor-text.ts'

const PUTTER = newBagClub('putter')
const THIRTEEN = CLUB_TYPES.slice(0, 13).map(newBagClub)

describe('the selector', () => {
  it('BAG-07 counts the clubs besides the putter, those left out not among them', () => {
    expect(selectorTitle([])).toBe('Select up to 13 clubs for your bag (0/13)')
    expect(selectorTitle([...THIRTEEN, PUTTER])).toBe('Select up to 13 clubs for your bag (13/13)')
    expect(selectorTitle(DEFAULT_BAG)).toBe('Select up to 13 clubs for your bag (14/13)')
    expect(selectorTitle([{ ...newBagClub('pw'), isInBag: false }])).toBe('Select up to 13 clubs for your bag (0/13)')
  })

  it('BAG-07 asks to leave one of the default bag out, for a putter', () => {
    expect(selectorHint(DEFAULT_BAG)).toBe('Leave one out to make room for a putter')
  })

  it('BAG-11 says how many clubs are too many once the putter is there', () => {
    expect(selectorHint([...DEFAULT_BAG, PUTTER])).toBe('15 clubs in the bag; the rules allow 14. Leave one out.')
    expect(selectorHint(CLUB_TYPES.map(newBagClub))).toBe('24 clubs in the bag; the rules allow 14. Leave 10 out.')
  })

  it('says in words why nothing more can be added', () => {
    expect(selectorHint(THIRTEEN)).toBe('That is all the rules allow beside a putter: leave one out to add another.')
    expect(selectorHint(THIRTEEN.slice(1))).toBe('The putter comes on top: 14 clubs in all.')
  })
})

it('names the golfer’s own numbers of the clubs that are taken away, in the golfer’s units', () => {
  const bag = Object.fromEntries(
    (['4-iron', '5-iron', '6-iron', 'pw'] as const).map((type) => [type, storedClub(newBagClub(type))]),
  )
  const seen = projectProfile({
    ...NEW_GOLFER,
    bag,
    distances: {
      '4-iron': { distance: 180, source: 'measured' },
      '5-iron': { distance: 170, source: 'manual' },
      '6-iron': { distance: 160, source: 'estimated' },
      pw: { distance: 110, source: 'measured' },
    },
  })
  const selected = [newBagClub('pw')]
  expect(removedNumbers({ seen, selected }, 'yards')).toEqual([
    '4-Iron: 180 yd, measured.',
    '5-Iron: 170 yd, typed by you.',
  ])
  expect(removedNumbers({ seen, selected }, 'metres')).toContain('4-Iron: 165 m, measured.')
  expect(removedNumbers({ seen, selected: seen.golfBag }, 'yards')).toEqual([])
})

it('says how many distances were estimated', () => {
  expect([1, 3].map(filledNotice)).toEqual([
    '1 club had no distance: it got an estimate.',
    '3 clubs had no distance: they got estimates.',
  ])
})
