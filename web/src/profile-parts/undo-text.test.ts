import { describe, expect, it } from 'vitest'
import { replacedText, undoneText } from './undo-text.ts'

const BAG = { 'golfBag.driver': null, 'golfBag.sw.isInBag': true }
const DISTANCES = { 'clubDistances.7-iron': { distance: 150, source: 'manual' } }
const BOTH = { ...BAG, ...DISTANCES }

describe('a bag that was replaced', () => {
  it('is offered back with its distances when they changed too', () => {
    expect(replacedText(BAG)).toBe('Your bag has been replaced.')
    expect(replacedText(BOTH)).toBe('Your bag has been replaced, and its distances are new.')
  })

  it('names what is back: the bag, the distances or both', () => {
    expect(undoneText({ undone: BAG, written: BAG })).toBe('Your old bag is back.')
    expect(undoneText({ undone: DISTANCES, written: DISTANCES })).toBe('Your distances are back as they were.')
    expect(undoneText({ undone: BOTH, written: BOTH })).toBe('Your bag and your distances are back as they were.')
  })

  it('does not promise what the golfer has changed since', () => {
    expect(undoneText({ undone: DISTANCES, written: BOTH })).toBe(
      'Your distances are back as they were. What you have changed since stays.',
    )
    expect(undoneText({ undone: {}, written: BOTH })).toBe('Nothing to undo.')
  })
})
