import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BALL_FLIGHTS } from '@bagwise/golf/golfer'
import { BallFlightMark } from './ball-flight-mark.tsx'

it('ADV-37 mirrors the curve of a left-hander about the line to the flag, and nothing else', () => {
  const MIRROR = ' transform="matrix(-1 0 0 1 40 0)"'
  for (const flight of BALL_FLIGHTS) {
    const drawn = (hand: 'left' | 'right' | null) =>
      renderToStaticMarkup(createElement(BallFlightMark, { flight, hand }))
    expect(drawn('right')).toBe(drawn(null))
    expect(drawn('right')).not.toContain('transform')
    expect(drawn('left').split(MIRROR)).toHaveLength(2)
    expect(drawn('left').replace(MIRROR, '')).toBe(drawn('right'))
  }
})
