import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { boundedList } from './bounded-list.ts'

const shortList = boundedList(z.string(), { maxLength: 3 })

it('HRD-19 finds one thing wrong with a list that is too long, however many of its entries are', () => {
  const { error } = shortList.safeParse(Array.from({ length: 10_000 }, () => 1))
  expect(error?.issues).toMatchObject([{ code: 'too_big', maximum: 3 }])
})

it('says of each entry of a list that fits what is wrong', () => {
  expect(shortList.safeParse(['a', 1, 2]).error?.issues).toMatchObject([{ path: [1] }, { path: [2] }])
  expect(shortList.parse(['a', 'b'])).toEqual(['a', 'b'])
})
