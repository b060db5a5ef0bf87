import { describe, expect, it } from 'vitest'
import { SIGN_WORDS } from './sign-text.ts'
import { faultFrom, faultNamed, usualFlightOf } from './fault-words.ts'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'

describe('the words for a fault', () => {
  it('are those that the questions use', () => {
    for (const fault of [...SWING_MISSES, ...CONTACT_ISSUES, ...DISTANCE_ISSUES]) {
      expect(faultNamed(SIGN_WORDS[fault]), fault).toBe(fault)
      expect(faultFrom(fault)).toBe(fault)
    }
  })

  it.each([
    ['How do I stop my slice?', 'slice'],
    ['slicing the driver', 'slice'],
    ['I keep topping it', 'topped'],
    ['why do I top the ball', 'topped'],
    ['Chunked wedges', 'fat'],
    ['I hit it fat', 'fat'],
    ['skulled chips', 'thin'],
    ['thin', 'thin'],
    ['my shots are pushed', 'push'],
    ['push', 'push'],
    ['duck hook', 'hook'],
    ['pull hooks', 'pull-hook'],
    ['the shanks', 'shank'],
    ['popped up drives', 'sky'],
    ['Short of target', 'lost-distance'],
    ['I’m losing distance', 'lost-distance'],
    ['two-way miss', 'both-sides'],
  ])('%s: %s', (words, fault) => {
    expect(faultNamed(words)).toBe(fault)
  })

  it.each([
    'bounce',
    'push cart',
    'pull cart',
    'top brands of irons',
    'thin face',
    'toe hang of a putter',
    'heel-shafted putter',
    'blade irons',
    'heavy shaft',
    'shaft flex',
    'sand wedge',
    'draw',
    '',
  ])('%s names none', (words) => {
    expect(faultNamed(words)).toBeUndefined()
  })

  it('tell a usual shape from what happens now and then', () => {
    expect(usualFlightOf('slice')).toBe('slice')
    expect(usualFlightOf('push')).toBeUndefined()
    expect(faultFrom('straight')).toBeUndefined()
    expect(faultFrom(null)).toBeUndefined()
  })
})
