import { expect, expectTypeOf, it } from 'vitest'
import type * as rules from '@bagwise/golf/play/played-rows'
import { PlayedHole, PlayedShot } from './play.ts'

it('has the rows that the rules of a round read and write', () => {
  expectTypeOf<PlayedHole>().toExtend<rules.PlayedHole>()
  expectTypeOf<rules.PlayedHole>().toExtend<PlayedHole>()
  expectTypeOf<PlayedShot>().toExtend<rules.PlayedShot>()
  expectTypeOf<rules.PlayedShot>().toExtend<PlayedShot>()

  const round = '3f2d8f5e-7c70-4b57-9d4e-0f8f0f3f4a11'
  const hole: rules.PlayedHole = {
    round,
    number: 7,
    par: 4,
    strokeIndex: 5,
    lengthYards: 392,
    score: 4,
    finish: 'holed',
    putts: 2,
    firstPuttFeet: 24,
    pin: { alongYards: 391.5, acrossYards: -3 },
  }
  const shot: rules.PlayedShot = {
    id: '9a1c2b3d-4e5f-4a6b-8c7d-0e1f2a3b4c5d',
    round,
    hole: 7,
    order: 1024,
    branch: 'ball',
    club: '5-iron',
    lie: 'trees',
    lieFrom: 'map',
    leftYards: 152,
    leftSdYards: 4,
    leftFrom: 'position',
    swing: 'full',
    penalty: 'none',
    rest: { alongYards: 148, acrossYards: 6.5, sdYards: 5 },
    air: { headwindMph: 8, crosswindMph: -3, temperatureF: 61 },
    at: null,
    isLeftOut: false,
  }
  expect(PlayedHole.parse(hole)).toEqual(hole)
  expect(PlayedShot.parse(shot)).toEqual(shot)
})
