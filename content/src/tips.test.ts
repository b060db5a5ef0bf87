import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferedTip } from './tips.ts'
import { tipsFor } from './tips.ts'
import { TIP_CATEGORIES } from './tips/pro-tip.ts'

const tips = tipsFor(0)
const base = tips.filter(({ requiredShares }) => requiredShares === 0)
const premium = tips.filter(({ requiredShares }) => requiredShares > 0)
const THRESHOLDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const shareCounts = fc.integer({ min: 0, max: 20 })

const wordsOf = (text: string) => text.split(/\s+/)
const unlockedIds = (shareCount: number) =>
  tipsFor(shareCount)
    .filter(({ isUnlocked }) => isUnlocked)
    .map(({ id }) => id)

/** Ids of tips whose title or description contains one of these words. */
const saying = (words: RegExp) =>
  tips.filter(({ title, description }) => words.test(`${title}. ${description}`)).map(({ id }) => id)

describe('unlocking', () => {
  it('TIP-04 gives each tip an id, one of the seven categories, a title, a description, isUnlocked and requiredShares', () => {
    for (const { source, ...tip } of tips) {
      expect(tip).toEqual({
        id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        category: expect.toBeOneOf(['swing', 'strategy', 'mental', 'putting', 'practice', 'equipment', 'short-game']),
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        isUnlocked: expect.any(Boolean),
        requiredShares: expect.toSatisfy((shares) => Number.isInteger(shares) && shares >= 0),
      })
      expect(source, tip.id).not.toBe('')
    }
    expect(new Set(tips.map(({ category }) => category))).toEqual(new Set(TIP_CATEGORIES))
    expect(TIP_CATEGORIES).toHaveLength(7)
  })

  it('TIP-05 keeps 6 base tips unlocked, even when the share count is no count at all', () => {
    expect(base).toHaveLength(6)
    fc.assert(
      fc.property(fc.double(), (shareCount) => {
        expect(unlockedIds(shareCount)).toEqual(expect.arrayContaining(base.map(({ id }) => id)))
      }),
    )
  })

  it('TIP-06 unlocks each of 50 premium tips at its threshold, from 1 to 10 shares, and never before', () => {
    expect(premium).toHaveLength(50)
    expect(new Set(premium.map(({ requiredShares }) => requiredShares))).toEqual(new Set(THRESHOLDS))
    fc.assert(
      fc.property(fc.constantFrom(...premium), fc.nat(30), ({ id, requiredShares }, shareCount) => {
        expect(unlockedIds(shareCount).includes(id)).toBe(shareCount >= requiredShares)
      }),
    )
    expect(unlockedIds(10)).toHaveLength(56)
  })

  it('never locks a tip again, and has a reward for every share up to the tenth', () => {
    fc.assert(
      fc.property(shareCounts, shareCounts, (oneCount, otherCount) => {
        const fewer = unlockedIds(Math.min(oneCount, otherCount))
        expect(unlockedIds(Math.max(oneCount, otherCount))).toEqual(expect.arrayContaining(fewer))
      }),
    )
    expect([0, ...THRESHOLDS].map((shareCount) => unlockedIds(shareCount).length)).toEqual([
      6, 11, 16, 21, 26, 31, 36, 41, 46, 51, 56,
    ])
  })

  it('shows the same tips in the same order to everybody, what opens first standing first', () => {
    fc.assert(
      fc.property(shareCounts, (shareCount) => {
        expect(tipsFor(shareCount).map(({ id }) => id)).toEqual(tips.map(({ id }) => id))
      }),
    )
    const shares = tips.map(({ requiredShares }) => requiredShares)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })
})

describe('the choice of tips', () => {
  it('has eight tips in each category, and five different categories at each threshold', () => {
    for (const wanted of TIP_CATEGORIES) {
      expect(
        tips.filter(({ category }) => category === wanted),
        wanted,
      ).toHaveLength(8)
    }
    for (const threshold of THRESHOLDS) {
      const opened = premium.filter(({ requiredShares }) => requiredShares === threshold)
      expect(new Set(opened.map(({ category }) => category)).size, `at ${threshold}`).toBe(5)
    }
    expect(new Set(base.map(({ category }) => category)).size).toBe(6)
  })

  it('has no id and no title twice', () => {
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length)
    expect(new Set(tips.map(({ title }) => title.toLowerCase())).size).toBe(tips.length)
  })

  it('says nothing twice: no two descriptions share a fifth of their telling words', () => {
    const pairs = tips.flatMap((one, index) => tips.slice(index + 1).map((other) => ({ one, other })))
    const alike = pairs
      .filter(({ one, other }) => likeness(one, other) > 0.2)
      .map(({ one, other }) => `${one.id} and ${other.id}`)
    expect(alike).toEqual([])
  })

  it('would notice a tip that was only reworded', () => {
    const [tip] = tips
    expect(tip && likeness(tip, { ...tip, description: `${tip.description} Repeat this often.` })).toBeGreaterThan(0.8)
  })
})

describe('the words of the tips', () => {
  it('have titles of 2 to 6 words and descriptions of 25 to 60', () => {
    const wrong = tips.filter(({ title, description }) => {
      const titleCount = wordsOf(title).length
      const descriptionCount = wordsOf(description).length
      return titleCount < 2 || titleCount > 6 || descriptionCount < 25 || descriptionCount > 60
    })
    expect(wrong).toEqual([])
  })

  it('give something to do: a number, or an if with what follows', () => {
    const number = /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)\b/i
    const condition = /\b(if|when|unless|where)\b|\?/i
    const idle = tips.filter(({ description }) => !number.test(description) && !condition.test(description))
    expect(idle).toEqual([])
  })

  it('serve both hands: lead and trail side instead of left and right', () => {
    expect(saying(/\b(left|right)(y|ies)?\b|-handed\b/i)).toEqual([])
  })

  it('read the same in yards and in metres', () => {
    expect(saying(/\b(yards?|yds?|met(re|er)s?|feet|ft)\b|\d ?-?foot\b|\d ?m\b/i)).toEqual([])
  })

  it('name a temperature or a length of the hand in both systems', () => {
    for (const { description } of tips) {
      expect(/°F/.test(description)).toBe(/°C/.test(description))
      expect(/\binch/.test(description)).toBe(/\bcm\b/.test(description))
    }
  })

  it('promise nothing about humid air and repeat no worn advice', () => {
    expect(saying(/humid|moist air/i)).toEqual([])
    expect(
      saying(/swing harder|hit it harder|head down|eye on the ball|just relax|trust yourself|never up|100 ?%/i),
    ).toEqual([])
  })

  it('praise no company and no other app', () => {
    const companies =
      /\b(arccos|shot ?scope|18 ?birdies|golfshot|the grint|hole ?19|swing ?u|golf ?pad|game ?golf|decade|v1 golf|trackman|sky ?trak|rapsodo|garmin|foresight|flightscope|toptracer|bushnell|titleist|vokey|callaway|taylormade|ping|cobra|mizuno|srixon|cleveland|wilson|bridgestone|odyssey|scotty cameron|golf pride|apps?)\b/i
    expect(saying(companies)).toEqual([])
  })

  it('carry a source wherever they state a measurement, a study, the tour or a rule', () => {
    const fact =
      /percent|degrees|°|\bmph\b|\btours?\b|\bthe rules\b|penalty|handicap index|\bstudy\b|\btests found\b|\btest a\b/i
    const unproved = tips
      .filter(({ description, source }) => fact.test(description) && source === undefined)
      .map(({ id }) => id)
    expect(unproved).toEqual([])
  })

  it('are plain text in one style: sentences that end, no markup, no exclamation', () => {
    for (const { title, description } of tips) {
      expect(description).toMatch(/^[A-Z].*[.?]$/)
      expect(title).not.toMatch(/[.!]$/)
      expect(`${title} ${description}`).not.toMatch(/[<>*_`!"']|\s{2}|\.\.\./)
    }
  })
})

/** Share of words that both contain, ignoring the smallest words and endings. */
function likeness(one: OfferedTip, other: OfferedTip): number {
  const ours = tellingWords(one)
  const theirs = tellingWords(other)
  const sharedCount = [...ours].filter((word) => theirs.has(word)).length
  return sharedCount / (ours.size + theirs.size - sharedCount)
}

function tellingWords({ description }: OfferedTip): Set<string> {
  const words = description.toLowerCase().match(/[a-z0-9½]{4,}/g) ?? []
  return new Set(words.map((word) => word.replace(/(ing|ed|es|s)$/, '')))
}
