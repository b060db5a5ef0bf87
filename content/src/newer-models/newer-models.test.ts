import { isOverAYearOld } from '@bagwise/golf/price-day'
import { describe, expect, it } from 'vitest'
import { BALLS } from '../balls/catalogue.prose.ts'
import { CONFIDENCES } from '../balls/catalogue-ball.ts'
import { TOPIC as COMPRESSION } from '../encyclopedia/articles/compression.prose.ts'
import { BUDGET_SETS } from '../starter-sets/budget-sets.prose.ts'
import { MID_RANGE_SETS } from '../starter-sets/mid-range-sets.prose.ts'
import { PREMIUM_SETS } from '../starter-sets/premium-sets.prose.ts'
import { NEWER_BALLS } from './newer-balls.ts'
import { NEWER_CLUBS } from './newer-clubs.ts'

const SETS = [...BUDGET_SETS, ...MID_RANGE_SETS, ...PREMIUM_SETS]
const DAY = /^\d{4}-\d{2}-\d{2}$/
const source = { basis: expect.stringMatching(/\S{3}/), confidence: expect.toBeOneOf([...CONFIDENCES]) }

describe('what has come out since the catalogue of 2024', () => {
  it('ONE-43 leaves the 24 balls of 2024 in place, with newer ones beside those they follow', () => {
    expect(BALLS.map(({ year }) => year)).toEqual(Array(24).fill(2024))
    const followed = NEWER_BALLS.flatMap(({ succeeds }) => (succeeds === undefined ? [] : [succeeds]))
    expect(followed.toSorted()).toEqual([
      'callaway-chrome-tour',
      'srixon-z-star',
      'taylormade-tp5',
      'taylormade-tp5x',
      'titleist-pro-v1',
      'titleist-pro-v1x',
    ])
    const ids = [...BALLS, ...NEWER_BALLS].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { succeeds, brand, model, year } of NEWER_BALLS) {
      const old = BALLS.find(({ id }) => id === succeeds)
      expect([undefined, `${brand} ${model}`]).toContain(old && `${old.brand} ${old.model}`)
      expect(year).toBeGreaterThan(2024)
    }
  })

  it('ONE-43 gives every price its year, its day and its source, and no number for a price that was not found', () => {
    for (const { id, sources } of BALLS) {
      expect(sources.price, id).toEqual({ ...source, year: 2024, checkedOn: expect.stringMatching(DAY) })
    }
    for (const { id, prices } of SETS) expect(prices, id).toEqual({ year: 2024, checkedOn: expect.stringMatching(DAY) })
    const priced = [...NEWER_BALLS, ...NEWER_CLUBS].flatMap(({ price }) => (price ? [price] : []))
    for (const price of priced) {
      expect(price).toEqual({
        ...source,
        dollars: expect.toSatisfy((dollars: number) => dollars > 0),
        year: expect.toSatisfy((year: number) => year > 2024),
        checkedOn: expect.stringMatching(DAY),
      })
    }
    const unpriced = (models: readonly { readonly model: string; readonly price?: unknown }[]) =>
      models.filter(({ price }) => price === undefined).map(({ model }) => model)
    expect(unpriced(NEWER_BALLS)).toEqual(['TP5', 'TP5x', 'Pro V1x', 'Z-Star'])
    expect(unpriced(NEWER_CLUBS)).toHaveLength(NEWER_CLUBS.length)
  })

  it('says where each was found, and on which day it was looked for', () => {
    for (const { id, basis, confidence, checkedOn } of [...NEWER_BALLS, ...NEWER_CLUBS]) {
      expect({ basis, confidence }, id).toEqual(source)
      expect(checkedOn, id).toMatch(DAY)
    }
  })

  it('has prices of over a year ago on every ball and set of 2024', () => {
    const old = [...BALLS.map(({ sources }) => sources.price), ...SETS.map(({ prices }) => prices)]
    expect(old.filter((price) => !isOverAYearOld(price, price.checkedOn))).toEqual([])
  })
})

it('ONE-43 tells golfers that no rule about their ball changes before January 2030, and names no earlier year', () => {
  const article = JSON.stringify(COMPRESSION)
  expect(article).toContain('No rule about your ball changes before January 2030.')
  expect(article).not.toContain('2028')
})
