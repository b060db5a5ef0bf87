import { expect, it } from 'vitest'
import { label } from './ai-labels.copy.ts'

it('names AI on a label only where an AI answers', () => {
  expect(label('analyzeShot', true)).toBe('AI Shot Analysis')
  expect(label('analyzeShot', false)).toBe('Why this club')
  expect(label('setsMark', false)).toBe('OUR PICK')
})
