import { expect, it } from 'vitest'
import { notPosted } from './finish.copy.ts'

it('says that a golfer chose not to count a round only where it could count', () => {
  expect(notPosted(undefined, true)).toBe('You chose not to count this round for your index.')
  expect(notPosted(undefined, false)).toBe('No differential: these tees have no rating and slope.')
  expect(notPosted({ kind: 'no-rating' }, false)).toBe('No differential: these tees have no rating and slope.')
})
