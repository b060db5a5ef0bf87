import { expect, it } from 'vitest'
import { shotOfRow, shotTable } from './shot-table.ts'
import { KeptShot } from './shots.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const PLAIN: KeptShot = {
  id: ID,
  session: ID,
  club: null,
  swing: 'full',
  mark: 'by-rule',
  label: '',
  carryYards: 151.3,
  isSpinMeasured: false,
}
const FULL: KeptShot = {
  ...PLAIN,
  club: '7-iron',
  label: '7i',
  sideYards: 0,
  totalYards: 160,
  ballSpeedMph: 110.2,
  launchDeg: 17,
  startDeg: -1.5,
  spinRpm: 6500,
  isSpinMeasured: true,
  spinAxisDeg: -3,
  clubSpeedMph: 80,
  aimYards: 2,
}

it('is the shots again, column by column', () => {
  const { columns, rows } = shotTable([PLAIN, FULL])
  expect(columns).toEqual(Object.keys(KeptShot.shape))
  const again = rows.map((row) => KeptShot.parse(shotOfRow(columns, row)))
  expect(again).toEqual([PLAIN, FULL])
})

it('reads columns in any order, and gives what has no column a name of its own', () => {
  expect(shotOfRow(['carryYards', 'club'], [150, null, 7])).toEqual({ carryYards: 150, club: null, 2: 7 })
  expect(shotOfRow(['carryYards', 'sideYards'], [150, null])).toEqual({ carryYards: 150 })
})
