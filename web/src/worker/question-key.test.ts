import { describe, expect, it } from 'vitest'
import { questionKey } from './question-key.ts'

describe('questionKey', () => {
  it('is the same for arguments with the same content', () => {
    expect(questionKey('playsLike', [{ a: 1, b: [2] }])).toBe(questionKey('playsLike', [{ a: 1, b: [2] }]))
  })

  it('tells apart what JSON does not', () => {
    const values = [null, undefined, 0, -0, Number.NaN, Infinity, -Infinity, 'NaN', '']
    const keys = values.map((value) => questionKey('playsLike', [[value]]))
    expect(new Set(keys).size).toBe(values.length)
  })

  it('tells functions and arguments apart', () => {
    const keys = [questionKey('playsLike', []), questionKey('playsLike', [[]]), questionKey('adviseShot', [])]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('knows a course by the object, and is as short for the largest one', () => {
    const course = { shapes: Array.from({ length: 20_000 }, (_, index) => index) }
    const key = questionKey('adviseOnHole', [{ course, holeId: 'one' }])
    expect(questionKey('adviseOnHole', [{ course, holeId: 'one' }])).toBe(key)
    expect(questionKey('adviseOnHole', [{ course, holeId: 'two' }])).not.toBe(key)
    expect(questionKey('adviseOnHole', [{ course: { ...course }, holeId: 'one' }])).not.toBe(key)
    expect(key.length).toBeLessThan(100)
  })
})
