import { expect, it } from 'vitest'
import * as copy from './shots.copy.ts'

it('says why a shot counts or not', () => {
  const said = (verdict: Parameters<typeof copy.verdictText>[0]['verdict'], more = {}) =>
    copy.verdictText({ verdict, mark: 'by-rule', swing: 'full', ...more })
  expect(said('solid')).toBe('counts')
  expect(said('solid', { mark: 'counts' })).toBe('counts: your word')
  expect(said('mishit')).toBe('short: mishit')
  expect(said('odd')).toBe('odd reading')
  expect(said('left-out', { mark: 'left-out' })).toBe('left out: your word')
  expect(said('solid', { swing: 'half' })).toBe('½ swing: counts as one')
  expect(said('part-swing', { swing: 'other' })).toBe('part swing')
  expect(said('earlier-club')).toBe('your earlier club')
  expect(said(undefined)).toBe('')
})

it('says where a session is from, and how many of its shots are with the club', () => {
  expect(copy.sessionLine({ source: 'Rapsodo', origin: 'device-indoor', count: 12, allCount: 58 })).toBe(
    'Rapsodo, on a mat · 12 of 58 shots',
  )
  expect(copy.sessionLine({ source: 'log', origin: 'typed', count: 1, allCount: 1 })).toBe('Range log, typed · 1 shot')
})

it('says how many shots are from rounds, and how many lost balls are missing', () => {
  expect(copy.fromRounds({ roundShotCount: 4, shotCount: 13 })).toBe('4 of 13 shots are from rounds.')
  expect(copy.fromRounds({ roundShotCount: 1, shotCount: 13 })).toBe('1 of 13 shots is from rounds.')
  expect(copy.fromRounds({ roundShotCount: 4, shotCount: 4 })).toBe('All of them are from rounds.')
  expect(copy.fromRounds({ roundShotCount: 1, shotCount: 1 })).toBe('It’s from a round.')
  expect(copy.lostBalls(1)).toMatch(/^One lost ball from a round is missing/)
  expect(copy.lostBalls(2)).toMatch(/^2 lost balls from rounds are missing/)
})
