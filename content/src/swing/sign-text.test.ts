import { expect, it } from 'vitest'
import { sideWords } from './sign-text.ts'

it('ADV-37 says which side is which to a golfer of either hand', () => {
  expect([sideWords(null), sideWords('right')]).toEqual([sideWords(undefined), sideWords(undefined)])
  expect(sideWords('right')).toMatch(/^Away from you .+ across you .+: right and left for a right-hander\.$/)
  expect(sideWords('left')).toMatch(/^Away from you .+ across you .+: left and right for a left-hander\.$/)
})
