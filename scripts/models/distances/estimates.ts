import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { estimateBag } from '@bagwise/golf/distances/estimate-bag'
import { paragraph, table } from '../markdown.ts'

const SHOWN = ['driver', '3-wood', '5-wood', '4-hybrid', '5-iron', '7-iron', '9-iron', 'pw', 'gw', 'sw', 'lw'] as const
const GIVEN_CARRIES: readonly Readonly<Partial<Record<ClubType, number>>>[] = [
  { '7-iron': 145 },
  { '7-iron': 75 },
  { driver: 215 },
  { driver: 215, '7-iron': 140, pw: 100 },
  { driver: 282, '7-iron': 176, pw: 142 },
]

export function estimates(): readonly string[] {
  return [
    '## Examples',
    paragraph('What is given has no range. Usual lofts, nothing known of the golfer.'),
    table(
      SHOWN.map((club) => CLUBS[club].displayName),
      GIVEN_CARRIES.map(exampleRow),
    ),
  ]
}

function exampleRow(given: Readonly<Partial<Record<ClubType, number>>>): readonly string[] {
  const references = SHOWN.flatMap((club) => {
    const carryYards = given[club]
    return carryYards === undefined ? [] : [{ club, carryYards }]
  })
  const estimate = estimateBag(
    SHOWN.map((club) => ({ club })),
    references,
  )
  if ('contradiction' in estimate) throw new Error('The examples agree with each other')
  return estimate.carries.map(({ carryYards, plusMinusYards }) =>
    plusMinusYards === 0 ? `**${carryYards}**` : `${carryYards} ±${plusMinusYards}`,
  )
}
