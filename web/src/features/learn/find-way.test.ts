import { describe, expect, it } from 'vitest'
import { findWay, pathOf } from './find-way.ts'

const pathFor = (typed: string, units: 'yards' | 'metres' = 'yards') => {
  const way = findWay(typed, units)
  return way && pathOf(way)
}

describe('the search under Learn', () => {
  it.each([
    ['150', '/shot-advisor?distance=150'],
    [' 85 yards', '/shot-advisor?distance=85'],
    ['140yd into the wind', '/shot-advisor?distance=140'],
    ['120 to the pin', '/shot-advisor?distance=120'],
    ['100 m', '/shot-advisor?distance=109'],
    ['what do I hit from 165 yards', '/shot-advisor?distance=165'],
  ])('offers the shot for %j', (typed, path) => {
    expect(pathFor(typed)).toBe(path)
  })

  it('reads a bare number in the golfer’s own units', () => {
    expect(pathFor('100', 'metres')).toBe('/shot-advisor?distance=109')
    expect(pathFor('100 yards', 'metres')).toBe('/shot-advisor?distance=100')
  })

  it.each([
    ['topped', '/swing-analyzer?fault=topped'],
    ['How do I stop slicing?', '/swing-analyzer?fault=slice'],
    ['fat  shots', '/swing-analyzer?fault=fat'],
  ])('offers the cause for %j', (typed, path) => {
    expect(pathFor(typed)).toBe(path)
  })

  it.each([
    ['bounce', '/encyclopedia?search=bounce'],
    [' 56 degree  wedge', '/encyclopedia?search=56+degree+wedge'],
    ['7', '/encyclopedia?search=7'],
    ['7-iron', '/encyclopedia?search=7-iron'],
    ['400', '/encyclopedia?search=400'],
    ['R&A', '/encyclopedia?search=R%26A'],
  ])('searches the encyclopedia for %j', (typed, path) => {
    expect(pathFor(typed)).toBe(path)
  })

  it('offers nothing for nothing', () => {
    expect(findWay('  ', 'yards')).toBeUndefined()
  })
})
