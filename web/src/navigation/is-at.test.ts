import { expect, it } from 'vitest'
import { isAt } from './is-at.ts'

it('knows a page by its address, whatever the case and with or without a slash at its end', () => {
  for (const pathname of ['/distances', '/distances/', '/Distances', '/DISTANCES//']) {
    expect(isAt('/distances', pathname)).toBe(true)
  }
  expect(isAt('/distances', '/distance')).toBe(false)
  expect(isAt('/', '/')).toBe(true)
  expect(isAt('/', '/distances')).toBe(false)
})

it('knows the pages of one of many', () => {
  for (const pathname of ['/clubs/7-iron', '/clubs/7-iron/', '/Clubs/PW']) {
    expect(isAt('/clubs/:club', pathname)).toBe(true)
  }
  for (const pathname of ['/clubs', '/clubs/7-iron/more', '/7-iron', '/']) {
    expect(isAt('/clubs/:club', pathname)).toBe(false)
  }
})
