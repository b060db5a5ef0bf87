import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { categoryName, unlockLine } from './tips.copy.ts'
import { SHARE_WAYS, copiedText, referralUrl, sharePage, tipBook, turnedTo } from './tips-card.tsx'

const ORIGIN = 'https://bagwise.example'

it('TIP-11 fills in a message and a link with a ref, whichever way is chosen', () => {
  const onX = new URL(sharePage(ORIGIN, 'x'))
  expect(onX.origin + onX.pathname).toBe('https://twitter.com/intent/tweet')
  const message = onX.searchParams.get('text') ?? ''
  expect(message).toMatch(/Bagwise/)
  expect(onX.searchParams.get('url')).toBe(`${ORIGIN}/?ref=x`)

  const onFacebook = new URL(sharePage(ORIGIN, 'facebook'))
  expect(onFacebook.origin + onFacebook.pathname).toBe('https://www.facebook.com/sharer/sharer.php')
  expect(onFacebook.searchParams.get('quote')).toBe(message)
  expect(onFacebook.searchParams.get('u')).toBe(`${ORIGIN}/?ref=facebook`)

  expect(copiedText(ORIGIN)).toBe(`${message} ${ORIGIN}/?ref=link`)
  for (const way of SHARE_WAYS) expect(new URL(referralUrl(ORIGIN, way)).searchParams.get('ref')).toBe(way)
})

describe('the tips on home', () => {
  it('opens six to begin with and all of them with ten shares', () => {
    expect(tipBook(0)).toMatchObject({ closedCount: 50 })
    expect(tipBook(0).open).toHaveLength(6)
    expect(tipBook(10).open).toHaveLength(56)
    expect(tipBook(10).closedCount).toBe(0)
  })

  it('TIP-03 wraps around at both ends, and every tip is reached', () => {
    expect(turnedTo(5, 1, 6)).toBe(0)
    expect(turnedTo(0, -1, 6)).toBe(5)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 56 }), fc.constantFrom(1 as const, -1 as const), (tipCount, step) => {
        const seen = new Set<number>()
        let index = 0
        for (let turn = 0; turn < tipCount; turn += 1) {
          seen.add(index)
          index = turnedTo(index, step, tipCount)
        }
        expect(seen.size).toBe(tipCount)
        expect(index).toBe(0)
      }),
    )
  })

  it('says what sharing still brings', () => {
    expect(unlockLine({ closedCount: 50, nextCount: 5 })).toBe(
      'Share Bagwise to unlock 50 more tips: the next share opens 5.',
    )
    expect(unlockLine({ closedCount: 1, nextCount: 0 })).toBe('Share Bagwise to unlock 1 more tip.')
    expect(unlockLine({ closedCount: 0, nextCount: 0 })).toBeUndefined()
  })

  it('writes categories as words', () => {
    expect(categoryName('short-game')).toBe('Short game')
    expect(categoryName('swing')).toBe('Swing')
  })
})
