import { describe, expect, it } from 'vitest'
import type { PlayedShot } from '@bagwise/contract/play'
import { newsText } from './round-news.copy.ts'

const before = { hole: 7, club: '5-iron' } as PlayedShot

describe('what another device did to a shot', () => {
  it('names its club', () => {
    const text = newsText({ kind: 'shot', before, isBack: false }, { holes: [] }, { isClubHidden: false })
    expect(text).toBe('Another device changed the 5-iron on hole 7.')
  })

  it('names no club while a tournament is played', () => {
    for (const isBack of [false, true]) {
      const text = newsText({ kind: 'shot', before, isBack }, { holes: [] }, { isClubHidden: true })
      expect(text).toContain('a shot on hole 7')
      expect(text).not.toMatch(/iron/i)
    }
  })
})
